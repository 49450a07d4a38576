"""From each kind of event to a line. One function per kind, found by the event's class; `words_of` is the door.

A teller chooses the key and hands over the facts; the sentences stand in the catalogues (`told-...`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from loupiote.kernel.events import Event
from loupiote.narration.runs import Line
from loupiote.narration.writer import Writer


@dataclass(frozen=True, slots=True)
class Ear:
    """Who listens, and when the fact was told.

    Attributes:
        reader: the player who reads, None for the public and the game master.
        mj: the game master, or anybody once the game is over: everything, in the third person.
        to: to whom the fact was told; None: to everybody, or not known.
        moment: in which moment it was told, "" if not known.
        window: in which window an act was ordered, "" if not known.
    """

    reader: str | None = None
    mj: bool = False
    to: tuple[str, ...] | None = None
    moment: str = ""
    window: str = ""

    def you(self, who: str | None) -> bool:
        """Whether the fact is about the reader, who is then spoken to."""
        return not self.mj and self.reader is not None and who == self.reader

    @property
    def secret(self) -> bool:
        """Whether the fact was not told to everybody."""
        return self.to is not None


Teller = Callable[[Writer, Any, Ear], Line]
F = TypeVar("F", bound=Teller)

TELLERS: dict[type[Event], Teller] = {}
SPOKEN: set[type[Event]] = set()  # kinds whose private form speaks to its reader, so the MJ's copy names them


def tells(kind: type[Event], spoken: bool = False) -> Callable[[F], F]:
    """Register the function that puts events of a kind into words."""

    def keep(teller: F) -> F:
        TELLERS[kind] = teller
        if spoken:
            SPOKEN.add(kind)
        return teller

    return keep


def words_of(writer: Writer, event: Any, ear: Ear) -> Line:
    """An event as a line; () where it is not told in words."""
    teller = TELLERS.get(type(event))
    return teller(writer, event, ear) if teller else ()
