"""Cards as people write them, and those proposed."""

from __future__ import annotations

import pytest

from loupiote.balance.suggest import suggest, wolves
from loupiote.cli.cards import change_cards, read_cards
from loupiote.cli.desk import Desk
from loupiote.cli.faults import Fault
from loupiote.kernel.start import Plan, faults
from loupiote.rules import BUILT, rule_set

DESK, RULES = Desk("fr"), rule_set("meneur")


@pytest.mark.parametrize("rules", BUILT)
@pytest.mark.parametrize("boxes", [None, ["base"], ["base", "personnages"]])
def test_what_is_proposed_can_be_played(rules: str, boxes: list[str] | None) -> None:
    for players in range(3, 61):
        found = rule_set(rules)
        deck = suggest(found, players, boxes)
        names = [f"J{i}" for i in range(players)]
        assert faults(Plan(found, names, cards=deck)) == []
        assert boxes is None or {found.roles[role].box for role in deck} <= {"", *boxes}


def test_wolves_for_a_number_of_players() -> None:
    assert [wolves(n) for n in (8, 11, 12, 17, 18, 30)] == [2, 2, 3, 3, 4, 6]


@pytest.mark.parametrize(
    "text",
    [
        "simple-villageois:5,voyante:1,loup-garou:2",
        "simple-villageois:5, voyante, loup-garou: 2",
        "5 Villageois; Voyante; 2 Loups-Garous",
        "simple villageois x 5, VOYANTE x1, 2x loup garou",
        "SV=5, Seer, Werewolves:2",
        "voyante, loup-garou, simple-villageois:5, loup-garou",
    ],
)
def test_cards_are_read(text: str) -> None:
    assert read_cards(DESK, RULES, text) == {"simple-villageois": 5, "voyante": 1, "loup-garou": 2}


def test_a_deck_is_changed() -> None:
    deck = {"simple-villageois": 4, "voyante": 1, "loup-garou": 2}
    changed = change_cards(DESK, RULES, deck, "+Chasseur -Voyante +Petite Fille")
    assert changed == {"simple-villageois": 3, "chasseur": 1, "petite-fille": 1, "loup-garou": 2}
    assert change_cards(DESK, RULES, deck, "+1 loup-garou")["loup-garou"] == 3
    assert change_cards(DESK, RULES, deck, "+Voyante") == deck
    with pytest.raises(Fault):
        change_cards(DESK, RULES, deck, "-Voleur")


def test_an_unknown_card_is_answered_with_its_names_in_the_language() -> None:
    with pytest.raises(Fault) as fault:
        read_cards(DESK, RULES, "cupidn")
    assert fault.value.near == ["Cupidon"]
