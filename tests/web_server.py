"""The whole application in a process of its own, as `loupiote serve` starts it."""

from __future__ import annotations

import atexit
import http.client
import itertools
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlsplit

COMMAND = [
    sys.executable,
    "-c",
    f"import sys; sys.path.append({str(Path(__file__).parent)!r})\n"
    "from web_chance import fix; fix('server')\n"
    "from loupiote.cli import main; main()",
]
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

    def start(self, port: str = "0") -> Server:
        """Start it, and wait until it answers."""
        flags = ["serve", "--lang", "en", "--port", port, "--role", self.role, *self.flags]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([*COMMAND, *flags], env=self.environment, stdout=pipe, stderr=pipe, text=True)
        assert self.process.stdout is not None
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        for line in self.process.stdout:
            found = ADDRESS.search(line)
            if found or self.role == "worker":
                self.address = found[1] if found else ""
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


def prepared(data: Path, database: str = "") -> Server:
    """A server that has not been started, on a database that is up to date: a copy, which takes no time."""
    if database:
        return Server(data, database)
    shutil.copytree(_first(), data)
    return Server(data)


@cache
def _first() -> Path:
    """A data folder as the first start leaves it."""
    folder = Path(tempfile.mkdtemp(prefix="loupiote-first-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    Server(folder / "data").start().stop()
    return folder / "data"


@contextmanager
def serving(server: Server) -> Iterator[Server]:
    """A server that runs within."""
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def new_database(like: str = "") -> str:
    """A fresh database of the kind that the tests run on: a URL, or "" for SQLite; `like`: the name of the one to copy."""
    url = os.environ.get("DATABASE_URL", "")
    if not url:
        return ""
    import psycopg

    name = f"loupiote_{os.getpid()}_{next(_databases)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}" + (f" TEMPLATE {like}" if like else ""))
    return urlsplit(url)._replace(path=f"/{name}").geturl()


def database_prepared() -> str:
    """The same, up to date: a copy, which takes no time."""
    return new_database(_first_database()) if os.environ.get("DATABASE_URL") else ""


@cache
def _first_database() -> str:
    """The name of a database as the first start leaves it."""
    made = new_database()
    with tempfile.TemporaryDirectory() as folder:
        Server(Path(folder), made).start().stop()
    return urlsplit(made).path[1:]


class Browser:
    """A person with a browser that keeps cookies."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def get(self, path: str, **headers: str) -> tuple[str, str]:
        """The address one ends at, and the page."""
        return self._open(urllib.request.Request(self.server.address + path, headers=headers))

    def post(self, path: str, page: str, **fields: str) -> tuple[str, str]:
        """Send a form that stands on a page."""
        found = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page)
        assert found
        data = urllib.parse.urlencode({"csrfmiddlewaretoken": found[1], **fields}).encode()
        return self._open(urllib.request.Request(self.server.address + path, data))

    def _open(self, request: urllib.request.Request) -> tuple[str, str]:
        with self._opener.open(request, timeout=10) as answer:
            return urlsplit(answer.url).path, answer.read().decode()

    def status(self, path: str, **headers: str) -> int:
        """The status that an address answers with."""
        try:
            self.get(path, **headers)
        except urllib.error.HTTPError as error:
            error.close()
            return error.code
        return 200


def shown(page: str) -> str:
    """What a page shows, without what differs each time that it is made: tokens of forms and keys of orders."""
    main = page.partition("<main")[2].partition("</main>")[0]
    return re.sub(r'name="(csrfmiddlewaretoken|key)" value="[^"]*"', "", main)


class Stream:
    """Somebody who listens."""

    def __init__(self, server: Server, address: str, known: str | None = None) -> None:
        parts = urlsplit(server.address)
        self.connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=10)
        self.connection.request("GET", address, headers={"Last-Event-ID": known} if known else {})
        self.answer = self.connection.getresponse()

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_: object) -> None:
        self.answer.close()
        self.connection.close()

    def turn(self) -> str:
        """The next turn that it tells; "" at its end."""
        while line := self.answer.readline().decode():
            if line.startswith("data:"):
                return line.removeprefix("data:").strip()
        return ""
