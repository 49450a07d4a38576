"""The words that a record of one rule set may use, from `names.yaml` and from the rule set itself."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache, cached_property
from typing import NamedTuple

from loupiote.kernel import decrees
from loupiote.kernel.data import kinds, tag_of
from loupiote.kernel.events import Fact
from loupiote.kernel.pace import WAIT
from loupiote.kernel.ruleset import RuleSet
from loupiote.rulebook import rule_sets
from loupiote.rulebook.names import common, words
from loupiote.rulebook.words import Words
from loupiote.rules import rule_set

_DRAW = re.compile(r"(?P<what>[^@]+)@(?P<moment>[a-z-]+?)(?:-(?P<number>\d+))?\.(?P<bearer>[a-z-]+)(?:\.(?P<n>\d+))?")
_PLACE = re.compile(r"(?P<id>[^@]+?)(?:@(?P<n>[1-9]\d{0,5}))?")


class DrawName(NamedTuple):
    """A draw as written: `what@moment.bearer`, with the number of the moment and the count where they are given."""

    what: str
    moment: str
    bearer: str
    number: str | None = None
    n: str | None = None

    @property
    def base(self) -> str:
        """`what@moment.bearer`, which holds for every moment of that name."""
        return f"{self.what}@{self.moment}.{self.bearer}"

    def at(self, number: int) -> str:
        """The name in the moment of this number."""
        return f"{self.what}@{self.moment}-{number}.{self.bearer}"


class Place(NamedTuple):
    """Where a block plays: a window or a moment; `n` counts the windows of that name, or is the moment's number."""

    id: str
    window: bool
    moment: bool
    n: int | None = None

    def __str__(self) -> str:
        return f"{self.id}@{self.n}" if self.n else self.id


class Vocabulary:
    """The words of one rule set.

    Args:
        rules: a rule set that can be played. KeyError otherwise.
    """

    def __init__(self, rules: str) -> None:
        self.rules: RuleSet = rule_set(rules)
        self.words: Words = words(rules)

    def resolve(self, word: str, known: Collection[str]) -> str | None:
        """The id that a word means among those known, by its own name or by another one; None if there is none."""
        if word in known:
            return word
        other = self.words.also.get(word)
        return other if other in known else None

    @cached_property
    def powers(self) -> frozenset[str]:
        """Every power that can be written, those always refused included."""
        return frozenset({*self.words.powers, *self.rules.powers, *self.words.always_refused})

    @cached_property
    def homes(self) -> dict[str, frozenset[str]]:
        """Power -> the windows that may ask it."""
        found: dict[str, set[str]] = {}
        for bearer in self.words.bearers.values():
            for power in bearer.powers.values():
                found.setdefault(power.id, set()).update(power.windows)
        for window, asked in self.rules.asked.items():
            for kind in asked:
                found.setdefault(kind.id, set()).add(window)
        return {power: frozenset(windows) for power, windows in found.items()}

    @cached_property
    def camps(self) -> frozenset[str]:
        """Words for those who win: camps, roles, bonds, nobody."""
        kinds_ = self.rules.kinds
        return frozenset({*kinds_, *(kind.camp for kind in kinds_.values() if kind.camp), "personne"})

    @cached_property
    def commands(self) -> tuple[str, ...]:
        """What may stand under `mj`."""
        return tuple(dict.fromkeys([*common().mj, *decrees.DECREES]))

    @cached_property
    def marks(self) -> frozenset[str]:
        """The marks that a record may expect."""
        return frozenset(mark.replace("_", "-") for mark in self.words.marks)

    @cached_property
    def objects(self) -> frozenset[str]:
        """The bearers that are objects."""
        return frozenset(key for key, bearer in self.words.bearers.items() if bearer.kind == "object")

    def place(self, text: str) -> Place | None:
        """The window, or the moment, that a text names: looked up as a window first, then as a moment."""
        match = _PLACE.fullmatch(text)
        known = {*self.words.windows, *self.rules.asked, WAIT}
        id = self.resolve(match["id"], {*known, *self.words.moments}) if match else None
        if match is None or id is None:
            return None
        return Place(id, id in known, id in self.words.moments, int(match["n"]) if match["n"] else None)

    def draws(self, word: str) -> list[DrawName]:
        """The draws that a short or a full name stands for; [] if there is none.

        What is drawn for whom must be listed; the moment need not, since a decree may bring a draw about in any of them.
        """
        short = self.words.shorts().get(word)
        if short:
            return [found for name in short if (found := _draw_name(name))]
        name = _draw_name(word)
        if name is None or name.moment not in self.words.moments:
            return []
        return [name] if (name.what, name.bearer) in _all_draws() else []

    @cached_property
    def draw_words(self) -> list[str]:
        """Every draw, short and full."""
        return [*self.words.shorts(), *self.words.draws]


def _draw_name(text: str) -> DrawName | None:
    match = _DRAW.fullmatch(text)
    return DrawName(match["what"], match["moment"], match["bearer"], match["number"], match["n"]) if match else None


@cache
def _all_draws() -> frozenset[tuple[str, str]]:
    """What is drawn for which bearer, in all rule sets: what two of them share may be listed in one alone."""
    return frozenset((draw.what, draw.bearer) for rules in rule_sets() for draw in words(rules).draws.values())


@cache
def event_fields() -> dict[str, tuple[str, ...]]:
    """Every event kind with its fields, the main one first."""
    found = {kind: event.fields for kind, event in common().events.items()}
    for kind in kinds(Fact).values():
        tag = tag_of(kind)
        if tag is not None:
            found[tag] = tuple(dict.fromkeys((*found.get(tag, ()), *kind.__struct_encode_fields__)))
    return found


@cache
def vocabulary(rules: str) -> Vocabulary:
    """The words of a rule set, read once. Raises KeyError if it cannot be played."""
    return Vocabulary(rules)
