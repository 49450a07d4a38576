"""Votes of a seat that somebody else takes over: they count, can be read again, and stand in the row of the new name."""

from __future__ import annotations

from typing import Any

from loupiote.kernel.inputs import Decree
from loupiote.web.games import door
from web.ballots.conftest import to_vote
from web.ballots.test_votes import cast, count_of, page, table_of


def hand_over(scene: Any, old: str, new: str) -> None:
    assert door.submit(scene.game.pk, scene.mj, Decree(what="substitute", who=old, value=new)).ok


def test_ballots_and_their_evidence_stand_under_the_new_name(vote: Any) -> None:
    cast(vote, Dan="Bob", Eve="Bob", Bob="Dan")
    cast(vote, Eve="Dan")
    before = page(vote, "Gil").count("par formulaire")
    hand_over(vote, "Bob", "Nova")
    hand_over(vote, "Dan", "Zed")
    assert count_of(vote, "Gil") == {"Zed": "2", "Nova": "1"}
    shown = page(vote, "Gil")
    assert shown.count("par formulaire") == before == 3
    assert "avant : Nova" in " ".join(shown.split()) and shown.count("avant :") == 1
    assert "ne compte plus" not in shown
    assert vote.close().ok
    assert table_of(vote, "Gil")["Nova"] == ["", "Zed"] and table_of(vote, "Gil")["Zed"] == ["", "Nova"]


def test_votes_of_before_are_in_the_row_of_whoever_has_the_seat_now(vote: Any) -> None:
    cast(vote, Dan="Eve", Eve="Dan", Flo="Eve")
    assert vote.close().ok
    to_vote(vote)
    hand_over(vote, "Dan", "Zed")
    hand_over(vote, "Eve", "Una")
    rows = table_of(vote, "Gil")
    assert "Dan" not in rows
    assert rows["Zed"][1] == "Una" and rows["Una"][1] == "Zed" and "Una 2" in rows["Décompte"][1]
