"""For whom a player passes where a power asks whether there is a power: the card, but for one who was robbed of it tonight."""

from __future__ import annotations

from loupiote.kernel.game import Game

VILLAGER = "simple-villageois"
WOLF = "loup-garou"
PLAIN = frozenset({VILLAGER, WOLF})
ROBBED = "metronome.robbed"  # by whom a card is suppressed that somebody else plays tonight


def seems(game: Game, player: str) -> str:
    """The role that a player passes for. Neither a change of side nor a Sentence is written on a card; a theft empties it."""
    card = game.seats[player].card
    if any(one.by == ROBBED and one.bearer == card and one.holder == player for one in game.suppressions):
        return WOLF if game.camp(player) == "loups" else VILLAGER
    return game.role(player)
