"""What happens when sign-ups close, with nobody present: a task of the queue, which outlives a restart."""

from __future__ import annotations

from datetime import timedelta

from django.db import transaction
from django.utils import timezone
from django_tasks import task

from loupiote.web.games import door
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.signup import starting
from loupiote.web.signup.models import Call


def plan(call: Call) -> None:
    """See to it that something happens at the end of sign-ups. A time that is moved leaves a task that finds nothing to do."""
    if call.until is not None and call.until > timezone.now():
        pk, at = call.game_id, call.until
        transaction.on_commit(lambda: close.using(run_after=at).enqueue(pk))


@task()
def close(game: int) -> None:
    """Sign-ups of a game close, and it begins if its maker wants that; twice does no harm."""
    with transaction.atomic():
        found = Game.objects.select_for_update().filter(pk=game, status=Game.Status.PREPARING).first()
        call = Call.objects.filter(game=game).first()
        if found is None or call is None or call.until is None or call.until > timezone.now() + timedelta(seconds=1):
            return
        door.touch(found)
        if call.starts == Call.Starts.UNTIL:
            starting.start(found, PROGRAM)
