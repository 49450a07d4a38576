"""A game that the program leads says so where it is played: no words of a game master who is not there."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.web.games import door
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.people.models import User

CARDS = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "loup-garou"}
CARDS |= dict.fromkeys(["Dan", "Eve", "Flo"], "simple-villageois")


@pytest.fixture
def unled(table: type) -> Any:
    """A running game without a game master, which Zoe made, who plays as Dan."""
    scene = table(rules="forum", mode="forum", begun=False, **CARDS)
    scene.game.led, scene.game.created_by = False, User.objects.create_user("Zoe", "une lampe allumée")
    scene.game.save()
    scene.game.seats.filter(name="Dan").update(user=scene.game.created_by)
    scene.game.masters.all().delete()
    door.start(scene.game.pk, PROGRAM)
    scene.game.refresh_from_db()
    return scene


def page(scene: Any, who: str, path: str) -> str:
    answer = scene.client(who).get(f"/g/{scene.game.key}/{path}")
    assert answer.status_code == 200
    return answer.content.decode().replace("\xa0", " ")


def test_the_room_and_the_rules_say_that_the_program_leads(unled: Any) -> None:
    assert "le programme ; il n’y a pas de Meneur" in page(unled, "Ana", "square/")
    assert "le programme mène cette partie" in page(unled, "Ana", "square/rules/")
    assert "La messagerie avec le programme" in page(unled, "Ana", "square/")
    assert "avec le Meneur" not in page(unled, "Ana", "square/")


def test_a_led_game_says_nothing_of_it(table: type) -> None:
    scene = table(rules="forum", mode="forum", **CARDS)
    assert "La messagerie avec le Meneur" in page(scene, "Ana", "square/")
    assert "le programme" not in page(scene, "Ana", "square/rules/")


def test_the_calendar_says_that_who_plays_alone_waits_for_nobody(unled: Any) -> None:
    assert "une seule personne joue" not in page(unled, "Ana", "calendar/")
    unled.game.seats.exclude(name="Ana").update(bot=True, user=None, token_hash="")
    assert "une seule personne joue" in page(unled, "Ana", "calendar/")


def test_whoever_made_it_sees_the_address_outside_and_can_stop_it(unled: Any) -> None:
    from django.test import Client

    from loupiote.web.notices.models import Webhook

    Webhook.objects.create(game=unled.game, url="https://example.org/hook")
    zoe = Client()
    zoe.force_login(unled.game.created_by, "django.contrib.auth.backends.ModelBackend")
    address = f"/g/{unled.game.key}/outside/"
    assert "/outside/" in zoe.get(f"/g/{unled.game.key}/square/").content.decode()
    assert zoe.get(address).status_code == 200
    assert zoe.post(address, {"do": "off"}).status_code == 302
    assert not Webhook.objects.get(game=unled.game).on
    for who in ("Ana", "stranger"):
        assert unled.client(who).get(address).status_code == 404
