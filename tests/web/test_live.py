"""Live updates: each hears of what they see and of nothing else, misses nothing, and costs no thread."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from asgiref.sync import sync_to_async
from django.core import signing
from django.db import connections

from loupiote.web.games import door, live
from loupiote.web.games.access import as_viewer
from loupiote.web.games.models import Master, Turn
from loupiote.web.live import SALT, Live
from loupiote.web.people.models import User

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois"}


class Client:
    """Somebody who listens to the ASGI application itself."""

    def __init__(self, application: Live, address: str, known: str = "", header: str = "") -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.gone = asyncio.Event()
        query = urlsplit(address).query + (f"&turn={known}" if known else "")
        headers = [(b"last-event-id", header.encode())] if header else []
        scope = {"type": "http", "method": "GET", "path": "/live", "query_string": query.encode(), "headers": headers}
        self.task = asyncio.create_task(application(scope, self._receive, self.said.put))

    async def _receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def status(self) -> int:
        return int((await asyncio.wait_for(self.said.get(), 5))["status"])

    async def turn(self, within: float = 5) -> int | None:
        """The next turn that it hears of, or None if it hears of none."""
        while True:
            try:
                message = await asyncio.wait_for(self.said.get(), within)
            except TimeoutError:
                return None
            for line in message.get("body", b"").decode().splitlines():
                if line.startswith("data: "):
                    return int(line.removeprefix("data: "))

    async def heard(self, what: str) -> bool:
        """Whether it hears this, word for word."""
        while (await asyncio.wait_for(self.said.get(), 5)).get("body", b"").decode() != what:
            pass
        return True

    async def leave(self) -> None:
        self.gone.set()
        await asyncio.wait_for(self.task, 5)


def test_each_hears_of_what_they_see(table: Any, transactional_db: None) -> None:
    scene = table(**VILLAGE)
    viewers = {"mj": scene.mj, "public": scene.spectator} | {name: scene.player(name) for name in VILLAGE}
    turns = {name: door.screen_of(scene.game, viewer).turn for name, viewer in viewers.items()}
    addresses = {name: live.address(scene.game, viewer) for name, viewer in viewers.items()}

    async def listen() -> None:
        application = Live()
        clients = {name: Client(application, addresses[name], str(turns[name])) for name in viewers}
        assert {await client.status() for client in clients.values()} == {200}
        reply: Callable[..., Any] = sync_to_async(scene.reply)
        await reply("Ana", "sonder", "Bob")
        assert await clients["mj"].turn() == turns["mj"] + 1
        assert await clients["Ana"].turn() == turns["Ana"] + 1
        assert [await clients[name].turn(0.15) for name in ("Bob", "Cleo", "public")] == [None] * 3
        await sync_to_async(scene.close)()
        assert await clients["Bob"].turn() == turns["Bob"] + 1  # he is asked now
        assert await clients["public"].turn(0.15) is None
        for client in clients.values():
            await client.leave()
        assert application.hub.count == 0
        assert not application.hub.clients
        await application.close()
        await sync_to_async(connections.close_all)()

    asyncio.run(listen())


def test_whoever_was_away_hears_at_once(table: Any, transactional_db: None) -> None:
    scene = table(**VILLAGE)
    address = live.address(scene.game, scene.mj)
    assert scene.reply("Ana", "sonder", "Bob").ok
    turn = door.screen_of(scene.game, scene.mj).turn

    async def listen() -> None:
        application = Live()
        assert await Client(application, address, "1").turn() == turn
        assert await Client(application, address, str(turn), header="1").turn() == turn  # what it heard last counts
        assert await Client(application, address, "1", header=str(turn)).turn(0.2) is None
        assert await Client(application, address, str(turn + 5)).turn() == turn  # restored from a backup
        assert await Client(application, address, "x").turn() == turn
        await application.close()
        await sync_to_async(connections.close_all)()

    asyncio.run(listen())


def test_whose_seat_or_game_is_taken_away_hears_of_it(table: Any, transactional_db: None) -> None:
    scene, other = table(**VILLAGE), table(**VILLAGE)
    seat, viewer = scene.game.seats.get(name="Ana"), scene.player("Ana")
    door.touch(scene.game)
    door.touch(other.game)
    turn, address = door.screen_of(scene.game, viewer).turn, live.address(scene.game, viewer)

    async def listen() -> None:
        application = Live()
        ana = Client(application, address, str(turn))
        mj = Client(application, live.address(scene.game, scene.mj), str(turn))
        next_door = Client(application, live.address(other.game, other.mj))
        assert await next_door.turn() == door_turn
        await sync_to_async(seat.delete)()
        await sync_to_async(door.touch)(scene.game)
        assert await ana.turn() == 0
        assert await mj.turn() == turn + 1
        await sync_to_async(door.remove)(scene.game)
        assert await mj.turn() == 0
        late = Client(application, address, str(turn))
        assert await late.turn() == 0
        again = Client(application, address, "0")
        assert await again.status() == 403
        assert await next_door.turn(0.15) is None
        await application.close()
        await sync_to_async(connections.close_all)()

    door_turn = door.screen_of(other.game, other.mj).turn
    asyncio.run(listen())


def test_a_stop_ends_every_stream(table: Any, transactional_db: None) -> None:
    address = live.address((scene := table(**VILLAGE)).game, scene.mj)

    async def listen() -> None:
        application = Live()
        client = Client(application, address)
        assert await client.turn() == 1
        application.stop()
        await asyncio.wait_for(client.task, 2)
        late = Client(application, address)
        assert await late.status() == 503
        await application.close()
        await sync_to_async(connections.close_all)()

    asyncio.run(listen())


def test_no_ticket_no_stream() -> None:
    async def listen() -> None:
        for ticket in ("", "x", signing.dumps([1, "mj"], salt="other"), signing.dumps("mj", salt=SALT)):
            client = Client(Live(), f"/live?t={ticket}")
            assert await client.status() == 403
            await client.task

    asyncio.run(listen())


def test_a_ticket_says_whose_it_is_and_no_secret(table: Any) -> None:
    scene = table(**VILLAGE)
    (ticket,) = parse_qs(urlsplit(live.address(scene.game, scene.player("Ana"))).query)["t"]
    game, viewer, holds = signing.loads(ticket, salt=SALT)
    assert (game, viewer) == (scene.game.pk, f"s{scene.player('Ana').seat}")
    assert re.fullmatch("[0-9a-f]{16}", holds)


def test_whoever_had_a_place_before_hears_of_nothing_in_it(table: Any, transactional_db: None) -> None:
    scene = table(**VILLAGE)
    seat, second = scene.game.seats.get(name="Ana"), Master.objects.create(game=scene.game, name="Zoé", role="co-mj")
    pages = [live.address(scene.game, as_viewer(one)) for one in (seat, second)]
    turns = [door.screen_of(scene.game, as_viewer(one)).turn for one in (seat, second)]

    def pass_on() -> None:
        seat.user = User.objects.create(name="Gus")
        seat.save()
        second.delete()

    async def listen() -> None:
        application = Live()
        before = [Client(application, page, str(turn)) for page, turn in zip(pages, turns, strict=True)]
        assert [await one.status() for one in before] == [200, 200]
        await sync_to_async(pass_on)()
        now = Client(application, await sync_to_async(live.address)(scene.game, as_viewer(seat)), str(turns[0]))
        await sync_to_async(scene.reply)("Ana", "sonder", "Bob")
        assert await now.turn() == turns[0] + 1
        assert [await one.turn() for one in before] == [0, 0]
        assert [await Client(application, page, "0").status() for page in pages] == [403, 403]
        await now.leave()
        await application.close()
        await sync_to_async(connections.close_all)()

    asyncio.run(listen())


def test_a_lost_database_is_found_again(table: Any, transactional_db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(**VILLAGE)
    address, turn = live.address(scene.game, scene.mj), door.screen_of(scene.game, scene.mj).turn

    async def listen() -> None:
        application = Live()
        watch, tries = application.hub.source.watch, iter([True])

        async def stumbles() -> None:
            if next(tries, False):
                raise OSError("the database has gone")
            await watch()

        monkeypatch.setattr(application.hub.source, "watch", stumbles)
        client = Client(application, address, str(turn))
        assert await client.status() == 200
        await sync_to_async(scene.reply)("Ana", "sonder", "Bob")
        assert await client.turn() == turn + 1
        await client.leave()
        await application.close()
        await sync_to_async(connections.close_all)()

    asyncio.run(listen())
    assert Turn.objects.get(game=scene.game, viewer="mj").number == turn + 1


def test_a_quiet_stream_has_beats_that_a_page_hears(table: Any, transactional_db: None, monkeypatch: Any) -> None:
    """A comment would keep proxies content, and reach no script: a page could not tell a quiet line from a dead one."""
    monkeypatch.setattr("loupiote.web.live.BEAT", 0.05)
    scene = table(**VILLAGE)
    address, turn = live.address(scene.game, scene.mj), door.screen_of(scene.game, scene.mj).turn

    async def listen() -> None:
        application = Live()
        client = Client(application, address, str(turn))
        assert await client.status() == 200
        assert await client.heard("event: beat\ndata:\n\n")
        await client.leave()
        await application.close()
        await sync_to_async(connections.close_all)()

    asyncio.run(listen())
