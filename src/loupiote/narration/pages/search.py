"""Searching the rule books: names first, then clauses. Accents and case do not count; every word must be there."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from unidecode import unidecode

from loupiote.narration.clauses import clause_text
from loupiote.narration.narrator import Lang
from loupiote.narration.pages.names import Names
from loupiote.rulebook import book, rule_sets

MOST = 40  # found in one search
LONGEST = 100  # letters of a search that are looked at


class Hit(NamedTuple):
    """Something found: the rule set, the section, what it is called; for a clause its id and text too."""

    rules: str
    section: str
    name: str
    clause: str | None = None
    text: str | None = None


class Found(NamedTuple):
    """What a search has found. `more`: there was more than is given."""

    names: list[Hit]
    clauses: list[Hit]
    more: bool


class _Entry(NamedTuple):
    words: str
    hit: Hit


def folded(text: str) -> str:
    """A text as it is compared: without accents, in lower case, apostrophes as spaces."""
    return " ".join(unidecode(text).lower().replace("'", " ").split())


def search(lang: Lang, query: str, rules: str | None = None, most: int = MOST) -> Found:
    """What speaks of these words, in one rule set or in all of them.

    Args:
        query: words, of which each must be there; a clause is found by its id too.
        most: how many names, and how many clauses, are given.
    """
    wanted = folded(query[:LONGEST]).split()
    if not wanted:
        return Found([], [], False)
    names, clauses = list[Hit](), list[Hit]()
    for one in (rules,) if rules is not None else rule_sets():
        named, written = _index(lang, one)
        names += [entry.hit for entry in named if all(word in entry.words for word in wanted)]
        clauses += [entry.hit for entry in written if all(word in entry.words for word in wanted)]
    first = wanted[0]
    names.sort(key=lambda hit: not folded(hit.name).startswith(first))  # a name that begins so comes first
    return Found(names[:most], clauses[:most], len(names) > most or len(clauses) > most)


@lru_cache(maxsize=32)
def _index(lang: Lang, rules: str) -> tuple[list[_Entry], list[_Entry]]:
    names = Names(lang, rules)
    called: dict[str, list[str]] = {}
    for name, id in names.known().items():
        called.setdefault(id, []).append(name)
    named = [_Entry(folded(" ".join(called[id])), Hit(rules, id, names.bearer(id))) for id in called]
    written = [
        _Entry(
            folded(f"{clause.id} {names.bearer(section.id)} {clause.text(lang)} {clause_text(lang, clause.id)}"),
            Hit(rules, section.id, names.bearer(section.id), clause.id, clause_text(lang, clause.id)),
        )
        for section in book(rules).sections.values()
        for clause in section.clauses
    ]
    return named, written
