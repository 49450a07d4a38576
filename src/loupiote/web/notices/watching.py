"""What a game's moves are worth telling: it begins, a moment opens, it ends; and to who leads it, that it waits for them.

What waits for who leads tells nobody who else is in the game anything, since nobody but they are told.
"""

from __future__ import annotations

from loupiote.kernel.events import Opened
from loupiote.kernel.pace import WAIT
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC, view
from loupiote.web.calendar import clock
from loupiote.web.calendar.models import of as calendar_of
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Master
from loupiote.web.notices import absences, fallen, reading
from loupiote.web.notices.models import Notice
from loupiote.web.notices.telling import tell
from loupiote.web.ordering import letters
from loupiote.web.square import announce

OF_A_MOMENT = ("reminder", "fallen", "release", "message")  # what is over with the moment in which it was told


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """A game has moved (see `games.hooks`). Around a table nobody needs to be told."""
    if game.mode != Game.Mode.FORUM:
        return
    if before is None:
        tell(game.seats.all(), "begun", game)
    else:
        _moments(game, before, table)
        absences.after(game, before, made)
        fallen.after(game, before, table, made)
        if game.led and not table.game.over:
            _letters(game, made)
            _release(game, before, table)
    if table.game.over and (before is None or not before.game.over):
        tell([*game.seats.all(), *Master.objects.filter(game=game)], "ended", game)


def _moments(game: Game, before: Table, table: Table) -> None:
    """Tell the moment that everybody sees, if it is another one. What was told of the one before is over."""
    old, new = view(before, PUBLIC).moment, view(table, PUBLIC).moment
    if old == new or table.game.over:
        return
    reading.read(Notice.objects.filter(game=game, kind__in=OF_A_MOMENT))
    if any(isinstance(told.event, Opened) and told.to is None for told in table.told[len(before.told) :]):
        tell(game.seats.all(), "opened", game, key=f"{new[0]}-{new[1]}", moment=new[0], number=new[1])
    for words, _post in announce.unheld(game) if game.led else ():
        tell(Master.objects.filter(game=game), "words", game, key=f"{words.pk}-{words.digest[:12]}")


def _letters(game: Game, made: Journal) -> None:
    """Tell who leads that somebody has written what they carry, and read first."""
    if any(letters.is_letter(game.rules, one) for one in made.given(game.seq)):
        tell(Master.objects.filter(game=game), "message", game, again=True)


def _release(game: Game, before: Table, table: Table) -> None:
    """Tell who leads that a moment is ready to end, and does so by their hand alone."""
    opened = table.open
    if opened is None or opened.id != WAIT or (before.open is not None and before.open.name == opened.name):
        return
    timed = clock.read(calendar_of(game)).windows.get(opened.name)
    if timed is not None and timed.closes is None:
        tell(Master.objects.filter(game=game), "release", game, key=opened.name, again=True)
