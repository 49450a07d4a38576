"""What is opened again after its time had come has all of that again: pauses and earlier reopenings are no time of it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from loupiote.kernel.inputs import Decree
from loupiote.web.games import door
from loupiote.web.games.models import Deadline
from web.calendar.test_moved import HOUR, extend, local, night, pause
from web_calendar import BEGIN


def left(scene: Any, window: str) -> timedelta:
    """How long a window is open still."""
    return Deadline.objects.get(game=scene.game, fired_at=None, window=window).at - timezone.now()


def to_vote(scene: Any) -> None:
    while scene.view().window != "vote@1":
        scene.close()


def again(scene: Any, passes: Any, window: str, later: float = 0.5) -> timedelta:
    """Let the time of a window come, and half an hour pass, then take its end back; gives how long it is open then."""
    passes(scene, seconds=left(scene, window).total_seconds() + later * 3600)
    assert scene.view().window != window
    while scene.view().window != window:
        assert door.undo(scene.game.pk, scene.mj).ok
    return left(scene, window)


def near(found: timedelta, hours: float) -> bool:
    """Whether it is so many hours, but for what a time is rounded by when it is kept."""
    return bool(abs(found - hours * HOUR) < timedelta(seconds=1))


@pytest.mark.parametrize("before", [(), (96,), (3, 30)])
@pytest.mark.parametrize("more", [0, 1])
def test_a_vote_has_its_time_again_whatever_pauses_and_undos_there_were(
    forum: Any, passes: Any, before: tuple[int, ...], more: int
) -> None:
    scene = forum()
    to_vote(scene)
    for hours in before:
        passes(scene, hours=1)
        pause(scene, passes, hours)
    if more:
        extend(scene, "vote@1", more)
    for later in (0, 0.5, 5):
        assert near(again(scene, passes, "vote@1", later), 24 + more)
        assert near(night(scene) + BEGIN - timezone.now(), 24 + more)
    pause(scene, passes, 7)
    assert near(again(scene, passes, "vote@1"), 24 + more)
    extend(scene, "vote@1", 2)
    assert near(again(scene, passes, "vote@1"), 24 + more + 2)


def test_so_it_is_with_one_stretch_of_a_night(forum: Any, passes: Any) -> None:
    scene = forum()
    passes(scene, hours=2)
    pause(scene, passes, 10)
    for _ in range(3):
        assert near(again(scene, passes, "voyante@1"), 7.2)
        assert near(night(scene) + BEGIN - timezone.now(), 24)
    scene.close()
    assert near(night(scene) + BEGIN - timezone.now(), 24 - 7.2)


def test_so_it_is_with_a_short_time_of_its_own(forum: Any, passes: Any) -> None:
    scene = forum()
    to_vote(scene)
    assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who="Dan")).ok
    window = scene.view().window
    length = left(scene, window) / HOUR
    assert window != "vote@1" and length < 24
    pause(scene, passes, 5)
    for _ in range(2):
        assert near(again(scene, passes, window), length)


def test_where_an_early_end_was_taken_back_before_it_has_all_its_time_once_that_has_come(
    forum: Any, passes: Any
) -> None:
    scene = forum()
    to_vote(scene)
    passes(scene, hours=4)
    scene.close()
    passes(scene, hours=3)
    assert door.undo(scene.game.pk, scene.mj).ok
    assert near(left(scene, "vote@1"), 20)
    assert near(again(scene, passes, "vote@1"), 24)


def test_days_of_rest_count_neither_in_the_pause_nor_after_it(forum: Any, passes: Any) -> None:
    scene = forum(weekends=True)  # begun on a Friday
    to_vote(scene)
    assert local(scene) == "Mon 20:00"
    pause(scene, passes, 96)  # to Tuesday at eight: 20 hours were left of Friday and of Monday
    assert local(scene) == "Wed 20:00"
    assert near(again(scene, passes, "vote@1", 0), 24)
    assert local(scene) == "Thu 20:00"


def test_a_moment_that_ends_at_an_hour_ends_at_that_hour_again(forum: Any, passes: Any) -> None:
    scene = forum("evening")
    to_vote(scene)
    first, days = local(scene), dict[str, int]()
    pause(scene, passes, 72)
    for _ in range(3):
        again(scene, passes, "vote@1")
        assert local(scene).split()[1] == first.split()[1]
        assert 12 * HOUR < left(scene, "vote@1") < 48 * HOUR
        days[local(scene)] = 1
    assert len(days) == 3
