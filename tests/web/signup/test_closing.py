"""Sign-ups that close while nobody is there, and while the server is not there either."""

from __future__ import annotations

import time
from pathlib import Path

from web_browser import in_database
from web_server import Server

TESTS = Path(__file__).parents[2]
MADE = f"""
import sys
sys.path.insert(0, {str(TESTS)!r})
from datetime import timedelta
from django.utils import timezone
from loupiote.web.games.models import Game, Master
from loupiote.web.signup import calls, moves, tasks
from web_calling import account
cards = dict.fromkeys(["simple-villageois", "loup-garou", "voyante"], 1) | {{"simple-villageois": 4}}
game = Game.objects.create(mode="forum", phones="all", plan={{"players": 6, "cards": cards}})
Master.objects.create(game=game, user=account("Zazie"), name="Zazie")
call = calls.of(game)
print(moves.sign_up(game, moves.Wish("Ana"), account("Ana")).state)
call.starts, call.until = "until", timezone.now() + timedelta(seconds=4)  # the last thing: a busy machine takes its time
call.save()
tasks.plan(call)
"""
STATE = "from loupiote.web.games.models import Game; g = Game.objects.get(); print(g.status, g.seats.count(), g.entries.count())"


def test_a_game_begins_at_its_time_after_a_restart(own_server: Server) -> None:
    own_server.stop()
    assert in_database(own_server, MADE).split() == ["seated"]
    time.sleep(5)
    assert in_database(own_server, STATE).split() == ["preparing", "1", "0"]
    own_server.start()
    for _ in range(40):
        if in_database(own_server, STATE).split()[0] == "running":
            break
        time.sleep(0.5)
    status, seats, entries = in_database(own_server, STATE).split()
    assert (status, seats) == ("running", "6") and int(entries) >= 1
