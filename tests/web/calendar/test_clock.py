"""What is open closes at its time: deadlines are set as windows open, moved with the calendar, and stand still with it."""

from __future__ import annotations

from datetime import UTC, timedelta
from typing import Any

import pytest
from django.utils import timezone

from loupiote.kernel.inputs import Decree
from loupiote.kernel.pace import WAIT
from loupiote.web.calendar import clock, models, stretches
from loupiote.web.games import deadlines, door
from loupiote.web.games.models import Deadline
from web_calendar import BEGIN

HOUR = timedelta(hours=1)


def ends(scene: Any) -> dict[str, timedelta]:
    """What is open, and in how long from the beginning it closes."""
    found = Deadline.objects.filter(game=scene.game, fired_at=None)
    return {deadline.window: deadline.at - BEGIN for deadline in found}


def calendar(scene: Any) -> Any:
    return models.of(scene.game)


def test_a_night_is_divided_as_the_rule_set_says(forum: Any, passes: Any) -> None:
    scene = forum()
    night = {}
    while scene.view().moment[0] == "nuit":
        night |= ends(scene)
        passes(scene, seconds=(Deadline.objects.get(fired_at=None).at - timezone.now()).total_seconds())
    assert list(night) == ["voyante@1", "loups@1", "sorciere@1", f"{WAIT}@1"]
    shares = [round(at / HOUR, 1) for at in night.values()]
    assert shares == [7.2, 16.8, 21.6, 24.0]
    assert scene.view().moment == ("aube", 1)
    assert timezone.now() == BEGIN + 24 * HOUR


def test_the_night_lasts_as_long_whoever_is_dead(forum: Any, passes: Any) -> None:
    scene = forum()
    for name in ("Bob", "Cleo"):
        assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who=name)).ok
    assert ends(scene) == {"voyante@1": 7.2 * HOUR}
    passes(scene, hours=23.9)
    assert scene.view().moment[0] == "nuit"
    passes(scene, hours=0.2)
    assert scene.view().moment[0] == "aube"


def test_a_night_of_three_minutes_has_the_same_order(forum: Any) -> None:
    scene = forum("fast")
    (at,) = ends(scene).values()
    assert timedelta(seconds=30) < at < timedelta(seconds=90)
    assert calendar(scene).clock["ends"][-1]["at"] == (BEGIN + timedelta(minutes=3)).timestamp()


def test_every_evening_at_eight(forum: Any, passes: Any) -> None:
    scene, found = forum("evening"), []
    for _ in range(60):
        moment, day = scene.view().moment[0], timezone.now()
        if not found or found[-1][0] != moment:
            found.append((moment, day))
        if len(found) > 5:
            break
        passes(scene, seconds=(deadlines.next_at() - timezone.now()).total_seconds())  # type: ignore[operator]
    names = [moment for moment, _ in found]
    assert names == ["nuit", "aube", "election", "jour", "vote", "execution"]
    evenings = [at.astimezone(UTC).hour for moment, at in found if moment in ("aube", "jour", "vote", "execution")]
    assert evenings == [19, 19, 19, 19]  # 20:00 in Paris


def test_a_week_end_is_left_out(forum: Any, passes: Any) -> None:
    scene = forum(weekends=True)  # it begins on a Friday at eight in the evening
    passes(scene, hours=70)
    assert scene.view().moment[0] == "nuit"
    passes(scene, hours=3)
    assert scene.view().moment[0] == "aube"  # Monday at eight


def test_the_hunter_has_the_time_that_the_option_says(forum: Any) -> None:
    scene = forum(options={"delai-reponses": 1800})
    while scene.view().moment[0] == "nuit":
        scene.close()
    assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who="Dan")).ok
    found = ends(scene)
    assert found == {"chasseur@1": timedelta(minutes=30)}
    scene.reply("Dan", "tirer", "Eve", by=scene.player("Dan"))
    assert ends(scene)["chasseur@1"] == timedelta(0)  # whoever is asked has answered
    assert [deadlines.fire(deadline) for deadline in deadlines.due()] == [True]
    assert "chasseur@1" not in ends(scene)


def test_a_tie_has_the_same_time_as_a_last_word(forum: Any, table: Any) -> None:
    from loupiote.rules import rule_set

    scene = forum(options={"delai-reponses": 1800})
    options = {"delai-reponses": 1800}
    of = stretches.delay
    assert of(rule_set("forum"), calendar(scene), options, "tranchage") == 1800
    assert of(rule_set("forum"), calendar(scene), options, "vote") is None
    assert of(rule_set("meneur"), calendar(scene), {}, "tranchage") == 3600


def test_a_prompt_that_waits_beside_has_its_end_too(forum: Any, passes: Any) -> None:
    roles = {"Ana": "loup-garou", "Bob": "voyante", "Cleo": "princesse", "Dan": "simple-villageois", "Eve": "salvateur"}
    scene = forum(rules="rpg", cast=roles, options={"capitaine": "double-voix"})
    assert door.submit(scene.game.pk, scene.mj, Decree(what="give-title", who="Eve", value="capitaine")).ok
    while scene.view().moment[0] != "jour":
        scene.close()
    assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who="Eve")).ok
    assert ends(scene) == {"vote@1": 48 * HOUR, "successeur@1": HOUR}
    passes(scene, hours=1)
    assert list(ends(scene)) == ["vote@1"]
    assert [seat.name for seat in scene.view().seats if "capitaine" in seat.titles] != ["Eve"]


def test_an_early_close_moves_the_rest_of_the_moment_forward(forum: Any, passes: Any) -> None:
    scene = forum()
    passes(scene, hours=1)
    scene.close()  # the Seer's, which had 7.2 hours
    assert ends(scene)["loups@1"] == (16.8 - 6.2) * HOUR
    passes(scene, hours=17)
    assert scene.view().moment[0] == "aube"


def test_what_is_opened_again_has_its_time_again(forum: Any, passes: Any) -> None:
    scene = forum()
    passes(scene, hours=8)
    assert list(ends(scene)) == ["loups@1"]
    assert door.undo(scene.game.pk, scene.mj).ok
    assert ends(scene) == {"voyante@1": (8 + 7.2) * HOUR}


def test_more_time_moves_the_end_of_the_moment(forum: Any, passes: Any) -> None:
    scene = forum()
    assert clock.extend(calendar(scene), scene.game, "voyante@1", 7200)
    assert ends(scene) == {"voyante@1": 9.2 * HOUR}
    passes(scene, hours=25)
    assert scene.view().moment[0] == "nuit"
    passes(scene, hours=1.5)
    assert scene.view().moment[0] == "aube"
    assert not clock.extend(calendar(scene), scene.game, "voyante@1", 7200)


def test_while_it_pauses_nothing_fires(forum: Any, passes: Any, clock: Any) -> None:
    from loupiote.web.calendar import clock as clocks

    scene = forum()
    passes(scene, hours=1)
    clocks.pause(calendar(scene), scene.game)
    assert ends(scene) == {}
    passes(scene, hours=100)
    assert scene.view().window == "voyante@1"
    clocks.resume(calendar(scene), scene.game)
    assert ends(scene) == {"voyante@1": 107.2 * HOUR}
    passes(scene, hours=23.5)
    assert scene.view().moment[0] == "aube"


def test_what_opens_while_it_pauses_has_its_whole_time_afterwards(forum: Any, passes: Any) -> None:
    from loupiote.web.calendar import clock as clocks

    scene = forum()
    clocks.pause(calendar(scene), scene.game)
    passes(scene, hours=2)
    scene.close()
    passes(scene, hours=3)
    clocks.resume(calendar(scene), scene.game)
    (at,) = ends(scene).values()
    assert 5 * HOUR + 4 * HOUR < at < 5 * HOUR + 24 * HOUR


def test_another_calendar_moves_what_is_open_but_closes_nothing_at_once(forum: Any, passes: Any) -> None:
    scene = forum()
    passes(scene, hours=2)
    found = calendar(scene)
    found.ends["nuit"] = "48h"
    found.save()
    clock.change(found, scene.game, door_table(scene))
    assert ends(scene) == {"voyante@1": 14.4 * HOUR}
    found.ends["nuit"] = "2h"
    found.save()
    clock.change(found, scene.game, door_table(scene))
    assert ends(scene) == {"voyante@1": 2 * HOUR + timedelta(minutes=1)}


def door_table(scene: Any) -> Any:
    from loupiote.web.games import tables

    scene.game.refresh_from_db()
    return tables.current(scene.game).table


def vote(scene: Any) -> None:
    while scene.view().moment[0] != "vote":
        scene.close()


@pytest.mark.parametrize("early", [False, True])
def test_a_vote_ends_early_only_where_that_was_set(forum: Any, early: bool) -> None:
    scene = forum(early=early)
    vote(scene)
    before = ends(scene)
    for name in ("Ana", "Bob", "Cleo", "Dan", "Eve"):
        scene.reply(name, "voter", "Flo", by=scene.player(name))
    assert ends(scene) == before
    scene.reply("Flo", "voter", "Ana", by=scene.player("Flo"))
    assert ends(scene) == ({"vote@1": timedelta(0)} if early else before)


def test_by_night_nothing_ends_early(forum: Any) -> None:
    scene = forum(early=True)
    before = ends(scene)
    scene.reply("Bob", "sonder", "Ana", by=scene.player("Bob"))
    assert ends(scene) == before


def test_the_end_of_a_night_may_wait_for_the_game_master(forum: Any, passes: Any) -> None:
    scene = forum(release=True)
    passes(scene, hours=100)
    assert scene.view().moment[0] == "nuit"
    assert scene.view().window == f"{WAIT}@1"
    scene.close()
    assert scene.view().moment[0] == "aube"


def test_after_a_restart_what_fell_meanwhile_is_done_once(forum: Any, clock: Any) -> None:
    from loupiote.web.games import tables

    scene = forum()
    clock.move_to(BEGIN + timedelta(days=3))
    tables.forget()
    due = deadlines.due()
    assert [deadline.window for deadline in due] == ["voyante@1"]
    assert [deadlines.fire(deadline) for deadline in due * 2] == [True, False]
    (at,) = ends(scene).values()
    assert at > timedelta(days=3) + 2 * HOUR  # the wolves have a fair time all the same


def test_what_comes_after_the_hour_comes_too_late(forum: Any, clock: Any) -> None:
    scene = forum()
    client = scene.client("Bob")
    turn = door.screen_of(scene.game, scene.player("Bob")).turn
    clock.move_to(BEGIN + timedelta(hours=7.3))  # the ticker has not looked yet
    form = {"do": "reply", "window": "voyante@1", "power": "sonder", "value": "Ana", "key": "k" * 10, "turn": str(turn)}
    client.post(f"/g/{scene.game.key}/order/", form)
    assert scene.view().window == "loups@1"
    assert not [told for told in scene.view("Bob").events if type(told).__name__ == "Saw"]


def test_a_game_at_a_table_has_no_clock(table: Any) -> None:
    scene = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois", Dan="simple-villageois")
    assert not Deadline.objects.filter(game=scene.game).exists()
    assert scene.view().window == "voyante@1"


def test_once_it_is_over_nothing_is_due(forum: Any) -> None:
    scene = forum()
    assert door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Ana"])).ok
    assert ends(scene) == {}
