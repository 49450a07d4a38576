"""The same players, a new game, by forum: people are asked, and whoever made or played a game that nobody led may ask them."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.hashers import make_password
from django.test import Client
from django.utils import timezone

from loupiote.kernel.inputs import Close, Decree
from loupiote.web.ballots.models import Voting
from loupiote.web.calendar.models import Calendar
from loupiote.web.calendar.models import of as calendar_of
from loupiote.web.games import access, door, tokens
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.notices.models import Notice, Patience, Webhook
from loupiote.web.people import blocks, leaving
from loupiote.web.people.models import User
from loupiote.web.signup.models import Call
from loupiote.web.square.models import Square
from web_calling import Calling, account, signed_in

PLAYERS = ("Ana", "Bob", "Cleo", "Dan", "Eve")
FINISHED = Game.Status.FINISHED


@pytest.fixture
def over(settings: Any) -> Any:
    """Makes a game by forum that is over."""
    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.dummy.DummyBackend"}}

    def make(*gone: str, **form: Any) -> Calling:
        calling = Calling(**form)
        for name in PLAYERS:
            calling.come(name)
        calling.lead("begin")
        for name in gone:
            leaving.delete(account(name))
        end(calling.game)
        return calling

    return make


def end(game: Game) -> None:
    if game.led:
        mj = access.as_viewer(game.masters.get())
        assert door.submit(game.pk, mj, Decree(what="end-game", value=[])).ok
    while Game.objects.get(pk=game.pk).status != FINISHED:
        assert door.submit(game.pk, PROGRAM, Close(window=door.view_of(game, PROGRAM).window or "")).ok


def again(calling: Calling, client: Client) -> Game:
    """The next game, by the button of somebody."""
    page = client.get(f"/g/{calling.key}/after/").content.decode()
    assert f"/g/{calling.key}/after/again/" in page
    answer = client.post(f"/g/{calling.key}/after/again/")
    assert answer.status_code == 302
    return Game.objects.get(key=answer.headers["Location"].split("/")[2])


def shown(client: Client, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200, path
    return answer.content.decode()


def test_players_are_asked_and_sit_down_when_they_say_yes(over: Any) -> None:
    calling = over("Eve")
    Call.objects.update(vetted=True, password=make_password("sésame"))  # whoever is asked has been let in
    blocks.set_block(account("Bob"), account("Zazie"), True)  # hears nothing of her
    blocks.set_block(account("Zazie"), account("Cleo"), True)
    User.objects.filter(name="Dan").update(is_active=False)
    game = again(calling, calling.maker)
    address = f"/g/{game.key}/signup/"
    assert (game.seats.count(), list(game.signups.values_list("name", "state"))) == (0, [("Ana", "invited")])
    assert game.plan["players"] == 5
    assert "Ana" in shown(calling.maker, address)
    ana = signed_in("Ana")
    (notice,) = Notice.objects.filter(kind="invited")
    assert notice.user == account("Ana")
    assert ana.get(f"/notices/{notice.pk}/", follow=True).redirect_chain[-1][0] == address
    assert ana.get(f"/g/{game.key}/").headers["Location"] == address
    assert address in shown(ana, "/people/games/")
    page = shown(ana, address)
    assert 'value="come"' in page and 'value="leave"' in page
    ana.post(f"{address}send/", {"do": "come"})
    assert [(seat.name, seat.user) for seat in game.seats.all()] == [("Ana", account("Ana"))]
    assert 'value="leave"' in shown(ana, address)
    ana.post(f"{address}send/", {"do": "leave"})
    assert not game.seats.exists() and not game.signups.exists()


def test_what_was_set_for_the_game_holds_for_the_next(over: Any) -> None:
    calling = over(led="")
    old = calling.game
    setup = {"camps": {"voyante": ["loups"], "Ana": "village"}, "cartes-restantes": ["voyante"]}
    Game.objects.filter(pk=old.pk).update(plan=old.plan | {"setup": setup})
    ends = dict.fromkeys(calendar_of(old).ends, "3h")
    paused = {"paused_at": timezone.now(), "clock": {"tick": 3}}
    Calendar.objects.filter(game=old).update(ends=ends, zone="Asia/Tokyo", weekends=True, early=True, **paused)
    Square.objects.update_or_create(game=old, defaults={"edit_minutes": 7})
    Voting.objects.update_or_create(game=old, defaults={"by_post": False})
    Patience.objects.update_or_create(game=old, defaults={"before": [90], "absent_after": 4})
    Webhook.objects.create(game=old, url="https://example.org/")
    game = again(calling, calling.maker)
    calendar = Calendar.objects.get(game=game)
    assert (calendar.ends, calendar.zone, calendar.weekends, calendar.early) == (ends, "Asia/Tokyo", True, True)
    assert (calendar.paused_at, calendar.clock) == (None, {})
    assert Square.objects.get(game=game).edit_minutes == 7 and not Voting.objects.get(game=game).by_post
    patience = Patience.objects.get(game=game)
    assert (patience.before, patience.absent_after) == ([90], 4)
    assert game.plan["setup"] == {"camps": {"voyante": ["loups"]}}
    assert not Webhook.objects.filter(game=game).exists()  # to whom it is announced is said anew


def test_whoever_says_no_is_not_there_and_the_others_play(over: Any) -> None:
    calling = over()
    game = again(calling, calling.maker)
    signed_in("Ana").post(f"/g/{game.key}/signup/send/", {"do": "leave"})
    answer = signed_in("Bob").post(f"/g/{calling.key}/after/next/")  # the button after the game before
    assert answer.headers["Location"] == f"/g/{game.key}/signup/"
    assert [seat.name for seat in game.seats.all()] == ["Bob"]
    calling.maker.post(f"/g/{game.key}/signup/lead/", {"do": "begin"})
    game.refresh_from_db()
    assert game.status == Game.Status.RUNNING
    people = game.seats.filter(bot=False)
    assert [seat.name for seat in people] == ["Bob"] and game.seats.count() == 5
    signed_in("Cleo").post(f"/g/{game.key}/signup/send/", {"do": "come"})
    assert game.seats.count() == 5
    assert signed_in("Cleo").get(f"/g/{game.key}/square/").status_code == 404


def test_who_played_needs_no_password_for_the_next_game(over: Any) -> None:
    calling = over()
    Call.objects.update(guests=True, password=make_password("sésame"))
    calling.game.seats.filter(name="Eve").update(user=None)
    guest = Client()
    guest.get(f"/s/{tokens.renew(calling.game.seats.get(name='Eve'))}/")
    game = again(calling, calling.maker)
    address = f"/g/{game.key}/signup/"
    for name, client in (("Ana", signed_in("Ana")), ("Ulla", guest), ("Yves", signed_in("Yves"))):
        client.post(f"{address}send/", {"do": "leave"})  # thinks again afterwards
        assert "Le mot de passe de cette partie" in shown(client, address)
        client.post(f"/g/{calling.key}/after/next/")
        client.post(f"{address}send/", {"do": "join", "name": name})
    assert sorted(game.seats.values_list("name", flat=True)) == ["Ana", "Ulla"]  # Yves did not play
    assert not game.signups.filter(name="Yves").exists()


def test_guests_are_asked_where_their_link_leads_and_sit_down_when_they_say_yes(settings: Any) -> None:
    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.dummy.DummyBackend"}}
    calling, lou, mia = Calling(guests="1"), Client(), Client()
    for name, client in (("Lou", lou), ("Mia", mia)):
        client.get(calling.address)
        calling.come(name, client, genre="f")
    for name in PLAYERS[:3]:
        calling.come(name)
    for client in (lou, mia):
        client.get(calling.address)
    calling.lead("begin")
    for client in (lou, mia):
        client.get(calling.address)
    end(calling.game)
    assert f"/g/{calling.key}/after/next/" not in shown(lou, f"/g/{calling.key}/")
    game = again(calling, calling.maker)
    address, onward = f"/g/{game.key}/signup/", f"/g/{calling.key}/after/next/"
    assert set(game.signups.values_list("name", "state")) == {(n, "invited") for n in (*PLAYERS[:3], "Lou", "Mia")}
    assert "Lou" in shown(calling.maker, address) and 'value="come"' not in shown(lou, address)
    phone = Client()  # another device, by the personal link of the game that is over
    phone.get(f"/s/{tokens.renew(calling.game.seats.get(name='Lou'))}/")
    assert onward in shown(phone, f"/g/{calling.key}/")
    for _tap in range(2):
        assert phone.post(onward).headers["Location"] == address
    assert [(seat.name, seat.genre, seat.user) for seat in game.seats.all()] == [("Lou", "f", None)]
    assert 'value="leave"' in shown(phone, address)
    game.call.until = timezone.now()  # type: ignore[attr-defined]
    game.call.save()  # type: ignore[attr-defined]
    mia.post(onward)
    assert "Tu es parmi les invités" in shown(mia, address)  # it is too late, and she may say no
    assert game.seats.count() == 1
    mia.post(f"{address}send/", {"do": "leave"})
    assert not game.signups.filter(name="Mia").exists()
    calling.maker.post(f"{address}lead/", {"do": "begin"})
    assert phone.get(address).headers["Location"] == f"/g/{game.key}/"
    assert phone.get(f"/g/{game.key}/seat/card/").status_code == 200
    assert mia.get(f"/g/{game.key}/seat/card/").status_code == 404


def test_after_the_end_of_sign_ups_nobody_says_yes(over: Any) -> None:
    calling = over()
    game = again(calling, calling.maker)
    game.call.until = timezone.now()  # type: ignore[attr-defined]
    game.call.save()  # type: ignore[attr-defined]
    assert 'value="come"' not in shown(signed_in("Ana"), f"/g/{game.key}/signup/")
    signed_in("Ana").post(f"/g/{game.key}/signup/send/", {"do": "come"})
    assert not game.seats.exists()


def test_at_a_table_nobody_is_not_seated(table: Any) -> None:
    scene = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois", Dan="simple-villageois")
    scene.game.seats.filter(name="Bob").update(user=account("Bob"))
    leaving.delete(account("Bob"))
    door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Ana"]))
    scene.client("mj").post(f"/g/{scene.game.key}/after/again/")
    game = Game.objects.exclude(pk=scene.game.pk).get()
    assert [(seat.place, seat.name) for seat in game.seats.all()] == [(0, "Ana"), (1, "Cleo"), (2, "Dan")]
    answer = scene.client("Dan").post(f"/g/{scene.game.key}/after/next/")
    assert answer.headers["Location"] == f"/g/{game.key}/"


# ------------------------------------------------------------------------------------------------- games that nobody led
def test_who_made_a_game_finds_it_while_it_runs_and_when_it_is_over(over: Any) -> None:
    made = Calling(led="", listed="")
    for name in PLAYERS:
        made.come(name)
    made.lead("begin")
    address = f"/g/{made.key}/signup/"
    assert address in shown(made.maker, "/people/games/")
    assert made.maker.get(f"/g/{made.key}/").headers["Location"] == address
    page = shown(made.maker, address)
    assert "Ana" in page and "voyante" not in page.casefold()
    for part in ("square/", "after/", "calendar/", "announcements/"):
        assert made.maker.get(f"/g/{made.key}/{part}").status_code == 404, part
    assert Client().get(f"/g/{made.key}/").status_code == 404
    end(made.game)
    assert f'href="/g/{made.key}/after/story/"' in shown(made.maker, "/people/games/")
    for part in ("", "after/", "after/story/", "after/votes/", "after/record.yaml", "square/", "announcements/"):
        assert made.maker.get(f"/g/{made.key}/{part}").status_code == 200, part
    assert Client().get(f"/g/{made.key}/").status_code == 404


def test_only_those_who_played_know_of_the_next_game_until_it_is_listed(over: Any) -> None:
    calling = over(listed="1")
    game = again(calling, calling.maker)
    assert not game.call.listed  # type: ignore[attr-defined]
    assert "seules les personnes qui ont joué" in calling.maker.get(f"/g/{game.key}/", follow=True).content.decode()
    assert game.key not in Client().get("/").content.decode()


def test_strangers_are_led_to_what_they_may_know_of_a_listed_game(over: Any) -> None:
    calling = over(led="")
    answer = Client().get(f"/g/{calling.key}/", follow=True)
    assert answer.redirect_chain == [(f"/g/{calling.key}/signup/", 302)]
    assert "Son histoire" in answer.content.decode()
    assert Client().get(f"/g/{calling.key}/after/").status_code == 404


@pytest.mark.parametrize("who", ["Zazie", "Ana"])
def test_who_made_it_or_played_asks_for_another_game(over: Any, who: str) -> None:
    calling = over(led="")
    game = again(calling, signed_in(who))
    assert (game.led, game.created_by, [one.user for one in game.masters.all()]) == (
        False,
        account(who),
        [account(who)],
    )
    assert [seat.name for seat in game.seats.all()] == (["Ana"] if who == "Ana" else [])
    assert game.signups.filter(state="invited").count() == (4 if who == "Ana" else 5)
    for page in ("after/", ""):  # in the room as well, where players come back to
        assert f"/g/{calling.key}/after/next/" in shown(signed_in("Bob"), f"/g/{calling.key}/{page}")
    other = signed_in("Bob").post(f"/g/{calling.key}/after/again/")
    assert other.headers["Location"] == f"/g/{game.key}/" and game.masters.count() == 1
    assert signed_in("Yves").post(f"/g/{calling.key}/after/again/").status_code == 404
