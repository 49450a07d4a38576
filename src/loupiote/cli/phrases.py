"""The command's own sentences: Fluent catalogues under `texts/`, one file for each language."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from loupiote.narration import Lang
from loupiote.narration.catalogue import Catalogue
from loupiote.narration.grammar import typeset

HERE = Path(__file__).parent / "texts"
VALUE = "\ue000"  # stands for a value that was filled in


@lru_cache(maxsize=4)
def catalogue(lang: Lang) -> Catalogue:
    """The catalogue of a language, read once."""
    resource = FluentParser().parse((HERE / f"{lang}.ftl").read_text(encoding="utf-8"))
    Typesetter(lang).visit(resource)
    return Catalogue(lang, [resource])


class Typesetter(Visitor):
    """Sets our own words in type. What is filled in stays as it is: a name is written as its player writes it."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang

    def visit_Pattern(self, node: ast.Pattern) -> None:
        """Set each piece of text; one that goes on behind a value does not begin a line."""
        for i, piece in enumerate(node.elements):
            if isinstance(piece, ast.TextElement):
                piece.value = typeset(VALUE * bool(i) + piece.value, self.lang).removeprefix(VALUE)
        self.generic_visit(node)


class Phrases:
    """The sentences of one language, called by key.

    >>> Phrases("en")("yes")
    'yes'
    """

    def __init__(self, lang: Lang) -> None:
        self.lang, self._catalogue = lang, catalogue(lang)

    def __call__(self, key: str, /, **values: str | int | float) -> str:
        """The sentence of a key with its values filled in; the key itself where there is none."""
        shown = self._catalogue.format(key, "", values)
        return key if shown is None else shown

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return key in self._catalogue.texts

    def named(self, family: str, id: str) -> str:
        """The words for an id, e.g. of a step; the id itself where it has none."""
        key = f"{family}-{id}"
        return self(key) if self.has(key) else id

    def any_of(self, names: list[str]) -> str:
        """Names as a choice: `Ana, Bob ou Cleo`."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self('or')} {names[-1]}"
