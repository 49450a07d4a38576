"""The ticker: many deadlines fire once each and in time, bots speak, and a fault in one game holds up no other."""

from __future__ import annotations

import time
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from loupiote.web.calendar import bots
from loupiote.web.games import deadlines, door
from loupiote.web.games.models import Deadline, Entry
from loupiote.web.ticker import Ticker
from web_calendar import CAST

MANY = 10


def run(until: Any, seconds: float = 30) -> None:
    ticker, end = Ticker(), time.monotonic() + seconds
    ticker.start()
    while not until() and time.monotonic() < end:
        time.sleep(0.05)
    ticker.stop()
    ticker.join(10)


@pytest.fixture
def scenes(table: Any) -> list[Any]:
    found = []
    for _ in range(MANY):
        scene = table(rules="forum", mode="forum", begun=False, **CAST)
        scene.game.seats.filter(name="Bob").update(bot=True)
        door.start(scene.game.pk, scene.mj)
        found.append(scene)
    return found


@pytest.mark.django_db(transaction=True)
def test_many_fire_once_each_and_in_time(scenes: list[Any]) -> None:
    begin = timezone.now() + timedelta(seconds=0.5)
    due = {scene.game.pk: begin + timedelta(seconds=3 * n / MANY) for n, scene in enumerate(scenes)}
    for deadline in Deadline.objects.all():
        deadline.at = due[deadline.game_id]
        deadline.save()
    mine = Entry.objects.filter(actor="clock")
    run(lambda: mine.count() == MANY)
    assert sorted(mine.values_list("game", flat=True)) == sorted(due)
    assert max((entry.at - due[entry.game_id]).total_seconds() for entry in mine) < 2
    assert set(Deadline.objects.filter(fired_at=None).values_list("window", flat=True)) == {"loups@1"}


@pytest.mark.django_db(transaction=True)
def test_bots_speak_though_nobody_looks(scenes: list[Any]) -> None:
    bots.Errand.objects.filter(game=scenes[0].game).update(at=timezone.now())
    for scene in scenes[:1]:
        calendar = bots.models.of(scene.game)
        calendar.clock["windows"]["voyante@1"]["opened"] -= 20 * 3600
        calendar.save()
    mine = Entry.objects.filter(game=scenes[0].game, actor="Bob")
    run(lambda: mine.exists())
    assert mine.count() == 1


@pytest.mark.django_db(transaction=True)
def test_a_fault_in_one_game_holds_up_no_other(scenes: list[Any], monkeypatch: Any) -> None:
    faulty, other = scenes[0].game.pk, scenes[1].game.pk
    Deadline.objects.filter(game=faulty).update(at=timezone.now() - timedelta(hours=1))
    Deadline.objects.filter(game=other).update(at=timezone.now())
    fire = deadlines.fire

    def breaks(deadline: Deadline) -> bool:
        if deadline.game_id == faulty:
            raise RuntimeError("a rule is broken")
        return fire(deadline)

    monkeypatch.setattr(deadlines, "fire", breaks)
    run(lambda: Entry.objects.filter(game=other, actor="clock").exists())
    assert Entry.objects.filter(game=other, actor="clock").count() == 1
    assert Deadline.objects.filter(game=faulty, fired_at=None).exists()
