"""Who lets deadlines pass: who leads is told; where the program leads, it plays for the seat until its player is back.

That the program plays for a seat is seen by all. So where it leads only votes and the like count, of which everybody knows who
owes them: whether somebody acts at night, or does not, changes nothing.
"""

from __future__ import annotations

from loupiote.kernel.inputs import CLOCK, MJ, Close, Reply
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from loupiote.web import sql
from loupiote.web.calendar import bots
from loupiote.web.calendar.models import of as calendar_of
from loupiote.web.games import door, tables
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.notices.missing import openly, owes
from loupiote.web.notices.models import Absence, Patience
from loupiote.web.notices.telling import tell

_AWAY = "SELECT 1 FROM loupiote_notices_absence WHERE seat_id IN ({})"


def after(game: Game, before: Table, made: Journal) -> None:
    """A game has moved: whoever answers is there; whoever let the clock close a window on them has missed a deadline."""
    given = made.given(game.seq)
    closed = {one.window for one in given if isinstance(one, Close) and one.by == CLOCK}
    spoke = {(one.player, one.power) for one in given if isinstance(one, Reply) and one.by == one.player}
    if not closed and not spoke:
        return
    asked = [one for one in view(before, MJ).prompts if game.led or openly(before, one.prompt)]
    there = {one.prompt.player for one in asked if (one.prompt.player, one.power) in spoke}
    there |= {one.prompt.player for one in asked if one.answered and one.window in closed}
    late = {one.prompt.player for one in asked if one.window in closed and owes(one)} - there
    here = [seat for player, seat in zip(made.table.game.players, made.seats, strict=True) if player.id in there]
    if here and sql.row(_AWAY.format(", ".join(["%s"] * len(here))), here):
        Absence.objects.filter(seat__in=here).delete()
    for seat in Seat.objects.filter(game=game, name__in=late, bot=False):
        _missed(game, seat, made)


def _missed(game: Game, seat: Seat, made: Journal) -> None:
    absence, _ = Absence.objects.get_or_create(seat=seat)
    absence.missed += 1
    absence.save(update_fields=["missed"])
    if absence.missed != patience(game):
        return
    key = f"{seat.pk}-{game.seq}"
    if game.led:
        tell(Master.objects.filter(game=game), "absent", game, key=key, name=seat.name, times=absence.missed)
    else:
        tell(seat, "seat", game, key=key, played=True)
        _bot(game, seat, made.table, bot=True)


def patience(game: Game) -> int:
    """How many deadlines in a row somebody may miss."""
    found: int | None = Patience.objects.filter(game=game).values_list("absent_after", flat=True).first()
    return found or Patience.ABSENT_AFTER


def play_for(seat: Seat) -> None:
    """The program plays for a seat of a running game whose player does not come back. To be called in a transaction."""
    game = Game.locked(seat.game_id)
    _bot(game, seat, tables.current(game).table, bot=True)


def come_back(game: Game, seat: Seat) -> None:
    """A player is back: the program leaves the seat to them. To be called in a transaction, with the game's row locked."""
    Absence.objects.filter(seat=seat).delete()
    if seat.bot:
        _bot(game, seat, tables.current(game).table, bot=False)


def _bot(game: Game, seat: Seat, table: Table, *, bot: bool) -> None:
    Seat.objects.filter(pk=seat.pk).update(bot=bot)
    bots.plan(calendar_of(game), game, table)
    door.touch(game)
