"""`/live`: Server-Sent Events that say "what you see has changed", and nothing else. The contract:

A page asks with the signed ticket that it was rendered with (`games.live.address`): a game, a viewer in it, and who had that
place then. As soon as somebody else has it, or nobody, the ticket opens nothing: when a seat acts is its own secret. It is told
the number of that viewer's turn whenever it differs from the one that it knows (`Last-Event-ID`, or `turn=` at first), so nothing
is missed over a pause, and fetches its fragments anew by itself. In between it hears a beat (an event, since a comment
reaches no script): a page that hears none knows that its line is dead, however silently. A number betrays nothing: it counts
the changes of what this very viewer may see.

This is a plain ASGI application beside Django: a client costs a coroutine, no thread and no connection to the database. One
watcher per process follows the database, which is the truth: on SQLite it asks `PRAGMA data_version` every 20 ms, on
PostgreSQL it listens. So it does not matter which process wrote, nor how.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

from django.conf import settings
from django.core import signing
from django.utils.crypto import salted_hmac

SALT = "loupiote.live"
AGE = 60 * 60 * 24 * 30  # a page open for longer has to be loaded anew; a ticket opens nothing but its own turns
MOST = 5000  # clients of one process
BEAT = 10.0  # seconds between two signs of life; a page waits 25 for one (`app.js`), a proxy closes no stream that has them
EVERY = 0.02  # seconds between two looks at an SQLite file
RETRY = 1000  # milliseconds after which a browser comes back

Key = tuple[int, str]
Place = tuple[int, int | None, str]  # its number, the account and the hash of the token in it
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

log = logging.getLogger("loupiote.live")

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
]


def holding(place: int, user: int | None, token: str) -> str:
    """Tells whoever has a place in a game from whoever had it before, and nothing else.

    Args:
        place: the number of the seat, or of the place of a game master; user: the account in it.
        token: the hash of the token in it, which counts where there is no account: it changes with each link that is used.
    """
    return salted_hmac(SALT, f"{place} {user or token}").hexdigest()[:16]


class Hub:
    """The clients of this process, and the turns of those whom they watch."""

    def __init__(self) -> None:
        self.turns: dict[Key, int] = {}
        self.clients: dict[Key, set[asyncio.Event]] = defaultdict(set)
        self.count = 0
        self.stopping = asyncio.Event()
        self.source: Source = (
            Postgres(self) if settings.DATABASES["default"]["ENGINE"].endswith("postgresql") else Sqlite(self)
        )
        self._watching: asyncio.Task[None] | None = None

    async def follow(self, key: Key, event: asyncio.Event) -> None:
        """Begin to wake this event when the turn of a viewer changes."""
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._watch())
        first = not self.clients[key]
        self.clients[key].add(event)
        self.count += 1
        if first:
            self.learn([key[0]], await self.source.read([key[0]]))

    def leave(self, key: Key, event: asyncio.Event) -> None:
        """Stop waking it."""
        self.count -= 1
        self.clients[key].discard(event)
        if not self.clients[key]:
            del self.clients[key]
            self.turns.pop(key, None)

    def learn(self, games: Iterable[int], turns: Iterable[tuple[int, str, int]]) -> None:
        """Take in all turns of some games as they stand in the database, and wake who watches those that changed.

        A turn that is there no more is 0: its game was taken away.
        """
        found = {(game, viewer): number for game, viewer, number in turns}
        asked = set(games)
        for key, events in self.clients.items():
            if key[0] in asked and self.turns.get(key, 0) != found.get(key, 0):
                self.turns[key] = found.get(key, 0)
                for event in events:
                    event.set()

    async def has(self, key: Key, holds: str) -> bool:
        """Whether this place is still with whoever had it when the ticket was made; who has none looks on."""
        return not holds or holds in {holding(*place) for place in await self.source.places(*key)}

    def games(self) -> list[int]:
        """The games that somebody watches."""
        return list({game for game, _ in self.clients})

    async def _watch(self) -> None:
        while not self.stopping.is_set():
            try:
                await self.source.watch()
            except Exception:
                log.exception("live updates lost the database; trying again")
                await asyncio.sleep(1)

    def stop(self) -> None:
        """End every stream: the server is going."""
        self.stopping.set()
        for events in self.clients.values():
            for event in events:
                event.set()

    async def close(self) -> None:
        """Leave the database."""
        self.stop()
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait([self._watching])
        await self.source.close()


class Source:
    """Where turns are read from."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def read(self, games: list[int]) -> list[tuple[int, str, int]]:
        """The turns of these games."""
        raise NotImplementedError

    async def places(self, game: int, viewer: str) -> list[Place]:
        """The places in a game from which one sees what this viewer does."""
        raise NotImplementedError

    async def watch(self) -> None:
        """Tell the hub of every change, until cancelled."""
        raise NotImplementedError

    async def close(self) -> None:
        """Close what is open."""
        raise NotImplementedError


def _places(game: int, viewer: str) -> tuple[str, list[int]]:
    """The statement of `Source.places`, with {} for the sign of a value, and its value."""
    seat = viewer.removeprefix("s")
    table, column, value = ("seat", "id", int(seat)) if seat.isdecimal() else ("master", "game_id", game)
    return f"SELECT id, user_id, token_hash FROM loupiote_games_{table} WHERE {column} = {{}}", [value]


class Sqlite(Source):
    """Looks at the file: `data_version` changes when another connection has committed."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub)
        self._connection: sqlite3.Connection | None = None

    @property
    def connection(self) -> sqlite3.Connection:
        if self._connection is None:
            path = settings.DATABASES["default"]["NAME"]
            self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
        return self._connection

    async def read(self, games: list[int]) -> list[tuple[int, str, int]]:
        query = (
            "SELECT game_id, viewer, number FROM loupiote_games_turn WHERE game_id IN (SELECT value FROM json_each(?))"
        )
        return self.connection.execute(query, [json.dumps(games)]).fetchall()

    async def places(self, game: int, viewer: str) -> list[Place]:
        query, values = _places(game, viewer)
        return self.connection.execute(query.format("?"), values).fetchall()

    async def watch(self) -> None:
        known = None
        while True:
            version = self.connection.execute("PRAGMA data_version").fetchone()[0]
            if version != known and self.hub.clients:
                known = version
                games = self.hub.games()
                self.hub.learn(games, await self.read(games))
            await asyncio.sleep(EVERY if self.hub.clients else 0.5)

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class Postgres(Source):
    """Listens: whoever changes a turn says the number of the game (`games.turns.bump`)."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub)
        self._connection: Any = None
        self._busy = asyncio.Lock()

    async def _connect(self) -> Any:
        import psycopg
        from django.db import connection

        parameters = connection.get_connection_params()
        wanted = {
            name: parameters[name]
            for name in ("dbname", "user", "password", "host", "port", "service")
            if name in parameters
        }
        return await psycopg.AsyncConnection.connect(**wanted, autocommit=True)

    async def read(self, games: list[int]) -> list[tuple[int, str, int]]:
        query = "SELECT game_id, viewer, number FROM loupiote_games_turn WHERE game_id = ANY(%s)"
        return [(game, viewer, number) for game, viewer, number in await self._rows(query, [games])]

    async def places(self, game: int, viewer: str) -> list[Place]:
        query, values = _places(game, viewer)
        return [(place, user, token) for place, user, token in await self._rows(query.format("%s"), values)]

    async def _rows(self, query: str, values: list[Any]) -> list[tuple[Any, ...]]:
        async with self._busy:
            if self._connection is None or self._connection.closed:
                self._connection = await self._connect()
            cursor = await self._connection.execute(query, values)
            return list(await cursor.fetchall())

    async def watch(self) -> None:
        from loupiote.web.games.turns import CHANNEL

        listener = await self._connect()
        async with listener:
            await listener.execute(f"LISTEN {CHANNEL}")
            games = self.hub.games()
            self.hub.learn(games, await self.read(games))  # what was said while nobody listened
            async for word in listener.notifies():
                game = int(word.payload)
                if any(game == watched for watched, _ in self.hub.clients):
                    self.hub.learn([game], await self.read([game]))

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None


class Live:
    """The ASGI application."""

    def __init__(self) -> None:
        self._hub: Hub | None = None

    @property
    def hub(self) -> Hub:
        """The hub of this process, made in its event loop."""
        if self._hub is None:
            self._hub = Hub()
        return self._hub

    def stop(self) -> None:
        """End every stream."""
        if self._hub is not None:
            self._hub.stop()

    async def close(self) -> None:
        """Leave the database, once every stream has ended."""
        if self._hub is not None:
            await self._hub.close()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        query = parse_qs(scope["query_string"].decode("latin1"))
        ticket = _ticket(query.get("t", [""])[0])
        if scope["method"] != "GET" or ticket is None:
            return await _refuse(send, 403)
        if self.hub.count >= MOST or self.hub.stopping.is_set():
            return await _refuse(send, 503)
        (key, holds), known = ticket, _known(scope, query)
        mine = await self.hub.has(key, holds)
        if not mine and known == 0:  # it was told so
            return await _refuse(send, 403)
        event = asyncio.Event()
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        gone = asyncio.create_task(_gone(receive))
        gone.add_done_callback(lambda _: event.set())
        await self.hub.follow(key, event)
        try:
            await send(_body(f"retry: {RETRY}\n\n"))
            while not gone.done() and not self.hub.stopping.is_set():
                turn = self.hub.turns.get(key, 0)
                mine = mine and (turn == known or await self.hub.has(key, holds))
                turn = turn if mine else 0
                if turn != known:
                    known = turn
                    await send(_body(f"id: {turn}\nevent: turn\ndata: {turn}\n\n"))
                if not mine:
                    break
                event.clear()
                if self.hub.turns.get(key, 0) == known and not gone.done() and not self.hub.stopping.is_set():
                    try:
                        await asyncio.wait_for(event.wait(), BEAT)
                    except TimeoutError:
                        await send(_body("event: beat\ndata:\n\n"))
            if not gone.done():
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self.hub.leave(key, event)
            gone.cancel()


def _ticket(text: str) -> tuple[Key, str] | None:
    try:
        game, viewer, holds = signing.loads(text, salt=SALT, max_age=AGE)
        return (int(game), str(viewer)), str(holds)
    except (signing.BadSignature, ValueError, TypeError):
        return None


def _known(scope: Message, query: dict[str, list[str]]) -> int | None:
    """The turn that the client shows: the last it was told, or the one of its page."""
    last = dict(scope["headers"]).get(b"last-event-id", b"").decode("latin1") or query.get("turn", [""])[0]
    return int(last) if last.isascii() and last.isdecimal() and len(last) < 18 else None


def _body(text: str) -> Message:
    return {"type": "http.response.body", "body": text.encode(), "more_body": True}


async def _refuse(send: Send, status: int) -> None:
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"text/plain"), (b"cache-control", b"no-store")],
        }
    )
    await send({"type": "http.response.body", "body": b""})


async def _gone(receive: Receive) -> None:
    """Ends when the client has gone."""
    with contextlib.suppress(asyncio.CancelledError):
        while (await receive())["type"] != "http.disconnect":
            pass
