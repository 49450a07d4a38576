"""A stretch of a game: what happened from the close of the last window to now.

Players are called here as they are now: a seat may have been handed over since, and facts and answers keep the name of then.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec
from msgspec import Struct

from loupiote.kernel.data import encode
from loupiote.kernel.events import Lapsed, Opened, Told
from loupiote.kernel.inputs import Close, Reply
from loupiote.kernel.substitute import names_now
from loupiote.kernel.table import Chapter
from loupiote.web.games.journal import Journal


class Fact(NamedTuple):
    """A fact that was told.

    Attributes:
        key: the name by which the desk knows it, made of what it says: what an amendment leaves as it was, was read already.
        to: whom it was told, as `Told.to`; `told` itself says what it said then, with the names of then.
        late: told since the window that is open opened for the first time.
    """

    key: str
    told: Told
    to: list[str] | None
    late: bool = False


class Stretch(NamedTuple):
    """What happened since a window closed.

    Attributes:
        id: the entry that closed it ("0": the game has just begun); closed: the window; asked: who answered in it.
        moment, number: when that was.
    """

    id: str
    closed: str
    asked: frozenset[str]
    moment: str
    number: int
    facts: list[Fact]


class Group(NamedTuple):
    """The facts of one moment."""

    moment: str
    number: int
    facts: list[Fact]

    @property
    def opens(self) -> bool:
        """Whether the moment opens with them."""
        return bool(self.facts) and isinstance(self.facts[0].told.event, Opened)


class When(Struct):
    """Of a saved state, the moment."""

    moment: str
    number: int


def when(chapter: Chapter) -> When:
    """The moment in which a chapter begins."""
    return msgspec.json.decode(chapter.state, type=When)


def stretch(journal: Journal) -> Stretch:
    """What happened since the last window closed."""
    id, closed, asked = "0", "", frozenset[str]()
    then, now = When("", 0), names_now(journal.table.game)
    found: list[tuple[Told, bool]] = []
    for chapter in reversed(journal.table.standing()):
        inputs = chapter.inputs
        place = next((i for i in reversed(range(len(inputs))) if isinstance(inputs[i], Close)), None)
        late = place is None and bool(inputs)  # what interrupted a window that is still open
        told = [t for t in chapter.told if not isinstance(t.event, Lapsed)]
        found[:0] = [(one, late) for one in told]
        if place is not None:
            close = inputs[place]
            assert isinstance(close, Close)
            id, closed, then = str(journal.brought.get((chapter.number, place), 0)), close.window, when(chapter)
            replies = [one for one in inputs[:place] if isinstance(one, Reply) and one.window == closed]
            asked = frozenset(now[reply.player] for reply in replies)
            break
    return Stretch(id, closed.partition("@")[0], asked, then.moment, then.number, _facts(found, now))


def _facts(told: list[tuple[Told, bool]], now: Mapping[str, str]) -> list[Fact]:
    """Facts with their keys; the same fact told again has another one."""
    facts, seen = [], dict[str, int]()
    for one, late in told:
        said = hashlib.sha256(encode(one)).hexdigest()[:12]
        seen[said] = seen.get(said, 0) + 1
        to = None if one.to is None else [now[name] for name in one.to]
        facts.append(Fact(f"{said}.{seen[said]}", one, to, late))
    return facts


def groups(facts: Iterable[Fact]) -> list[Group]:
    """Facts by moment; the same moment opened again is another one."""
    found: list[Group] = []
    for fact in facts:
        if not found or isinstance(fact.told.event, Opened):
            found.append(Group(fact.told.moment, fact.told.number, []))
        found[-1].facts.append(fact)
    return found
