"""The only game master of a game deletes the account: somebody leads it from then on, or nobody, and it goes on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from loupiote.kernel.inputs import Decree
from loupiote.kernel.pace import WAIT
from loupiote.web.calendar import pausing
from loupiote.web.calendar.models import of as calendar_of
from loupiote.web.games import access, deadlines, door
from loupiote.web.games.models import Deadline, Game, Master
from loupiote.web.notices.kinds import sentence
from loupiote.web.notices.models import Notice
from loupiote.web.people import leaving, succession
from loupiote.web.people.models import User
from web_calling import account, signed_in

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois"}
PASSWORD = "une phrase assez longue"


def led(table: Any, mode: str = "forum") -> tuple[Any, User]:
    """A running game that Zazie leads alone."""
    scene = table(mode=mode, **VILLAGE)
    scene.game.masters.filter(role="co-mj").delete()
    scene.game.masters.update(user=account("Zazie"), name="Zazie")
    for seat in scene.game.seats.exclude(name="Dan"):
        seat.user = account(seat.name)
        seat.save()
    return scene, account("Zazie")


def said(user: User) -> list[str]:
    return [sentence(one.kind, one.words) for one in Notice.objects.filter(user=user, kind__in=("leader", "leads"))]


def test_the_form_asks_who_leads_and_takes_no_silence(table: Any) -> None:
    scene, user = led(table)
    client, key = signed_in("Zazie"), scene.game.key
    page = client.get("/people/delete/").content.decode()
    assert f"lead-{key}" in page and "Thiercelieux" in page
    assert client.post("/people/delete/", {"password": PASSWORD}).status_code == 200
    for heir in ("", "Nessuno", "Ana", "Zazie"):  # nobody of this name, a player, oneself
        form = {"password": PASSWORD, f"lead-{key}": "somebody", f"heir-{key}": heir}
        answer = client.post("/people/delete/", form)
        assert answer.status_code == 200 and "field-fault" in answer.content.decode(), heir
    assert User.objects.filter(pk=user.pk).exists()


def test_it_is_given_to_somebody(table: Any) -> None:
    scene, _user = led(table)
    heir, key = account("Yves"), scene.game.key
    form = {"password": PASSWORD, f"lead-{key}": "somebody", f"heir-{key}": "yves"}
    assert signed_in("Zazie").post("/people/delete/", form).status_code == 302
    (master,) = Master.objects.filter(game=scene.game)
    assert (master.user, master.name) == (heir, "Yves")
    assert signed_in("Yves").get(f"/g/{key}/console/").status_code == 200
    assert len(said(heir)) == 1
    assert "Yves" in said(account("Ana"))[0]


def test_the_program_leads_where_nobody_does(table: Any) -> None:
    scene, user = led(table)
    game = scene.game
    calendar = calendar_of(game)
    calendar.release = True
    calendar.save()
    for _ in range(10):  # until the night waits for the word of the game master
        if (scene.view().window or "").startswith(WAIT):
            break
        scene.close()
    assert not Deadline.objects.filter(game=game, fired_at=None).exists()
    form = {"password": PASSWORD, f"lead-{game.key}": "nobody"}
    assert signed_in("Zazie").post("/people/delete/", form).status_code == 302
    assert not User.objects.filter(pk=user.pk).exists()
    game = Game.objects.get(pk=game.pk)
    assert (game.led, game.masters.count()) == (False, 0)
    assert game.seats.get(name="Dan").bot  # nobody sits there
    assert not game.seats.get(name="Ana").bot
    assert Deadline.objects.filter(game=game, fired_at=None).exists()
    Deadline.objects.filter(game=game, fired_at=None).update(at=timezone.now())
    deadlines.settle(game)
    assert scene.view("Ana").moment[0] != "nuit"
    assert "programme" in said(account("Ana"))[0]


def test_a_pause_does_not_outlive_who_made_it(table: Any) -> None:
    scene, user = led(table)
    Game.objects.filter(pk=scene.game.pk).update(paused=True)
    pausing.follow(Game.objects.get(pk=scene.game.pk))
    assert not Deadline.objects.filter(game=scene.game, fired_at=None).exists()
    leaving.delete(user, {scene.game.pk: None})
    game = Game.objects.get(pk=scene.game.pk)
    assert not game.paused and calendar_of(game).paused_at is None
    assert Deadline.objects.filter(game=game, fired_at=None).exists()


def test_a_game_at_a_table_ends(table: Any) -> None:
    scene, user = led(table, "table")
    leaving.delete(user, {scene.game.pk: None})
    game = Game.objects.get(pk=scene.game.pk)
    assert game.status == Game.Status.FINISHED
    assert scene.view("Ana").over


@pytest.mark.parametrize("many", [False, True])
def test_the_operator_who_deletes_accounts_leaves_no_name_and_no_game_stuck(table: Any, many: bool) -> None:
    scene, user = led(table)
    User.objects.create_superuser("Chef", PASSWORD)
    client = signed_in("Chef")
    if many:
        form = {"action": "delete_selected", "_selected_action": [user.pk, account("Ana").pk], "post": "yes"}
        assert client.post("/admin/loupiote_people/user/", form).status_code == 302
        assert not scene.game.seats.filter(name="Ana").exists()
    else:
        assert client.post(f"/admin/loupiote_people/user/{user.pk}/delete/", {"post": "yes"}).status_code == 302
    assert not User.objects.filter(pk=user.pk).exists()
    assert not Game.objects.get(pk=scene.game.pk).led


def test_with_a_second_game_master_nothing_is_asked(table: Any) -> None:
    scene, user = led(table)
    Master.objects.create(game=scene.game, role="co-mj", name="Yves", user=account("Yves"))
    assert succession.led_alone(user) == []
    leaving.delete(user)
    assert Game.objects.get(pk=scene.game.pk).led
    assert access.may_be_led(scene.game)


# ------------------------------------------------------------------------------------------- several who lead together
def invited(scene: Any) -> tuple[Client, Client]:
    """Zazie has made a place beside hers: her browser, and one that has not been there yet."""
    scene.game.masters.filter(role="mj").update(user=account("Zazie"), name="Zazie")
    first, second = signed_in("Zazie"), Client()
    page = first.post(f"/g/{scene.game.key}/invite/", {"do": "co-mj", "name": "Second"}).content.decode()
    found = re.search(r'/s/[^/"]+/', page)
    assert found
    second.link = found[0]  # type: ignore[attr-defined]
    return first, second


@pytest.mark.parametrize("mode", ["forum", "table"])
def test_the_eldest_of_the_others_is_the_first_then(table: Any, mode: str) -> None:
    scene, user = led(table, mode)
    first, second = invited(scene)
    second.get(second.link)  # type: ignore[attr-defined]
    assert second.get(f"/g/{scene.game.key}/invite/").status_code == 200
    assert 'name="lead-' not in first.get("/people/delete/").content.decode()
    third = Master.objects.create(game=scene.game, role="co-mj", name="Yves", user=account("Yves"))
    leaving.delete(user)
    rows = Master.objects.filter(game=scene.game).order_by("pk").values_list("name", "role")
    assert list(rows) == [("Second", "mj"), ("Yves", "co-mj")]
    second.post(f"/g/{scene.game.key}/invite/", {"do": "revoke", "of": str(third.pk), "sure": "1"})
    assert Master.objects.get(game=scene.game).name == "Second"
    second.post(f"/g/{scene.game.key}/invite/", {"do": "co-mj", "name": "Third"})
    assert Master.objects.filter(game=scene.game).count() == 2


def test_a_link_that_nobody_has_opened_leads_nothing(table: Any) -> None:
    scene, user = led(table)
    first, second = invited(scene)
    assert succession.led_alone(user) == [scene.game]
    assert 'name="lead-' in first.get("/people/delete/").content.decode()
    second.get(second.link)  # type: ignore[attr-defined]
    assert succession.led_alone(user) == [scene.game]  # a messenger may have shown what is behind it
    second.get(f"/g/{scene.game.key}/")
    assert succession.led_alone(user) == []


def test_nothing_is_left_of_who_led_a_game_that_is_over(table: Any) -> None:
    scene, user = led(table)
    assert door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Bob"])).ok
    leaving.delete(user)
    assert not Master.objects.filter(game=scene.game).exists()
    assert signed_in("Ana").get(f"/g/{scene.game.key}/after/").status_code == 200
