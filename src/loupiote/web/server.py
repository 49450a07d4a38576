"""One port for everything: `/live` goes to `live`, the rest to Django's WSGI application in a pool of threads.

Roles: `web` serves pages, `live` the streams, `worker` neither, but fires deadlines and runs tasks; `all` does it all in one
process. A stop (SIGTERM, SIGINT) takes no new request, ends the streams, finishes what is under way, then ends the threads; all
of it within ten seconds: what takes longer is left undone, as if the machine had been switched off, which harms nothing.
"""

from __future__ import annotations

import gc
import logging
import signal
import socket
import time
from collections.abc import Callable
from threading import Event, Thread
from types import FrameType
from typing import Any, Literal

import uvicorn
from a2wsgi import WSGIMiddleware
from a2wsgi.wsgi import WSGIResponder
from django.core.handlers.wsgi import WSGIHandler
from django.test import RequestFactory

from loupiote.web import running
from loupiote.web.live import Live, Message, Receive, Send

Role = Literal["all", "web", "live", "worker"]
THREADS = 3  # for pages; more wait for one another, and the more of them the longer (docs/performance.md)
GRACE = 7  # seconds for requests that are under way when the server is told to stop
LONGEST = 9  # for everything

log = logging.getLogger("loupiote.server")


class Pages(WSGIMiddleware):
    """WSGI in a pool of threads."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await Answer(self.app, self.executor, 0)(scope, receive, send)


class Answer(WSGIResponder):
    """A thread hands over what it has to say and goes on: to wait until that has left costs two changes of thread each time."""

    def send(self, message: Any) -> None:
        self.loop.call_soon_threadsafe(self.send_queue.put_nowait, message)


class Front:
    """The ASGI application of a role."""

    def __init__(self, role: Role) -> None:
        self.live = Live() if role in ("all", "live") else None
        self._pages: Any = None
        if role in ("all", "web"):
            from loupiote.web.wsgi import application

            _warm(application)
            self._pages = Pages(application, workers=THREADS)  # type: ignore[arg-type]

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        elif scope["type"] != "http":
            return
        elif scope["path"] == "/live" and self.live is not None:
            await self.live(scope, receive, send)
        elif self._pages is not None:
            await self._pages(scope, receive, send)
        else:
            await send({"type": "http.response.start", "status": 404, "headers": []})
            await send({"type": "http.response.body", "body": b""})

    def end(self, within: float) -> bool:
        """End the pool of threads; gives whether all of them have ended in time."""
        if self._pages is None:
            return True
        ending = Thread(target=self._pages.executor.shutdown, daemon=True)
        ending.start()
        ending.join(within)
        return not ending.is_alive()

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        if self.live is not None:
            await self.live.close()
        await send({"type": "lifespan.shutdown.complete"})


def _warm(application: WSGIHandler) -> None:
    """Load what the first visitors would wait for: rule sets, their texts, the templates of the front page. It stays to the end:
    the garbage collector need not look at it ever again."""
    from loupiote.narration import Narrator
    from loupiote.rules import BUILT, rule_set

    for name in BUILT:
        rule_set(name)
        Narrator("fr", "text", name)
    for _ in application(RequestFactory().get("/", headers={"Host": "localhost"}).environ, lambda *_: lambda _: None):
        pass
    gc.collect()
    gc.freeze()


class Server(uvicorn.Server):
    """Says when it is ready, and ends the streams when it is told to stop, which would keep it waiting else."""

    def __init__(self, front: Front, ready: Callable[[], None], stopped: Event) -> None:
        config = uvicorn.Config(
            front, log_config=None, access_log=False, server_header=False, lifespan="on", timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=30, backlog=2048, proxy_headers=True, ws="none",
        )  # fmt: skip
        super().__init__(config)
        self._front, self._ready, self._stopped = front, ready, stopped
        self.told = 0.0  # when it was told to stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._stopped.is_set():  # told to before it had begun
            self.should_exit = True
        elif not self.should_exit:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.told = self.told or time.monotonic()
        if self._front.live is not None:
            self._front.live.stop()


def serve(bound: socket.socket | None, role: Role, ready: Callable[[], None]) -> bool:
    """Serve on a socket that listens already, until told to stop. `prepare` comes before.

    Args:
        bound: None for the role `worker`; ready: called once requests are answered.

    Returns:
        whether everything has ended; else a thread is at work still, and the process has to be ended with `os._exit`.
    """
    from loupiote.web.sweeper import Sweeper
    from loupiote.web.ticker import Ticker
    from loupiote.web.worker import TaskWorker

    stopped = Event()
    for name in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises them once more when it has ended in order
        signal.signal(name, lambda *_: stopped.set())
    threads: list[Sweeper | Ticker | TaskWorker] = []
    if role in ("all", "worker"):
        running.ticker, running.worker = Ticker(), TaskWorker()
        threads = [running.ticker, running.worker, Sweeper()]
    if bound is not None:
        running.port = bound.getsockname()[1]
    for thread in threads:
        thread.start()
    log.info("started", extra={"role": role})
    server: Server | None = None
    front: Front | None = None
    try:
        if bound is None:
            ready()
            stopped.wait()
        else:
            front = Front(role)
            server = Server(front, ready, stopped)
            server.run(sockets=[bound])
    finally:
        until = ((server.told if server is not None else 0.0) or time.monotonic()) + LONGEST
        for thread in threads:
            thread.stop()
        for thread in threads:
            thread.join(timeout=max(0.1, until - time.monotonic()))
        ended = front is None or front.end(within=max(0.1, until - time.monotonic()))
        if not ended:
            log.warning("what was under way took too long and is left undone", extra={"role": role})
        running.ticker = running.worker = None
        log.info("stopped", extra={"role": role})
    return ended
