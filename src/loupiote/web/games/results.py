"""What comes of an order given to a game: it was done, it was refused, or the screen that gave it was out of date."""

from __future__ import annotations

from msgspec import Struct

from loupiote.kernel.ask import Refusal
from loupiote.kernel.events import Told
from loupiote.kernel.state import InputFamily


class Done(Struct, frozen=True):
    """It was taken and is kept. `turn`: what the screen of its author shows from now on; `again`: it was taken before."""

    turn: int
    again: bool = False

    ok = True


class Refused(Struct, frozen=True):
    """It was not taken, nothing has changed, and the author's screen was up to date."""

    refusal: Refusal
    turn: int

    ok = False


class Stale(Struct, frozen=True):
    """It was not taken: it answers a screen that is no longer true. Show the new one, which `turn` is the number of."""

    turn: int
    refusal: Refusal | None = None

    ok = False


Result = Done | Refused | Stale


class Preview(Struct):
    """What undoing or amending would change.

    Attributes:
        taken: the inputs that are taken back or replaced; lapsed: later ones that no longer fit.
        unsaid: facts that were told and would no longer hold; said: new ones; window: what would be open then.
        turn: the state of the screen that this holds for, to be given back with the order.
    """

    taken: list[InputFamily]
    lapsed: list[InputFamily]
    unsaid: list[Told]
    said: list[Told]
    window: str | None
    turn: int
