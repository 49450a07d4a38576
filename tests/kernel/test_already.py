"""A game that was begun elsewhere goes on here: what happened is true, and nothing is asked twice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from loupiote.bots import RandomBot
from loupiote.bots.drive import play_out
from loupiote.cast.antre import pack
from loupiote.cast.cupidon import lovers
from loupiote.kernel.already import Already
from loupiote.kernel.data import encode
from loupiote.kernel.inputs import CLOCK, Close
from loupiote.kernel.start import CompositionError, Fault, Plan, faults, start
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from loupiote.records import check, export
from loupiote.rules import BUILT, rule_set
from scene import Scene, assert_dead, assert_told

ROLES = {
    "Ana": "voyante",
    "Bob": "loup-garou",
    "Cleo": "cupidon",
    "Dan": "sorciere",
    "Eve": "salvateur",
    "Fay": "infect-pere-des-loups",
    "Gus": "simple-villageois",
    "Hal": "idiot-du-village",
    "Ivy": "simple-villageois",
    "Jo": "joueur-de-flute",
}


def plan(moment: str = "nuit", number: int = 3, rules: str = "meneur", **told: Any) -> Plan:
    options = {"capitaine": "double-voix"} if rules == "rpg" else {}
    roles = dict(ROLES)
    already = Already(moment, number, **told)
    return Plan(rule_set(rules), list(roles), roles=roles, options=options, seed="x", already=already)


def scene(*args: Any, **told: Any) -> Scene:
    return Scene(Table(start(plan(*args, **told))))


# -------------------------------------------------------------------------------------------------------- where it goes on


@pytest.mark.parametrize("rules", ["meneur", "rpg"])
@pytest.mark.parametrize("number", [2, 3, 7])
def test_it_goes_on_with_the_night_named(rules: str, number: int) -> None:
    game = scene("nuit", number, rules).game
    assert (game.moment, game.number, game.round) == ("nuit", number, number)


@pytest.mark.parametrize(("rules", "window"), [("meneur", "debat"), ("rpg", "vote")])
def test_it_goes_on_with_the_day_named(rules: str, window: str) -> None:
    going = scene("jour", 2, rules)
    assert (going.window, going.game.moment, going.game.number) == (window, "jour", 2)
    going.to_moment("nuit")
    assert going.game.number == 3


def test_what_belongs_to_the_first_round_is_not_asked_later() -> None:
    going = scene("nuit", 2)
    seen = []
    for _ in range(12):
        seen.append(going.window)
        going.close()
    assert not {"cupidon", "election", "signe"} & set(seen)


def test_a_first_night_that_begins_elsewhere_has_its_calls() -> None:
    assert scene("nuit", 1).window == "cupidon"
    assert scene("jour", 1).window == "election"


def test_a_captain_of_the_first_day_is_not_elected_again() -> None:
    going = scene("jour", 1, titles={"capitaine": "Ana"})
    assert going.window == "debat"
    assert going.game.held("capitaine") == ["Ana"]


# --------------------------------------------------------------------------------------------------------- what is true then


def test_the_dead_are_dead_their_cards_turned_and_nothing_follows() -> None:
    going = scene(dead=["Bob", "Cleo"], marks={"Cleo": ["in-love"], "Ana": ["in-love"]})
    assert_dead(going, "Bob", "Cleo")
    assert_told(going, "public", "died", who="Bob", role="loup-garou")
    assert going.game.alive("Ana")  # whose grief would have been of an earlier day
    assert {seat.name: seat.role for seat in view(going.table, "public").seats}["Cleo"] == "cupidon"


def test_lovers_are_bound_and_know_it() -> None:
    going = scene(marks={"Ana": ["in-love"], "Gus": ["in-love"]})
    assert lovers(going.game) == ["Ana", "Gus"]
    assert_told(going, "Ana", "bound", who="Gus")
    assert going.told("Eve", "bound") == []
    going.decree("kill", "Gus")
    assert not going.game.alive("Ana")


@pytest.mark.parametrize("rules", ["meneur", "rpg"])
def test_the_infected_are_of_the_pack(rules: str) -> None:
    going = scene("nuit", 3, rules, marks={"Gus": ["infected"]})
    assert going.game.camp("Gus") == "loups"
    assert pack(going.game) == ["Bob", "Fay", "Gus"]
    assert_told(going, "Gus", "infected", who="Gus")
    assert going.told("Ana", "infected") == []
    going.decree("unmark", "Gus", "infected")
    assert going.game.camp("Gus") == "village"
    assert pack(going.game) == ["Bob", "Fay"]


def test_the_charmed_know_one_another() -> None:
    going = scene("nuit", 3, "rpg", marks={"Gus": ["charmed"], "Ana": ["charmed"]})
    assert going.game.held("charmes") == ["Ana", "Gus"]
    assert_told(going, "Gus", "charmed", members=["Ana", "Gus"])


def test_powers_that_are_used_up_are_not_asked() -> None:
    going = scene(spent={"Dan": ["sauver"], "Fay": ["infecter"]}).to("loups")
    going.say("Bob", "devorer Gus")
    going.close()
    assert going.window == "sorciere"
    assert going.asked("Dan") == ["empoisonner"]


def test_a_grace_that_was_needed_has_shown_the_idiot() -> None:
    going = scene(spent={"Hal": ["grace-de-l-idiot"]})
    assert_told(going, "public", "revealed", who="Hal", role="idiot-du-village")
    going.to("vote")
    assert going.asked("Hal") == []


def test_a_protection_is_not_repeated() -> None:
    going = scene(named={"Eve": {"proteger": "Ana"}}).to("salvateur")
    assert "Ana" not in going.legal("Eve", "proteger")
    assert "Gus" in going.legal("Eve", "proteger")


def test_who_was_a_model_still_is() -> None:
    roles = ROLES | {"Gus": "enfant-sauvage"}
    told = Already("jour", 2, named={"Gus": {"modele": "Ana"}})
    going = Scene(Table(start(Plan(rule_set("meneur"), list(roles), roles=roles, seed="x", already=told))))
    going.decree("kill", "Ana")
    assert going.game.camp("Gus") == "loups"


def test_a_cursed_village_has_lost_its_powers() -> None:
    going = scene(marks={"Ana": ["powerless"]})
    assert going.window != "voyante"
    assert going.marks("Ana") == ["powerless"]
    going.decree("unmark", "Ana", "powerless")
    assert going.to_moment("nuit").to("voyante").window == "voyante"


# --------------------------------------------------------------------------------------------------------------- what cannot be


def test_a_role_may_be_there_twice_later_and_a_composition_be_worn_down() -> None:
    roles = dict.fromkeys(("Ana", "Bob", "Cleo"), "voyante") | {"Dan": "loup-garou", "Eve": "loup-garou"}
    told = Already("jour", 4, dead=["Ana"])
    assert faults(Plan(rule_set("meneur"), list(roles), roles=roles, already=told)) == []


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ({"moment": "aube"}, Fault("not-legal", ["aube"], ["nuit", "jour"])),
        ({"number": 0}, Fault("not-legal", ["0"], ["1", "999"])),
        ({"dead": ["Zoe"]}, Fault("unknown-player", ["Zoe"], list(ROLES))),
        ({"named": {"Eve": {"proteger": "Zoe"}}}, Fault("unknown-player", ["Zoe"], list(ROLES))),
        ({"titles": {"roi": "Ana"}}, Fault("not-legal", ["roi"], ["capitaine"])),
        ({"titles": {"capitaine": "Ana"}, "dead": ["Ana"]}, Fault("dead", ["Ana"], list(ROLES)[1:])),
        ({"marks": {"Ana": ["in-love"]}}, Fault("mark-count", ["in-love", "1"], ["2"])),
        ({"spent": {"Ana": ["sonder"]}}, Fault("not-legal", ["sonder"], [])),
        ({"spent": {"Dan": ["tirer"]}}, Fault("not-legal", ["tirer"], ["sauver", "empoisonner"])),
        ({"named": {"Ana": {"sonder": "Bob"}}}, Fault("not-legal", ["sonder"], [])),
    ],
)
def test_what_cannot_be_is_refused(told: dict[str, Any], fault: Fault) -> None:
    wrong = faults(plan(**told))
    assert wrong == [fault]
    with pytest.raises(CompositionError):
        start(plan(**told))


def test_marks_that_come_and_go_are_not_taken() -> None:
    (wrong,) = faults(plan(marks={"Ana": ["protected"]}))
    assert wrong.code == "not-legal"
    assert set(wrong.legal) == {"powerless", "in-love", "charmed", "turned", "infected"}


@pytest.mark.parametrize(("who", "mark"), [("Gus", "powerless"), ("Gus", "turned"), ("Bob", "infected")])
def test_marks_that_make_no_sense_on_a_card_are_not_taken(who: str, mark: str) -> None:
    (wrong,) = faults(plan(marks={who: [mark]}))
    assert (wrong.code, wrong.what) == ("not-legal", [mark])
    assert mark not in wrong.legal


def test_everybodys_role_is_needed() -> None:
    cards = {"loup-garou": 2, "simple-villageois": 8}
    wrong = faults(Plan(rule_set("meneur"), list(ROLES), cards=cards, already=Already("nuit", 2)))
    assert wrong == [Fault("already-needs-roles")]


# --------------------------------------------------------------------------------------------------------------------- laws


@pytest.mark.parametrize("rules", BUILT)
@pytest.mark.parametrize("seed", range(6))
def test_from_the_middle_games_end_sleep_and_become_records(rules: str, seed: int) -> None:
    chance = Random(f"{rules}{seed}")
    known = [role for role in rule_set(rules).roles if role != "voleur"]
    names = list(ROLES)
    roles = {name: chance.choice(known) for name in names} | {"Ana": "loup-garou", "Bob": "simple-villageois"}
    told = Already(chance.choice(["nuit", "jour"]), chance.randrange(1, 5), dead=chance.sample(names[2:], 2))
    options = {"capitaine": "double-voix", "camps-multiclassables": "tirage-par-carte"} if rules == "rpg" else {}
    made = Plan(rule_set(rules), names, roles=roles, options=options, seed=str(seed), already=told)
    table = Table(start(made))
    table.run()
    for _ in range(3):
        woken = Table.wake(table.rules, table.sleep())
        assert encode(woken.game) == encode(table.game)
        if table.open is not None:
            table = woken
            assert table.submit(Close(CLOCK, 0.0, table.open.name)) is None
    outcome = play_out(table, RandomBot(Random(seed)))
    assert outcome.ended


def test_such_a_game_becomes_a_record_that_checks() -> None:
    told: dict[str, Any] = {
        "dead": ["Bob"],
        "titles": {"capitaine": "Ana"},
        "marks": {"Ana": ["in-love"], "Gus": ["in-love"], "Ivy": ["infected"]},
        "spent": {"Dan": ["sauver", "empoisonner"]},
        "named": {"Eve": {"proteger": "Jo"}},
    }
    table = Table(start(plan(**told)))
    play_out(table, RandomBot(Random(3)))
    text = export(table)
    assert "moment: nuit@3" in text
    report = check(text)
    assert report.ok, report.errors
    assert encode(report.table.told) == encode(table.told)
    assert export(report.table) == text
