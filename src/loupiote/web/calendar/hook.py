"""What the calendar does whenever a game has moved: what is open gets its end, and the next of its bots its time."""

from __future__ import annotations

from loupiote.kernel.inputs import MJ
from loupiote.kernel.table import Table
from loupiote.web.calendar import bots, clock, models
from loupiote.web.games import turns
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """The hook of the door."""
    if game.mode == Game.Mode.FORUM:
        calendar = models.of(game)
        if clock.move(calendar, game, table, before is not None and rewritten(before, table)):
            turns.bump(game, [key for key in turns.everybody(game) if key != MJ])  # who leads hears of every order
        bots.plan(calendar, game, table)


def rewritten(before: Table, table: Table) -> bool:
    """Whether something was taken back or corrected."""
    last = len(before.chapters) - 1
    return last < len(table.chapters) and table.chapters[last].superseded is not None
