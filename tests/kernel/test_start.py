"""Plans: every fault is found before anything begins, all at once, with what is legal and the clause."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.start import CompositionError, Fault, Plan, faults, start
from loupiote.rules import rule_set

V, W = "simple-villageois", "loup-garou"
NAMES = ["Ana", "Bob", "Cleo", "Dan", "Eve", "Fay"]


def plan(names: list[str] | None = None, roles: list[str] | None = None, **more: Any) -> Plan:
    names = NAMES if names is None else names
    roles = roles if roles is not None else [W] + [V] * (len(names) - 1)
    return Plan(rule_set("meneur"), names, roles=dict(zip(names, roles, strict=False)), **more)


def found(plan: Plan) -> dict[str, Fault]:
    return {fault.code: fault for fault in faults(plan)}


def test_a_plan_without_fault_starts() -> None:
    game = start(plan(seed="x"))
    assert [player.id for player in game.players] == NAMES
    assert [game.role(name) for name in NAMES] == [W, V, V, V, V, V]
    assert faults(plan()) == []


def test_a_fault_is_raised_and_nothing_begins() -> None:
    with pytest.raises(CompositionError, match="too-few-players") as caught:
        start(plan(["Ana", "Bob"]))
    assert "too-few-players" in [fault.code for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("number", "code", "legal"),
    [
        (2, "too-few-players", ["3"]),
        (61, "too-many-players", ["60"]),
        (200, "too-many-players", ["60"]),
    ],
)
def test_players_are_from_3_to_60(number: int, code: str, legal: list[str]) -> None:
    fault = found(plan([f"Joueur {i}" for i in range(number)]))[code]
    assert (fault.what, fault.legal) == ([str(number)], legal)


@pytest.mark.parametrize("number", [3, 60])
def test_the_smallest_and_the_largest_table(number: int) -> None:
    assert faults(plan([f"Joueur {i}" for i in range(number)])) == []


@pytest.mark.parametrize("other", ["Ana", "ana", "ANA", "Aña", "A na", "Ａｎａ", "Aná"])
def test_names_that_are_or_look_alike_are_refused(other: str) -> None:
    wrong = faults(plan(["Ana", other, "Cleo", "Dan"]))
    assert [(fault.code, fault.what) for fault in wrong] == [("duplicate-name", [other])]  # once, whatever it is like


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "x" * 31,
        " Ana",
        "Ana ",
        "a\nb",
        "a\x00b",
        "mj",
        "MJ",
        "personne",
        "Public",
        "rien",
        "clock",
        "\u2800",
        "\u115f",
        "Ana\u3164",
        "\ufe0f",
    ],
)
def test_names_that_cannot_be(name: str) -> None:
    assert found(plan([name, "Bob", "Cleo", "Dan"]))["bad-name"].what == [name]


@pytest.mark.parametrize("name", ["x", "x" * 30, "Jean-Zoé d'Ys", "Łukasz", "小明", "O'Neil 2"])
def test_names_that_can_be(name: str) -> None:
    assert faults(plan([name, "Bob", "Cleo", "Dan"])) == []


def test_an_unknown_role_and_an_unknown_option_are_named_with_what_is_legal() -> None:
    wrong = found(plan(roles=[W, "sorcier", V, V, V, V], options={"nope": True}))
    assert wrong["unknown-role"].what == ["sorcier"]
    assert "sorciere" in wrong["unknown-role"].legal
    assert wrong["unknown-option"].what == ["nope"]
    assert "capitaine" in wrong["unknown-option"].legal


@pytest.mark.parametrize("value", ["tous", True, None, 3, "VOTE"])
def test_an_option_takes_its_legal_values_only(value: Any) -> None:
    fault = found(plan(options={"malediction-ancien": value}))["bad-option"]
    assert fault.what == ["malediction-ancien", str(value)]
    assert fault.legal == ["vote", "vote-poison-tir"]


@pytest.mark.parametrize(("value", "legal"), [(True, True), (False, True), ("oui", False), (1, False), (0, False)])
def test_a_yes_or_no_is_true_or_false_and_not_a_text_for_it(value: Any, legal: bool) -> None:
    """The texts of a form or a record are settled before; « non » as it stands would be taken for yes."""
    assert ("bad-option" not in found(plan(options={"deux-potions": value}))) is legal


def test_a_card_of_which_there_is_one_cannot_be_there_twice() -> None:
    assert found(plan(roles=[W, "voyante", "voyante", V, V, V]))["single-card"].what == ["voyante"]
    assert faults(plan(roles=[W, V, V, V, V, V])) == []


@pytest.mark.rule("meneur.principe.1")
def test_there_must_be_a_wolf() -> None:
    fault = found(plan(roles=[V] * 6))["no-wolf"]
    assert fault.clause == "meneur.principe.1"
    assert "no-wolf" in found(plan(roles=["joueur-de-flute", V, V, V, V, V]))
    assert faults(plan(roles=["loup-garou-blanc", V, V, V, V, V])) == []


@pytest.mark.rule("meneur.victoire.2")
@pytest.mark.parametrize(("wolves", "fault"), [(2, False), (3, True), (4, True)])
def test_the_wolves_may_not_have_won_already(wolves: int, fault: bool) -> None:
    wrong = found(plan(roles=[W] * wolves + [V] * (6 - wolves)))
    assert ("parity-at-start" in wrong) is fault
    if fault:
        assert wrong["parity-at-start"].what == [str(wolves), str(6 - wolves)]
        assert wrong["parity-at-start"].clause == "meneur.victoire.2"


@pytest.mark.rule("meneur.voleur.6")
@pytest.mark.parametrize(("spares", "fault"), [([], "0"), ([V], "1"), ([V, V], None), ([V, V, W], "3")])
def test_the_voleur_needs_two_cards_more(spares: list[str], fault: str | None) -> None:
    wrong = found(plan(roles=["voleur", W, V, V, V, V], setup={"cartes-restantes": spares}))
    if fault is None:
        assert wrong == {}
    else:
        assert (wrong["thief-needs-spares"].what, wrong["thief-needs-spares"].legal) == ([fault], ["2"])
        assert wrong["thief-needs-spares"].clause == "meneur.voleur.6"


def test_without_a_voleur_no_card_is_left_over() -> None:
    assert found(plan(setup={"cartes-restantes": [V, V]}))["cards-count"].what == ["8"]


@pytest.mark.parametrize("number", [4, 7])
def test_cards_are_as_many_as_players(number: int) -> None:
    wrong = found(Plan(rule_set("meneur"), NAMES, cards={W: 1, V: number - 1}))
    assert (wrong["cards-count"].what, wrong["cards-count"].legal) == ([str(number)], ["6"])


@pytest.mark.parametrize("wolves", [0, -1])
def test_cards_that_are_there_no_times_are_not_in_the_deck(wolves: int) -> None:
    assert "no-wolf" in found(Plan(rule_set("meneur"), NAMES, cards={W: wolves, "voleur": 0, V: 6}))
    assert "thief-needs-spares" not in found(Plan(rule_set("meneur"), NAMES, cards={W: wolves, "voleur": 0, V: 6}))


def test_a_role_for_somebody_who_does_not_play_and_a_player_without_a_card() -> None:
    wrong = found(Plan(rule_set("meneur"), NAMES, roles={"Zoe": W, **dict.fromkeys(NAMES[1:], V)}))
    assert wrong["unknown-player"].what == ["Zoe"]
    assert wrong["no-card"].what == ["Ana"]


def test_all_faults_come_at_once() -> None:
    assert {"bad-name", "duplicate-name", "unknown-role"} <= set(found(plan(["mj", "Bob", "bob"], [W, V, "fée"])))


def test_cards_are_dealt_by_chance_and_the_seed_fixes_it() -> None:
    def deal(seed: str) -> list[str]:
        game = start(Plan(rule_set("meneur"), NAMES, cards={W: 1, "voyante": 1, V: 4}, seed=seed))
        return [game.role(name) for name in NAMES]

    assert deal("a") == deal("a")
    assert sorted(deal("a")) == sorted([W, "voyante", V, V, V, V])
    assert len({tuple(deal(str(seed))) for seed in range(20)}) > 5


@pytest.mark.rule("meneur.voleur.6")
def test_what_is_not_dealt_is_set_aside() -> None:
    game = start(Plan(rule_set("meneur"), NAMES, cards={W: 2, "voleur": 1, V: 5}, seed="a"))
    aside = game.setup["cartes-restantes"]
    assert len(aside) == 2
    assert sorted([game.role(name) for name in NAMES] + aside) == sorted([W, W, "voleur", V, V, V, V, V])


def test_without_a_seed_one_is_made() -> None:
    assert len(start(plan()).seed) == 32
    assert start(plan()).seed != start(plan()).seed
