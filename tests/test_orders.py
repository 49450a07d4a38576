"""What the orders of a rule set promise: every hook of every power is called by a list, and no question is lost."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

from loupiote.kernel.data import kinds
from loupiote.kernel.powers import Power
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.state import MarkFamily, PowerFamily
from loupiote.rules import BUILT, rule_set

SOURCE = Path(__file__).parents[1] / "src/loupiote"
CODE = [path for layer in ("kernel", "cast", "rules") for path in sorted((SOURCE / layer).rglob("*.py"))]


def called(rules: RuleSet) -> dict[str, set[type]]:
    """Hook -> the powers whose hook of this name some list calls."""
    asked = {kind for kinds in rules.asked.values() for kind in kinds}
    watching = {kind for kinds in rules.watchers.values() for kind in kinds}
    done = asked | set(rules.order)
    after = set(rules.after_death)
    return {
        "choices": asked,
        "resolve": done,
        "thwarted": done,
        "decide": asked,
        "silence": asked,
        "bend": set(rules.stages),
        "guard": set(rules.guards),
        "follows": after,
        "after_death": after,
        "weight": set(rules.weights),
        "watch": watching,
    }


@pytest.mark.parametrize("name", BUILT)
def test_every_hook_of_every_power_is_called_by_a_list(name: str) -> None:
    rules = rule_set(name)
    lists = called(rules)
    idle = [
        f"{kind.__name__}.{hook}"
        for kinds in rules.powers.values()
        for kind in kinds
        for hook, served in lists.items()
        if getattr(kind, hook) is not getattr(Power, hook) and kind not in served
    ]
    assert not idle, f"no list of {name} calls {idle}"


@pytest.mark.parametrize("name", BUILT)
def test_every_list_names_powers_that_some_bearer_has(name: str) -> None:
    rules = rule_set(name)
    there = {kind for kinds in rules.powers.values() for kind in kinds}
    named = set().union(*called(rules).values())
    strangers = {kind.__name__ for kind in named if issubclass(kind, Power)} - {kind.__name__ for kind in there}
    assert not strangers


def _asking(tree: ast.Module) -> set[str]:
    """The functions and methods of a module that may ask: those that give back a `Flow`."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {
        function.name
        for function in functions
        if function.returns and ast.unparse(function.returns).startswith("Flow[")
    }


def test_no_question_is_lost_for_want_of_yield_from() -> None:
    """A call of something that may ask, standing alone as a statement, does nothing at all and says nothing."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in CODE}
    asking = set().union(*map(_asking, trees.values()))
    assert {"strike", "call", "perform"} <= asking
    lost = []
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                function = node.value.func
                name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
                if name in asking:
                    lost.append(f"{path.name}:{node.lineno}: {name}")
    assert not lost


def test_the_skeleton_of_a_role_comes_into_no_game() -> None:
    before = {family: set(kinds(family)) for family in (PowerFamily, MarkFamily)}
    skeleton = importlib.import_module("loupiote.cast._skeleton")
    assert skeleton.RendreVisite.id == "rendre-visite"
    assert {family: set(kinds(family)) for family in (PowerFamily, MarkFamily)} == before
