"""Reminders at the times before a deadline that a game's master has set.

Whoever sees somebody's letters must not learn from one that its reader has something to do at night. So

- where it is no secret who is asked (a vote, what a Captain owes), those are reminded who have not answered;
- where a window asks in secret, all who live are reminded alike, whether they are asked, have answered, or have nothing to do.
  That there is a deadline at all tells nothing in a game that follows a calendar, which opens its windows whether they ask
  anybody or not (`kernel.pace`); in any other game, and before the deadline of a prompt that outlives its window, nobody is
  reminded but
- those who have said that they want to be reminded of what they owe in any case (`Wishes.discreet` off): they are reminded of
  that, and of nothing else.

A reminder is a row with the time at which it is due: it fires once, after a restart too, and moves with its deadline. One whose
time had passed before the deadline was known is left out; of several that were missed together, one is sent.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.db.models.signals import post_delete, post_save
from django.utils import timezone

from loupiote.kernel.pace import WAIT, keeps
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC, view
from loupiote.web.games import tables
from loupiote.web.games.models import Deadline, Game
from loupiote.web.notices import wishes as wished
from loupiote.web.notices.missing import openly, owed
from loupiote.web.notices.models import Patience, Reminder
from loupiote.web.notices.telling import tell


def listen() -> None:
    """Hear of deadlines that are set, moved and taken back."""
    post_save.connect(_set, Deadline, dispatch_uid="notices-set")
    post_delete.connect(_taken_back, Deadline, dispatch_uid="notices-taken-back")


def _set(instance: Deadline, **_: Any) -> None:
    if instance.fired_at is None:
        arm(instance.game_id, instance.window, instance.at)


def _taken_back(instance: Deadline, **_: Any) -> None:
    disarm(instance.game_id, instance.window)


def before_of(game_id: int) -> list[int]:
    """How many minutes before an end reminders are sent in a game."""
    chosen: list[int] | None = Patience.objects.filter(game_id=game_id).values_list("before", flat=True).first()
    return list(Patience.BEFORE) if chosen is None else chosen


def arm(game_id: int, window: str, end: datetime) -> None:
    """Remind of this end; an end that is known already is left as it is."""
    if Reminder.objects.filter(game_id=game_id, window=window, end=end).exists():
        return
    due = _next(before_of(game_id), end, timezone.now())
    Reminder.objects.update_or_create(game_id=game_id, window=window, defaults={"end": end, "due_at": due})


def disarm(game_id: int, window: str) -> None:
    """Remind of this no more."""
    Reminder.objects.filter(game_id=game_id, window=window).delete()


def set_patience(game: Game, before: Iterable[int], absent_after: int) -> None:
    """Set how a game reminds; what is to come is moved."""
    times = sorted(set(before), reverse=True)
    Patience.objects.update_or_create(game=game, defaults={"before": times, "absent_after": absent_after})
    now = timezone.now()
    for reminder in Reminder.objects.filter(game=game, end__gt=now):
        reminder.due_at = _next(times, reminder.end, now)
        reminder.save(update_fields=["due_at"])


def due() -> list[Reminder]:
    """The reminders that have come."""
    return list(Reminder.objects.filter(due_at__lte=timezone.now()).order_by("due_at")[:100])


def fire(reminder: Reminder) -> bool:
    """Send a reminder; gives whether it was this call that did so."""
    now = timezone.now()
    with transaction.atomic():
        game = Game.locked(reminder.game_id)
        coming = _next(before_of(game.pk), reminder.end, now)
        if not Reminder.objects.filter(pk=reminder.pk, due_at=reminder.due_at).update(due_at=coming):
            return False
        if reminder.end <= now or game.status != Game.Status.RUNNING or game.mode != Game.Mode.FORUM:
            return False
        if not _stands(reminder):
            return False
        table = tables.current(game).table
        moment, number = view(table, PUBLIC).moment
        to = whom(game, table, reminder.window)
        key = f"{moment}-{number}@{reminder.end:%Y%m%d%H%M}-{reminder.due_at:%d%H%M}"
        tell(game.seats.filter(name__in=to), "reminder", game, key=key, moment=moment, number=number)
    return True


def whom(game: Game, table: Table, window: str) -> set[str]:
    """Which players are reminded of a deadline."""
    owes, frank = owed(table), _frank(game)
    due = {player: [one for one in asked if one.window == window] for player, asked in owes.items()}
    late = {
        player
        for player, asked in due.items()
        if asked and (player in frank or any(openly(table, one.prompt) for one in asked))
    }
    opened = table.open
    if opened is None or opened.name != window or not _always(table, opened.id):
        return late
    if any(openly(table, prompt) for prompt in opened.prompts.values()):
        return late
    return late | {seat.name for seat in view(table, PUBLIC).seats if seat.alive} - frank


def _always(table: Table, window: str) -> bool:
    """Whether a window is open at its time whoever lives, so that its deadline tells nothing."""
    return table.game.paced and (window == WAIT or keeps(table.game, window))


def _frank(game: Game) -> set[str]:
    """The players who want to be reminded of what only they have to do, though it shows."""
    users = dict(game.seats.filter(user__isnull=False).values_list("user_id", "name"))
    return {users[id] for id, wishes in wished.of_many(users).items() if not wishes.discreet}


def _stands(reminder: Reminder) -> bool:
    """Whether a window still ends when its reminder says; where it was moved behind our back, the reminder moves too."""
    deadline = Deadline.objects.filter(game_id=reminder.game_id, window=reminder.window, fired_at=None).first()
    if deadline is not None and deadline.at != reminder.end:
        arm(reminder.game_id, reminder.window, deadline.at)
    return deadline is not None and deadline.at == reminder.end


def _next(before: Iterable[int], end: datetime, now: datetime) -> datetime | None:
    """The first time to come of those before an end."""
    times = (end - timedelta(minutes=minutes) for minutes in before)
    return min((time for time in times if time > now), default=None)
