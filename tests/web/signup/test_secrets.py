"""What strangers, players, and those with a password are told of games by forum: nothing beyond what is public."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import unquote

import pytest
import time_machine
from django.core import signing
from django.test import Client
from django.utils import timezone

from loupiote.bots import RandomBot
from loupiote.kernel.inputs import Close, Decree, Reply
from loupiote.web.games import access, door
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import PROGRAM, Viewer
from loupiote.web.live import SALT
from web_calling import signed_in

NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eve")


def begun(calling: Any, **form: Any) -> Any:
    """A game of five that runs."""
    made = calling(players=5, **form)
    for name in NAMES:
        made.come(name)
    made.lead("begin")
    assert made.game.status == "running"
    return made


def lead(made: Any, decree: Decree) -> None:
    mj = access.as_viewer(made.game.masters.get())
    assert door.submit(made.game.pk, mj, decree).ok


def shown(client: Client, path: str) -> str:
    """A page without what differs each time."""
    answer = client.get(path)
    assert answer.status_code == 200, path
    return re.sub(
        r'name="(csrfmiddlewaretoken|key|once)" value="[^"]*"|X-CSRFToken": "[^"]*"', "", answer.content.decode()
    )


# ---------------------------------------------------------------------------------------------------------------- password
def test_a_password_hides_the_list_and_holds_the_door(calling: Any) -> None:
    made = calling(players=5, password="sésame", words="Un hiver rude.")
    assert "sésame" not in made.call.password and made.call.password
    ana = signed_in("Ana")
    made.come("Ana", ana)
    assert made.names == []
    made.send(ana, "password", password="Sésame")
    assert made.names == [] and "Ce n’est pas le mot de passe" in made.page(ana)
    made.send(ana, "password", password="sésame")
    made.come("Ana", ana, alias="La Meunière")
    assert made.names == ["Ana"]
    for client in (Client(), signed_in("Bob")):
        for part in ("", "state/"):
            page = made.page(client, part)
            assert "Ana" not in page and "Meunière" not in page and "hiver" not in page
        assert "1 place prise sur 5" in made.page(client)
    assert "La Meunière" in made.page(ana)
    made.settings(password="autre")  # whoever is on the list stays; whoever only knew the old one is out
    assert "La Meunière" in made.page(ana)
    bob = signed_in("Bob")
    made.send(bob, "password", password="autre")
    assert "La Meunière" in made.page(bob)
    made.settings(open="on")
    assert made.call.password == "" and "La Meunière" in made.page(Client())


def test_passwords_cannot_be_tried_without_end(calling: Any) -> None:
    made, other = calling(players=5, password="sésame"), calling(players=5, password="sésame")
    client = Client()
    with time_machine.travel(timezone.now(), tick=False):
        found = [made.send(client, "password", password=f"{i}").status_code for i in range(12)]
        assert found == [302] * 10 + [429] * 2
        assert made.send(client, "password", password="sésame").status_code == 429
    assert other.send(client, "password", password="sésame").status_code == 302  # each game counts for itself
    elsewhere = Client(REMOTE_ADDR="5.6.7.8")
    assert made.send(elsewhere, "password", password="sésame").status_code == 302
    assert made.come("Ana", elsewhere) and made.call.password


# ------------------------------------------------------------------------------------------------------------------ listed
@pytest.mark.parametrize("path", ["/", "/games/", "/games/?status=running", "/games/?status=finished", "/who/Ana/"])
def test_a_game_that_is_not_listed_is_nowhere(path: str, calling: Any) -> None:
    made = begun(calling, listed="")
    assert "Hivernale" not in shown(Client(), path) and made.key not in shown(signed_in("Zoé"), path)
    lead(made, Decree(what="end-game", value=["Ana"]))
    assert "Hivernale" not in shown(Client(), path) and made.key not in shown(Client(), path)
    assert Client().get(made.address).status_code == 404


def test_listed_games_stand_on_the_front_page(calling: Any) -> None:
    made = calling(players=5)
    made.come("Ana")
    front = shown(Client(), "/")
    assert "Hivernale" in front and "1 place prise sur 5" in front
    assert f'href="{made.address}"' in front
    assert "pas encore commencée" in shown(Client(), "/who/Ana/")
    mine = shown(made.maker, "/")  # one's own stand there once, with what comes next
    assert "Continuer la préparation" in mine and "Inscriptions ouvertes" not in mine
    waits = calling(players=3)
    page = shown(signed_in("Ana"), "/")
    assert page.index("Voir qui joue") < page.index("Inscriptions ouvertes")  # and first
    for name in NAMES:
        waits.come(name)
    assert "2 en attente" in shown(Client(), "/games/")
    assert "Voir la liste d’attente" in shown(signed_in("Eve"), "/people/games/")
    assert "Voir qui joue" in shown(signed_in("Ana"), "/people/games/")


def test_what_is_over_is_seen_and_no_longer_watched(calling: Any) -> None:
    made = begun(calling, watch="on")
    assert "Regarder" in shown(Client(), "/games/?status=running")
    lead(made, Decree(what="end-game", value=["Ana"]))
    finished = shown(Client(), "/games/?status=finished")
    assert "Hivernale" in finished and "Regarder" not in finished
    home = Client().get(f"/g/{made.key}/square/").content.decode()
    assert "sauf ceux où chaque joueur" in home


def test_what_happens_in_a_running_game_changes_no_public_page(calling: Any) -> None:
    made = begun(calling)
    stranger, paths = Client(), ["/", "/games/?status=running", made.address, "/who/Ana/", "/who/Zazie/"]
    before = [shown(stranger, path) for path in paths]
    assert "Hivernale" in before[0] and "Hivernale" in before[1] and "Hivernale" in before[3]
    assert "Ana" in before[2] and "en cours" in before[3] and "commencée" not in before[3]
    mj = access.as_viewer(made.game.masters.get())
    villager = next(seat.name for seat in door.view_of(made.game, mj).seats if seat.role == "simple-villageois")
    lead(made, Decree(what="kill", who=villager))
    window = door.view_of(made.game, mj).window or ""
    assert door.submit(made.game.pk, mj, Close(window=window)).ok
    assert [shown(stranger, path) for path in paths] == before
    cards = set(made.game.plan["cards"]) | {"Voyante", "Loup-Garou", "Villageois"}
    assert not [card for page in before for card in cards if f">{card}<" in page]


def test_the_end_makes_public_who_was_who(calling: Any) -> None:
    made = begun(calling)
    lead(made, Decree(what="end-game", value=["Ana"]))
    page = shown(Client(), "/who/Ana/")
    assert "1 partie jouée" in page and "1 gagnée" in page
    assert "0 gagnée" in shown(Client(), "/who/Bob/")
    assert "gagnée" in shown(Client(), made.address)
    ana = signed_in("Ana")
    ana.post("/people/account/", {"email": "", "lang": "fr", "zone": "Asia/Tokyo"})  # and does not show it
    assert "Hivernale" not in shown(Client(), "/who/Ana/") and "1 partie" not in shown(Client(), "/who/Ana/")


def test_a_game_behind_a_password_is_on_nobodys_page_before_its_end(calling: Any) -> None:
    made = calling(players=3, password="sésame")
    for name in ("Ana", "Bob", "Cleo"):
        client = signed_in(name)
        made.send(client, "password", password="sésame")
        made.come(name, client)
    made.lead("begin")
    assert "Hivernale" in shown(Client(), "/games/?status=running")
    assert "Hivernale" not in shown(Client(), "/who/Ana/")
    assert "Ana" not in shown(Client(), made.address)
    lead(made, Decree(what="end-game", value=["Ana"]))
    assert "Hivernale" in shown(Client(), "/who/Ana/") and "Ana" in shown(Client(), made.address)


def test_games_at_a_table_have_no_list(table: Any) -> None:
    scene = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    for who in ("mj", "Ana", "stranger"):
        for part in ("", "state/"):
            assert scene.client(who).get(f"/g/{scene.game.key}/signup/{part}").status_code == 404
    assert "Thiercelieux" not in shown(Client(), "/")


def test_the_next_game_takes_sign_ups_too(calling: Any) -> None:
    made = begun(calling, guests="on", starts="full")
    lead(made, Decree(what="end-game", value=["Ana"]))
    answer = made.maker.post(f"/g/{made.key}/after/again/")
    game = Game.objects.get(key=answer.headers["Location"].split("/")[2])
    assert (game.mode, game.led, game.status) == ("forum", True, "preparing")
    assert not game.call.listed and game.call.guests and game.call.starts == "hand"
    assert (game.seats.count(), game.signups.filter(state="invited").count()) == (0, 5)


def test_lists_do_not_ask_the_database_for_every_game(calling: Any, django_assert_max_num_queries: Any) -> None:
    for _ in range(4):
        begun(calling)
        calling(players=5).come("Ana")
    with django_assert_max_num_queries(14):
        Client().get("/")
    with django_assert_max_num_queries(6):
        Client().get("/who/Ana/")
    made = calling(players=20)
    for i in range(12):
        made.come(f"Joueur {i}")
    client = signed_in("Joueur 3")
    with django_assert_max_num_queries(22):
        client.get(made.address)


@pytest.mark.parametrize(("rules", "told"), [("meneur", True), ("rpg", False)])
def test_a_list_tells_of_the_cards_what_the_rules_tell(rules: str, told: bool, calling: Any) -> None:
    made = calling(rules, players=9)
    made.come("Ana")
    card = next(iter(made.game.plan["cards"]))
    link = f'href="/regles/{rules}/{card}/"'
    assert link in made.page(made.maker)
    assert ("Les joueurs ne savent pas quelles cartes sont en jeu" in made.page(made.maker)) is not told
    for client in (Client(), signed_in("Ana")):
        page = made.page(client)
        assert (link in page) is told
        assert ("Les cartes en jeu sont secrètes" in page) is not told


def test_a_password_keeps_strangers_out_of_a_game_that_may_be_watched(calling: Any) -> None:
    made = calling(players=3, password="sésame", watch="on", words="Un hiver rude.")
    assert made.game.watch
    for name in ("Ana", "Bob", "Cleo"):
        client = signed_in(name)
        made.send(client, "password", password="sésame")
        made.come(name, client, alias=f"Dame {name}")
    stranger, knows = Client(), signed_in("Eve")
    made.send(knows, "password", password="sésame")
    pages = ("square/rules/", "fairness/", "square/", "calendar/", "votes/", "announcements/", "lobby/", "")
    for begun_yet in (False, True):
        for page in pages:
            assert stranger.get(f"/g/{made.key}/{page}").status_code in (302, 404), page
            shown_to = stranger.get(f"/g/{made.key}/{page}", follow=True).content.decode()
            assert not re.search("Ana|hiver|Voyante", shown_to), page
        assert "Dame Ana" in made.page(knows) if not begun_yet else knows.get(f"/g/{made.key}/").status_code == 200
        if not begun_yet:
            assert knows.get(f"/g/{made.key}/square/rules/").status_code == 200
            made.lead("begin")
            assert made.game.status == "running"
    assert "Le mot de passe de cette partie" in made.page(stranger)
    made.send(stranger, "password", password="faux")
    assert stranger.get(f"/g/{made.key}/").headers["Location"] == made.address
    made.send(stranger, "password", password="sésame")
    assert stranger.get(made.address).status_code == 302
    assert stranger.get(f"/g/{made.key}/").status_code == 200


def test_the_door_of_a_running_game_does_not_tell_when_it_moves(calling: Any) -> None:
    made = calling(players=3, password="sésame", watch="on")
    for name in ("Ana", "Bob", "Cleo"):
        client = signed_in(name)
        made.send(client, "password", password="sésame")
        made.come(name, client)
    made.lead("begin")
    before = shown(Client(), made.address)
    assert "data-live" not in before and "data-turn" not in before
    mj = access.as_viewer(made.game.masters.get())
    assert door.submit(made.game.pk, mj, Close(window=door.view_of(made.game, mj).window or "")).ok
    assert shown(Client(), made.address) == before


# -------------------------------------------------------------------------------------------------------------------- live
def test_who_made_a_game_that_nobody_leads_hears_of_it_what_their_seat_sees(calling: Any) -> None:
    made = calling(players=5, led="", plays=True)
    for name in NAMES[:4]:
        made.come(name)
    prepared = ticket(made.page(made.maker))
    before = counted(made.game, prepared)
    made.lead("begin")
    assert counted(made.game, prepared) == before + 1  # the page goes on to the game
    begun = counted(made.game, prepared)
    game, player = made.game, access.as_viewer(made.game.seats.get(name="Zazie"))
    heard = counted(game, player.turn)
    reply, viewer = next(asked(game))
    assert door.submit(game.pk, viewer, reply).ok
    assert (counted(game, prepared), counted(game, player.turn)) == (begun, heard)
    assert door.submit(game.pk, PROGRAM, Close(window=door.view_of(game, PROGRAM).window or "")).ok
    assert counted(game, prepared) == begun


def ticket(page: str) -> str:
    """The key of the counter that a page listens to."""
    found = re.search(r"/live\?t=([^\"&]+)", page)
    assert found
    _game, key, _holds = signing.loads(unquote(found[1]), salt=SALT)
    return str(key)


def counted(game: Game, key: str) -> int:
    return game.turns.filter(viewer=key).values_list("number", flat=True).first() or 0


def asked(game: Game) -> Iterator[tuple[Reply, Viewer]]:
    """What somebody but Zazie may answer now."""
    for seat in game.seats.exclude(name="Zazie"):
        viewer = access.as_viewer(seat)
        reply = RandomBot(Random(1)).reply(door.view_of(game, viewer))
        if reply is not None:
            yield reply, viewer
