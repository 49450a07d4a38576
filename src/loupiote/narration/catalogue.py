"""The catalogues: Fluent files in `texts/`, read once, asked by key.

    texts/fr/*.ftl             what every rule set says
    texts/roles/<id>/fr.ftl    all texts of a role
    texts/fr/<rules>/*.ftl and texts/roles/<id>/fr.<rules>.ftl    what one rule set says otherwise

A key may have attributes: `role-voyante.help`. A text is looked for in the game master's tone file, then in the
standard texts, then in the other language. What is nowhere is shown as its id (`power-sonder`: sonder), never an
exception.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

HERE = Path(__file__).parent / "texts"
LANGUAGES = ("fr", "en")
_BREAK = re.compile(r"\s*\n\s*")
LONGEST = 2000  # characters of a value in a sentence; Fluent gives up on one whose values are longer than 2500
MOST = 4096  # answers that are remembered


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    """The names of the variables that a text uses, without their dollar."""
    visitor = _Variables()
    visitor.visit(node)
    return visitor.names


def parts(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    """The texts of an entry: ("", its value), then its attributes."""
    if entry.value is not None:
        yield "", entry.value
    for attribute in entry.attributes:
        yield attribute.id.name, attribute.value


def entries(resource: ast.Resource) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a file."""
    return (entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term))


def name_of(entry: ast.Message | ast.Term) -> str:
    """The key of an entry; a term's begins with a hyphen."""
    return "-" * isinstance(entry, ast.Term) + entry.id.name


def dotted(key: str, attribute: str) -> str:
    """`role-voyante.help`, or the key alone."""
    return f"{key}.{attribute}" if attribute else key


def _short(value: Any) -> Any:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


class Catalogue:
    """The texts of one language from some files, the later ones first."""

    def __init__(self, lang: str, resources: list[ast.Resource]) -> None:
        self.texts: dict[str, set[str]] = {}  # key or key.attribute: variables
        self._bundle = FluentBundle([lang], use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource, allow_overrides=True)
            for entry in entries(resource):
                for attribute, pattern in parts(entry):
                    self.texts[dotted(name_of(entry), attribute)] = variables(pattern)

    def format(self, key: str, attribute: str, args: Mapping[str, Any]) -> str | None:
        """The text of a key, None if it is not here or needs a variable that is not given."""
        if dotted(key, attribute) not in self.texts:
            return None
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        try:
            shown, errors = self._bundle.format_pattern(pattern, {name: _short(arg) for name, arg in args.items()})
        except (RecursionError, LookupError, TypeError, ValueError):  # a text that refers to itself, say
            return None
        return None if errors else _BREAK.sub(" ", str(shown))  # a text is one line, however it is written


def files(lang: str, rules: str) -> list[Path]:
    """The files of a language for a rule set; a later one replaces what an earlier one says."""
    common = sorted(HERE.glob(f"{lang}/*.ftl")) + sorted(HERE.glob(f"roles/*/{lang}.ftl"))
    return common + sorted(HERE.glob(f"{lang}/{rules}/*.ftl")) + sorted(HERE.glob(f"roles/*/{lang}.{rules}.ftl"))


@lru_cache(maxsize=32)
def resources(lang: str, rules: str) -> tuple[ast.Resource, ...]:
    """The parsed files of a language for a rule set."""
    parser = FluentParser()
    return tuple(parser.parse(path.read_text(encoding="utf-8")) for path in files(lang, rules))


@lru_cache(maxsize=32)
def standard(lang: str, rules: str) -> Catalogue:
    """The standard texts of a language for a rule set, kept for the next narrator."""
    return Catalogue(lang, list(resources(lang, rules)))


def toned(lang: str, rules: str, tone: ast.Resource) -> Catalogue:
    """The texts of a tone in front of the standard ones, to which they may refer."""
    return Catalogue(lang, [*resources(lang, rules), tone])


@lru_cache(maxsize=32)
def _answered(lang: str, rules: str) -> dict[Any, str]:
    """What the standard texts of a language have answered already: to every narrator they answer the same."""
    return {}


class Texts:
    """All texts that one narrator may use: the tone, the standard ones, those of the other language."""

    def __init__(self, lang: str, rules: str, tone: Catalogue | None = None) -> None:
        self.lang, self.rules = lang, rules
        self._own = [standard(lang, rules)] if tone is None else [tone, standard(lang, rules)]
        self._shown: dict[Any, str] = _answered(lang, rules) if tone is None else {}

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether a text stands under this key in this language."""
        whole = dotted(key, attribute)
        return any(whole in catalogue.texts for catalogue in self._own)

    def format(self, key: str, attribute: str, args: Mapping[str, str | int | float]) -> str:
        """The text of a key with its variables filled in. The same question is answered from memory."""
        question = (key, attribute, tuple(args.items()), tuple(map(type, args.values())))  # 1, 1.0 and True are equal
        shown = self._shown.get(question)
        if shown is None:
            found = (catalogue.format(key, attribute, args) for catalogue in self._catalogues())
            shown = next((text for text in found if text is not None), None)
            if shown is None:
                shown = attribute or key.partition("-")[2] or key
            if len(self._shown) >= MOST:  # they outlast a narrator: what is asked now has room, whatever was asked before
                self._shown.clear()
            self._shown[question] = shown
        return shown

    def _catalogues(self) -> Iterator[Catalogue]:
        yield from self._own
        yield from (standard(other, self.rules) for other in LANGUAGES if other != self.lang)
