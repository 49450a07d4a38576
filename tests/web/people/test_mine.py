"""One's own games, by account and by what the browser keeps, each with what comes next; the front page."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from loupiote.web.games import tokens
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.people.models import User

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois"}


@pytest.fixture
def zazie() -> Client:
    client = Client()
    client.force_login(User.objects.create_user("Zazie", "une phrase assez longue"))
    return client


def lead(client: Client, table: Any, status: str, title: str) -> Game:
    game: Game = table(begun=status != "preparing", **VILLAGE).game
    Game.objects.filter(pk=game.pk).update(title=title, status=status)
    Master.objects.filter(game=game, role="mj").update(user=User.objects.get(), token_hash="")
    return game


def page(client: Client, path: str = "/people/games/") -> str:
    answer = client.get(path)
    assert answer.status_code == 200
    return answer.content.decode()


def test_nothing_yet_says_what_to_do(zazie: Client) -> None:
    for client in (zazie, Client()):
        found = page(client)
        assert "Pas encore de partie" in found
        assert 'href="/new/"' in found and 'href="/join/"' in found and 'action="/demo/"' in found


def test_games_stand_by_what_they_are_and_each_has_its_next_action(zazie: Client, table: Any) -> None:
    words = {"running": "Continuer à mener", "preparing": "Continuer la préparation", "finished": "Lire le récit"}
    games = {status: lead(zazie, table, status, f"titre-{status}") for status in words}
    found = page(zazie)
    places = [found.index(f"titre-{status}") for status in ("running", "preparing", "finished")]
    assert places == sorted(places)
    for status, game in games.items():
        where = "after/story/" if status == "finished" else ""
        assert f'href="/g/{game.key}/{where}">{words[status]}' in found


def test_a_player_finds_their_seat(table: Any) -> None:
    scene = table(**VILLAGE)
    found = page(scene.client("Ana"))
    assert "sous le nom Ana" in found and "Aller à ta place" in found
    assert "sous le nom Ana" in page(scene.client("Ana"), "/")


def test_games_of_the_account_and_of_the_browser_stand_together_and_once(zazie: Client, table: Any) -> None:
    led, played = lead(zazie, table, "running", "chez Zazie"), table(**VILLAGE).game
    Game.objects.filter(pk=played.pk).update(title="jouée")
    zazie.get(f"/s/{tokens.renew(played.seats.get(name='Bob'))}/")
    zazie.get(f"/s/{tokens.renew(led.seats.get(name='Ana'))}/")  # who leads it looked at a seat's link too
    found = page(zazie)
    assert found.count("chez Zazie") == found.count("jouée") == 1
    assert "sous le nom Ana" not in found


def test_cookies_that_are_none_of_ours_are_left_alone(table: Any) -> None:
    scene = table(**VILLAGE)
    client = scene.client("Ana")
    client.cookies["loupiote-aaaaaaaaaaaa"] = "touched"
    client.cookies["loupiote-"] = "x"
    for n in range(60):
        client.cookies[f"loupiote-{n:012}"] = "touched"
    assert client.get("/people/games/").status_code == 200


def test_nobody_sees_the_games_of_others(zazie: Client, table: Any) -> None:
    lead(zazie, table, "running", "chez Zazie")
    assert "chez Zazie" not in page(Client())
    assert "chez Zazie" not in page(Client(), "/")
    assert "chez Zazie" not in page(table(**VILLAGE).client("Ana"))


def test_the_front_page_goes_on_where_one_was(zazie: Client, table: Any) -> None:
    assert page(zazie, "/").count("btn-act") == 1
    lead(zazie, table, "finished", "finie")
    lead(zazie, table, "preparing", "préparée")
    found = page(zazie, "/")
    assert found.count("btn-act") == 1  # one thing to do next
    assert found.index("Continuer la préparation") < found.index("Rejoindre")
    assert "finie" not in found and "Toutes mes parties" in found


def test_a_question_for_the_database_does_not_come_with_every_game(
    zazie: Client, table: Any, django_assert_max_num_queries: Any
) -> None:
    for n in range(6):
        lead(zazie, table, "running", f"{n}")
    with django_assert_max_num_queries(8):
        page(zazie)
    assert Seat.objects.count() == 18
