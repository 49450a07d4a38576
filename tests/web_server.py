"""The whole application in a process of its own, as `loupiote serve` starts it."""

from __future__ import annotations

import itertools
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COMMAND = [sys.executable, "-c", "from loupiote.cli import main; main()"]
ADDRESS = re.compile(r"(http://\S+?)/?\s*$")
_databases = itertools.count()


class Server:
    """A server that runs; `address` has no slash at its end.

    Args:
        data: its data folder, which outlives it: another server goes on from there.
        database: the URL of a PostgreSQL database, or "" for SQLite in the data folder.
    """

    def __init__(self, data: Path, database: str = "", *flags: str, role: str = "all") -> None:
        self.data, self.database, self.flags, self.role = data, database, flags, role
        self.address = ""
        self.log: list[str] = []

    @property
    def environment(self) -> dict[str, str]:
        """What the server, and commands beside it, are started with."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("LOUPIOTE_", "DJANGO_", "DATABASE_"))
        }
        own = {"LOUPIOTE_DATA": str(self.data), "LOUPIOTE_LOG": "json", "LC_ALL": "C.UTF-8"}
        return kept | own | ({"DATABASE_URL": self.database} if self.database else {})

    def start(self) -> Server:
        """Start it, and wait until it answers."""
        flags = ["serve", "--lang", "en", "--port", "0", "--role", self.role, *self.flags]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([*COMMAND, *flags], env=self.environment, stdout=pipe, stderr=pipe, text=True)
        assert self.process.stdout is not None
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        for line in self.process.stdout:
            found = ADDRESS.search(line)
            if found:
                self.address = found[1]
                return self
        self.ended()
        raise AssertionError("".join(self.log))

    def _listen(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it, by default in order; gives the exit status."""
        self.process.send_signal(how)
        return self.ended()

    def ended(self, within: float = 20) -> int:
        """Wait until it has ended; gives the exit status."""
        try:
            return self.process.wait(timeout=within)
        finally:
            self.process.kill()
            self.process.wait()
            self._listener.join()
            for pipe in (self.process.stdout, self.process.stderr):
                assert pipe is not None
                pipe.close()

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a command of `loupiote` beside it."""
        return subprocess.run(
            [*COMMAND, *arguments, "--lang", "en"], env=self.environment, capture_output=True, text=True, timeout=120
        )


@contextmanager
def serving(data: Path, database: str = "", *flags: str) -> Iterator[Server]:
    """A server within."""
    server = Server(data, database, *flags).start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def new_database() -> str:
    """A fresh database of the kind that the tests run on: a URL, or "" for SQLite."""
    url = os.environ.get("DATABASE_URL", "")
    if not url:
        return ""
    import psycopg

    name = f"loupiote_{os.getpid()}_{next(_databases)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return re.sub(r"/postgres\b", f"/{name}", url, count=1)
