"""Marks that the steps of `rpg` look for, whichever role leaves them."""

from __future__ import annotations

from loupiote.kernel.ballot import VOICE
from loupiote.kernel.state import Mark


class Bitten(Mark):
    """Infected tonight: a wolf at daybreak if alive then. `by` is the card of who infects."""

    by: str = ""


class Designated(Mark):
    """Votes that stand against a player before anybody votes, in half-votes; `fact` is the reason, as "bearer.fact"."""

    known = "all"
    votes: int = VOICE
    fact: str = ""
