"""A new game, and its first two steps: which rules, and who plays."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from loupiote.kernel.start import faults
from loupiote.rules import BUILT
from loupiote.web.games import door, turns
from loupiote.web.games.models import Game, Master
from loupiote.web.games.viewers import SPECTATOR


def test_a_stranger_signs_in_first() -> None:
    assert Client().get("/new/").headers["Location"] == "/people/sign-in/?next=/new/"
    assert Client().post("/new/", {"rules": "meneur"}).headers["Location"].startswith("/people/sign-in/")
    assert not Game.objects.exists()


@pytest.mark.parametrize("rules", BUILT)
@pytest.mark.parametrize("players", [3, 8, 17, 60])
def test_a_new_game_has_a_proposal_that_can_be_played(rules: str, players: int, preparing: Any) -> None:
    made = preparing(rules, players)
    game = made.game
    assert (game.rules, game.title, game.status, game.lang) == (rules, "Soirée", "preparing", "fr")
    assert Master.objects.get(game=game).user == made.user
    assert faults(made.draft.plan()) == []
    assert made.draft.next_step() == "players"
    assert made.client.get(f"/g/{made.key}/").headers["Location"] == f"/g/{made.key}/prepare/"
    assert made.client.get(f"/g/{made.key}/prepare/").headers["Location"] == f"/g/{made.key}/prepare/players/"


@pytest.mark.parametrize(("typed", "players"), [("", 9), ("x", 9), ("1", 3), ("99", 60), ("9999", 9)])
def test_a_number_that_cannot_be_is_made_one_that_can(typed: str, players: int, preparing: Any) -> None:
    made = preparing()
    answer = made.client.post("/new/", {"rules": "forum", "players": typed})
    assert Game.objects.get(key=answer.headers["Location"].split("/")[2]).plan["players"] == players


def test_a_rule_set_that_is_none_makes_no_game(preparing: Any) -> None:
    made = preparing()
    assert made.client.post("/new/", {"rules": "citadelles"}).status_code == 200
    assert Game.objects.count() == 1


def test_other_rules_bring_other_cards(preparing: Any) -> None:
    made = preparing("meneur", 12)
    made.post("options", **{"has-capitaine": "1", "o-capitaine": "aucun"})
    made.post("rules", rules="rpg", title=" Grande soirée ", lang="en", phones="vote")
    game = made.game
    assert (game.rules, game.title, game.lang, game.phones, game.options) == ("rpg", "Grande soirée", "en", "vote", {})
    assert game.plan["players"] == 12
    assert {f.code for f in made.draft.faults()} == {"option-required"}
    made.post("rules", rules="rpg", title="x" * 200, lang="de", phones="everything")
    game = made.game
    assert (len(game.title), game.lang, game.phones) == (80, "en", "vote")
    assert "Capitaine" in made.page("options")


def test_a_game_can_be_given_up_by_who_made_it(preparing: Any) -> None:
    made = preparing(names="Ana, Basile")
    phone = made.phone("Ana")
    assert made.post("delete").headers["Location"] == "/people/games/"
    assert not Game.objects.exists()
    assert phone.get(f"/g/{made.key}/lobby/").status_code == 404


def test_a_second_game_master_prepares_too_but_does_not_give_it_up(preparing: Any) -> None:
    from loupiote.web.games import tokens

    made = preparing(names="Ana")
    second = Client()
    master = Master.objects.create(game=made.game, role="co-mj", name="Gabriel")
    second.get(f"/s/{tokens.renew(master)}/")
    second.post(f"/g/{made.key}/prepare/players/", {"do": "add", "names": "Basile"})
    assert made.names == ["Ana", "Basile"]
    assert second.get(f"/g/{made.key}/prepare/cards/").status_code == 200
    second.post(f"/g/{made.key}/prepare/cards/", {"do": "boxes", "box": ["nouvelle-lune"]})  # kept in the browser
    assert "Montreur d’Ours" not in second.get(f"/g/{made.key}/prepare/cards/").content.decode()
    second.post(f"/g/{made.key}/prepare/delete/")
    assert Game.objects.filter(key=made.key).exists()


# ---------------------------------------------------------------------------------------------------------------------- seats


def test_names_come_in_table_order_several_at_once(preparing: Any) -> None:
    made = preparing(names="Ana,  Basile ;Cléo\nDenis,,")
    assert made.names == ["Ana", "Basile", "Cléo", "Denis"]
    assert made.draft.players == 9
    before = turns.of(made.game, SPECTATOR)
    made.post("players", do="add", names="Élise")
    assert turns.of(made.game, SPECTATOR) == before + 1


def test_names_that_cannot_be_are_said_and_the_others_stay(preparing: Any) -> None:
    made = preparing(names="Ana, Аna, mj, <b>gras</b>, " + "x" * 31)
    assert made.names == ["Ana", "<b>gras</b>"]
    page = made.page("players")
    assert "« Аna » ressemble" in page and "« mj » ne peut pas" in page
    assert "<b>gras" not in page


def test_more_names_than_seats_make_the_table_larger_up_to_its_limit(preparing: Any) -> None:
    made = preparing(players=3, names="Ana, Basile, Cléo, Denis, Élise")
    assert made.draft.players == 5
    made.post("players", do="add", names=", ".join(f"Joueur n{n}" for n in range(70)))
    assert len(made.names) == made.draft.players == 60
    assert "n’a pas de place" in made.page("players")


def test_the_number_of_players(preparing: Any) -> None:
    made = preparing(players=5, names="Ana, Basile, Cléo, Denis")
    for do, number in (("more", 6), ("fewer", 5), ("fewer", 4), ("fewer", 4)):
        made.post("players", do=do, players=str(made.draft.players))
        assert made.draft.players == number
    made.post("players", do="number", players="1000")
    assert made.draft.players == 4  # not a number of players at all
    made.post("players", do="number", players="999")
    assert made.draft.players == 60


def test_seats_move_round_the_table(preparing: Any) -> None:
    made = preparing(names="Ana, Basile, Cléo")
    for do, name, order in (
        ("up", "Cléo", ["Ana", "Cléo", "Basile"]),
        ("down", "Ana", ["Cléo", "Ana", "Basile"]),
        ("up", "Cléo", ["Ana", "Basile", "Cléo"]),
        ("down", "Cléo", ["Cléo", "Ana", "Basile"]),
    ):
        made.post("players", do=f"{do}:{made.seat(name)}")
        assert made.names == order
    assert list(made.game.seats.values_list("place", flat=True)) == [0, 1, 2]


def test_a_seat_is_renamed_and_removed(preparing: Any) -> None:
    made = preparing(players=4, names="Ana, Basile, Cléo, Denis")
    made.post("players", do=f"rename:{made.seat('Basile')}", name="Boris", genre="m")
    assert made.names == ["Ana", "Boris", "Cléo", "Denis"]
    assert made.game.seats.get(name="Boris").genre == "m"
    made.post("players", do=f"rename:{made.seat('Boris')}", name="cleo", genre="m")
    assert "ressemble" in made.page("players") and made.names[1] == "Boris"
    made.post("players", do=f"rename:{made.seat('Boris')}", name="boris", genre="z")  # the same to an eye: its own
    assert made.names[1] == "boris" and made.game.seats.get(name="boris").genre is None
    made.post("players", do=f"remove:{made.seat('boris')}")
    assert made.names == ["Ana", "Cléo", "Denis"] and made.draft.players == 3
    assert list(made.game.seats.values_list("place", flat=True)) == [0, 1, 2]


@pytest.mark.parametrize("do", ["up:0", "down:x", "remove:", "rename:999999", "", "nothing"])
def test_what_is_not_there_changes_nothing(do: str, preparing: Any) -> None:
    made = preparing(names="Ana, Basile")
    made.post("players", do=do)
    assert made.names == ["Ana", "Basile"]


def test_a_seat_of_another_game_is_not_there(preparing: Any) -> None:
    mine, other = preparing(names="Ana, Basile"), preparing(names="Cléo, Denis")
    mine.post("players", do=f"remove:{other.seat('Cléo')}")
    assert other.names == ["Cléo", "Denis"]


def test_those_without_a_name_can_be_named_by_their_place(preparing: Any) -> None:
    made = preparing(players=4, names="Ana, Joueur 3")
    made.post("players", do="fill")
    assert made.names == ["Ana", "Joueur 3", "Joueur 4"]  # 3 is there already: that one is left to its player
    assert made.draft.next_step() == "players"


# ------------------------------------------------------------------------------------------------------------- once it has begun


def test_once_begun_nothing_is_prepared_any_more(preparing: Any) -> None:
    made = preparing(players=3, names="Ana, Basile, Cléo")
    made.post("deal", do="begin")
    assert made.game.status == "running"
    before = (made.game.plan, made.game.options, made.names)
    for step in ("rules", "players", "cards", "options", "deal", "middle", "delete"):
        answer = made.client.post(f"/g/{made.key}/prepare/{step}/", {"do": "clear", "names": "Zoé", "rules": "rpg"})
        assert answer.headers["Location"] == f"/g/{made.key}/"
    assert (made.game.plan, made.game.options, made.names) == before
    assert door.view_of(made.game, SPECTATOR)
