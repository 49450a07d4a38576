"""A record as read: typed, with the line of everything; nothing here has been played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from loupiote.kernel.start import Plan
from loupiote.records.vocabulary import DrawName, Place, Vocabulary


class Word(NamedTuple):
    """A word of an order; `start` is where it begins in the text."""

    text: str
    quoted: bool
    start: int


@dataclass
class Order:
    """One reply as written: `power` None is `rien` alone, no `words` the power alone.

    `text` is the order as it stands, for free text.
    """

    player: str
    power: str | None
    words: list[Word]
    text: str
    line: int

    @property
    def nothing(self) -> bool:
        """Whether the order says "nothing"."""
        return self.power is None or [(w.text, w.quoted) for w in self.words] == [("rien", False)]


@dataclass
class Command:
    """One word of the game master: `close`, `undo`, a decree with its player, its value and its reason, or a refereed power."""

    what: str
    who: str | None
    value: Any
    line: int
    order: Order | None = None
    reason: str = ""


@dataclass
class Written:
    """A post on a board that a power watches."""

    board: str
    by: str
    text: str
    line: int


@dataclass
class Draw:
    """A draw that is not left to chance."""

    names: list[DrawName]
    word: str
    value: Any
    line: int


@dataclass
class Block:
    """What happens in one window or moment, in the order written."""

    line: int
    place: Place | None = None
    at: float | None = None
    draws: list[Draw] = field(default_factory=list)
    does: list[Order | Command | Written] = field(default_factory=list)
    deadline: int = 0  # the line of `deadline: true`, or 0
    waits: bool = False  # `deadline: false`: the window stays open, even if everybody has replied


@dataclass
class Wanted:
    """One key of an expectation, read: `value` is of the form that its check takes; `raw` is what was written."""

    key: str
    value: Any
    line: int
    lines: dict[str, int] = field(default_factory=dict)


@dataclass
class Expect:
    """What must be true now."""

    line: int
    wanted: list[Wanted] = field(default_factory=list)


@dataclass
class Record:
    """A whole game as a text file."""

    file: str
    vocabulary: Vocabulary
    plan: Plan
    title: str = ""
    rule: list[str] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)
    play: list[Block | Expect] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)  # of the keys of the header, and of players as "players.Ana"

    def names(self) -> Iterable[str]:
        """Everybody who plays at some time: the seats, and who takes one over."""
        yield from self.plan.players
        for block in self.play:
            if isinstance(block, Block):
                yield from (str(c.value) for c in block.does if isinstance(c, Command) and c.what == "substitute")
