"""Sweeps away, every hour, what nobody needs any more, so that a server may run for years.

Games are kept for ever, but for demonstrations: a few days after the last tap nobody comes back to one.
"""

from __future__ import annotations

import logging
from datetime import timedelta
from threading import Event, Thread

from django.core.management import call_command
from django.db import close_old_connections, connections
from django.db.models import Max
from django.db.models.functions import Coalesce
from django.utils import timezone

from loupiote.web import limits

FIRST, EVERY = 60.0, 3600.0  # seconds
DEMO = timedelta(days=3)
OLD = timedelta(days=120)  # how long a notice is kept
DONE = timedelta(days=7)  # how long is kept what is done: a task, a sign-in that failed, a deadline that was reminded of

log = logging.getLogger("loupiote.sweeper")


def sweep() -> None:
    """Sweep once."""
    call_command("clearsessions")
    limits.sweep()
    _demonstrations()
    _tasks()
    _failures()
    _notices()


def _demonstrations() -> None:
    from loupiote.web.games.models import Game

    last = Coalesce(Max("entries__at"), "created_at")
    Game.objects.filter(demo=True).annotate(last=last).filter(last__lt=timezone.now() - DEMO).delete()


def _tasks() -> None:
    from django_tasks_db.models import DBTaskResult

    DBTaskResult.objects.finished().filter(finished_at__lt=timezone.now() - DONE).delete()


def _failures() -> None:
    from axes.models import AccessAttempt

    AccessAttempt.objects.filter(attempt_time__lt=timezone.now() - DONE).delete()


def _notices() -> None:
    from loupiote.web.notices.models import Notice, Reminder

    now = timezone.now()
    Notice.objects.filter(at__lt=now - OLD).delete()
    Reminder.objects.filter(end__lt=now - DONE).delete()


class Sweeper(Thread):
    """Sweeps until `stop`."""

    def __init__(self) -> None:
        super().__init__(name="sweeper", daemon=True)
        self._stopped = Event()

    def stop(self) -> None:
        """End."""
        self._stopped.set()

    def run(self) -> None:
        """Sweep now and then."""
        wait = FIRST
        while not self._stopped.wait(wait):
            wait = EVERY
            try:
                close_old_connections()
                sweep()
            except Exception:
                log.exception("sweeping failed; it will be tried again")
            connections.close_all()
