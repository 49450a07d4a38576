"""Reminders: who is reminded, when, once; and that being reminded tells nothing."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine
from django.test import Client

from loupiote.kernel.inputs import Close
from loupiote.web.games import deadlines, door
from loupiote.web.games.models import Deadline
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.notices import reminding
from loupiote.web.notices.models import Notice, Reminder, Wishes

NOON = datetime(2026, 3, 3, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


@pytest.fixture
def clock() -> Iterator[Any]:
    with time_machine.travel(NOON, tick=False) as traveller:
        yield traveller


@pytest.fixture(params=[True])
def paced(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games follow a calendar."""
    plan_of = door.plan_of

    def plan(game: Any) -> Any:
        made = plan_of(game)
        made.paced = request.param
        return made

    monkeypatch.setattr(door, "plan_of", plan)


def reminded(scene: Any) -> dict[str, int]:
    """How many reminders each account has had."""
    found = {}
    for name, user in scene.users.items():
        count = Notice.objects.filter(user=user, game=scene.game, kind="reminder").count()
        if count:
            found[name] = count
    return found


def fire() -> int:
    return sum(reminding.fire(one) for one in reminding.due())


def at_the_vote(scene: Any) -> str:
    for _ in range(30):
        window = scene.view().window or ""
        if window.startswith("vote@"):
            return window
        assert door.submit(scene.game.pk, PROGRAM, Close(window=window)).ok
    raise AssertionError("no vote")


def test_before_an_open_vote_ends_those_are_reminded_who_have_not_voted(forum: Any, clock: Any) -> None:
    scene = forum()
    window = at_the_vote(scene)
    deadlines.put(scene.game, window, NOON + 24 * HOUR)
    assert fire() == 0
    ballot = next(one for one in scene.view().prompts if one.prompt.player == "Bob")
    assert scene.reply("Bob", ballot.power, "Cleo", by=scene.player("Bob")).ok
    clock.move_to(NOON + 18 * HOUR)
    assert fire() == 1
    alive = {seat.name for seat in scene.view().seats if seat.alive}
    assert reminded(scene) == dict.fromkeys(alive & set(scene.users) - {"Bob"}, 1)
    assert fire() == 0


@pytest.mark.usefixtures("paced")
def test_at_night_everybody_alive_is_reminded_alike(forum: Any, clock: Any, told: Any) -> None:
    """Asked or not, whether they have answered or not: a preview of a letter tells nothing."""
    scene = forum()
    for _ in range(10):
        window = scene.view().window or ""
        deadlines.put(scene.game, window, NOON + 24 * HOUR)
        asked = {one.prompt.player for one in scene.view().prompts}
        if 0 < len(asked) < 5:
            break
        door.submit(scene.game.pk, PROGRAM, Close(window=window))
    first = scene.view().prompts[0]
    scene.reply(first.prompt.player, first.power, *first.prompt.choice.pick(lambda n: 0))
    clock.move_to(NOON + 18 * HOUR)
    assert fire() == 1
    assert reminded(scene) == dict.fromkeys(["Ana", "Bob", "Cleo", "Eve"], 1)
    words = {(one.kind, one.key, str(one.words)) for one in Notice.objects.filter(kind="reminder")}
    assert len(words) == 1


@pytest.mark.usefixtures("paced")
def test_whoever_asks_for_it_is_reminded_of_what_they_owe_and_of_nothing_else(forum: Any, clock: Any) -> None:
    scene = forum()
    window = scene.view().window
    asked = {one.prompt.player for one in scene.view().prompts}
    for name in ("Ana", "Bob", "Cleo"):
        Wishes.objects.create(user=scene.users[name], discreet=False)
    deadlines.put(scene.game, window, NOON + 24 * HOUR)
    clock.move_to(NOON + 18 * HOUR)
    fire()
    assert set(reminded(scene)) == {"Eve"} | ({"Ana", "Bob", "Cleo"} & asked)


@pytest.mark.usefixtures("paced")
@pytest.mark.parametrize("paced", [False], indirect=True)
def test_without_a_calendar_a_deadline_itself_would_tell(forum: Any, clock: Any) -> None:
    scene = forum()
    asked = {one.prompt.player for one in scene.view().prompts}
    assert asked
    assert len(asked) < 5
    deadlines.put(scene.game, scene.view().window, NOON + 24 * HOUR)
    clock.move_to(NOON + 18 * HOUR)
    fire()
    assert reminded(scene) == {}


def test_a_reminder_moves_with_its_deadline(forum: Any, clock: Any) -> None:
    scene = forum()
    window = at_the_vote(scene)
    deadlines.put(scene.game, window, NOON + 24 * HOUR)
    deadlines.put(scene.game, window, NOON + 48 * HOUR)
    clock.move_to(NOON + 18 * HOUR)
    assert fire() == 0
    clock.move_to(NOON + 42 * HOUR)
    assert fire() == 1
    deadlines.put(scene.game, window, NOON + 72 * HOUR)  # a longer vote is reminded of again
    clock.move_to(NOON + 66 * HOUR)
    assert fire() == 1
    assert set(reminded(scene).values()) == {2}


def test_a_deadline_moved_in_bulk_is_followed_when_its_reminder_comes(forum: Any, clock: Any) -> None:
    scene = forum()
    window = at_the_vote(scene)
    deadlines.put(scene.game, window, NOON + 24 * HOUR)
    Deadline.objects.filter(game=scene.game).update(at=NOON + 48 * HOUR)
    clock.move_to(NOON + 18 * HOUR)
    assert fire() == 0
    clock.move_to(NOON + 42 * HOUR)
    assert fire() == 1


def test_a_deadline_taken_back_or_closed_early_reminds_nobody(forum: Any, clock: Any) -> None:
    scene = forum()
    window = at_the_vote(scene)
    deadlines.put(scene.game, window, NOON + 24 * HOUR)
    deadlines.put(scene.game, window, None)
    assert not Reminder.objects.exists()
    deadlines.put(scene.game, window, NOON + 24 * HOUR)
    scene.close()
    clock.move_to(NOON + 18 * HOUR)
    fire()
    assert reminded(scene) == {}


def test_a_short_vote_is_not_reminded_of_as_soon_as_it_opens(forum: Any, clock: Any) -> None:
    scene = forum()
    deadlines.put(scene.game, at_the_vote(scene), NOON + 2 * HOUR)
    clock.move_to(NOON + HOUR)
    assert fire() == 0
    assert reminded(scene) == {}


def test_after_a_night_without_a_server_one_reminder_is_sent_and_none_after_the_end(forum: Any, clock: Any) -> None:
    scene = forum()
    window = at_the_vote(scene)
    reminding.set_patience(scene.game, [720, 360, 60], 2)
    deadlines.put(scene.game, window, NOON + 24 * HOUR)
    clock.move_to(NOON + 19 * HOUR)  # two have passed
    assert fire() == 1
    assert set(reminded(scene).values()) == {1}
    clock.move_to(NOON + 23 * HOUR)
    assert fire() == 1
    assert set(reminded(scene).values()) == {2}
    reminding.set_patience(scene.game, [30], 2)
    clock.move_to(NOON + 25 * HOUR)
    assert fire() == 0


def test_two_clocks_remind_once(forum: Any, clock: Any) -> None:
    scene = forum()
    deadlines.put(scene.game, at_the_vote(scene), NOON + 24 * HOUR)
    clock.move_to(NOON + 18 * HOUR)
    (one,), (same,) = reminding.due(), reminding.due()
    assert reminding.fire(one)
    assert not reminding.fire(same)
    assert set(reminded(scene).values()) == {1}


def test_the_next_moment_takes_old_reminders_back(forum: Any, clock: Any, post: Any) -> None:
    scene = forum()
    post()
    deadlines.put(scene.game, at_the_vote(scene), NOON + 24 * HOUR)
    clock.move_to(NOON + 18 * HOUR)
    assert fire() == 1
    for _ in range(20):
        if scene.view().moment[0] == "nuit" or scene.view().over:
            break
        scene.close()
    assert not Notice.objects.filter(kind="reminder", read_at=None).exists()
    assert not Notice.objects.filter(kind="reminder").exclude(due_at=None).exists()


def test_the_game_master_sets_when_people_are_reminded(forum: Any) -> None:
    scene = forum()
    client = Client()
    client.force_login(scene.users["mj"], backend="django.contrib.auth.backends.ModelBackend")
    address = f"/g/{scene.game.key}/waiting/"
    assert client.post(address, {"before": "1j, 6h 90min", "absent_after": "3"}).status_code == 302
    assert reminding.before_of(scene.game.pk) == [1440, 360, 90]
    assert 'value="24h 6h 90min"' in client.get(address).content.decode()
    for wrong in ("demain", "0h", "400h", "1h 2h 3h 4h 5h 6h"):
        assert client.post(address, {"before": wrong, "absent_after": "3"}).status_code == 200
    assert client.post(address, {"before": "", "absent_after": "3"}).status_code == 302
    assert reminding.before_of(scene.game.pk) == []


@pytest.mark.usefixtures("paced")
def test_who_holds_which_card_changes_nothing_that_is_sent(forum: Any, clock: Any) -> None:
    """Two hidden cards exchanged: everybody is told the same, at the same times, in the same words."""
    sent = []
    for seer, villager in (("Ana", "Cleo"), ("Cleo", "Ana")):
        clock.move_to(NOON)
        roles = {"Ana": "", "Bob": "loup-garou", "Cleo": "", "Dan": "simple-villageois", "Eve": "sorciere"}
        scene = forum(**(roles | {seer: "voyante", villager: "simple-villageois"}))
        now = NOON
        for _ in range(12):
            if scene.view().over:
                break
            deadlines.put(scene.game, scene.view().window or "", now + 24 * HOUR)
            clock.move_to(now + 18 * HOUR)
            fire()
            now += 24 * HOUR
            clock.move_to(now)
            for one in deadlines.due():
                deadlines.fire(one)
        notices = Notice.objects.filter(game=scene.game).exclude(kind="absent").order_by("pk")
        names = {user.pk: name for name, user in scene.users.items()}
        sent.append([(names[one.user_id], one.kind, one.key, one.words, one.at) for one in notices if one.user_id])
    assert len(sent[0]) > 20
    assert sent[0] == sent[1]


def test_a_game_that_cannot_be_read_does_not_hold_up_the_others(
    forum: Any, clock: Any, post: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = forum(), forum()
    for n, scene in enumerate((broken, sound)):
        deadlines.put(scene.game, at_the_vote(scene), NOON + 24 * HOUR + n * timedelta(seconds=1))
    whom = reminding.whom

    def fails(game: Any, *more: Any) -> Any:
        if game.pk == broken.game.pk:
            raise RuntimeError("its rules were mended")
        return whom(game, *more)

    monkeypatch.setattr(reminding, "whom", fails)
    clock.move_to(NOON + 18 * HOUR + timedelta(seconds=2))
    post()
    assert reminded(broken) == {}
    assert set(reminded(sound).values()) == {1}
    assert reminding.due() == []
