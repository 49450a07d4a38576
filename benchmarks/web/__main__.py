"""Prints the table of the application; exit status 1 if a figure misses its threshold.

One server process on SQLite, as an operator runs it; the clients are another process on the same machine, so they take
processor time from it. A tap is timed from sending the order to the moment at which another screen hears of it. What a page
costs is the processor time of the server alone, at its best of several rounds: whatever else runs only adds to it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.__main__ import Figure, table, write
from benchmarks.web import deadlines, squares
from benchmarks.web.crowd import Listener, Master
from benchmarks.web.process import Process

ROLES = [
    "loup-garou",
    "loup-garou",
    "voyante",
    "sorciere",
    "chasseur",
    "salvateur",
    "simple-villageois",
    "simple-villageois",
    "cupidon",
]
MARK = "<!-- web figures -->"
NAMES = ["Ana", "Bob", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hal", "Ida"]


def make_games(number: int) -> tuple[list[Master], list[Listener]]:
    """Games of nine that have begun, with an MJ who taps and twenty screens each."""
    from django.core.signing import get_cookie_signer

    from loupiote.web.games import access, door, live, models, tokens

    masters, listeners = [], []
    for n in range(number):
        roles = dict(zip(NAMES, ROLES, strict=True))
        game = models.Game.objects.create(title=f"Bench {n}", plan={"roles": roles}, watch=True)
        models.Seat.objects.bulk_create([models.Seat(game=game, place=i, name=name) for i, name in enumerate(NAMES)])
        master = models.Master.objects.create(game=game, name="mj")
        name = f"loupiote-{game.key}"
        cookie = f"{name}={get_cookie_signer(salt=name + 'loupiote.seat').sign(tokens.renew(master))}"
        masters.append(Master(game.pk, game.key, cookie))
        mj = access.as_viewer(master)
        door.start(game.pk, mj)
        viewers = [mj, mj, *[access.as_viewer(seat) for seat in game.seats.all() for _ in range(2)]]
        for viewer in viewers:
            turn = door.screen_of(game, viewer).turn
            listeners.append(Listener(game.pk, viewer.turn, live.address(game, viewer), turn))
    return masters, listeners


def next_order(game_id: int, chance: random.Random) -> dict[str, object]:
    """Something that the MJ of a game may do now; a game that has ended begins again by an undo."""
    from loupiote.web.games import door
    from loupiote.web.games.models import Game
    from loupiote.web.games.viewers import Viewer

    view, turn = door.screen_of(Game.objects.get(pk=game_id), Viewer("mj", "mj"))
    assert view is not None
    form: dict[str, object] = {"turn": turn, "window": view.window or ""}
    left = [asked for asked in view.prompts if not asked.answered]
    if view.over:
        return form | {"do": "undo"}
    if left and chance.random() < 0.9:
        asked = chance.choice(left)
        value = list(asked.prompt.choice.pick(chance.randrange))
        return form | {
            "do": "reply",
            "player": asked.prompt.player,
            "power": asked.power,
            "value": value,
            "window": asked.window,
        }
    return form | {"do": "close"}


async def load(
    server: Process, masters: list[Master], listeners: list[Listener], seconds: float, rate: float
) -> dict[str, Any]:
    """Tap while all listen; the server is killed once in the middle. Gives what was measured."""
    chance = random.Random(1)
    screens: dict[int, list[Listener]] = {}
    for listener in listeners:
        screens.setdefault(listener.game, []).append(listener)
    tasks = [asyncio.create_task(listener.listen(server.port)) for listener in listeners]
    await asyncio.sleep(3)
    sizes, late, refused, sent = [], list[float](), 0, 0
    begun = time.perf_counter()
    restart: asyncio.Task[None] | None = None

    async def tap(master: Master) -> None:
        nonlocal refused
        form = await asyncio.to_thread(next_order, master.game, chance)
        before = {id(one): len(one.heard) for one in screens[master.game]}
        start = time.perf_counter()
        answer = await master.tap(server.port, **form)
        refused += answer["result"] != "done"
        await asyncio.sleep(0.5)
        if not server.away(start, time.perf_counter()):  # a tap that met the restart is counted below, but not timed
            for one in screens[master.game]:
                late.extend(at - start for at, _ in one.heard[before[id(one)] :][:1])

    waiting: set[asyncio.Task[None]] = set()
    free = list(masters)
    while time.perf_counter() - begun < seconds:
        if restart is None and time.perf_counter() - begun > seconds / 2:
            sizes.append(server.size())
            restart = asyncio.create_task(asyncio.to_thread(server.restart))
        master = free.pop(chance.randrange(len(free)))
        task = asyncio.create_task(tap(master))
        waiting.add(task)
        task.add_done_callback(lambda done, master=master: (waiting.discard(done), free.append(master)))  # type: ignore[misc]
        sent += 1
        await asyncio.sleep(1 / rate)
    assert restart is not None
    await asyncio.gather(restart, *waiting)
    await asyncio.sleep(2)
    sizes.append(server.size())
    for task in tasks:
        task.cancel()
    return {
        "late": sorted(late),
        "sizes": sizes,
        "sent": sent,
        "refused": refused,
        "again": sum(m.tries - m.taps for m in masters),
    }


def lost(listeners: list[Listener]) -> tuple[int, int]:
    """Screens that do not show what is true at the end, and changes that a screen was told of twice."""
    from loupiote.web.games.models import Turn

    turns = {(turn.game_id, turn.viewer): turn.number for turn in Turn.objects.all()}
    behind = sum(one.turn != turns[one.game, one.viewer] for one in listeners)
    twice = sum(len(one.heard) - len({turn for _, turn in one.heard}) for one in listeners)
    return behind, twice


async def rate_of(server: Process, master: Master, path: str, seconds: float) -> tuple[float, float]:
    """Requests of eight clients at once: how many are answered in a second, and the milliseconds that the server works on one."""
    end, count = time.perf_counter() + seconds, 0

    async def ask() -> None:
        nonlocal count
        while time.perf_counter() < end:
            answer = await master.get(server.port, path)
            assert answer.startswith(b"HTTP/1.1 200"), answer[:200]
            count += 1

    begun, spent = time.perf_counter(), server.spent()
    await asyncio.gather(*(ask() for _ in range(8)))
    return count / (time.perf_counter() - begun), 1000 * (server.spent() - spent) / count


def rates_of(server: Process, master: Master, *paths: str, rounds: int = 6) -> list[tuple[float, float]]:
    """For each path the best rate and the least work of several rounds, in which they take turns."""
    found: list[list[tuple[float, float]]] = [[] for _ in paths]
    for _ in range(rounds):
        for path, one in zip(paths, found, strict=True):
            one.append(asyncio.run(rate_of(server, master, path, 1)))
    return [(max(rate for rate, _ in one), min(work for _, work in one)) for one in found]


def submits(number: int) -> float:
    """Taps in a second through the door alone, in one thread, each on the disk before the next."""
    from loupiote.kernel.inputs import Close, Input, Reply
    from loupiote.web.games import access, door, models

    chance, spent, done = random.Random(2), 0.0, 0
    while done < number:
        make_games(1)
        game = models.Game.objects.latest("pk")
        mj = access.as_viewer(game.masters.get())
        while done < number and not (view := door.view_of(game, mj)).over:
            left = [asked for asked in view.prompts if not asked.answered]
            given: Input = Close(window=view.window or "")
            if left and chance.random() < 0.9:
                asked = chance.choice(left)
                value = asked.prompt.choice.pick(chance.randrange)
                given = Reply(player=asked.prompt.player, power=asked.power, value=value, window=asked.window)
            begun = time.perf_counter()
            door.submit(game.pk, mj, given, key=f"bench-{done}")
            spent += time.perf_counter() - begun
            done += 1
    return done / spent


def clock(server: Process, number: int, seconds: float = 60) -> list[Figure]:
    """The lines about deadlines, with nobody present."""
    due = deadlines.set_due(deadlines.make(number), seconds)
    late, wrong = deadlines.fired(due, seconds)
    return [
        Figure("deadlines that did not fire once", str(wrong), f"{number} in {seconds:.0f} s", "0", wrong == 0),
        Figure(
            "the latest of them",
            f"{late[-1]:.2f} s",
            f"median {1000 * late[len(late) // 2]:.0f} ms",
            "2 s",
            late[-1] < 2,
        ),
    ]


def measure(games: int, seconds: float, rate: float, number: int) -> list[Figure]:
    """The lines of the table."""
    with tempfile.TemporaryDirectory(prefix="loupiote-bench-") as folder:
        os.environ |= {"LOUPIOTE_DATA": folder, "LOUPIOTE_LOG": "json"}
        from loupiote.web.ready import prepare

        prepare()
        masters, listeners = make_games(games)
        server = Process(Path(folder))
        server.start()
        found = asyncio.run(load(server, masters, listeners, seconds, rate))
        behind, twice = lost(listeners)
        (empty, least), (page, work) = rates_of(server, masters[0], "/empty", f"/g/{masters[0].key}/")
        fired = clock(server, number)
        server.stop()
        speed = submits(600)
    late, clients = found["late"], len(listeners)
    middle, p99 = (1000 * late[int(len(late) * share)] for share in (0.5, 0.99))
    memory, threads = (max(column) for column in zip(*found["sizes"], strict=True))
    taps = f"{found['sent']} taps, {rate:.0f}/s, {games} games, {clients} screens"
    return [
        Figure("a tap on the other screens, median", f"{middle:.0f} ms", taps),
        Figure("a tap on the other screens, p99", f"{p99:.0f} ms", f"{len(late):,} heard", "250 ms", p99 < 250),
        Figure(
            "screens that missed something",
            str(behind),
            f"killed once, {found['again']} taps sent again",
            "0",
            behind == 0,
        ),
        Figure("changes told twice", str(twice), "", "0", twice == 0),
        Figure(f"memory with {clients} screens", f"{memory} MB", "", "250 MB", memory < 250),
        Figure(f"threads with {clients} screens", str(threads), "", "40", threads < 40),
        Figure("an empty view", f"{least:.1f} ms", f"the same server and middleware, {empty:,.0f}/s"),
        Figure(
            "the MJ's page", f"{work:.1f} ms", f"{work / least:.1f} empty views, {page:,.0f}/s", "8", work / least <= 8
        ),
        Figure("taps through the door", f"{speed:,.0f}/s", "one thread, on the disk", "200/s", speed >= 200),
        *fired,
    ]


def main() -> int:
    """Measure, print, and say whether every threshold was kept."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web", description="How the application bears a load.")
    parser.add_argument("--games", type=int, default=50, help="games, twenty screens each (default 50)")
    parser.add_argument("--seconds", type=float, default=60, help="how long people tap (default 60)")
    parser.add_argument("--rate", type=float, default=5, help="taps a second in all (default 5)")
    parser.add_argument("--deadlines", type=int, default=500, help="deadlines due in one minute (default 500)")
    parser.add_argument("--forums", type=int, default=30, help="games by forum, twenty players each (default 30)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into this page, between its marks")
    given = parser.parse_args()
    lines = measure(given.games, given.seconds, given.rate, given.deadlines)
    lines += squares.figures(given.forums, given.seconds)
    shown = table(lines, f"{given.seconds:.0f} seconds of each load")
    print(shown)
    if given.write:
        write(given.write, MARK, shown)
    return 0 if all(line.kept for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
