"""Who looks at a game, or acts in it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from loupiote.kernel.inputs import CLOCK, MJ
from loupiote.kernel.view import PUBLIC

Role = Literal["mj", "co-mj", "player", "spectator", "stranger", "clock"]


class Viewer(Struct, frozen=True):
    """Somebody before a game.

    Attributes:
        role: what they are there; name: the kernel's viewer: "mj", "public", or the player's name.
        seat, user: the ids of their seat and account, if they have them; who: their own name, for the trace.
        holds: tells whoever has this place from whoever had it before (`web.live.holding`), "" for who has none.
    """

    role: Role
    name: str = PUBLIC
    seat: int | None = None
    user: int | None = None
    who: str = ""
    holds: str = ""

    @property
    def leads(self) -> bool:
        """Whether this is the MJ or a co-MJ."""
        return self.role in ("mj", "co-mj")

    @property
    def plays(self) -> bool:
        """Whether this is a player."""
        return self.role == "player"

    @property
    def author(self) -> str | None:
        """As whom this viewer gives inputs to the kernel; None for those who only look."""
        if self.leads:
            return MJ
        if self.role == "clock":
            return CLOCK
        return self.name if self.plays else None

    @property
    def may_look(self) -> bool:
        """Whether this person may know that the game exists."""
        return self.role != "stranger"

    @property
    def turn(self) -> str:
        """The key of the counter of what they see."""
        return f"s{self.seat}" if self.seat is not None else MJ if self.leads or self.role == "clock" else PUBLIC


STRANGER = Viewer("stranger")
SPECTATOR = Viewer("spectator")
PROGRAM = Viewer("clock", MJ, who="loupiote")
