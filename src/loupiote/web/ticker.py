"""The clock: fires deadlines, in a thread of its own, with nobody present, once, after a restart too.

The deadlines are rows (`games.models.Deadline`), so there is nothing to remember. Several processes may run a ticker: whoever
sets `fired_at` fires it, in the very transaction that closes the window.
"""

from __future__ import annotations

import logging
import time
from threading import Event, Thread

from django.db import close_old_connections, connections
from django.utils import timezone

from loupiote.web.games import deadlines

LONGEST = 0.25  # seconds between two looks: another process may have set a deadline

log = logging.getLogger("loupiote.ticker")


class Ticker(Thread):
    """Runs until `stop`. `beat` is when it last looked, for `/health`."""

    def __init__(self) -> None:
        super().__init__(name="ticker", daemon=True)
        self._stopped = Event()
        self.beat = time.monotonic()

    def stop(self) -> None:
        """End after the deadline at hand."""
        self._stopped.set()

    def run(self) -> None:
        """Fire what is due, sleep until the next is."""
        while not self._stopped.is_set():
            try:
                wait = self._look()
            except Exception:
                log.exception("deadlines could not be fired; trying again")
                close_old_connections()
                wait = 1.0
            self.beat = time.monotonic()
            self._stopped.wait(wait)
        connections.close_all()

    def _look(self) -> float:
        """Fire what is due; gives how long there is nothing to do."""
        for deadline in deadlines.due():
            if self._stopped.is_set():
                break
            deadlines.fire(deadline)
        coming = deadlines.next_at()
        return LONGEST if coming is None else min(max((coming - timezone.now()).total_seconds(), 0.0), LONGEST)
