"""What may stand in a cell of the matrix: a closed vocabulary, in which a night that was played and the clauses are compared."""

from __future__ import annotations

from dataclasses import dataclass

WORDS = {
    "done": "it takes effect on the player named",
    "deviated": "it takes effect on another player",
    "vain": "it comes to the player named, who is out of its conditions: nothing changes",
    "spared": "the attack is made, and something that guards the player takes it",
    "stopped": "it does not reach the player",
    "prevented": "its author cannot act",
    "refused": "such an order is not taken, or dropped",
    "idle": "the occasion does not come: nobody is asked",
    "lightning": "the author and the player named are struck down instead",
}
MOVED = "moved and "  # before vain, spared and stopped: on another player than the one named
WHY_NOT = {
    "one-card": "the two need the same card, of which there is one in a game",
    "one-attack": "the pack attacks once a night",
    "never-drawn": "the Métronome never draws that role",
    "never-prey": "the pack names none of its own",
    "never-shown": "the Sorcière is not shown this victim",
    "no-recipient": "it names nobody whom others could meet",
    "no-limit": "its author may choose anybody, or anybody but himself",
    "not-dying": "she takes the role of the dead, and is not one of them",
}
HEARS = {
    "failed": "« ton action a échoué »",
    "redirected": "that it was redirected",
    "redirected to": "that it was redirected, and to whom",
    "manipulated": "that it was manipulated",
    "manipulated to": "that it was manipulated, and to whom",
    "knocked out": "that he was knocked out",
    "asleep": "« Tu ne te réveilles pas cette Nuit »",
    "dropped": "that the order was dropped",
}


@dataclass(frozen=True)
class Cell:
    """What comes of a power that meets something.

    Attributes:
        word: one of `WORDS`, perhaps behind `MOVED`; on: the player whom it came to, where it came to one.
        used: whether a use of it is gone, None for what has no stock.
        hears: what its author is told beside an answer, out of `HEARS`, in that order.
    """

    word: str
    on: str | None = None
    used: bool | None = None
    hears: tuple[str, ...] = ()


def heard(*words: str) -> tuple[str, ...]:
    """What an author hears, in the order of the vocabulary."""
    return tuple(sorted(set(words), key=list(HEARS).index))


class Impossible(Exception):
    """The two cannot meet; the reason is one of `WHY_NOT`."""
