"""A pause of the game is one of its calendar: nothing closes, and no bot answers, until it goes on."""

from __future__ import annotations

from loupiote.web.calendar import bots, clock, models
from loupiote.web.games import tables
from loupiote.web.games.models import Game


def follow(game: Game) -> None:
    """Have the clock stand still or run as `game.paused` says, whose row is locked."""
    if game.mode != Game.Mode.FORUM:
        return
    calendar = models.of(game)
    (clock.pause if game.paused else clock.resume)(calendar, game)
    bots.plan(calendar, game, tables.current(game).table)
