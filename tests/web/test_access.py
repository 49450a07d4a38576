"""Who somebody is in a game: by account, by token, by code; never by what a browser says of itself."""

from __future__ import annotations

import itertools
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.core import signing
from django.test import Client, RequestFactory
from django.utils import timezone

from loupiote.web.games import access, codes, tokens
from loupiote.web.games.models import LETTERS, Game, Master, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.people.models import User

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois"}


def test_a_personal_link_sits_one_down(table: Any) -> None:
    scene = table(**VILLAGE)
    seat = scene.game.seats.get(name="Ana")
    token = tokens.renew(seat)
    client = Client()
    answer = client.get(f"/s/{token}/")
    assert answer.headers["Location"] == f"/g/{scene.game.key}/"
    cookie = answer.cookies[f"loupiote-{scene.game.key}"]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")
    assert b"voyante" in client.get(f"/g/{scene.game.key}/").content
    assert seat.token_hash not in token  # what the database holds opens nothing
    assert token not in str(Seat.objects.filter(pk=seat.pk).values())


def test_a_new_link_ends_the_old_one(table: Any) -> None:
    scene = table(**VILLAGE)
    client, seat = scene.client("Ana"), scene.game.seats.get(name="Ana")
    assert client.get(f"/g/{scene.game.key}/").status_code == 200
    token = tokens.renew(seat)
    assert client.get(f"/g/{scene.game.key}/").status_code == 200  # until the new one has reached somebody
    assert tokens.renew(seat) == token
    Client().get(f"/s/{token}/", follow=True)
    assert client.get(f"/g/{scene.game.key}/").status_code == 404
    assert tokens.renew(scene.game.seats.get(name="Ana")) != token


@pytest.mark.parametrize(
    "token", ["", "s", "s1", "s1-", "m1-x", "x1-abc", "s99999999999999999999-a", "s１-abc", "s-1-abc"]
)
def test_a_token_that_is_none_opens_nothing(token: str, table: Any) -> None:
    table(**VILLAGE)
    assert tokens.holder_of(token) is None


def test_a_cookie_that_was_touched_opens_nothing(table: Any) -> None:
    scene, other = table(**VILLAGE), table(**VILLAGE)
    client = scene.client("Bob")
    name = f"loupiote-{scene.game.key}"
    kept = client.cookies[name].value
    client.cookies[name] = kept[:-1] + ("A" if kept[-1] != "A" else "B")
    assert client.get(f"/g/{scene.game.key}/").status_code == 404
    client.cookies[f"loupiote-{other.game.key}"] = kept  # signed for another game
    assert client.get(f"/g/{other.game.key}/").status_code == 404
    client.cookies[name] = signing.get_cookie_signer(salt="other").sign("s1-abc")
    assert client.get(f"/g/{scene.game.key}/").status_code == 404


def test_an_account_leads_and_plays(table: Any) -> None:
    scene = table(**VILLAGE)
    user = User.objects.create_user("Élise", "a long password")
    request = RequestFactory().get("/")
    request.user = user

    def viewer_now() -> Viewer:  # every request reads its game anew
        return access.viewer_of(request, Game.objects.get(pk=scene.game.pk))

    assert viewer_now().role == "stranger"
    Seat.objects.filter(game=scene.game, name="Dan").update(user=user)
    assert viewer_now().name == "Dan"
    Master.objects.create(game=scene.game, user=user, role="co-mj", name="Élise")
    viewer = viewer_now()
    assert (viewer.role, viewer.name, viewer.who, viewer.turn) == ("co-mj", "mj", "Élise", "mj")


def test_names_of_accounts_that_look_alike_are_one() -> None:
    User.objects.create_user("Élise", "a long password")
    assert User.objects.get_by_natural_key("ELISE").name == "Élise"
    client = Client()
    assert client.post("/people/sign-in/", {"username": "elise", "password": "a long password"}).status_code == 302


def test_signing_in_is_locked_after_many_tries(settings: Any) -> None:
    User.objects.create_user("Ana", "a long password")
    client = Client()
    for _ in range(settings.AXES_FAILURE_LIMIT):
        client.post("/people/sign-in/", {"username": "Ana", "password": "wrong"})
    assert client.post("/people/sign-in/", {"username": "Ana", "password": "a long password"}).status_code == 429
    with time_machine.travel(timezone.now() + timedelta(hours=1)):
        assert client.post("/people/sign-in/", {"username": "Ana", "password": "a long password"}).status_code == 302


def test_a_code_leads_to_its_game_until_it_expires(table: Any) -> None:
    game = table(begun=False, **VILLAGE).game
    code = codes.open_door(game)
    assert len(code) == codes.LENGTH
    assert set(code) <= set(LETTERS)
    assert codes.find(f" {code[:3].lower()}-{code[3:]}", "1.1.1.1") == game
    assert codes.find("AAAAAA" if code != "AAAAAA" else "BBBBBB", "1.1.1.1") is None
    assert codes.find("", "1.1.1.1") is None
    with time_machine.travel(timezone.now() + timedelta(hours=13)):
        assert codes.find(code, "1.1.1.1") is None
    codes.close_door(game)
    assert codes.find(code, "1.1.1.1") is None


def test_codes_cannot_be_tried_without_end(table: Any) -> None:
    code = codes.open_door(table(begun=False, **VILLAGE).game)
    with time_machine.travel(timezone.now(), tick=False):
        for _ in range(10):
            assert codes.find("ZZZZZZ", "1.1.1.1") is None
        with pytest.raises(codes.TooOften):
            codes.find(code, "1.1.1.1")
        assert codes.find(code, "2.2.2.2") is not None  # somebody else is not in the way
        with pytest.raises(codes.TooOften):
            for n in itertools.count():
                codes.find("ZZZZZZ", f"3.3.{n // 250}.{n % 250}")
    with time_machine.travel(timezone.now() + timedelta(minutes=1)):
        assert codes.find(code, "1.1.1.1") is not None


def test_two_games_never_have_one_code(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (table(begun=False, **VILLAGE).game for _ in range(2))
    letters = iter("AAAAAA" + "AAAAAA" + "BBBBBB")
    monkeypatch.setattr(codes.secrets, "choice", lambda _: next(letters))
    assert (codes.open_door(first), codes.open_door(second)) == ("AAAAAA", "BBBBBB")


def test_keys_of_games_cannot_be_guessed() -> None:
    keys = {Game.objects.create().key for _ in range(50)}
    assert len(keys) == 50
    assert all(len(key) == 12 for key in keys)


def test_every_page_has_its_headers(table: Any) -> None:
    scene = table(**VILLAGE)
    client = scene.client("mj")
    for address in ("/", f"/g/{scene.game.key}/", "/people/sign-in/", "/nowhere/"):
        headers = client.get(address).headers
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "unsafe" not in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["X-Frame-Options"] == "DENY"
        assert headers["Referrer-Policy"] == "same-origin"
        assert "no-store" in headers["Cache-Control"]


def test_no_page_has_a_script_or_style_of_its_own(table: Any) -> None:
    scene = table(**VILLAGE)
    for page in ("/", f"/g/{scene.game.key}/", "/people/sign-in/"):
        html = scene.client("mj").get(page).content.decode()
        assert "style=" not in html
        assert " on" + "click" not in html
        assert all("src=" in tag for tag in html.split("<script")[1:])


def test_the_operators_pages_show_no_secret_of_a_game(table: Any) -> None:
    scene = table(**VILLAGE)
    address = f"/admin/loupiote_games/game/{scene.game.pk}/change/"
    for client in (Client(), scene.client("mj")):
        assert client.get(address).status_code == 302
    client = Client()
    client.force_login(
        User.objects.create_superuser("boss", "a long password"), "django.contrib.auth.backends.ModelBackend"
    )
    Game.objects.filter(pk=scene.game.pk).update(seed="a-secret-seed")
    page = client.get(address).content.decode()
    assert scene.game.key in page
    assert "a-secret-seed" not in page
    assert "voyante" not in page
    assert client.get("/admin/loupiote_games/game/add/").status_code == 403
