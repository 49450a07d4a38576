"""The deal of `rpg`: the composition is nobody's business, but the pack knows its own."""

from __future__ import annotations

from loupiote.cast.antre import greet
from loupiote.cast.opening import tell_cards
from loupiote.kernel.already import Already
from loupiote.kernel.events import Composed
from loupiote.kernel.game import Game
from loupiote.rules.rpg import sides
from loupiote.rules.rpg.alphabet import place


def deal(game: Game) -> None:
    """A step: options and players to all, each card to its player alone, the members of the den to one another."""
    sides.take_sides(game)
    game.tell(Composed(options=game.options, players=sorted(game.seats, key=place)), because=game.cites("rules.composed"))
    tell_cards(game)
    greet(game)


def resumed(game: Game, told: Already) -> None:
    """In a game that was begun elsewhere, whoever turned meanwhile has met the pack."""
    if any("infected" in marks for marks in told.marks.values()):
        greet(game)
