"""Sitting down: by code or link, at a seat or under a new name, once; and what keeps somebody from it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.test import Client
from django.utils import timezone

from loupiote.web.games import codes, turns
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import SPECTATOR
from loupiote.web.people import blocks, joining
from loupiote.web.people.models import User
from loupiote.web.signup.models import SignUp

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois"}


@pytest.fixture
def game(table: Any) -> Game:
    """Three named seats, five wanted, the door open."""
    made: Game = table(begun=False, **VILLAGE).game
    made.plan["players"] = 5
    made.save()
    codes.open_door(made)
    return made


def sit(game: Game, client: Client | None = None, **form: str) -> Any:
    return (client or Client()).post(f"/join/{game.code}/", form)


def seat(game: Game, name: str) -> Seat:
    return game.seats.get(name=name)


# ---------------------------------------------------------------------------------------------------------------------- codes


def test_a_code_is_typed_as_people_type(game: Game) -> None:
    code = game.code or ""
    for typed in (code, code.lower(), f"{code[:3]} {code[3:]}", f" {code[:3]}-{code[3:]} "):
        assert Client().post("/join/", {"code": typed}).headers["Location"] == f"/join/{code}/"


def test_a_wrong_code_says_so(game: Game) -> None:
    wrong = "ZZZZZZ" if game.code != "ZZZZZZ" else "YYYYYY"
    for answer in (
        Client().post("/join/", {"code": wrong}),
        Client().get(f"/join/{wrong}/"),
        Client().post("/join/", {}),
    ):
        assert answer.status_code == 404
        assert "Aucune partie n’a ce code" in answer.content.decode()


def test_an_expired_code_says_so_and_opens_nothing(game: Game) -> None:
    with time_machine.travel(timezone.now() + timedelta(hours=13)):
        for answer in (
            Client().post("/join/", {"code": game.code}),
            Client().get(f"/join/{game.code}/"),
            sit(game, name="Zoé"),
        ):
            assert answer.status_code == 404
            assert "son temps est passé" in answer.content.decode()
    assert not game.seats.filter(name="Zoé").exists()


def test_a_code_that_was_closed_or_replaced_is_a_wrong_one(game: Game) -> None:
    old = game.code
    codes.open_door(game)
    assert "Aucune partie" in Client().get(f"/join/{old}/").content.decode()
    codes.close_door(game)
    assert Client().get(f"/join/{old}/").status_code == 404


def test_codes_cannot_be_guessed_at_will_but_a_whole_table_may_join_at_once(game: Game) -> None:
    with time_machine.travel(timezone.now(), tick=False):
        for _ in range(30):
            assert Client().get(f"/join/{game.code}/").status_code == 200  # one address, one evening, thirty phones
        found = [Client().get("/join/QQQQQQ/").status_code for _ in range(11)]
        assert found == [404] * 10 + [429]
        assert Client().get(f"/join/{game.code}/").status_code == 429
        assert Client().post("/join/", {"code": game.code}).status_code == 429
        assert Client(REMOTE_ADDR="5.6.7.8").get(f"/join/{game.code}/").status_code == 200


# ---------------------------------------------------------------------------------------------------------------------- seats


def test_taking_a_seat(game: Game) -> None:
    before = turns.of(game, SPECTATOR)
    client = Client()
    answer = sit(game, client, seat=str(seat(game, "Ana").pk), genre="f")
    assert answer.headers["Location"] == f"/g/{game.key}/"
    cookie = answer.cookies[f"loupiote-{game.key}"]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")
    ana = seat(game, "Ana")
    assert ana.genre == "f" and ana.joined_at and ana.token_hash
    assert "Ana, c’est toi" in client.get(f"/g/{game.key}/lobby/").content.decode()
    assert turns.of(game, SPECTATOR) > before  # the others' screens hear of it
    assert client.get(f"/join/{game.code}/").headers["Location"] == f"/g/{game.key}/"  # and does not sit down twice
    assert sit(game, client, name="Zoé").headers["Location"] == f"/g/{game.key}/"
    assert not game.seats.filter(name="Zoé").exists()


def test_a_new_name_takes_the_next_place(game: Game) -> None:
    assert sit(game, name="  Zoé  ", seat="new", genre="x").status_code == 302
    assert sit(game, name="Yann", genre="quoi").status_code == 302
    assert [(s.place, s.name, s.genre) for s in game.seats.all()][3:] == [(3, "Zoé", "x"), (4, "Yann", None)]


def test_a_seat_is_taken_once(game: Game) -> None:
    ana = str(seat(game, "Ana").pk)
    assert sit(game, seat=ana).status_code == 302
    answer = sit(game, seat=ana)
    assert answer.status_code == 409
    assert "Quelqu’un y est déjà assis" in answer.content.decode()
    assert f'value="{ana}"' not in answer.content.decode()
    assert f"loupiote-{game.key}" not in answer.cookies


@pytest.mark.parametrize("number", ["", "0", "99999", "abc", "１", "-1", "9" * 30])
def test_a_seat_that_is_none(game: Game, number: str) -> None:
    assert sit(game, seat=number).status_code == 409


def test_a_seat_of_another_game_is_none(game: Game, table: Any) -> None:
    other = table(begun=False, **VILLAGE).game
    assert sit(game, seat=str(seat(other, "Ana").pk)).status_code == 409
    assert not seat(other, "Ana").token_hash


@pytest.mark.parametrize("name", ["Ana", "ana", "Аna", "B0b", "CLÉO", "cleo "])
def test_a_name_that_looks_like_another_is_refused(game: Game, name: str) -> None:
    answer = sit(game, name=name)
    assert answer.status_code == 409
    page = answer.content.decode()
    assert "qui lui ressemble" in page
    assert 'aria-describedby="name-help name-fault"' in page


@pytest.mark.parametrize("name", ["", " ", "x" * 31, "mj", "a\u202eb"])
def test_a_name_that_is_none_is_refused(game: Game, name: str) -> None:
    answer = sit(game, name=name)
    assert answer.status_code == 409
    assert "1 à 30 caractères" in answer.content.decode()
    assert game.seats.count() == 3


def test_a_name_is_shown_as_text(game: Game) -> None:
    sit(game, name="<b>gras</b>")
    page = Client().get(f"/join/{game.code}/").content.decode()
    sit(game, client := Client(), seat=str(seat(game, "Ana").pk))
    page += client.get(f"/g/{game.key}/lobby/").content.decode()
    assert "<b>gras" not in page
    assert "&lt;b&gt;gras" in page


def test_a_full_game_says_so(game: Game) -> None:
    for name in VILLAGE:
        sit(game, seat=str(seat(game, name).pk))
    for name in ("Zoé", "Yann"):
        sit(game, name=name)
    page = Client().get(f"/join/{game.code}/")
    assert "La table est complète" in page.content.decode()
    answer = sit(game, name="Trop")
    assert answer.status_code == 409
    assert "complète" in answer.content.decode()
    assert game.seats.count() == 5


def test_two_phones_at_the_same_moment_do_not_share_a_seat_nor_make_one_too_many(game: Game) -> None:
    ana = str(seat(game, "Ana").pk)
    first, second = joining.sit_down(game, seat=ana), joining.sit_down(game, seat=ana)
    assert not isinstance(first, joining.Refusal)
    assert isinstance(second, joining.Refusal) and second.code == "taken"
    made = [joining.sit_down(game, name=name) for name in ("Un", "Deux", "Trois")]
    assert isinstance(made[2], joining.Refusal) and made[2].code == "full"


def test_a_running_game_takes_phones_at_its_seats_but_no_new_names(table: Any) -> None:
    scene = table(**VILLAGE)
    codes.open_door(scene.game)
    answer = sit(scene.game, name="Zoé")
    assert answer.status_code == 409 and "complète" in answer.content.decode()
    client = Client()
    assert sit(scene.game, client, seat=str(seat(scene.game, "Bob").pk)).status_code == 302
    assert client.get(f"/g/{scene.game.key}/").status_code == 200


def test_a_game_that_is_over_takes_nobody(table: Any) -> None:
    scene = table(**VILLAGE)
    codes.open_door(scene.game)
    Game.objects.filter(pk=scene.game.pk).update(status=Game.Status.FINISHED)
    assert sit(scene.game, seat=str(seat(scene.game, "Bob").pk)).status_code == 409


def test_a_seat_that_the_program_plays_is_not_free(game: Game) -> None:
    Seat.objects.filter(game=game, name="Bob").update(bot=True)
    assert "Bob" not in Client().get(f"/join/{game.code}/").content.decode()
    assert sit(game, seat=str(seat(game, "Bob").pk)).status_code == 409


def test_who_is_signed_in_keeps_the_seat_in_the_account(game: Game) -> None:
    user = User.objects.create_user("Zazie", "une phrase assez longue")
    client = Client()
    client.force_login(user)
    sit(game, client, seat=str(seat(game, "Ana").pk))
    elsewhere = Client()
    elsewhere.force_login(user)
    assert "Ana, c’est toi" in elsewhere.get(f"/g/{game.key}/lobby/").content.decode()
    assert elsewhere.get(f"/join/{game.code}/").status_code == 302


@pytest.mark.parametrize("why", ["blocked", "refused"])
def test_who_is_kept_away_does_not_sit_down_by_a_code_either(game: Game, why: str) -> None:
    zazie, yves = (User.objects.create_user(name, "une phrase assez longue") for name in ("Zazie", "Yves"))
    game.masters.filter(role="mj").update(user=zazie)
    client = Client()
    client.force_login(yves)
    if why == "blocked":
        blocks.set_block(zazie, yves, True)
    else:
        SignUp.objects.create(game=game, user=yves, name="Yves", state="refused")
    for form in ({"seat": str(seat(game, "Ana").pk)}, {"name": "Yves"}):
        answer = sit(game, client, **form)
        assert answer.status_code == 409 and "Tu ne peux pas rejoindre cette partie" in answer.content.decode()
    assert not joining.taken(seat(game, "Ana")) and game.seats.count() == 3


def test_who_leads_does_not_sit_down(game: Game) -> None:
    from loupiote.web.games import tokens

    client, master = Client(), game.masters.get(role="mj")
    client.get(f"/s/{tokens.renew(master)}/")
    assert client.get(f"/join/{game.code}/").headers["Location"] == f"/g/{game.key}/"


# ---------------------------------------------------------------------------------------------------------- what strangers see


def test_only_the_code_shows_the_table(game: Game) -> None:
    stranger = Client()
    for path in ("", "lobby/", "lobby/state/", "invite/", "device/", "trace/", "fairness/", "prepare/", "my-card/"):
        assert stranger.get(f"/g/{game.key}/{path}").status_code == 404, path
        none = stranger.get(f"/g/{'z' * 12}/{path}")
        assert none.status_code == 404
    page = stranger.get(f"/join/{game.code}/").content.decode()
    assert "Ana" in page and game.key not in page and "voyante" not in page
    assert game.seed not in page


def test_leaving_gives_the_seat_back(game: Game) -> None:
    client = Client()
    sit(game, client, seat=str(seat(game, "Ana").pk))
    answer = client.post(f"/g/{game.key}/leave/")
    assert answer.headers["Location"] == "/"
    assert answer.cookies[f"loupiote-{game.key}"].value == ""
    assert not joining.taken(seat(game, "Ana"))
    assert client.get(f"/g/{game.key}/lobby/").status_code == 404
    assert client.post(f"/g/{game.key}/leave/").status_code == 404


def test_the_lobby_goes_on_when_the_game_begins(game: Game) -> None:
    client = Client()
    sit(game, client, seat=str(seat(game, "Ana").pk))
    assert client.get(f"/g/{game.key}/").headers["Location"] == f"/g/{game.key}/lobby/"
    Game.objects.filter(pk=game.pk).update(status=Game.Status.RUNNING)
    assert client.get(f"/g/{game.key}/lobby/state/").headers["HX-Redirect"] == f"/g/{game.key}/"
    assert client.get(f"/g/{game.key}/lobby/").headers["Location"] == f"/g/{game.key}/"
