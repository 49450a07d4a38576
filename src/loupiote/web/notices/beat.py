"""What the clock does for notices at each of its looks: reminders that have come, letters and deliveries that are due.

All of it is rows, so nothing is lost by a restart; two clocks do nothing twice, since whoever moves a row's `due_at` does it. It
runs in the thread that closes windows on time, so it takes no longer than a moment: what is left waits for the next look.
"""

from __future__ import annotations

import logging
import time

from loupiote.web.notices import letters, reminding
from loupiote.web.notices.models import Reminder
from loupiote.web.notices.outside import deliveries

EVERY = 1.0  # seconds
LONGEST = 0.4  # seconds for reminders in one look

log = logging.getLogger("loupiote.notices")
_last = 0.0


def beat() -> None:
    """Look, if the last look was long enough ago."""
    global _last
    now = time.monotonic()
    if now - _last < EVERY:
        return
    _last = now
    for reminder in reminding.due():
        _remind(reminder)
        if time.monotonic() - now > LONGEST:
            break
    letters.look()
    deliveries.look()


def _remind(reminder: Reminder) -> None:
    """A game that cannot be read must not keep the others from being reminded."""
    try:
        reminding.fire(reminder)
    except Exception:
        log.exception("a reminder could not be sent", extra={"game": reminder.game_id})
        Reminder.objects.filter(pk=reminder.pk).update(due_at=None)
