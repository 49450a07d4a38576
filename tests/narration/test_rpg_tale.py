"""The story of a night of `rpg`: who ordered what, and who was told what of somebody else."""

from __future__ import annotations

import pytest

from loupiote.kernel.inputs import Close, Reply
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.narration import Narrator
from loupiote.narration.acts import tale
from loupiote.records import play
from loupiote.rules import rule_set

CAST = {"Ana": "telepathe", "Bob": "simple-villageois", "Dan": "loup-garou-manipulateur", "Eve": "simple-villageois"}


@pytest.fixture(scope="module")
def table() -> Table:
    plan = Plan(rule_set("rpg"), list(CAST), CAST, options={"capitaine": "aucun"}, setup={"camps": {"Ana": "village"}})
    played = Table(start(plan))
    played.run()
    for who, power, *value in (
        ("Ana", "ecrire", "Bob", "Prends garde à Dan"),
        ("Dan", "visiter", "Ana"),
        ("Dan", "manipuler", "Eve"),
    ):
        while played.open and (who, power) not in played.open.prompts:
            played.submit(Close())
        assert played.submit(Reply(who, 0.0, who, power, tuple(value))) is None
    played.submit(Close())
    return played


def lines(table: Table, viewer: str) -> list[str]:
    narrator = Narrator("fr", rules="rpg")
    return [narrator.tell(told, reader=viewer, mj=viewer == "mj") for told in tale(table, viewer)]


def test_the_words_of_a_message_are_no_player_to_whom_it_goes(table: Table) -> None:
    assert "Ana écrit à Bob." in lines(table, "mj")
    assert "Tu écris à Bob." in lines(table, "Ana")


def test_what_somebody_was_told_of_another_names_the_reader(table: Table) -> None:
    assert "(à Dan) Ana a agi." in lines(table, "mj")
    assert "Ana a agi." in lines(table, "Dan")


def test_an_order_that_came_to_somebody_else_stands_beside_what_it_gave() -> None:
    record = """
loupiote: 1
rules: rpg
options: {capitaine: aucun}
players: {Ana: voyante, Bob: redirecteur, Cleo: sorciere, Dan: simple-villageois, Eve: loup-garou}
setup: {camps: {Bob: village}}
play:
  - window: nuit
    Ana: sonder Dan
    Bob: %s
  - window: vote
    mj: close
"""
    moved, reached = play(record % "rediriger Dan vers Cleo"), play(record % "rediriger Eve vers Cleo")
    assert lines(moved, "Ana")[3:5] == [
        "Tu sondes Dan cette nuit.",
        "Tu perces le secret de Cleo\N{NO-BREAK SPACE}: c’est la Sorcière.",
    ]
    assert "Ana veut sonder Dan." in lines(moved, "mj")
    assert not any("sonde" in line for line in lines(reached, "Ana") + lines(reached, "mj"))


def night(**orders: str) -> Table:
    """A night in which the Sorcière orders her poison with all others, and something else once she knows the victim."""
    record = """
loupiote: 1
rules: rpg
options: {capitaine: aucun}
players: {Cleo: sorciere, Bob: voyante, Dan: simple-villageois, Eve: loup-garou, Flo: simple-villageois}
play:
  - window: nuit
    Eve: devorer Dan
    Cleo: empoisonner %(first)s
    mj: close
  - window: sorciere
    Cleo: %(then)s
    mj: close
"""
    return play(record % orders)


@pytest.mark.parametrize(
    ("then", "poisoned"),
    [
        ("empoisonner Flo", ["Cleo verse sa potion de mort à Flo."]),
        ("empoisonner rien", []),
        ("sauver Dan", ["Cleo verse sa potion de mort à Bob."]),
    ],
)
def test_an_order_that_was_changed_in_a_later_window_is_told_as_it_stands(then: str, poisoned: list[str]) -> None:
    found = lines(night(first="Bob", then=then), "mj")
    assert [line for line in found if "potion de mort" in line and "verse" in line] == poisoned


def test_the_poison_on_whom_she_heals_is_no_act() -> None:
    found = lines(night(first="Dan", then="sauver Dan"), "mj")
    assert not [line for line in found if "potion de mort" in line and "verse" in line]
