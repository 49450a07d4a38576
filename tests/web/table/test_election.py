"""An election in which people stand in the open: who stands is tapped beside the vote, and can take it back."""

from __future__ import annotations

from typing import Any

import pytest

from web.table.conftest import Master

ROLES = {"Ana": "voyante", "Bob": "loup-garou"}
ROLES |= dict.fromkeys(["Cleo", "Dan", "Eve", "Fay", "Gus"], "simple-villageois")


@pytest.fixture
def election(table: Any) -> Any:
    """A game that has come to the election of its Captain."""

    def at_the_election() -> Any:
        master = Master(lambda **more: table(rules="rpg", **more), options={"capitaine": "double-voix"}, **ROLES)
        master.to_question()
        assert master.window == "election@1"
        return master

    return at_the_election


def targets(master: Any) -> set[str]:
    """For whom the ballot on the screen can be."""
    form = master.page.form("ballot")
    return {value for name, value in form.buttons if name == "v0"}


def stand(master: Any, who: str) -> None:
    """Tap somebody who stands."""
    form = next(f for f in master.page.forms if ("player0", who) in f.fields and ("v0.is", "power") in f.fields)
    master.page = master.browser.send(form, press="v0=oui")
    assert who in master.page.text  # it is said aloud, and read on from
    master.to_question()


def test_who_stands_is_tapped_beside_the_vote(election: Any) -> None:
    master = election()
    assert "Se présenter" in master.page.text and "Personne pour l’instant" in master.page.text
    assert "Rien pour l’instant" in master.page.text  # nothing of it lies under the cover of what may be secret
    stand(master, "Cleo")
    stand(master, "Dan")
    assert targets(master) >= {"Cleo", "Dan"}
    assert "Bob" not in targets(master)
    assert master.page.text.count("Se retire") == 2


def test_a_candidate_may_withdraw_and_stand_again(election: Any) -> None:
    master = election()
    stand(master, "Cleo")
    form = next(f for f in master.page.forms if ("player0", "Cleo") in f.fields and ("power0", "se-retirer") in f.fields)
    master.page = master.browser.send(form, press="v0=oui")
    assert "Cleo ne se présente plus" in master.page.text  # it is said aloud as well
    master.to_question()
    assert "Se retire" not in master.page.text
    stand(master, "Cleo")
    assert master.page.text.count("Se retire") == 1
