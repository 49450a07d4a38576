"""The clock: fires deadlines and lets bots answer, in a thread of its own, with nobody present, once, after a restart too.

The deadlines are rows (`games.models.Deadline`), so there is nothing to remember. Several processes may run a ticker: whoever
sets `fired_at` fires it, in the very transaction that closes the window.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

from django.db import close_old_connections, connections
from django.utils import timezone

from loupiote.web.calendar import bots
from loupiote.web.games import deadlines
from loupiote.web.notices import beat

LONGEST = 0.25  # seconds between two looks: another process may have set a deadline
BOTS = 5  # games whose bots answer between two looks at deadlines, which come first

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

    def _beat(self) -> None:
        """Reminders, letters, deliveries: a fault there must not hold up deadlines."""
        try:
            beat.beat()
        except Exception:
            log.exception("notices could not be sent; trying again")
            close_old_connections()

    def _look(self) -> float:
        """Fire what is due; gives how long there is nothing to do."""
        faulty = False
        for deadline in deadlines.due():
            faulty |= not self._try(deadlines.fire, deadline)
        for errand in bots.due()[:BOTS]:
            faulty |= not self._try(bots.act, errand)
        self._beat()
        coming = [at for at in (deadlines.next_at(), bots.next_at()) if at is not None]
        wait = min([LONGEST, *((at - timezone.now()).total_seconds() for at in coming)])
        return max(wait, LONGEST if faulty else 0.0)

    def _try(self, do: Callable[[Any], object], one: Any) -> bool:
        """Do one thing that is due, unless we are to end; what fails in one game holds up no other, and is tried again."""
        try:
            if not self._stopped.is_set():
                do(one)
        except Exception:
            log.exception("what was due could not be done; trying again", extra={"game": one.game_id})
            close_old_connections()
            return False
        return True
