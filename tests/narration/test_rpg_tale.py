"""The story of a night of `rpg`: who ordered what, and who was told what of somebody else."""

from __future__ import annotations

import pytest

from loupiote.kernel.inputs import Close, Reply
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.narration import Narrator
from loupiote.narration.acts import tale
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
