"""The operator closes an account: no game waits for whoever had it, and nothing leads to them any more."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from loupiote.web.games import tokens
from loupiote.web.games.models import Game, Master
from loupiote.web.notices.models import Notice, Webhook
from loupiote.web.people.models import User
from web_calling import Calling, account, signed_in

PLAYERS = ("Ana", "Bob", "Cleo", "Dan", "Eve")


@pytest.fixture
def begun(settings: Any) -> Any:
    """Makes a game by forum that Zazie has made, and which has begun."""
    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.dummy.DummyBackend"}}

    def make(**form: Any) -> Calling:
        calling = Calling(**form)
        for name in PLAYERS:
            calling.come(name)
        calling.lead("begin")
        return calling

    return make


def close(name: str) -> None:
    """The operator takes the tick away."""
    User.objects.filter(name="Chef").exists() or User.objects.create_superuser("Chef", "une phrase assez longue")
    address = f"/admin/loupiote_people/user/{account(name).pk}/change/"
    assert signed_in("Chef").post(address, {"name": name, "lang": "fr"}).status_code == 302
    assert not account(name).is_active


def test_the_program_leads_what_only_they_led(begun: Any) -> None:
    calling = begun()
    Webhook.objects.create(game=calling.game, url="https://example.org/x")
    close("Zazie")
    assert (calling.game.led, calling.game.masters.count()) == (False, 0)
    assert Notice.objects.filter(user=account("Ana"), kind="leader").count() == 1
    assert "Zazie" not in Client().get("/").content.decode()
    assert not Webhook.objects.exists()


def test_a_game_at_a_table_ends(table: Any) -> None:
    scene = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    scene.game.masters.filter(role="co-mj").delete()
    scene.game.masters.update(user=account("Zazie"), name="Zazie")
    close("Zazie")
    assert Game.objects.get(pk=scene.game.pk).status == Game.Status.FINISHED


def test_a_second_game_master_is_the_first_then(begun: Any) -> None:
    calling = begun()
    Master.objects.create(game=calling.game, role="co-mj", name="Yves", user=account("Yves"))
    close("Zazie")
    assert calling.game.led
    assert set(calling.game.masters.values_list("name", "role")) == {("Zazie", "co-mj"), ("Yves", "mj")}
    assert "Yves" in Client().get("/").content.decode()
    close("Yves")  # whoever is closed already is nobody
    assert not calling.game.led


@pytest.mark.parametrize("led", ["1", ""])
def test_where_they_played_it_is_told_or_the_program_plays(begun: Any, led: str) -> None:
    calling = begun(led=led)
    seat = calling.game.seats.get(name="Bob")
    client = Client()
    client.get(f"/s/{tokens.renew(seat)}/")
    assert client.get(f"/g/{calling.key}/square/").status_code == 200
    close("Bob")
    assert client.get(f"/g/{calling.key}/square/").status_code == 404
    seat.refresh_from_db()
    assert (seat.name, seat.bot) == ("Bob", not led)
    assert Notice.objects.filter(user=account("Zazie"), kind="left").exists() is bool(led)
    if led:
        close("Zazie")
        seat.refresh_from_db()
        assert seat.bot


def test_nobody_signs_up_with_them(begun: Any) -> None:
    calling = Calling()
    calling.come("Ana")
    calling.come("Bob")
    close("Bob")
    assert calling.names == ["Ana"]
    close("Zazie")
    assert not calling.call.listed and calling.call.until <= timezone.now()
    calling.come("Cleo")
    assert calling.names == ["Ana"]


def test_nothing_leads_to_their_page(begun: Any) -> None:
    calling = begun()
    signed_in("Ana").post("/block/", {"name": "Bob", "on": "1"})
    assert "/who/Bob/" in Client().get(calling.address).content.decode()
    close("Bob")
    for client, page in ((Client(), calling.address), (signed_in("Ana"), "/people/account/")):
        assert "/who/Bob/" not in client.get(page).content.decode(), page
    assert Client().get("/who/Bob/").status_code == 404
