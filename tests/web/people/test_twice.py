"""A tap that comes twice, and an answer that never came: whatever hands something over hands over the same thing again."""

from __future__ import annotations

import re
from http.cookies import SimpleCookie
from typing import Any

import pytest
from django.test import Client

from loupiote.web.games import tokens
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.people import joining
from loupiote.web.people.models import User

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois"}
PASSWORD = "une phrase assez longue"


def lost(client: Client, path: str, form: dict[str, str] | None = None) -> None:
    """Send a form whose answer does not arrive: what it does to the browser is forgotten, as if another had sent it."""
    other = Client()
    other.cookies = SimpleCookie(client.cookies.output(header="", sep=";"))
    for name, morsel in client.cookies.items():
        other.cookies[name] = morsel.value
    assert other.post(path, form or {}).status_code < 400


def key_in(page: str) -> str:
    return re.findall(r'name="once" value="([^"]+)"', page)[0]


def link(page: str) -> str:
    return re.findall(r"(/s/[^/\"]+/)", page)[0]


@pytest.fixture
def scene(table: Any) -> Any:
    return table(**VILLAGE)


@pytest.fixture
def open_game() -> Game:
    game = Game.objects.create(rules="meneur", plan={"players": 4, "cards": {}})
    Seat.objects.create(game=game, place=0, name="Ana")
    joining.open_door(game)
    return game


@pytest.mark.parametrize("form", [{"seat": "new", "name": "Dbla"}, {"seat": "ana"}])
def test_who_sits_down_twice_has_one_seat(open_game: Game, form: dict[str, str]) -> None:
    phone, path = Client(), f"/join/{open_game.code}/"
    phone.get(path)
    form = form | ({"seat": str(open_game.seats.get().pk)} if form["seat"] == "ana" else {})
    lost(phone, path, form)
    assert phone.get(f"/g/{open_game.key}/").status_code == 404
    assert phone.post(path, form).headers["Location"] == f"/g/{open_game.key}/"
    assert phone.get(f"/g/{open_game.key}/device/").status_code == 200
    assert open_game.seats.exclude(token_hash="").count() == 1


def test_who_comes_back_to_the_form_after_a_lost_answer_is_at_the_table(open_game: Game) -> None:
    phone, path = Client(), f"/join/{open_game.code}/"
    phone.get(path)
    lost(phone, path, {"seat": "new", "name": "Dbla"})
    assert phone.get(path).headers["Location"] == f"/g/{open_game.key}/"
    assert phone.get(f"/g/{open_game.key}/lobby/").status_code == 200


def test_another_browser_gets_nobodys_seat(open_game: Game) -> None:
    phone, other, path = Client(), Client(), f"/join/{open_game.code}/"
    phone.get(path)
    other.get(path)
    lost(phone, path, {"seat": "new", "name": "Dbla"})
    assert other.post(path, {"seat": "new", "name": "Dbla"}).status_code == 409
    assert Client().post(path, {"seat": "new", "name": "Dbla"}).status_code == 409  # one without any cookie


def test_a_seat_that_was_freed_is_not_had_by_asking_again(open_game: Game) -> None:
    phone, path = Client(), f"/join/{open_game.code}/"
    phone.get(path)
    phone.post(path, {"seat": "new", "name": "Dbla"})
    old = tokens.token_of(phone.get(f"/g/{open_game.key}/device/").wsgi_request, open_game)
    joining.stand_up(open_game.seats.get(name="Dbla"))
    assert phone.get(path).status_code == 200
    phone.post(path, {"seat": str(open_game.seats.get(name="Dbla").pk)})
    assert phone.get(f"/g/{open_game.key}/lobby/").status_code == 200
    assert tokens.holder_of(old) is None  # whoever had the link of before has nothing


@pytest.mark.parametrize("who", ["mj", "Ana"])
def test_a_new_link_whose_answer_was_lost_locks_nobody_out(scene: Any, who: str) -> None:
    mine, path = scene.client(who), f"/g/{scene.game.key}/device/"
    before = tokens.token_of(mine.get(path).wsgi_request, scene.game)
    lost(mine, path, {"do": "renew"})
    lost(mine, path, {"do": "renew"})
    assert mine.get(path).status_code == 200  # by the old one
    shown = mine.post(path, {"do": "renew"}, follow=True).content.decode()
    assert before not in shown
    assert tokens.holder_of(before) is None  # the browser has the new one: the old one has ended
    other = Client()
    other.get(link(shown))
    assert other.get(path).status_code == 200


def test_a_place_beside_the_game_master_is_made_once(scene: Any) -> None:
    mj, path = scene.client("mj"), f"/g/{scene.game.key}/invite/"
    before = Master.objects.filter(game=scene.game).count()
    form = {"do": "co-mj", "name": "Gabriel", "once": key_in(mj.get(path).content.decode())}
    pages = [mj.post(path, form).content.decode() for _ in range(3)]
    assert Master.objects.filter(game=scene.game).count() == before + 1
    assert link(pages[0]) == link(pages[2])
    mj.post(path, form | {"name": "Inès"})
    mj.post(path, form | {"once": key_in(pages[0])})
    assert Master.objects.filter(game=scene.game).count() == before + 3  # another name, another form: other places


def test_a_link_for_a_player_is_the_same_when_it_is_asked_for_twice(scene: Any) -> None:
    mj, phone, path = scene.client("mj"), scene.client("Ana"), f"/g/{scene.game.key}/invite/"
    seat = str(scene.game.seats.get(name="Ana").pk)
    form = {"do": "link", "of": seat, "once": key_in(mj.get(path).content.decode())}
    pages = [mj.post(path, form).content.decode() for _ in range(2)]
    assert link(pages[0]) == link(pages[1])
    assert phone.get(f"/g/{scene.game.key}/").status_code == 200  # Ana plays on until the link is opened
    Client().get(link(pages[0]))  # and when a messenger shows what is behind it
    assert phone.get(f"/g/{scene.game.key}/").status_code == 200
    assert Client().get(link(pages[0]), follow=True).status_code == 200
    assert phone.get(f"/g/{scene.game.key}/").status_code == 404


def test_a_demonstration_is_one(db: Any) -> None:
    home, before = Client(), Game.objects.count()
    key = key_in(home.get("/").content.decode())
    lost(home, "/demo/", {"once": key})
    room = home.post("/demo/", {"once": key}).headers["Location"]
    assert home.get(room).status_code == 200
    assert Game.objects.count() == before + 1
    home.post("/demo/", {"once": key_in(home.get("/").content.decode())})
    home.post("/demo/")
    assert Game.objects.count() == before + 3


def test_a_game_is_prepared_once(db: Any) -> None:
    client = Client()
    client.force_login(User.objects.create_user("Zazie", PASSWORD))
    form = {"rules": "meneur", "players": "9", "once": key_in(client.get("/new/").content.decode())}
    assert client.post("/new/", form).headers["Location"] == client.post("/new/", form).headers["Location"]
    assert Game.objects.filter(created_by__name="Zazie").count() == 1
    client.post("/new/", form | {"players": "12"})  # back in the browser, and another number
    assert Game.objects.filter(created_by__name="Zazie").count() == 2
    Game.objects.update(created_at="2020-01-01T00:00Z")
    client.post("/new/", form)
    assert Game.objects.filter(created_by__name="Zazie").count() == 3


def test_an_account_is_opened_once(db: Any) -> None:
    browser, form = Client(), {"name": "Zazie", "password": PASSWORD}
    lost(browser, "/people/sign-up/", form)
    assert browser.post("/people/sign-up/", form).status_code == 302
    assert browser.get("/people/account/").status_code == 200
    assert User.objects.count() == 1


@pytest.mark.parametrize("how", ["password", "old", "name"])
def test_nobody_gets_into_an_account_by_opening_it(db: Any, how: str) -> None:
    Client().post("/people/sign-up/", {"name": "Zazie", "password": PASSWORD})
    if how == "old":
        User.objects.update(date_joined="2020-01-01T00:00Z")
    form = {"name": "zazie" if how == "name" else "Zazie", "password": PASSWORD + ("!" if how == "password" else "")}
    answer = Client().post("/people/sign-up/", form)
    assert answer.status_code == 200
    assert "Quelqu’un a déjà ce nom" in answer.content.decode()


def test_two_who_open_an_account_at_the_same_moment(db: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from loupiote.web.people.forms import SignUpForm

    User.objects.create_user("Zazie", PASSWORD)
    monkeypatch.setattr(SignUpForm, "clean_name", lambda form: form.cleaned_data["name"])  # neither saw the other
    assert Client().post("/people/sign-up/", {"name": "Zazie", "password": PASSWORD + "!"}).status_code == 200
    found = iter([None, User.objects.get()])
    monkeypatch.setattr(SignUpForm, "opened", lambda form: next(found))
    assert Client().post("/people/sign-up/", {"name": "Zazie", "password": PASSWORD}).status_code == 302
    assert User.objects.count() == 1
