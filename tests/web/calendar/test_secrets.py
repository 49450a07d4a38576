"""What time tells: everybody the end of the moment, each the end of what they are asked, and nobody what others are."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from loupiote.web.calendar import models, shown
from loupiote.web.games import door
from loupiote.web.games.models import Deadline, Game, Turn
from web_calendar import BEGIN

FRESH = re.compile(r'name="(?:csrfmiddlewaretoken|key)" value="[^"]*"|"X-CSRFToken": "[^"]*"|/live\?t=[^"&]*')


def page(scene: Any, who: str, path: str) -> str:
    return FRESH.sub("", scene.client(who).get(f"/g/{scene.game.key}/{path}").content.decode())


def windows_of_a_night(scene: Any, passes: Any) -> Any:
    """Stand in the middle of every window of the night, one after the other."""
    while scene.view().moment[0] == "nuit":
        at = Deadline.objects.get(game=scene.game, fired_at=None).at
        yield scene.view().window.partition("@")[0]
        passes(scene, seconds=(at - timezone.now()).total_seconds())


@pytest.mark.parametrize("path", ["", "calendar/", "square/"])
def test_pages_of_who_is_not_asked_are_the_same_all_night(forum: Any, passes: Any, path: str) -> None:
    scene, found = forum(), {}
    for window in windows_of_a_night(scene, passes):
        found[window] = (
            page(scene, "Eve", path),
            Turn.objects.get(game=scene.game, viewer=scene.player("Eve").turn).number,
        )
    assert list(found) == ["voyante", "loups", "sorciere", "attente"]
    assert len(set(found.values())) == 1


def test_who_is_asked_sees_when_their_window_closes(forum: Any, passes: Any) -> None:
    scene, seen = forum(), {}
    for window in windows_of_a_night(scene, passes):
        for name in ("Ana", "Bob", "Cleo", "Eve"):
            times = shown.of(scene.game, scene.view(name))
            assert times.ends == BEGIN + timedelta(hours=24)
            if times.mine:
                seen[window, name] = [one.window for one in times.mine]
    assert seen == {
        ("voyante", "Bob"): ["voyante@1"],
        ("loups", "Ana"): ["loups@1"],
        ("sorciere", "Cleo"): ["sorciere@1"],
    }


def opened(scene: Any, window: str) -> float:
    return float(models.of(scene.game).clock["windows"][window]["opened"])


@pytest.mark.parametrize("dead", [(), ("Bob",), ("Bob", "Cleo")])
def test_the_hour_does_not_tell_the_wolves_who_is_dead(forum: Any, passes: Any, dead: tuple[str, ...]) -> None:
    from loupiote.kernel.inputs import Decree

    scene = forum()
    for name in dead:
        assert door.submit(scene.game.pk, scene.mj, Decree(what="kill", who=name)).ok
    for window in windows_of_a_night(scene, passes):
        if window == "loups":
            assert opened(scene, "loups@1") == (BEGIN + timedelta(hours=7.2)).timestamp()


def test_answers_do_not_move_the_hour_either(forum: Any, passes: Any) -> None:
    scene = forum(early=True)
    for window in windows_of_a_night(scene, passes):
        who = {"voyante": ("Bob", "sonder", "Ana"), "loups": ("Ana", "devorer", "Eve")}.get(window)
        if who:
            end = Deadline.objects.get(game=scene.game, fired_at=None).at
            assert scene.reply(*who, by=scene.player(who[0])).ok
            assert Deadline.objects.get(game=scene.game, fired_at=None).at == end
    assert timezone.now() == BEGIN + timedelta(hours=24)


def test_where_the_program_leads_nobody_sees_more_than_their_seat(forum: Any) -> None:
    scene = forum(led=False)
    for who in ("mj", "co-mj"):
        for path in ("", "calendar/", "table/", "trace/", "square/", "calendar/edit/"):
            assert scene.client(who).get(f"/g/{scene.game.key}/{path}").status_code == 404
    client = scene.client("mj")
    act = {"do": "close", "window": "voyante@1", "key": "k" * 10, "turn": "1"}
    assert client.post(f"/g/{scene.game.key}/calendar/act/", act).status_code == 404
    assert client.post(f"/g/{scene.game.key}/order/", act).status_code == 404
    assert Game.objects.get(pk=scene.game.pk).seq == 1
