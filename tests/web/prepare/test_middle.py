"""A game that was begun at the table goes on here."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.web.games import access, door
from loupiote.web.games.models import Game, Master

HELD = {
    "Ana": "voyante",
    "Basile": "loup-garou",
    "Cléo": "cupidon",
    "Denis": "sorciere",
    "Élise": "salvateur",
    "Fantin": "infect-pere-des-loups",
    "Garance": "simple-villageois",
    "Hugo": "simple-villageois",
}


@pytest.fixture
def made(preparing: Any) -> Any:
    return preparing(players=8, names=", ".join(HELD))


def roles(made: Any, held: dict[str, str] = HELD) -> None:
    made.post("middle", do="roles", **{f"card-{made.seat(name)}": role for name, role in held.items()})


def view(made: Any, name: str = "") -> Any:
    holder = made.game.seats.get(name=name) if name else Master.objects.get(game=made.game)
    return door.view_of(made.game, access.as_viewer(holder))


def test_a_whole_game_is_taken_up(made: Any) -> None:
    page = made.page("middle")
    assert "Ce qui vient maintenant" not in page  # the cards first
    roles(made)
    page = made.page("middle")
    assert "amour" in page and "a servi" in page and "la dernière fois sur" in page
    assert "charme" not in page  # no Joueur de Flûte is there
    at = made.seat
    form = {
        "moment": "nuit",
        "number": "3",
        "dead": [str(at("Basile"))],
        "title-capitaine": str(at("Ana")),
        f"mark-{at('Ana')}": ["in-love"],
        f"mark-{at('Garance')}": ["in-love"],
        f"mark-{at('Hugo')}": ["infected"],
        f"spent-{at('Denis')}": ["sauver"],
        f"spent-{at('Fantin')}": ["infecter"],
        f"named-{at('Élise')}-proteger": str(at("Ana")),
    }
    made.post("middle", do="keep", **form)
    page = made.page("middle")
    assert page.count(" checked") >= 7 and "field-fault" not in page
    assert made.post("middle", do="begin", **form).headers["Location"] == f"/g/{made.key}/"
    seen = view(made)
    assert seen.moment == ("nuit", 3)
    assert {seat.name for seat in seen.seats if not seat.alive} == {"Basile"}
    assert {seat.name: seat.role for seat in seen.seats} == HELD
    marks = {seat.name: set(seat.marks) for seat in view(made).seats}
    assert "in-love" in marks["Ana"] and "infected" in marks["Hugo"]
    assert any("Garance" in str(told.event) for told in view(made, "Ana").told)
    assert not any("Bound" in type(told.event).__name__ for told in view(made, "Denis").told)


def test_the_number_of_the_day(made: Any) -> None:
    roles(made)
    made.post("middle", do="begin", moment="jour", number="2")
    seen = view(made)
    assert seen.moment == ("jour", 2)


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ({"mark": "Ana"}, "unit exactement"),
        ({"all_wolves_dead": True}, "déjà finie"),
    ],
)
def test_what_cannot_be_is_said(made: Any, form: dict[str, Any], words: str) -> None:
    roles(made)
    sent: dict[str, Any] = {"moment": "nuit", "number": "2"}
    if "mark" in form:
        sent[f"mark-{made.seat('Ana')}"] = ["in-love"]
    else:
        sent["dead"] = [str(made.seat("Basile")), str(made.seat("Fantin"))]
    made.post("middle", do="begin", **sent)
    assert made.game.status == Game.Status.PREPARING
    assert words in made.page("middle")


def test_a_dead_captain_is_refused(made: Any) -> None:
    roles(made)
    at = made.seat
    made.post(
        "middle", do="begin", moment="nuit", number="2", dead=[str(at("Ana"))], **{"title-capitaine": str(at("Ana"))}
    )
    assert made.game.status == Game.Status.PREPARING
    assert "Ana" in made.page("middle")


@pytest.mark.parametrize(
    "form",
    [
        {"moment": "aube", "number": "-3", "dead": ["999999", "x"], "title-capitaine": "0"},
        {"moment": "", "number": "", "title-roi": "1"},
        {"number": "9999999"},
    ],
)
def test_what_is_not_there_changes_nothing(made: Any, form: dict[str, Any]) -> None:
    roles(made)
    at = made.seat
    strange = {
        f"mark-{at('Ana')}": ["protected", "x"],
        f"spent-{at('Ana')}": ["sauver"],
        f"named-{at('Élise')}-proteger": "77777",
    }
    made.post("middle", do="keep", **form, **strange)
    kept = made.draft.middle
    assert kept is not None
    assert kept["moment"] == "nuit" and 1 <= kept["number"] <= 999
    assert {key: kept[key] for key in ("dead", "titles", "marks", "spent", "named")} == {
        "dead": [],
        "titles": {},
        "marks": {},
        "spent": {},
        "named": {},
    }
    assert made.page("middle")


def test_cards_that_change_take_what_was_said_of_their_powers_along(made: Any) -> None:
    roles(made)
    at = made.seat
    made.post("middle", do="keep", moment="nuit", number="2", **{f"spent-{at('Denis')}": ["sauver"]})
    roles(made, HELD | {"Denis": "chasseur"})
    made.post("middle", do="begin", moment="nuit", number="2", **{f"spent-{at('Denis')}": ["sauver"]})
    assert made.game.status == Game.Status.RUNNING


def test_roles_that_were_taken_over_may_be_there_twice(made: Any) -> None:
    roles(made, HELD | {"Hugo": "voyante"})
    made.post("middle", do="begin", moment="jour", number="3")
    assert made.game.status == Game.Status.RUNNING


def test_it_may_begin_here_after_all(made: Any) -> None:
    roles(made)
    assert "Ce qui s’est passé" in made.page("deal")
    made.post("middle", do="forget")
    assert made.draft.middle is None
    made.post("deal", do="way:chance")
    made.post("deal", do="begin")
    assert view(made).moment[1] <= 1


def test_not_before_everybody_has_a_name(made: Any) -> None:
    made.post("players", do="more", players="8")
    roles(made)
    page = made.page("middle")
    assert "retourne d’abord aux joueurs" in page and "Ce qui vient maintenant" not in page


@pytest.mark.parametrize("rules", ["forum", "rpg"])
def test_every_rule_set_can_be_taken_up(rules: str, preparing: Any) -> None:
    made = preparing(rules, 5, "Ana, Basile, Cléo, Denis, Élise")
    if rules == "rpg":
        made.post("options", **{"has-capitaine": "1", "o-capitaine": "double-voix"})
    held = dict(zip(made.names, ["loup-garou", "voyante", "sorciere", "cupidon", "simple-villageois"], strict=True))
    roles(made, held)
    made.post("middle", do="begin", moment="nuit", number="2", dead=[str(made.seat("Denis"))])
    seen = view(made)
    assert seen.moment == ("nuit", 2)


def test_what_was_said_lies_under_covers(made: Any) -> None:
    """The page comes back after every tap, and others look on."""
    made.post("deal", do="way:hand")
    for page in ("middle", "deal"):
        assert "data-private open" in made.page(page)  # nobody has said anything yet
    roles(made)
    made.post("middle", do="keep", moment="nuit", number="2")
    assert made.page("middle").count("data-private>") == 2
    assert " open>" not in made.page("middle")
    made.post("deal", do="way:hand")
    assert made.page("deal").count("data-private>") == 1
    assert " open>" not in made.page("deal")
