"""Votes at a table: voter by voter, by hands, by their outcome; ties, the Captain, a second look before they close."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest

SMALL = {"Ana": "voyante", "Bob": "loup-garou"} | dict.fromkeys(["Cleo", "Dan", "Eve", "Fay"], "simple-villageois")


def ballot(master: Any, voter: str, named: str) -> Any:
    """One voter's ballot, by a tap on a name."""
    page = master.browser.get(f"?voter={voter}")
    form = next(f for f in page.forms if ("player0", voter) in f.fields)
    press = (
        f"v0={named}" if named else "nothing" if any(name == "nothing" for name, _ in form.buttons) else "v0=personne"
    )
    master.page = master.browser.send(form, press=press)
    return master.page


def way(master: Any, value: str) -> Any:
    master.page = master.browser.send(master.page.form(to="/way/"), press=f"way={value}")
    return master.page


def captain(master: Any, who: str = "Dan") -> Any:
    """Elect somebody, and go on to the vote."""
    master.to("election@1")
    for voter in ("Ana", "Bob", "Cleo"):
        ballot(master, voter, who)
    master.close()
    return master.to("vote@1")


def test_voter_by_voter_the_next_one_comes_by_itself(lead: Any) -> None:
    master = lead(**SMALL)
    master.to("vote@1")
    assert "Ana montre" in master.page.text
    page = ballot(master, "Ana", "Bob")
    assert "Bob montre" in page.text
    assert "→ Bob" in page.text
    assert "1 voix" in page.text
    assert "Clore : 5 voix manquent" in page.text
    ballot(master, "Cleo", "Bob")
    master.close()
    assert "Bob : 2 voix ( Ana et Cleo )" in master.page.text
    assert master.dead == ["Bob"]


def test_a_ballot_is_changed_and_one_for_nobody_is_one_too(lead: Any) -> None:
    master = lead(**SMALL)
    master.to("vote@1")
    ballot(master, "Ana", "Bob")
    ballot(master, "Ana", "Eve")
    page = ballot(master, "Bob", "")
    assert "→ Eve" in page.text
    master.close()
    assert master.dead == ["Eve"]


def test_a_ballot_that_is_looked_at_again_shows_what_it_says(lead: Any) -> None:
    master = lead(**SMALL)
    master.to("vote@1")

    def chosen(voter: str) -> list[str]:
        tiles = re.findall(
            '<button class="(tile[^"]*)" name="[^"]*" value="([^"]*)" aria-pressed="([^"]*)"', looked(voter)
        )
        assert all(("is-chosen" in looks) == (pressed == "true") for looks, _value, pressed in tiles)
        return [value for _looks, value, pressed in tiles if pressed == "true"]

    def looked(voter: str) -> str:
        html: str = master.browser.get(f"?voter={voter}").html
        return html

    assert chosen("Ana") == chosen("Bob") == []
    ballot(master, "Ana", "Eve")
    ballot(master, "Bob", "")
    assert chosen("Ana") == ["Eve"]
    assert len(chosen("Bob")) == 1 and chosen("Bob") != ["Eve"]
    assert chosen("Cleo") == []


def test_a_ballot_against_oneself_is_not_offered(lead: Any) -> None:
    master = lead(**SMALL)
    page = master.to("vote@1")
    form = next(f for f in page.forms if ("player0", "Ana") in f.fields)
    assert ("v0", "Ana") not in form.buttons
    assert ("v0", "Bob") in form.buttons


def test_hands_alone(lead: Any) -> None:
    master = lead(**SMALL)
    master.to("vote@1")
    page = way(master, "hands")
    form = page.form("close")
    names = [value for name, value in form.fields if name.startswith("name")]
    assert names[:6] == ["Ana", "Bob", "Cleo", "Dan", "Eve", "Fay"]
    master.page = master.browser.send(form, [("hands4", "3"), ("hands1", "2")])
    assert "Eve : 3 voix" in master.page.text
    assert "Bob : 2 voix" in master.page.text
    assert master.dead == ["Eve"]


def test_hands_are_counted_beside_the_ballots_that_were_taken_before(lead: Any) -> None:
    """Who changes from names to hands in the middle counts nobody twice."""
    master = lead(**SMALL)
    master.to("vote@1")
    master.browser.send(next(f for f in master.page.forms if ("player0", "Ana") in f.fields), press="v0=Eve")
    page = way(master, "hands")
    assert "Eve déjà 1 voix" in page.text
    form = page.form("close")
    assert {value for name, value in form.fields if name.startswith("hands")} == {"0"}
    master.page = master.browser.send(form, [("hands4", "2"), ("hands1", "1")])
    assert "Eve : 3 voix" in master.page.text
    assert "Bob : 1 voix" in master.page.text


def test_the_captain_s_hand_is_asked_apart_because_it_weighs(lead: Any) -> None:
    master = lead(**SMALL)
    captain(master)
    page = way(master, "hands")
    assert "Dan (×2) montre" in page.text
    master.page = master.browser.send(page.form("close"), [("hands4", "2"), ("hands1", "1"), ("heavy0", "Bob")])
    assert "Bob : 3 voix" in master.page.text
    assert master.dead == ["Bob"]


def test_the_outcome_alone_and_a_tie_for_the_captain(lead: Any) -> None:
    master = lead(**SMALL)
    captain(master)
    page = way(master, "outcome")
    master.page = master.browser.send(page.form("close"), [("outcome", "Bob"), ("outcome", "Eve")])
    assert "Égalité entre Bob et Eve" in master.page.text
    master.to_question()
    assert master.window == "tranchage@1"
    assert "Dan Villageois" in master.page.text
    master.answer("Bob")
    assert master.dead == ["Bob"]
    assert "Bob" in master.page.text


def test_the_outcome_may_be_nobody(lead: Any) -> None:
    master = lead(**SMALL)
    master.to("vote@1")
    master.page = master.browser.send(way(master, "outcome").form("close"))
    assert "Le vote ne désigne personne" in master.page.text
    assert master.dead == []


def test_the_way_of_voting_is_kept_for_the_next_vote(lead: Any) -> None:
    master = lead(**SMALL)
    master.to("vote@1")
    way(master, "outcome")
    master.close()
    master.to("vote@2")
    assert master.page.form("close").action.endswith("/vote/")


@pytest.mark.parametrize("hands", ["-1", "x", "9999", "1.5"])
def test_what_is_no_number_of_hands_is_refused(lead: Any, hands: str) -> None:
    master = lead(**SMALL)
    master.to("vote@1")
    page = master.browser.send(way(master, "hands").form("close"), [("hands1", hands)])
    assert page.status == 200
    assert master.window == "vote@1"


def test_one_tap_is_undone_with_everything_that_it_brought(lead: Any) -> None:
    master = lead(**SMALL)
    captain(master)
    form = way(master, "hands").form("close")
    master.page = master.browser.send(form, [("hands4", "2"), ("heavy0", "Bob")])
    page = master.browser.get("undo/")
    master.page = master.browser.send(page.form(to="/undo/"))
    assert master.window == "vote@1"
    assert master.scene.view().ballots == {}


def test_a_second_vote_comes_by_itself_after_the_sign(lead: Any) -> None:
    roles = {"Ana": "juge-begue", "Bob": "loup-garou"} | dict.fromkeys("CDEFGH", "simple-villageois")
    master = lead(**roles)
    master.to("debat@1")
    assert "faire le signe" in master.page.text.casefold()
    sign = next(f for f in master.page.forms if ("power0", "faire-le-signe") in f.fields)
    master.page = master.browser.send(sign, [("v0", "oui")])
    assert master.window == "debat@1"
    master.to("vote@1")
    master.close()
    page = master.to("vote@2")
    assert page.has("close")
    assert master.scene.view().moment == ("vote", 1)


def test_a_page_knows_enough_to_go_on_from_voter_to_voter(lead: Any) -> None:
    """Whom each voter may not name, and what they have said: nothing more is needed without the network."""
    master = lead(**SMALL)
    master.to("vote@1")
    html = ballot(master, "Ana", "Bob").html
    told = {
        name: (was, chosen, json.loads(unescape(barred)))
        for name, was, chosen, barred in re.findall(
            'data-voter="([^"]+)" data-was="([^"]*)" data-chosen="([^"]*)" data-barred="([^"]*)"', html
        )
    }
    assert list(told) == list(SMALL)
    for name, (_was, _chosen, barred) in told.items():
        assert list(barred) == [name]
        page = master.browser.get(f"?voter={name}")
        form = next(f for f in page.forms if ("player0", name) in f.fields)
        assert ("was0", told[name][0]) in form.fields
    assert told["Ana"][1] == "Bob"
    assert told["Bob"][1] == ""
