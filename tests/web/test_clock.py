"""Deadlines fire once, with nobody present, after a restart too; tasks of a killed worker come back."""

from __future__ import annotations

import threading
import time
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from loupiote.web.games import deadlines, door
from loupiote.web.games.models import Deadline, Entry
from loupiote.web.ticker import Ticker

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois"}


def test_a_deadline_closes_its_window_once(table: Any) -> None:
    scene = table(**VILLAGE)
    window = scene.view().window
    deadlines.put(scene.game, window, timezone.now() - timedelta(hours=2))  # it fell while the server was down
    (due,) = deadlines.due()
    assert deadlines.fire(due)
    assert not deadlines.fire(due)
    assert scene.view().window != window
    entry = Entry.objects.get(game=scene.game, kind="input")
    assert (entry.actor, entry.who) == ("clock", "loupiote")
    assert deadlines.due() == []


def test_a_deadline_that_was_moved_does_not_fire(table: Any) -> None:
    scene = table(**VILLAGE)
    deadlines.put(scene.game, "voyante@1", timezone.now() - timedelta(seconds=1))
    (due,) = deadlines.due()
    later = timezone.now() + timedelta(hours=1)
    deadlines.put(scene.game, "voyante@1", later)
    assert not deadlines.fire(due)
    assert scene.view().window == "voyante@1"
    assert deadlines.next_at() == later
    deadlines.put(scene.game, "voyante@1", None)
    assert deadlines.next_at() is None


def test_the_deadline_of_a_window_that_is_gone_does_nothing(table: Any) -> None:
    scene = table(**VILLAGE)
    deadlines.put(scene.game, "voyante@1", timezone.now() - timedelta(seconds=1))
    assert scene.close().ok
    window = scene.view().window
    (due,) = deadlines.due()
    assert deadlines.fire(due)
    assert scene.view().window == window


@pytest.mark.django_db(transaction=True)
def test_many_fire_once_each_though_two_clocks_run(table: Any) -> None:
    scenes = [table(**VILLAGE) for _ in range(10)]
    for n, scene in enumerate(scenes):
        deadlines.put(scene.game, "voyante@1", timezone.now() + timedelta(milliseconds=300 + 20 * n))
    clocks = [Ticker(), Ticker()]
    for clock in clocks:
        clock.start()
    end = time.monotonic() + 20
    while Deadline.objects.filter(fired_at=None).exists() and time.monotonic() < end:
        time.sleep(0.05)
    for clock in clocks:
        clock.stop()
        clock.join(timeout=10)
        assert not clock.is_alive()
    late = [(d.fired_at - d.at).total_seconds() for d in Deadline.objects.exclude(fired_at=None) if d.fired_at]
    assert len(late) == 10
    assert max(late) < 2
    assert Entry.objects.filter(kind="input").count() == 10
    assert all(door.view_of(scene.game, scene.mj).window != "voyante@1" for scene in scenes)


@pytest.mark.django_db(transaction=True)
def test_a_clock_goes_on_after_a_fault(monkeypatch: pytest.MonkeyPatch, table: Any) -> None:
    scene = table(**VILLAGE)
    fire, tried = deadlines.fire, threading.Event()

    def once_broken(deadline: Deadline) -> bool:
        if not tried.is_set():
            tried.set()
            raise RuntimeError("the database stumbled")
        return fire(deadline)

    monkeypatch.setattr(deadlines, "fire", once_broken)
    deadlines.put(scene.game, "voyante@1", timezone.now())
    clock = Ticker()
    clock.start()
    end = time.monotonic() + 20
    while Deadline.objects.filter(fired_at=None).exists() and time.monotonic() < end:
        time.sleep(0.05)
    clock.stop()
    clock.join(timeout=10)
    assert tried.is_set()
    assert not Deadline.objects.filter(fired_at=None).exists()


@pytest.mark.django_db(transaction=True)
def test_tasks_are_run_and_those_of_a_killed_worker_come_back() -> None:
    from django_tasks.base import TaskResultStatus
    from django_tasks_db.models import DBTaskResult

    from loupiote.web.worker import STALE, TaskWorker, sweep
    from web_tasks import double

    result = double.enqueue(21)
    lost = double.enqueue(4)
    fresh = double.enqueue(5)
    DBTaskResult.objects.filter(id=lost.id).update(
        status=TaskResultStatus.RUNNING, started_at=timezone.now() - STALE - timedelta(minutes=1)
    )
    DBTaskResult.objects.filter(id=fresh.id).update(status=TaskResultStatus.RUNNING, started_at=timezone.now())
    assert sweep() == 1
    worker = TaskWorker()
    worker.start()
    end = time.monotonic() + 20
    while DBTaskResult.objects.filter(status=TaskResultStatus.READY).exists() and time.monotonic() < end:
        time.sleep(0.05)
    worker.stop()
    worker.join(timeout=10)
    assert not worker.is_alive()
    for one, value in ((result, 42), (lost, 8)):
        one.refresh()
        assert (one.status, one.return_value) == (TaskResultStatus.SUCCESSFUL, value)
    fresh.refresh()
    assert fresh.status == TaskResultStatus.RUNNING  # somebody is at it
