"""What whoever leads a game sees of a vote that is secret: a true count while it is open, the ballots when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.view import view
from loupiote.web.games import tables
from web.ballots.conftest import CARDS, to_vote
from web.ballots.test_votes import cast, count_of, page, table_of

RAVEN = {"Ana": "corbeau", "Zoe": "loup-garou"} | dict.fromkeys(
    ["Bob", "Cleo", "Dan", "Eve", "Fred"], "simple-villageois"
)


@pytest.fixture
def raven(table: type) -> Any:
    """A vote of `rpg` with a placard before Fred's door; makes it secret or open."""

    def make(seen: str) -> Any:
        scene = table(
            rules="rpg", mode="forum", watch=True, options={"vote-visible": seen, "capitaine": "aucun"}, **RAVEN
        )
        while "designer" not in {one.power for one in scene.view().prompts}:
            assert scene.close().ok
        assert scene.reply("Ana", "designer", "Fred").ok
        to_vote(scene)
        return scene

    return make


def test_votes_that_no_ballot_gives_count_in_a_secret_vote_too(raven: Any) -> None:
    scene = raven("secret")
    cast(scene, Bob="Dan", Cleo="Dan")
    assert count_of(scene, "mj") == {"Dan": "2", "Fred": "1"}
    shown = page(scene, "mj")
    assert "sans bulletin : 1" in shown and "1 voix pèse déjà sur Fred" in shown
    assert "Fred[/b] – 1 (sans bulletin : 1)" in shown
    for who in ("Bob", "stranger"):
        assert count_of(scene, who) == {} and "sans bulletin" not in page(scene, who)
        seen = view(tables.current(scene.game).table, who if who != "stranger" else "public")
        assert (seen.totals, seen.standing) == ({}, {})


def test_they_are_shown_for_what_they_are_in_an_open_vote(raven: Any) -> None:
    scene = raven("ouvert")
    cast(scene, Bob="Fred")
    for who in ("mj", "Bob", "stranger"):
        assert count_of(scene, who) == {"Fred": "2"}
        assert "sans bulletin : 1" in page(scene, who)


@pytest.mark.parametrize("seen", ["secret", "cloture"])
def test_the_ballots_of_a_secret_vote_that_is_over(table: type, seen: str) -> None:
    scene = table(rules="forum", mode="forum", watch=True, options={"vote-visible": seen}, **CARDS)
    to_vote(scene)
    cast(scene, Dan="Bob", Eve="Bob", Flo="personne")
    cast(scene, Eve="Gil")
    assert scene.close().ok
    mine = table_of(scene, "mj")
    assert (mine["Dan"][-1], mine["Eve"][-1], mine["Gil"][-1]) == ("Bob", "Bob> Gil", "")
    assert mine["Flo"][-1] in ("–", "")
    if seen == "secret":
        for who in ("Gil", "stranger"):
            assert all(row[-1] == "" for name, row in table_of(scene, who).items() if name != "Décompte")


def test_a_vote_in_which_nobody_votes_says_so(table: type) -> None:
    scene = table(rules="forum", mode="forum", watch=True, **CARDS)
    to_vote(scene)
    assert scene.close().ok
    assert "Personne n’a voté." in page(scene, "mj")
