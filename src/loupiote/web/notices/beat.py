"""What the clock does for notices at each of its looks: reminders that have come, letters and deliveries that are due.

All of it is rows, so nothing is lost by a restart; two clocks do nothing twice, since whoever moves a row's `due_at` does it.
"""

from __future__ import annotations

import time

from loupiote.web.notices import letters, reminding
from loupiote.web.notices.outside import deliveries

EVERY = 1.0  # seconds

_last = 0.0


def beat() -> None:
    """Look, if the last look was long enough ago."""
    global _last
    now = time.monotonic()
    if now - _last < EVERY:
        return
    _last = now
    for reminder in reminding.due():
        reminding.fire(reminder)
    letters.look()
    deliveries.look()
