"""Windows that close by themselves at a time."""

from __future__ import annotations

import logging
from datetime import datetime

from django.db import connection, transaction
from django.db.models import Min
from django.utils import timezone

from loupiote.kernel.inputs import Close
from loupiote.web import sql
from loupiote.web.games import door
from loupiote.web.games.models import Deadline, Game
from loupiote.web.games.viewers import PROGRAM

log = logging.getLogger("loupiote.games")


_DUE = "SELECT * FROM loupiote_games_deadline WHERE game_id = %s AND fired_at IS NULL AND at <= %s ORDER BY at"


def put(game: Game, window: str, at: datetime | None) -> None:
    """Set when a window closes, move it, or with None take it back."""
    if at is None:
        Deadline.objects.filter(game=game, window=window, fired_at=None).delete()
        return
    known = Deadline.objects.filter(game=game, window=window).first()  # whoever sets one holds the row of the game
    if known is None:
        Deadline.objects.create(game=game, window=window, at=at)
    elif (known.at, known.fired_at) != (at, None):
        known.at, known.fired_at = at, None
        known.save(update_fields=["at", "fired_at"])


def due() -> list[Deadline]:
    """The deadlines that have come, in their order."""
    return list(Deadline.objects.filter(fired_at=None, at__lte=timezone.now()).order_by("at")[:100])


def next_at() -> datetime | None:
    """When the next deadline comes."""
    found: datetime | None = Deadline.objects.filter(fired_at=None).aggregate(next=Min("at"))["next"]
    return found


def settle(game: Game) -> None:
    """Fire what is due in one game: what comes in after the hour comes too late, also where the clock has not struck yet."""
    now = connection.ops.adapt_datetimefield_value(timezone.now())
    for deadline in sql.of(Deadline, _DUE, [game.pk, now]):
        fire(deadline)


def fire(deadline: Deadline) -> bool:
    """Close the window of a deadline; gives whether it was this call that fired it.

    A window that is closed already, or whose deadline was moved meanwhile, is left alone.
    """
    with transaction.atomic():
        Game.locked(deadline.game_id)
        now = timezone.now()
        mine = Deadline.objects.filter(pk=deadline.pk, fired_at=None, at__lte=now).update(fired_at=now)
        if not mine:
            return False
        result = door.submit(deadline.game_id, PROGRAM, Close(window=deadline.window))
    log.info("deadline", extra={"game": deadline.game_id, "window": deadline.window, "taken": result.ok})
    return True
