"""Mutations of a rule set: each takes away one power's hook, one guard clause, one entry of an order, one memory.

They are made in the running program, never in its files: a mutant is a function that changes classes and lists in place,
called in a process of its own.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial, wraps
from typing import Any

from loupiote.kernel.ask import No
from loupiote.kernel.powers import GuardMark, Power
from loupiote.kernel.ruleset import RuleSet

HOOKS = (
    *("choices", "prompt", "must", "shows", "clashes", "seconds", "silence", "decide", "resolve", "thwarted"),
    *("bend", "guard", "follows", "after_death", "weight", "watch"),
)
FLAGS = ("optional", "shared", "instant", "refereed", "beyond")
CACHES = ("kinds", "powers", "reasons", "moves", "picky", "_routes", "serves", "noes")
REFUSALS = ("no", "No")  # what makes the reason of a refusal
Own = list[tuple[str, Any]]  # functions of a class, by name


@dataclass(frozen=True)
class Mutant:
    """One thing taken away: its name, how, and the sections of the rule book that should miss it."""

    name: str
    apply: Callable[[], None]
    sections: frozenset[str] = frozenset()


def mutants(rules: RuleSet) -> Iterator[Mutant]:
    """All mutants of a rule set."""
    sections, names = _sections(rules), set[str]()
    used = {type(power) for bearer in rules.kinds.values() for power in bearer.powers} | set(rules.guards)
    for kind in sections:
        own = _reached(kind, used)
        for mutant in (*_hooks(kind, own), *_flags(kind), *_functions(kind, own), *_exclusions(kind, own), *_memories(kind)):
            twice = f" ({kind.__module__})" if mutant.name in names else ""  # a rule set's own class beside the shared one
            names.add(mutant.name)
            yield Mutant(mutant.name + twice, mutant.apply, sections[kind])
    yield from _orders(rules)


def _sections(rules: RuleSet) -> dict[type, frozenset[str]]:
    """Every class that a rule of this set is written in, base classes too, and the bearers that it is about."""
    found: dict[type, set[str]] = {}
    for bearer in rules.kinds.values():
        for power in bearer.powers:
            for kind in type(power).__mro__:
                if issubclass(kind, Power) and kind is not Power:
                    found.setdefault(kind, set()).add(bearer.id)
    for guard in rules.guards:
        if issubclass(guard, GuardMark):
            makers = {id for kind, ids in found.items() if kind.__module__ == guard.__module__ for id in ids}
            found.setdefault(guard, set()).update(makers)
    return {kind: frozenset(ids) for kind, ids in found.items()}


# ------------------------------------------------------------------------------------------------- classes of powers
def _own(kind: type) -> Iterator[tuple[str, Any]]:
    """The functions written in a class itself."""
    for name, value in vars(kind).items():
        if inspect.isfunction(value) and not name.startswith("__"):
            yield name, value


def _reached(kind: type, kinds: Iterable[type]) -> list[tuple[str, Any]]:
    """Its functions that something of the rule set calls: not those that all who inherit them have replaced."""
    heirs = [one for one in kinds if issubclass(one, kind)]
    return [(name, function) for name, function in _own(kind) if any(_reaches(heir, kind, name) for heir in heirs)]


def _reaches(heir: type, kind: type, name: str) -> bool:
    for one in heir.__mro__:
        if one is kind:
            return True
        if name in vars(one):
            said = inspect.getsource(vars(one)[name])
            if "super()" not in said and f"{kind.__name__}.{name}" not in said:
                return False
    return False


def _hooks(kind: type, own: Own) -> Iterator[Mutant]:
    for name, _ in own:
        if name in HOOKS:
            yield Mutant(f"{kind.__name__}.{name} is gone", partial(delattr, kind, name))


def _flags(kind: type) -> Iterator[Mutant]:
    for name in FLAGS:
        if name in vars(kind) and getattr(kind, name) != getattr(Power, name):
            yield Mutant(f"{kind.__name__} is not {name}", _setting(kind, name, getattr(Power, name)))


def _setting(kind: type, name: str, value: Any) -> Callable[[], None]:
    return lambda: setattr(kind, name, value)


def _memories(kind: type) -> Iterator[Mutant]:
    """A power that forgets: one of its fields always has its first value again."""
    if not issubclass(kind, Power) or not _plain(kind):
        return
    inherited = set(getattr(kind.__base__, "__struct_fields__", ()))
    for field in kind.__struct_fields__:
        if field not in inherited:
            yield Mutant(f"{kind.__name__} forgets {field}", _forgetting(kind, field))


def _plain(kind: type) -> bool:
    try:
        kind()
    except TypeError:
        return False
    return True


def _forgetting(kind: type, field: str) -> Callable[[], None]:
    def apply() -> None:
        first = getattr(kind(), field)
        for heir in (kind, *kind.__subclasses__()):
            for name, function in list(_own(heir)):
                if not isinstance(vars(heir)[name], classmethod | staticmethod):
                    setattr(heir, name, _wrapped(function, field, first))

    return apply


def _wrapped(function: Callable[..., Any], field: str, first: Any) -> Callable[..., Any]:
    @wraps(function)
    def forgetful(self: Any, *args: Any) -> Any:
        setattr(self, field, first)
        return function(self, *args)

    return forgetful


# ------------------------------------------------------------------------------------------- guard clauses in functions
def _functions(kind: type, own: Own) -> Iterator[Mutant]:
    """Each `if` that leaves a function early never holds; each choice between two values always takes the other."""
    for name, function in own:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        for place, node in enumerate(ast.walk(tree)):
            if isinstance(node, ast.If) and isinstance(node.body[-1], ast.Return | ast.Continue | ast.Raise):
                yield _dropping(kind, name, function, place, f"if {ast.unparse(node.test)}")
            elif isinstance(node, ast.IfExp) and (_is_no(node.body) or _is_none(node.body)):
                yield _dropping(kind, name, function, place, f"{ast.unparse(node.body)} if {ast.unparse(node.test)}")
            elif isinstance(node, ast.IfExp) and (_is_no(node.orelse) or _is_none(node.orelse)):
                yield _dropping(kind, name, function, place, f"only if {ast.unparse(node.test)}")


def _dropping(kind: type, name: str, function: Any, place: int, what: str) -> Mutant:
    def apply() -> None:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        node = list(ast.walk(tree))[place]
        assert isinstance(node, ast.If | ast.IfExp)
        holds = isinstance(node, ast.IfExp) and not (_is_no(node.body) or _is_none(node.body))
        node.test = ast.copy_location(ast.Constant(holds), node.test)
        space: dict[str, Any] = {}
        later = __future__.annotations.compiler_flag  # names that only stand in annotations are not looked up
        code = compile(ast.fix_missing_locations(tree), inspect.getfile(function), "exec", later, dont_inherit=True)
        exec(code, function.__globals__ | {"__class__": kind}, space)
        setattr(kind, name, space[name])

    return Mutant(f"{kind.__name__}.{name} without: {what}", apply)


def _is_no(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return called in REFUSALS


def _is_other(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "other"


def _is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _exclusions(kind: type, own: Own) -> Iterator[Mutant]:
    """Each reason for which values are taken out of a choice: they stay in."""
    trees = [ast.parse(textwrap.dedent(inspect.getsource(function))) for _, function in own]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    alone = {id(node.value) for node in nodes if isinstance(node, ast.Return)}
    alone |= {id(part) for node in nodes if isinstance(node, ast.IfExp) for part in (node.body, node.orelse)}
    alone |= {id(node.value) for node in nodes if isinstance(node, ast.keyword) and node.arg == "other"}
    alone |= {id(node.value) for node in nodes if isinstance(node, ast.Assign) and _is_other(node.targets[0])}
    codes = [node.args[0] for node in nodes if _is_no(node) and id(node) not in alone and isinstance(node, ast.Call)]
    for code in dict.fromkeys(str(code.value) for code in codes if isinstance(code, ast.Constant)):
        if code != "not-legal":  # the reason against whatever is not in the list excludes nothing
            yield Mutant(f"{kind.__name__} does not exclude: {code}", _including(kind, code))


def _including(kind: type, code: str) -> Callable[[], None]:
    def apply() -> None:
        for name, function in list(_own(kind)):
            setattr(kind, name, _filtered(function, code))

    return apply


def _filtered(function: Callable[..., Any], code: str) -> Callable[..., Any]:
    @wraps(function)
    def choices(*args: Any) -> Any:
        choice = function(*args)
        if isinstance(choice, dict):  # powers that clash, each with the reason
            return {other: no for other, no in choice.items() if getattr(no, "code", None) != code}
        for field in getattr(choice, "__struct_fields__", ()):  # a choice, or what several choices are made of
            value = getattr(choice, field)
            if isinstance(value, dict):
                setattr(choice, field, {key: no for key, no in value.items() if getattr(no, "code", None) != code})
            elif isinstance(value, No) and value.code == code and field != "other":
                setattr(choice, field, None)
        return choice

    return choices


# -------------------------------------------------------------------------------------------------------------- orders
def _orders(rules: RuleSet) -> Iterator[Mutant]:
    for name in ("guards", "after_death", "weights", "victories", "stages", "order", "opening", "round"):
        entries = getattr(rules, name)
        for i, entry in enumerate(entries):
            label = entry if isinstance(entry, str) else entry.__name__
            left = (*entries[:i], *entries[i + 1 :])
            yield Mutant(f"{name.upper()} without {label} ({i})", _ordering(rules, name, left))
    for window, kinds in rules.asked.items():
        for i, kind in enumerate(kinds):
            left = rules.asked | {window: (*kinds[:i], *kinds[i + 1 :])}
            same = [other for other in kinds[:i] if other.__name__ == kind.__name__]
            twice = f" ({kind.__module__})" if same else ""
            yield Mutant(f"ASKED {window} without {kind.__name__}{twice}", _ordering(rules, "asked", left))


def _ordering(rules: RuleSet, name: str, value: Any) -> Callable[[], None]:
    def apply() -> None:
        object.__setattr__(rules, name, value)
        for cache in CACHES:
            rules.__dict__.pop(cache, None)

    return apply
