"""The threads of this process, once `server` has started them, and the port that it listens to."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from loupiote.web.ticker import Ticker
    from loupiote.web.worker import TaskWorker

ticker: Ticker | None = None
worker: TaskWorker | None = None
port = 8000
