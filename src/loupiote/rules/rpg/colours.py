"""The colour code: six colours that tell on which side a card or a player is."""

from __future__ import annotations

from loupiote.cast.antre import ANTRE
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.rpg.sides import VARIABLE
from loupiote.rules.rpg.victory import traitors

OUTSIDE = "loups-dehors"  # the wolves who begin outside the den
COLOURS = {
    "village": "bleu",
    "loups": "rouge",
    OUTSIDE: "orange",
    "amoureux": "rose",
    "independant": "vert",
    VARIABLE: "violet",
}


def of_card(kind: BearerKind) -> str:
    """The colour of a role in lists and compositions; those of either camp have one of their own."""
    outside = kind.camp == "loups" and ANTRE not in kind.holds
    return COLOURS[OUTSIDE if outside else kind.camp]


def of_player(game: Game, player: str) -> str:
    """The colour of a player's side, as the game master sees it and as a death shows it."""
    shown = camp_shown(game, player)
    return of_card(game.kind(player)) if shown == game.kind(player).camp else COLOURS[shown]


def camp_shown(game: Game, player: str) -> str:
    """The camp that the colour of a player tells: that of the card and its side, or of the traitors in love.

    Other changes of side are statuses, told beside it.
    """
    if player in traitors(game):
        return "amoureux"
    camp = game.kind(player).camp
    return str(game.memory["sides"][game.seats[player].card]) if camp == VARIABLE else camp
