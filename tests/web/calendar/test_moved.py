"""What moves the ends of a moment, and stays: pauses, more time, closing early, undoing that, another calendar."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.utils import timezone

from loupiote.kernel.inputs import Decree
from loupiote.kernel.pace import WAIT
from loupiote.rules import rule_set
from loupiote.web.calendar import clock, models
from loupiote.web.calendar.forms import CalendarForm
from loupiote.web.games import deadlines, door, tables
from loupiote.web.games.models import Deadline
from web_calendar import BEGIN, given

HOUR = timedelta(hours=1)
PARIS = ZoneInfo("Europe/Paris")


def ends(scene: Any) -> dict[str, timedelta]:
    """What is open, and in how long from the beginning it closes."""
    found = Deadline.objects.filter(game=scene.game, fired_at=None)
    return {deadline.window: deadline.at - BEGIN for deadline in found}


def night(scene: Any) -> timedelta:
    """In how long from the beginning the moment ends."""
    return timedelta(seconds=models.of(scene.game).clock["ends"][-1]["at"] - BEGIN.timestamp())


def local(scene: Any) -> str:
    """When the moment ends, by the clock on the wall."""
    at = models.of(scene.game).clock["ends"][-1]["at"]
    return f"{datetime.fromtimestamp(at, PARIS):%a %H:%M}"


def change(scene: Any, **changes: Any) -> None:
    """Save another calendar, or the same."""
    scene.game.refresh_from_db()
    found = models.of(scene.game)
    found.ends |= changes
    found.save()
    clock.change(found, scene.game, tables.current(scene.game).table)


def extend(scene: Any, window: str, hours: float) -> None:
    scene.game.refresh_from_db()
    assert clock.extend(models.of(scene.game), scene.game, window, int(hours * 3600))


def pause(scene: Any, passes: Any, hours: float) -> None:
    scene.game.refresh_from_db()
    clock.pause(models.of(scene.game), scene.game)
    passes(scene, hours=hours)
    clock.resume(models.of(scene.game), scene.game)


# --------------------------------------------------------------------------------------------------- another calendar
def test_the_same_calendar_moves_nothing(forum: Any, passes: Any) -> None:
    scene = forum()
    extend(scene, "voyante@1", 12)
    pause(scene, passes, 30)
    before = models.of(scene.game).clock
    assert ends(scene) == {"voyante@1": (7.2 + 12 + 30) * HOUR}
    change(scene)
    assert (ends(scene), night(scene)) == ({"voyante@1": 49.2 * HOUR}, 66 * HOUR)
    passes(scene, hours=20)
    scene.close()  # the wolves' is open, the Seer's was closed at its time; this moves the rest forward
    change(scene)
    assert models.of(scene.game).clock["shifts"][: len(before["shifts"])] == before["shifts"]
    assert night(scene) == ends(scene)["sorciere@1"] + 2.4 * HOUR


def test_the_form_sent_back_as_it_is_moves_nothing(forum: Any, passes: Any) -> None:
    scene = forum(weekends=True, off=["2026-12-24/2027-01-02"])
    extend(scene, "voyante@1", 12)
    pause(scene, passes, 90)
    before, due = models.of(scene.game).clock, ends(scene)
    state = tables.current(scene.game).table.game
    form = CalendarForm(models.of(scene.game), rule_set("forum"), True, begun=True, state=state)
    assert scene.client("mj").post(f"/g/{scene.game.key}/calendar/edit/", given(form)).status_code == 302
    assert (models.of(scene.game).clock, ends(scene)) == (before, due)


def test_another_calendar_keeps_what_was_added(forum: Any, passes: Any) -> None:
    scene = forum()
    extend(scene, "voyante@1", 12)
    pause(scene, passes, 30)
    change(scene, nuit="48h")
    assert (ends(scene), night(scene)) == ({"voyante@1": (14.4 + 42) * HOUR}, (48 + 42) * HOUR)
    change(scene, nuit="24h")
    assert (ends(scene), night(scene)) == ({"voyante@1": (7.2 + 42) * HOUR}, (24 + 42) * HOUR)


def test_what_would_be_over_is_open_a_minute_still_however_often_one_saves(forum: Any, passes: Any) -> None:
    scene = forum()
    passes(scene, hours=2)
    for _ in range(3):
        change(scene, nuit="2h")
        assert ends(scene) == {"voyante@1": 2 * HOUR + timedelta(minutes=1)}
        passes(scene, seconds=10)


def test_a_last_word_beside_the_moment_keeps_its_hour(forum: Any, passes: Any) -> None:
    roles = {"Ana": "loup-garou", "Bob": "voyante", "Cleo": "princesse", "Dan": "simple-villageois", "Eve": "salvateur"}
    scene = forum(rules="rpg", cast=roles, options={"capitaine": "double-voix"})
    assert door.submit(scene.game.pk, scene.mj, Decree(what="give-title", who="Eve", value="capitaine")).ok
    while scene.view().moment[0] != "jour":
        scene.close()
    assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who="Eve")).ok
    pause(scene, passes, 5)
    extend(scene, "successeur@1", 2)
    before = ends(scene)
    assert before == {"vote@1": (48 + 5) * HOUR, "successeur@1": 8 * HOUR}
    change(scene)
    assert ends(scene) == before
    scene.close()  # the vote is over, and she has her time still
    assert ends(scene)["successeur@1"] == 8 * HOUR
    change(scene)
    assert ends(scene)["successeur@1"] == 8 * HOUR
    pause(scene, passes, 1)
    assert ends(scene)["successeur@1"] == 9 * HOUR


# ------------------------------------------------------------------------------------------------------------- undoing
def test_undoing_a_close_gives_the_time_back(forum: Any, passes: Any) -> None:
    scene = forum()
    passes(scene, hours=1)
    scene.close()
    assert night(scene) == (24 - 6.2) * HOUR
    passes(scene, hours=0.5)
    assert door.undo(scene.game.pk, scene.mj).ok
    assert (ends(scene), night(scene)) == ({"voyante@1": 7.7 * HOUR}, 24.5 * HOUR)
    change(scene)
    assert (ends(scene), night(scene)) == ({"voyante@1": 7.7 * HOUR}, 24.5 * HOUR)


def test_undoing_several_closes_gives_back_all(forum: Any, passes: Any) -> None:
    scene = forum()
    passes(scene, hours=1)
    scene.close()
    scene.close()
    passes(scene, hours=0.5)
    scene.close()
    for window, left in (("sorciere@1", 4.3), ("loups@1", 9.6), ("voyante@1", 6.2)):
        assert door.undo(scene.game.pk, scene.mj).ok
        assert ends(scene) == {window: 1.5 * HOUR + left * HOUR}
    assert night(scene) == 24.5 * HOUR


def test_undoing_the_close_that_ended_the_moment(forum: Any, passes: Any) -> None:
    scene = forum()
    passes(scene, hours=23)
    assert list(ends(scene)) == [f"{WAIT}@1"]
    scene.close()
    assert scene.view().moment[0] == "aube"
    passes(scene, hours=0.5)
    assert door.undo(scene.game.pk, scene.mj).ok
    assert (ends(scene), night(scene)) == ({f"{WAIT}@1": 24.5 * HOUR}, 24.5 * HOUR)


def test_undoing_the_end_of_the_game(forum: Any, passes: Any, clock: Any) -> None:
    scene = forum()
    passes(scene, hours=2)
    assert door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Ana"])).ok
    assert ends(scene) == {}
    clock.move_to(BEGIN + 5 * HOUR)
    assert door.undo(scene.game.pk, scene.mj).ok
    assert (ends(scene), night(scene)) == ({"voyante@1": 10.2 * HOUR}, 27 * HOUR)


def test_what_was_opened_again_after_its_time_gives_the_moment_as_long_too(forum: Any, passes: Any) -> None:
    scene = forum()
    passes(scene, hours=8)
    assert door.undo(scene.game.pk, scene.mj).ok
    assert (ends(scene), night(scene)) == ({"voyante@1": 15.2 * HOUR}, 32 * HOUR)
    scene.close()  # and it may be closed early as before
    assert night(scene) == (32 - 7.2) * HOUR


def test_a_pause_between_closing_and_undoing_is_no_time(forum: Any, passes: Any) -> None:
    scene = forum()
    scene.close()
    pause(scene, passes, 10)
    assert door.undo(scene.game.pk, scene.mj).ok
    assert (ends(scene), night(scene)) == ({"voyante@1": 17.2 * HOUR}, 34 * HOUR)


def test_undoing_while_it_pauses(forum: Any, passes: Any) -> None:
    scene = forum()
    passes(scene, hours=1)
    clock.pause(models.of(scene.game), scene.game)
    scene.close()
    passes(scene, hours=4)
    assert door.undo(scene.game.pk, scene.mj).ok
    assert ends(scene) == {}
    scene.game.refresh_from_db()
    clock.resume(models.of(scene.game), scene.game)
    assert (ends(scene), night(scene)) == ({"voyante@1": 11.2 * HOUR}, 28 * HOUR)


def test_what_is_opened_again_does_not_close_at_once_because_all_have_answered(forum: Any, passes: Any) -> None:
    scene = forum(early=True)
    while scene.view().moment[0] != "vote":
        scene.close()
    began = timezone.now()
    for name in ("Ana", "Bob", "Cleo", "Dan", "Eve"):
        scene.reply(name, "voter", "Flo", by=scene.player(name))
    scene.reply("Flo", "voter", "Ana", by=scene.player("Flo"))
    assert [deadlines.fire(deadline) for deadline in deadlines.due()] == [True]
    assert door.undo(scene.game.pk, scene.mj).ok
    assert ends(scene)["vote@1"] == began - BEGIN + 24 * HOUR
    change(scene)
    assert ends(scene)["vote@1"] == began - BEGIN + 24 * HOUR


# ------------------------------------------------------------------------------------------------- rests, and the hour
def test_after_a_pause_days_of_rest_do_not_count(forum: Any, passes: Any, clock: Any) -> None:
    clock.move_to(datetime(2026, 12, 9, 19, 35, tzinfo=PARIS))
    scene = forum(weekends=True)
    pause(scene, passes, 30)
    assert local(scene) == "Mon 01:35"


@pytest.mark.parametrize(
    ("begun", "hours", "end"),
    [
        ("12:00", 30, "Thu 20:00"),  # 8 of 8 hours were left: a day later there are 2, two days later 26
        ("12:00", 0.2, "Tue 20:00"),
        ("12:00", 5, "Wed 20:00"),
        ("12:00", 26, "Wed 20:00"),
    ],
)
def test_a_moment_that_ends_at_an_hour_ends_at_that_hour_after_a_pause(
    forum: Any, passes: Any, clock: Any, begun: str, hours: float, end: str
) -> None:
    clock.move_to(datetime(2026, 12, 8, int(begun[:2]), tzinfo=PARIS))  # a Tuesday
    scene = forum("evening")
    assert local(scene) == "Tue 20:00"
    pause(scene, passes, hours)
    assert local(scene) == end
    before = ends(scene)
    change(scene)
    assert (local(scene), ends(scene)) == (end, before)
    while scene.view().moment[0] == "nuit":
        assert next(iter(ends(scene).values())) + BEGIN > timezone.now()
        passes(scene, seconds=(deadlines.next_at() - timezone.now()).total_seconds())  # type: ignore[operator]
    assert f"{timezone.now().astimezone(PARIS):%a %H:%M}" == end


def test_so_it_does_when_a_close_is_undone(forum: Any, passes: Any) -> None:
    scene = forum("evening")  # begun at eight: the night ends at eight, a day later
    passes(scene, hours=1)
    scene.close()
    passes(scene, hours=0.2)
    assert door.undo(scene.game.pk, scene.mj).ok
    assert night(scene) == 24 * HOUR
