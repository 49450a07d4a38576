"""Kill the server at any moment: what it acknowledged is there, what it did not is wholly absent, nothing is there twice.

    python tests/web_crash.py --times 200 [--seed 1] [--database postgres://...]        (`make crash`)

Clients tap without pause, each on a game of its own: replies, closes, undos. The server gets SIGKILL at a random moment and is
started again on the same data. Then each client compares: the game is exactly as after the last tap that was answered "done", or
as after the one that was under way; that one is sent again with its key, twice, and acts once.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from web_server import Server

CLIENTS = 3
ROLES = (
    "voyante",
    "sorciere",
    "chasseur",
    "cupidon",
    "loup-garou",
    "loup-garou",
    "salvateur",
    "simple-villageois",
    "simple-villageois",
)
NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hal", "Ida")


class Client(threading.Thread):
    """Taps until it is told to stop, or until nobody answers."""

    def __init__(self, number: int, chance: random.Random) -> None:
        super().__init__(name=f"client-{number}")
        self.number, self.chance = number, chance
        self.taps = self.acknowledged = 0
        self.address = ""
        self.quiet = threading.Event()
        self.game: Any = None
        self.under_way: dict[str, str | list[str]] | None = None
        self.shadow = b""

    def run(self) -> None:
        from django.db import connections

        try:
            while not self.quiet.is_set():
                self.under_way = self.next_tap()
                answer = self.send(self.under_way)
                assert answer["result"] in ("done", "refused"), answer
                self.acknowledged += answer["result"] == "done"
                self.shadow, self.under_way = self.state(), None
        except OSError:
            pass  # the server has gone
        finally:
            connections.close_all()

    def new_game(self) -> None:
        """Another game, with cards dealt by chance."""
        from loupiote.web.games import access, door, tokens
        from loupiote.web.games.models import Game, Master, Seat

        roles = dict(zip(NAMES, self.chance.sample(ROLES, len(ROLES)), strict=True))
        self.game = Game.objects.create(plan={"roles": roles}, title="crash")
        Seat.objects.bulk_create([Seat(game=self.game, place=i, name=name) for i, name in enumerate(NAMES)])
        master = Master.objects.create(game=self.game, name="mj")
        self.token = tokens.renew(master)
        self.mj = access.as_viewer(master)
        door.start(self.game.pk, self.mj)
        self.shadow = self.state()

    def next_tap(self) -> dict[str, str | list[str]]:
        """Something that the MJ may do now."""
        from loupiote.web.games import door

        if self.game is None or door.view_of(self.game, self.mj).over:
            self.new_game()
        view, turn = door.screen_of(self.game, self.mj)
        assert view is not None
        self.taps += 1
        form: dict[str, str | list[str]] = {
            "key": f"crash-tap-{self.number}-{self.taps}",
            "turn": str(turn),
            "window": view.window or "",
        }
        open_ = [asked for asked in view.prompts if not asked.answered]
        dice = self.chance.random()
        if dice < 0.05:
            return form | {"do": "undo"}
        if open_ and dice < 0.85:
            asked = self.chance.choice(open_)
            value = asked.prompt.choice.pick(self.chance.randrange)
            return form | {
                "do": "reply",
                "player": asked.prompt.player,
                "power": asked.power,
                "value": list(value),
                "window": asked.window,
            }
        return form | {"do": "close"}

    def send(self, form: dict[str, str | list[str]]) -> Any:
        """Give an order as a browser does; nobody answers: OSError."""
        headers = {"Accept": "application/json", "Cookie": f"{self.cookie}; loupiote-csrf={'c' * 32}"}
        data = urlencode({**form, "csrfmiddlewaretoken": "c" * 32}, doseq=True).encode()
        request = urllib.request.Request(f"{self.address}/g/{self.game.key}/order/", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{error.code} for {form}") from error
        except (OSError, EOFError, json.JSONDecodeError) as error:
            raise ConnectionError from error
        except Exception as error:  # half an answer
            if type(error).__module__ != "http.client":
                raise
            raise ConnectionError from error

    @property
    def cookie(self) -> str:
        """The token, as the server signs it."""
        from django.core.signing import get_cookie_signer

        name = f"loupiote-{self.game.key}"
        return f"{name}={get_cookie_signer(salt=name + 'loupiote.seat').sign(self.token)}"

    def state(self) -> bytes:
        """The game as its rows say, and the numbers of its rows."""
        from loupiote.kernel.data import encode
        from loupiote.web.games import journal
        from loupiote.web.games.models import Chapter, Entry, Game, Input, Telling

        self.game = Game.objects.get(pk=self.game.pk)
        found = journal.load(self.game)
        assert not found.strayed
        seqs = list(Entry.objects.filter(game=self.game).order_by("seq").values_list("seq", flat=True))
        assert seqs == list(range(1, self.game.seq + 1)), seqs
        rows = [kind._default_manager.filter(game=self.game).count() for kind in (Chapter, Input, Telling)]
        return encode([self.game.seq, self.game.status, rows, found.table.chapters, found.table.game.winners])

    def compare(self) -> str:
        """After a restart: what became of the tap that was under way."""
        from loupiote.web.games.models import Entry

        if self.under_way is None or self.game is None:
            assert self.game is None or self.state() == self.shadow, "what was acknowledged is not there"
            return "none"
        mine = Entry.objects.filter(game=self.game, key=str(self.under_way["key"]))
        kept = mine.exists()
        if not kept:
            assert self.state() == self.shadow, "what was not acknowledged has left a trace"
        first, second = self.send(self.under_way), self.send(self.under_way)
        if first["result"] == "done":
            assert first["again"] is kept
            assert second["again"] is True
            assert mine.count() == 1
        else:
            assert not kept
        self.shadow, self.under_way = self.state(), None
        return "kept" if kept else "absent"


def crash(times: int, seed: int, data: Path, database: str = "") -> dict[str, int]:
    """Kill a server this often; gives what became of the taps that were under way, and how many were acknowledged."""
    chance = random.Random(seed)
    server = Server(data, database)
    os.environ |= server.environment
    from loupiote.web.ready import prepare

    prepare()
    from django.conf import settings

    settings.ALLOWED_HOSTS = ["*"]
    clients = [Client(n, random.Random(f"{seed}-{n}")) for n in range(CLIENTS)]
    found = {"kept": 0, "absent": 0, "none": 0, "acknowledged": 0}
    for time_ in range(times):
        server.start()
        again = []
        for old in clients:
            new = Client(old.number, old.chance)
            vars(new).update(
                {name: vars(old)[name] for name in ("taps", "acknowledged", "game", "under_way", "shadow")}
            )
            if old.game is not None:
                new.token, new.mj = old.token, old.mj
            new.address = server.address
            if time_:
                found[new.compare()] += 1
            again.append(new)
        clients = again
        for client in clients:
            client.start()
        time.sleep(chance.uniform(0.05, 0.8))
        server.process.send_signal(signal.SIGKILL)
        server.ended()
        for client in clients:
            client.quiet.set()
            client.join()
    server.start()
    for client in clients:
        client.address = server.address
        found[client.compare()] += 1
    server.stop()
    found["acknowledged"] = sum(client.acknowledged for client in clients)
    return found


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    failed: list[str] = []
    threading.excepthook = lambda args: failed.append(f"{args.thread and args.thread.name}: {args.exc_value!r}")
    with tempfile.TemporaryDirectory(prefix="loupiote-crash-") as data:
        found = crash(given.times, given.seed, Path(data) / "data", given.database)
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stderr.write("\n".join(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
