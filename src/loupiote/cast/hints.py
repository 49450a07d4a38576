"""Peeping where nobody has eyes to open: a coin says whether something was seen, and a hint betrays whoever saw nothing."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

NAMES = 3  # in a hint


def heads(game: Game, of: str) -> bool:
    """Toss the coin of a role: pile (True) or face (False)."""
    return bool(game.draw("piece", of, ["pile", "face"]) == "pile")


def names(game: Game, of: str, about: str, readers: Collection[str]) -> list[str]:
    """Three living players, the one meant among them; fewer where not so many are left.

    Those who read the hint are none of them: they know it. The names stand in seat order, which says no more.
    """
    among = [player for player in game.living if player not in readers or player == about]
    drawn = game.draw_several("indice", of, among, min(NAMES, len(among)), always=[about])
    return [player for player in game.living if player in drawn]
