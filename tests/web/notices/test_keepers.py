"""Whoever may end what a game sends outside reaches it as long as anything is sent; where nobody can, nothing is."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from loupiote.web.games import tokens
from loupiote.web.games.models import Deed, Game, Master
from loupiote.web.notices.models import Delivery, Notice, Webhook
from loupiote.web.notices.outside import deliveries, publish
from loupiote.web.people import leaving
from web_calling import Calling, account, signed_in

PLAYERS = ("Ana", "Bob", "Cleo", "Dan", "Eve")


@pytest.fixture
def begun(settings: Any) -> Any:
    """Makes a game by forum with an address outside, that has begun."""
    settings.DEBUG = True  # http to this machine
    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.dummy.DummyBackend"}}

    def make(**form: Any) -> Calling:
        calling = Calling(**form)
        given = {"do": "set", "url": "http://127.0.0.1:9/x", "shape": "loupiote"}
        assert calling.maker.post(f"/g/{calling.key}/outside/", given).status_code == 200
        for name in PLAYERS:
            calling.come(name)
        calling.lead("begin")
        assert calling.game.status == Game.Status.RUNNING
        return calling

    return make


def test_who_made_a_game_without_a_game_master_ends_it_without_playing(begun: Any) -> None:
    calling = begun(led="", listed="")
    address = f"/g/{calling.key}/outside/"
    page = calling.maker.get(address)
    assert page.status_code == 200
    assert f'href="/g/{calling.key}/signup/"' in page.content.decode()  # the room is not theirs
    assert address in calling.maker.get(f"/g/{calling.key}/signup/").content.decode()
    assert calling.maker.post(address, {"do": "off"}).status_code == 302
    assert not Webhook.objects.get().on
    assert calling.maker.post(address, {"do": "forget"}).status_code == 302
    assert not Webhook.objects.exists()
    for name in (*PLAYERS, "Yves"):
        assert signed_in(name).get(address).status_code == 404
    assert signed_in("Yves").get(f"/g/{calling.key}/signup/").status_code == 404
    assert Deed.objects.get(kind="webhook-off").who == "Zazie"
    leaving.delete(account("Zazie"))
    assert not Deed.objects.filter(who="Zazie").exists()


def test_who_made_it_hears_that_it_fails(begun: Any) -> None:
    begun(led="")
    deliveries.switch_off(Webhook.objects.get())
    assert Notice.objects.get(kind="webhook").user == account("Zazie")


@pytest.mark.parametrize("led", ["1", ""])
def test_with_the_last_who_can_end_it_it_ends(begun: Any, led: str) -> None:
    begun(led=led)
    leaving.delete(account("Zazie"))
    assert not Webhook.objects.exists()


def test_an_heir_or_a_second_game_master_keeps_it(begun: Any) -> None:
    calling = begun()
    Master.objects.create(game=calling.game, role="co-mj", name="Yves", user=account("Yves"))
    leaving.delete(account("Zazie"))
    assert Webhook.objects.exists()
    heir = account("Xena")
    leaving.delete(account("Yves"), {calling.game.pk: heir})
    assert Webhook.objects.get().on
    assert signed_in("Xena").get(f"/g/{calling.key}/outside/").status_code == 200


@pytest.mark.parametrize("when", ["announced", "sent"])
def test_in_whatever_way_they_went_nothing_goes_out_any_more(begun: Any, when: str) -> None:
    calling = begun()
    Delivery.objects.all().delete()
    if when == "sent":
        publish(calling.game, "p1", "<p>Un</p>")
    Master.objects.filter(game=calling.game).update(user=None)
    if when == "announced":
        publish(calling.game, "p1", "<p>Un</p>")
    else:
        deliveries.deliver.func(str(Delivery.objects.get().pk))
    assert not Webhook.objects.exists()


def test_a_link_that_was_opened_keeps_it_too(begun: Any) -> None:
    calling = begun()
    Master.objects.filter(game=calling.game).update(user=None)
    Client().get(f"/s/{tokens.renew(calling.game.masters.get())}/", follow=True)
    publish(calling.game, "p1", "<p>Un</p>")
    assert Webhook.objects.exists()
