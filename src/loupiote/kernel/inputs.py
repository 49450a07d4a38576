"""Inputs: everything that comes into a game from outside. A game is its first state and its inputs.

The kernel reads no clock: an input carries its logical time, a deadline is an input, and the order of the inputs is the
order in which they count.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from loupiote.kernel.state import InputFamily

MJ = "mj"  # the game master, as the author of an input
CLOCK = "clock"  # the program in the game master's place


class Input(InputFamily, Struct, forbid_unknown_fields=True, gc=False):
    """Base of the inputs.

    Attributes:
        by: who sent it: a player, `MJ` or `CLOCK`; at: its logical time in seconds.
    """

    by: str = MJ
    at: float = 0.0


class Reply(Input, tag="reply"):
    """An answer to a prompt; None as its value says "nothing". A later one replaces an earlier one.

    Attributes:
        window: the window it is meant for, e.g. "vote@2"; empty: whichever is open.
    """

    player: str = ""
    power: str = ""
    value: tuple[str, ...] | None = None
    window: str = ""


class Close(Input, tag="close"):
    """The window (or a pending prompt's) ends now, with the answers that it has."""

    window: str = ""


class Decree(Input, tag="decree"):
    """The game master's word that changes the game; see `kernel.decrees` for what there is.

    Attributes:
        reason: why, in words of their own; for those who lead, and for everybody once the game is over.
    """

    what: str = ""
    who: str | None = None
    value: Any = None
    reason: str = ""


class Post(Input, tag="post"):
    """Words on a board that a power of their author watches; elsewhere a post is no input."""

    board: str = ""
    text: str = ""


class Die(Input, tag="die"):
    """A draw that the game master made by hand: the value that the named draw will have."""

    name: str = ""
    value: Any = None
