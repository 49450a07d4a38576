"""What a game's moves are worth telling: it begins, a moment opens, it ends."""

from __future__ import annotations

from loupiote.kernel.events import Opened
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC, view
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Master
from loupiote.web.notices import absences, reading
from loupiote.web.notices.models import Notice
from loupiote.web.notices.telling import tell


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """A game has moved (see `games.hooks`). Around a table nobody needs to be told."""
    if game.mode != Game.Mode.FORUM:
        return
    if before is None:
        tell(game.seats.all(), "begun", game)
    else:
        _moments(game, before, table)
        absences.after(game, before, made)
    if table.game.over and (before is None or not before.game.over):
        tell([*game.seats.all(), *Master.objects.filter(game=game)], "ended", game)


def _moments(game: Game, before: Table, table: Table) -> None:
    """Tell the moment that everybody sees, if it is another one. What is left of reminders of the one before is over."""
    old, new = view(before, PUBLIC).moment, view(table, PUBLIC).moment
    if old == new or table.game.over:
        return
    reading.read(Notice.objects.filter(game=game, kind="reminder"))
    if any(isinstance(told.event, Opened) and told.to is None for told in table.told[len(before.told) :]):
        tell(game.seats.all(), "opened", game, key=f"{new[0]}-{new[1]}", moment=new[0], number=new[1])
