"""What everybody reads of the end of a moment, and that open pages hear when it moves."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils.translation import override

from loupiote.kernel.inputs import Decree
from loupiote.web.calendar import shown
from loupiote.web.games import deadlines, door
from loupiote.web.games.models import Turn
from web_calendar import BEGIN


def read(scene: Any, path: str) -> str:
    """What a player who is not asked reads of the end, on the square or on the page of the calendar."""
    text: str = scene.client("Eve").get(f"/g/{scene.game.key}/{path}").content.decode()
    return " ".join(text.split())


def said(scene: Any) -> tuple[str, ...]:
    with override("en"):
        scene.game.refresh_from_db()
        (line,) = shown.lines(scene.game, scene.view())
        return (line.text.strip(), f"{line.at - BEGIN}" if line.at else "")


@pytest.mark.parametrize("path", ["square/", "calendar/"])
def test_where_the_game_master_releases_the_night_that_is_said(forum: Any, passes: Any, path: str) -> None:
    scene = forum(release=True)
    assert said(scene) == ("at the earliest: when the game master says so", "1 day, 0:00:00")
    assert "au plus tôt : quand le meneur le dit" in read(scene, path)
    passes(scene, hours=30)
    assert said(scene) == ("when the game master says so", "")
    page = read(scene, path)
    assert "quand le meneur le dit" in page
    assert "dès que les réponses sont là" not in page
    scene.close()
    assert said(scene)[1]


def test_a_moment_that_is_late_does_not_say_that_it_waits_for_answers_alone(forum: Any, clock: Any) -> None:
    scene = forum()
    clock.move_to(BEGIN + timedelta(days=3))
    for deadline in deadlines.due():
        deadlines.fire(deadline)
    assert said(scene) == ("it is late: once whoever is asked has had time to answer", "")


@pytest.mark.parametrize("path", ["square/", "calendar/"])
def test_who_plays_reads_why_what_they_see_has_no_end_while_the_game_pauses(forum: Any, path: str) -> None:
    scene = forum()
    while not scene.view().window.startswith("vote"):
        assert scene.close().ok
    shut = scene.client("mj").post(f"/g/{scene.game.key}/calendar/act/", {"do": "pause"})
    assert shut.status_code == 302
    page = read(scene, path)
    assert "pas de fin tant que la partie est en pause" in page and "<dd>–</dd>" not in page


def test_a_moment_as_long_as_answers_are_awaited(forum: Any) -> None:
    scene = forum(ends={"aube": "0m"}, options={"delai-reponses": 1800})
    while scene.view().moment[0] == "nuit":
        scene.close()
    assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who="Dan")).ok
    assert said(scene) == ("as soon as the answers are in", "")


# ------------------------------------------------------------------------------------------------- pages that are open
def turns(scene: Any) -> dict[str, int]:
    """The turns of all who are no part of what happens, and of the public."""
    names = {scene.player(name).turn: name for name in ("Dan", "Eve", "Flo")} | {"public": "public"}
    found = Turn.objects.filter(game=scene.game, viewer__in=names)
    return {names[turn.viewer]: turn.number for turn in found}


def test_when_the_end_of_a_moment_moves_everybody_hears_of_it_alike(forum: Any, passes: Any) -> None:
    scene = forum()
    before = turns(scene)
    assert set(before) == {"Dan", "Eve", "Flo", "public"}
    passes(scene, hours=1)
    end = said(scene)
    scene.close()
    after = turns(scene)
    assert said(scene) != end
    assert {name: after[name] - before[name] for name in before} == dict.fromkeys(before, 1)
    assert door.undo(scene.game.pk, scene.mj).ok
    again = turns(scene)
    assert {name: again[name] - after[name] for name in before} == dict.fromkeys(before, 1)


def test_what_closes_at_its_time_moves_no_end_and_wakes_nobody(forum: Any, passes: Any) -> None:
    scene = forum()
    before, end = turns(scene), said(scene)
    assert scene.reply("Bob", "sonder", "Ana", by=scene.player("Bob")).ok
    passes(scene, hours=8)
    assert scene.view().window == "loups@1"
    assert (turns(scene), said(scene)) == (before, end)
