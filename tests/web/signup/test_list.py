"""The list of a game by forum: coming, waiting, moving up, being accepted, names that cannot be taken."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.test import Client
from django.utils import timezone

from loupiote.web.games import tokens
from loupiote.web.games.models import Game, Seat
from loupiote.web.people import blocks
from web_calling import account, signed_in


def test_a_game_by_forum_is_made(calling: Any) -> None:
    made = calling(players=8, words="Un hiver rude.", watch="on")
    game = made.game
    assert (game.mode, game.led, game.watch, game.phones) == ("forum", True, True, "all")
    assert made.call.listed and made.call.words == "Un hiver rude."
    assert made.maker.get(f"/g/{game.key}/").headers["Location"] == f"/g/{game.key}/prepare/"
    assert made.maker.get(f"/g/{game.key}/prepare/").headers["Location"] == made.address
    page = made.page(Client())
    assert "Hivernale" in page and "Un hiver rude." in page and "0 place prise sur 8" in page


def test_people_come_wait_and_move_up(calling: Any) -> None:
    made = calling(players=3)
    clients = {name: made.come(name) for name in ("Ana", "Bob", "Cleo", "Dan", "Eve")}
    assert made.names == ["Ana", "Bob", "Cleo"] and made.waiting == ["Dan", "Eve"]
    assert "Tu es sur la liste d’attente" in made.page(clients["Dan"])
    made.send(clients["Bob"], "leave")
    assert made.names == ["Ana", "Cleo", "Dan"] and made.waiting == ["Eve"]
    assert "Tu as une place" in made.page(clients["Dan"])
    assert Seat.objects.get(game=made.game, name="Dan").user == account("Dan")
    made.settings(players="4")
    assert made.names == ["Ana", "Cleo", "Dan", "Eve"]
    made.come("Bob", clients["Bob"])  # who left may come back
    assert made.waiting == ["Bob"]
    made.come("Bob", clients["Bob"])
    assert made.waiting == ["Bob"]


def test_those_who_lead_accept_and_remove(calling: Any) -> None:
    made = calling(players=3, vetted="on")
    ana, bob = made.come("Ana", words="J’ai un chien."), made.come("Bob")
    assert made.names == [] and made.waiting == []
    assert "J’ai un chien." in made.page(made.maker)
    assert "J’ai un chien." not in made.page(bob) and "Ana" not in made.page(bob)  # nobody else's business
    assert "Bob" not in made.page(Client())
    made.lead(f"accept:{made.entry('Ana').pk}")
    assert made.names == ["Ana"]
    asked = made.lead(f"refuse:{made.entry('Bob').pk}").content.decode()
    assert "Retirer Bob ?" in asked and "sauf si tu l’acceptes" in asked and made.entry("Bob").state == "asked"
    made.lead(f"refuse:{made.entry('Bob').pk}", sure="1")
    made.come("Bob", bob)
    assert made.entry("Bob").state == "refused" and "pas été retenue" in made.page(bob)
    made.lead(f"refuse:{made.entry('Ana').pk}", sure="1")
    assert made.names == [] and made.entry("Ana").state == "refused"
    made.lead(f"accept:{made.entry('Bob').pk}")
    assert made.names == ["Bob"]
    made.send(ana, "leave")
    assert made.lead("begin", ana).status_code == 404
    made.settings(listed="")
    made.lead("begin")
    assert ana.get(made.address).status_code == 404  # who was not accepted is a stranger
    assert bob.get(made.address).headers["Location"] == f"/g/{made.key}/"


@pytest.mark.parametrize(
    ("name", "alias", "taken"),
    [
        ("Ana", "", False),
        ("ÀNA", "", False),
        ("Аna", "", False),  # in Cyrillic
        ("voyante", "", False),  # a word of the rule set
        ("mj", "", False),
        ("", "", False),
        ("Bob", "Le Meunier", False),  # somebody's role-play name
        ("Le Meunier", "", False),
        ("Bob", "ana", False),
        ("Zazie", "", False),  # somebody's account
        ("Bob", "La Meunière", True),
    ],
)
def test_names_that_cannot_be_told_apart(name: str, alias: str, taken: bool, calling: Any) -> None:
    made = calling(players=5, guests="on")
    made.come("Ana", alias="Le Meunier", genre="m")
    assert (made.game.seats.get().alias, made.game.seats.get().genre) == ("Le Meunier", "m")
    made.come(name, Client(), alias=alias)
    assert made.game.seats.count() == 1 + taken


def test_a_seat_is_chosen_and_a_name_changed(calling: Any) -> None:
    made = calling(players=5, places="chosen")
    ana, bob = made.come("Ana", place="3"), made.come("Bob", place="3")
    assert {seat.name: seat.place for seat in made.game.seats.all()} == {"Ana": 3, "Bob": 0}
    made.send(bob, "change", name="Bob", alias="Le Bedeau", genre="m", place="4")
    seat = made.game.seats.get(name="Bob")
    assert (seat.alias, seat.genre, seat.place) == ("Le Bedeau", "m", 4)
    made.send(ana, "change", name="Le bedeau", place="")
    assert made.game.seats.get(place=3).name == "Ana"
    assert "un nom qui lui ressemble" in made.page(ana)


def test_guests_where_they_may(calling: Any) -> None:
    made = calling(players=3)
    guest = made.come("Ana", Client())
    assert made.names == [] and "Il te faut un compte" in made.page(guest)
    made.settings(guests="on")
    guest = made.come("Ana", Client())
    assert made.names == ["Ana"]
    for name in ("Bob", "Cleo"):
        made.come(name)
    late = made.come("Dan", Client())
    assert made.waiting == ["Dan"] and "Tu es sur la liste d’attente" in made.page(late)
    made.send(guest, "leave")
    assert made.names == ["Bob", "Cleo", "Dan"]
    assert "Tu as une place" in made.page(late)  # and has its token by now
    assert late.get(f"/g/{made.key}/device/").status_code == 200
    assert guest.get(f"/g/{made.key}/device/").status_code == 404
    assert "Tu as une place" not in made.page(guest)


def test_a_guest_whose_answers_are_lost_stays_on_the_list(calling: Any) -> None:
    made = calling(players=3, guests="on")

    def lost(guest: Client, do: Callable[[], object]) -> object:
        """Do something whose answer does not arrive."""
        kept = dict(guest.cookies)
        said = do()
        guest.cookies.clear()
        guest.cookies.update(kept)
        return said

    for name in ("Ana", "Bob", "Cleo", "Dan"):
        guest, device = Client(), f"/g/{made.key}/device/"
        made.page(guest)
        for _ in range(2):
            lost(guest, lambda: made.come(name, guest))  # noqa: B023
        for _ in range(2):  # nor does the page that brings the token of the seat
            assert name in str(lost(guest, lambda: made.page(guest)))  # noqa: B023
        assert guest.get(device).status_code == 404
        kept = dict(guest.cookies)
        for _ in range(2):
            made.page(guest)
            assert guest.get(device).status_code == (404 if name == "Dan" else 200)
        guest.cookies.clear()  # they have come with it: the way that led to it is closed
        guest.cookies.update(kept)
        made.page(guest)
        assert guest.get(device).status_code == 404
    assert made.names == ["Ana", "Bob", "Cleo"] and made.waiting == ["Dan"]


def test_sign_ups_close(calling: Any) -> None:
    made = calling(players=3, until=(timezone.localtime() + timedelta(hours=2)).strftime("%Y-%m-%dT%H:%M"))
    made.come("Ana")
    assert "Hivernale" in Client().get("/").content.decode()
    with time_machine.travel(timezone.now() + timedelta(hours=3)):
        assert "Hivernale" not in Client().get("/").content.decode()
        bob = made.come("Bob")
        assert made.names == ["Ana"] and "Les inscriptions sont closes" in made.page(bob)


@pytest.mark.parametrize("until", ["2020-01-01T00:00", "2999-01-01T00:00", "demain"])
def test_a_time_that_cannot_be(until: str, calling: Any) -> None:
    made = calling()
    form = {"led": "1", "players": "5", "places": "random", "starts": "hand", "empty": "bots", "until": until}
    assert made.maker.post(made.address + "settings/", form).status_code == 200
    assert made.call.until is None


def test_to_begin_at_a_time_there_has_to_be_one(calling: Any) -> None:
    made = calling()
    form = {"led": "1", "players": "5", "places": "random", "starts": "until", "empty": "bots"}
    assert "Dis quand finissent les inscriptions" in made.maker.post(made.address + "settings/", form).content.decode()


def test_who_is_kept_away_is_told_what_everybody_is_told(calling: Any) -> None:
    made = calling(players=3)
    blocks.set_block(account("Zazie"), account("Bob"), on=True)
    answer = signed_in("Bob").post(made.address + "send/", {"do": "join", "name": "Bob"}, follow=True)
    assert "Tu ne peux pas t’inscrire à cette partie." in answer.content.decode()
    assert made.names == []
    made.come("Ana")
    assert made.names == ["Ana"]


def test_who_asked_waits_like_everybody_once_nobody_has_to_be_accepted(calling: Any) -> None:
    made = calling(players=3, vetted="on")
    for name in ("Ana", "Bob", "Cleo", "Dan"):
        made.come(name)
    made.lead(f"refuse:{made.entry('Bob').pk}", sure="1")
    assert made.names == []
    made.settings()
    assert made.names == ["Ana", "Cleo", "Dan"] and made.entry("Bob").state == "refused"
    made.come("Eve")
    assert made.waiting == ["Eve"]


def test_who_waits_still_when_the_game_has_begun_can_take_their_name_off(calling: Any) -> None:
    made = calling(players=3, guests="on")
    clients = {name: made.come(name) for name in ("Ana", "Bob", "Cleo", "Dan")}
    guest = Client()
    guest.get(made.address)
    made.come("Eve", guest)
    made.lead("begin")
    assert made.waiting == ["Dan", "Eve"]
    assert made.address in clients["Dan"].get("/people/games/").content.decode()
    for name, client in (("Dan", clients["Dan"]), ("Eve", guest)):
        assert "Tu es sur la liste d’attente" in made.page(client)
        assert made.send(client, "leave").headers["Location"] == "/games/"
        assert name not in made.waiting
        assert "liste d’attente" not in made.page(client)
    assert made.waiting == []
    assert made.address not in clients["Dan"].get("/people/games/").content.decode()
    made.send(clients["Ana"], "leave")  # who plays leaves in another way
    assert made.entry("Ana").state == "seated" and len(made.names) == 3


@pytest.mark.parametrize("led", ["1", ""])
def test_who_has_left_a_game_that_runs_sees_what_everybody_sees(led: str, calling: Any) -> None:
    made = calling(players=3, led=led, guests="on")
    ana, guest = made.come("Ana"), Client()
    guest.get(made.address)
    made.come("Eve", guest)  # and does not come with the token of the seat
    made.come("Bob")
    made.lead("begin")
    ana.post(f"/g/{made.key}/leave/")
    tokens.clear(eve := made.game.seats.get(name="Eve"))
    eve.token_hash = tokens.digest("another link")
    eve.save()
    for client in (ana, guest):
        answer = client.get(f"/g/{made.key}/", follow=True)
        assert answer.redirect_chain == [(made.address, 302)] and "en cours depuis" in answer.content.decode()
    assert made.entry("Ana").seat is None  # whoever sits down there next is not taken for her


def test_who_was_refused_stays_so_when_the_game_has_begun(calling: Any) -> None:
    made = calling(players=3, vetted="on")
    ana = made.come("Ana")
    made.lead(f"refuse:{made.entry('Ana').pk}", sure="1")
    made.lead("begin")
    assert "Me retirer de la liste" not in made.page(ana)
    made.send(ana, "leave")
    assert made.entry("Ana").state == "refused"


def test_a_game_master_does_not_play(calling: Any) -> None:
    made = calling(players=3)
    made.come("Zazie", made.maker)
    assert made.names == []
    made.settings(led="")
    made.come("Zazie", made.maker)
    assert made.names == ["Zazie"]
    made.settings(led="1")  # who leads after all sees every card
    assert made.names == []


def test_no_more_people_wait_than_anybody_would(calling: Any) -> None:
    from loupiote.web.signup import moves

    made = calling(players=3)
    for i in range(3):
        made.come(f"Joueur {i}")
    game = made.game
    for i in range(moves.MOST_WAITING):
        game.signups.create(name=f"Attend {i}")
    assert moves.sign_up(game, moves.Wish("Trop"), account("Trop")) == moves.Refusal("full")


def test_the_preparation_beside_it(calling: Any) -> None:
    """Who leads may write players down, too; a seat that is taken away is somebody's who waits."""
    made = calling(players=3)
    for name in ("Ana", "Bob", "Cleo", "Dan"):
        made.come(name)
    base = f"/g/{made.key}/prepare/"
    assert made.maker.get(base + "players/").status_code == 200
    made.maker.post(base + "players/", {"do": "more"})
    assert made.names == ["Ana", "Bob", "Cleo", "Dan"]
    free = {"do": "free", "of": made.game.seats.get(name="Ana").pk}
    assert (
        "La place revient à la première personne qui attend."
        in made.maker.post(f"/g/{made.key}/invite/", free).content.decode()
    )
    assert "Ana" in made.names
    made.maker.post(f"/g/{made.key}/invite/", free | {"sure": "1"})
    assert made.names == ["Bob", "Cleo", "Dan"]
    for step in ("rules", "cards", "options", "deal", "middle"):
        page = made.maker.get(f"{base}{step}/").content.decode()
        assert f"{made.address}settings/" in page or step == "middle"
    assert Game.objects.get(key=made.key).phones == "all"


def test_who_moves_up_is_told(calling: Any) -> None:
    from loupiote.web.notices.models import Notice

    made = calling(players=3)
    clients = {name: made.come(name) for name in ("Ana", "Bob", "Cleo", "Dan")}
    assert not Notice.objects.exists()  # whoever takes a seat knows it
    made.send(clients["Ana"], "leave")
    notice = Notice.objects.get()
    assert (notice.kind, notice.user, notice.game) == ("seat", account("Dan"), made.game)
    assert clients["Dan"].get(f"/notices/{notice.pk}/", follow=True).status_code == 200


def test_those_who_lead_are_told_who_asks(calling: Any) -> None:
    from loupiote.web.notices.kinds import sentence
    from loupiote.web.notices.models import Notice

    made = calling(players=3, vetted="on")
    made.come("Ana")
    (notice,) = Notice.objects.filter(kind="asked")
    assert (notice.user, notice.game) == (account("Zazie"), made.game)
    assert "Ana" in sentence(notice.kind, notice.words)
    free = calling(players=3)
    free.come("Bob")
    assert Notice.objects.filter(kind="asked").count() == 1


def test_who_wished_for_a_seat_that_is_taken_is_told_where_they_sit(calling: Any) -> None:
    made = calling(players=3, places="chosen")
    made.come("Ana", place="1")
    bob = made.come("Bob", place="1")
    assert "La place 2 est prise : tu as la place 1." in made.page(bob).replace("\u00a0", " ").replace("\u202f", " ")
    assert "est prise" not in made.page(bob)  # said once
    made.send(bob, "change", name="Bob", place="1")
    assert "La place 2 est prise" in made.page(bob)
    made.send(bob, "change", name="Bob", place="2")
    assert "est prise" not in made.page(bob)
    assert "est prise" not in made.page(made.come("Cleo", place="0"))


def test_an_entry_is_not_changed_without_end(calling: Any) -> None:
    made = calling(players=3)
    ana = made.come("Ana")
    with time_machine.travel(timezone.now(), tick=False):
        found = [made.send(ana, "change", name=f"Ana {n}").status_code for n in range(22)]
    assert found[0] == 302 and found[-1] == 429
