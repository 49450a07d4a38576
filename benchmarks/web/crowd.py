"""Clients: those who listen, and the MJs who tap. All in one process, on one event loop, over plain sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from dataclasses import dataclass, field
from urllib.parse import urlencode


@dataclass
class Listener:
    """A screen that listens, and comes back with what it last heard when the stream breaks off."""

    game: int
    viewer: str
    address: str
    turn: int
    heard: list[tuple[float, int]] = field(default_factory=list)

    async def listen(self, port: int) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self._once(port)
            await asyncio.sleep(0.2)

    async def _once(self, port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            head = f"GET {self.address}&turn={self.turn} HTTP/1.1\r\nHost: localhost\r\n"
            if self.heard:
                head += f"Last-Event-ID: {self.turn}\r\n"
            writer.write(f"{head}\r\n".encode())
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    self.turn = int(line[6:])
                    self.heard.append((time.perf_counter(), self.turn))
        finally:
            writer.close()


@dataclass
class Master:
    """The MJ of a game, who taps over a connection that is kept open."""

    game: int
    key: str
    cookie: str
    taps: int = 0
    tries: int = 0

    async def get(self, port: int, path: str) -> bytes:
        """A page, by a connection of its own."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {self.cookie}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        answer = await reader.read()
        writer.close()
        return answer

    async def tap(self, port: int, **form: object) -> dict[str, object]:
        """One order, sent again with its key until it is acknowledged."""
        self.taps += 1
        fields = {**form, "key": f"bench-{self.game}-{self.taps}", "csrfmiddlewaretoken": "c" * 32}
        body = urlencode(fields, doseq=True).encode()
        head = (
            f"POST /g/{self.key}/order/ HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nConnection: close\r\n"
            f"Cookie: {self.cookie}; loupiote-csrf={'c' * 32}\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
        ).encode()
        while True:
            self.tries += 1
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(head + body)
                answer = await asyncio.wait_for(reader.read(), 20)
                writer.close()
            except OSError:
                answer = b""
            start, _, rest = answer.partition(b"\r\n\r\n")
            if start.startswith(b"HTTP/1.1 200"):
                found: dict[str, object] = json.loads(rest)
                return found
            if start:
                raise RuntimeError(answer[:300])
            await asyncio.sleep(0.2)
