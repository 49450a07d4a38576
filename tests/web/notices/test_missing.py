"""Who keeps the game waiting is for its game master alone; prodding is for everybody alike, and not too often."""

from __future__ import annotations

from typing import Any

import time_machine
from django.test import Client
from django.utils import timezone

from loupiote.web.games.models import Seat
from loupiote.web.notices.missing import missing
from loupiote.web.notices.models import Absence, Notice


def mj_of(scene: Any) -> Client:
    client = Client(headers={"accept-language": "fr"})
    client.force_login(scene.users["mj"], backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_who_is_missing(forum: Any) -> None:
    scene = forum()
    asked = {one.prompt.player for one in scene.view().prompts}
    found = missing(scene.game)
    assert {one.seat.name for one in found} == asked
    name = found[0].seat.name
    page = mj_of(scene).get(f"/g/{scene.game.key}/waiting/").content.decode()
    assert f"Relancer {name}" in page
    prompt = found[0].asked[0]
    scene.reply(name, prompt.power, *prompt.prompt.choice.pick(lambda n: 0), by=scene.player(name))
    assert name not in {one.seat.name for one in missing(scene.game)}


def test_bots_answer_by_themselves(forum: Any) -> None:
    scene = forum()
    Seat.objects.filter(game=scene.game).update(bot=True)
    assert missing(scene.game) == []


def test_where_the_program_leads_nobody_sees_who_is_missing(forum: Any) -> None:
    scene = forum(led=False)
    assert mj_of(scene).get(f"/g/{scene.game.key}/waiting/").status_code == 404
    assert mj_of(scene).post(f"/g/{scene.game.key}/waiting/prod/", {"all": "1"}).status_code == 404


def test_to_prod_is_allowed_twice(forum: Any, post: Any) -> None:
    scene = forum()
    post()
    mj, address = mj_of(scene), f"/g/{scene.game.key}/waiting/prod/"
    place = str(scene.game.seats.get(name="Bob").place)
    letters = []
    with time_machine.travel(timezone.now().replace(hour=13), tick=False) as clock:  # within one stretch of counting
        for _ in range(4):
            for _tap in range(2):
                assert mj.post(address, {"place": place}).status_code == 302
                clock.shift(1)
            letters.append([one.to[0] for one in post()])
            clock.shift(11 * 60)
    assert letters == [["bob@example.org"], ["bob@example.org"], [], []], "once for two taps, twice in all"
    page = mj.get(f"/g/{scene.game.key}/waiting/", follow=True).content.decode()
    assert "Personne n’a été relancé" in page


def test_to_prod_everybody_alive_shows_nothing(forum: Any) -> None:
    scene = forum()
    mj_of(scene).post(f"/g/{scene.game.key}/waiting/prod/", {"all": "1"})
    prodded = Notice.objects.filter(kind="prodded")
    assert {one.user.name for one in prodded if one.user} == {"Ana", "Bob", "Cleo", "Eve"}
    assert len({(one.key, str(one.words)) for one in prodded}) == 1


def test_the_page_says_who_has_missed_deadlines(forum: Any) -> None:
    scene = forum()
    first = missing(scene.game)[0].seat
    Absence.objects.create(seat=first, missed=2)
    page = mj_of(scene).get(f"/g/{scene.game.key}/waiting/").content.decode()
    assert "2 échéances manquées de suite" in page
