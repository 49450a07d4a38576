"""Background tasks (letters, exports, long simulations) in a thread of its own.

A task may be run twice and is then written so that it does no harm: a worker that is killed leaves its task marked as running,
and such a task is put back into the queue after a while.
"""

from __future__ import annotations

import logging
import time
from datetime import timedelta
from threading import Thread

from django.db import close_old_connections, connections
from django.utils import timezone

STALE = timedelta(minutes=30)  # no task takes as long

log = logging.getLogger("loupiote.worker")


class TaskWorker(Thread):
    """Runs tasks until `stop`."""

    def __init__(self) -> None:
        super().__init__(name="worker", daemon=True)
        from django_tasks_db.management.commands.db_worker import Worker

        self._inner = Worker(
            queue_names=["*"], interval=0.5, batch=False, backend_name="default", startup_delay=False, max_tasks=None,
            worker_id=f"loupiote-{time.time_ns():x}", excluded_queue_names=[],
        )  # fmt: skip

    def stop(self) -> None:
        """End after the task at hand."""
        self._inner.running = False

    def run(self) -> None:
        """Work; after a fault of the database, begin again."""
        while self._inner.running:
            try:
                sweep()
                self._inner.run()
            except Exception:
                log.exception("the worker of tasks stumbled; going on")
                close_old_connections()
                time.sleep(1)
        connections.close_all()


def sweep() -> int:
    """Put tasks back into the queue whose worker was killed; gives how many."""
    from django_tasks.base import TaskResultStatus
    from django_tasks_db.models import DBTaskResult

    lost = DBTaskResult.objects.filter(status=TaskResultStatus.RUNNING, started_at__lt=timezone.now() - STALE)
    return lost.update(status=TaskResultStatus.READY, started_at=None)
