"""What a game's moves are worth telling: it begins, a moment opens, it ends; and who lets deadlines pass."""

from __future__ import annotations

from loupiote.kernel.events import Opened
from loupiote.kernel.inputs import CLOCK, Close, Reply
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC, view
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.notices import reading
from loupiote.web.notices.missing import openly, owed
from loupiote.web.notices.models import Absence, Notice, Patience
from loupiote.web.notices.telling import tell


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """A game has moved (see `games.hooks`). Around a table nobody needs to be told."""
    if game.mode != Game.Mode.FORUM:
        return
    if before is None:
        tell(game.seats.all(), "begun", game)
    else:
        _moments(game, before, table)
        _absences(game, before, table, made)
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


def _absences(game: Game, before: Table, table: Table, made: Journal) -> None:
    """Whoever answers is there; whoever let the clock close a window on them has missed a deadline."""
    given = [
        made.table.chapters[chapter].inputs[place] for (chapter, place), seq in made.brought.items() if seq == game.seq
    ]
    there = {one.player for one in given if isinstance(one, Reply) and one.by == one.player}
    if there:
        Absence.objects.filter(seat__game=game, seat__name__in=there).delete()
    closed = {one.window for one in given if isinstance(one, Close) and one.by == CLOCK}
    if not closed:
        return
    late = {
        player
        for player, asked in owed(before).items()
        if any(one.window in closed and (game.led or openly(before, one.prompt)) for one in asked)
    }
    answered = {
        asked.prompt.player for asked in view(before, "mj").prompts if asked.answered and asked.window in closed
    }
    after = getattr(Patience.objects.filter(game=game).first(), "absent_after", Patience.ABSENT_AFTER)
    for seat in Seat.objects.filter(game=game, name__in=late - answered, bot=False):
        absence, _ = Absence.objects.get_or_create(seat=seat)
        absence.missed += 1
        absence.save()
        if game.led and absence.missed == after:
            key = f"{seat.pk}-{game.seq}"
            tell(Master.objects.filter(game=game), "absent", game, key=key, name=seat.name, times=absence.missed)
