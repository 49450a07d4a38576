"""What fell due while the server was down is sent when it is back, by its own clock and worker."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from web_browser import in_database
from web_server import Server

HERE = Path(__file__).parents[2]
MAKE = f"""
import sys
sys.path.insert(0, {str(HERE)!r})
from datetime import timedelta
from django.utils import timezone
from loupiote.kernel.inputs import Close
from loupiote.web.games import deadlines, door
from loupiote.web.games.models import Master
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.notices.models import Notice, Reminder, Webhook
from loupiote.web.notices.outside import publish
from loupiote.web.people.models import User
from web_table import Scene
scene = Scene(begun=False, mode="forum", Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
scene.game.seats.filter(name="Ana").update(user=User.objects.create_user("Ana", email="ana@example.org"))
Master.objects.filter(game=scene.game, role="mj").update(user=User.objects.create_user("Zazie"))  # can end it
Webhook.objects.create(game=scene.game, url="http://127.0.0.1:9/")
door.start(scene.game.pk, scene.mj)
while not (scene.view().window or "").startswith("vote@"):
    assert door.submit(scene.game.pk, PROGRAM, Close(window=scene.view().window)).ok
deadlines.put(scene.game, scene.view().window, timezone.now() + timedelta(hours=6, seconds=1))
print(Reminder.objects.filter(due_at__isnull=False).count())
"""
LOOK = """
from loupiote.web.notices.models import Delivery, Notice
reminders = Notice.objects.filter(kind="reminder")
waiting = Notice.objects.filter(due_at__isnull=False, kind__in=("begun", "reminder"))
print(reminders.count(), waiting.count(), *sorted(set(Delivery.objects.values_list("error", flat=True))))
"""


@pytest.mark.slow
def test_what_fell_due_while_the_server_was_down(own_server: Server) -> None:
    port = own_server.address.rpartition(":")[2]
    own_server.stop()
    assert int(in_database(own_server, MAKE).split()[-1]) >= 1
    time.sleep(1.5)
    own_server.start(port)
    end = time.monotonic() + 40
    while (seen := in_database(own_server, LOOK).split()) != ["1", "0", "scheme"] and time.monotonic() < end:
        time.sleep(0.5)
    assert seen == ["1", "0", "scheme"]  # reminded once, written to, and no http address was sent to
    own_server.stop()
    own_server.start(port)
    time.sleep(2)
    assert in_database(own_server, LOOK).split() == ["1", "0", "scheme"]
