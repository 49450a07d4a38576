"""Counting ballots: weights in half-votes, votes from elsewhere, blank ones, ties."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.acts import Answer
from loupiote.kernel.ask import One, Prompt
from loupiote.kernel.ballot import VOICE, Count, count, voice
from loupiote.kernel.game import Game
from scene import village


def game(captain: str | None = None) -> Game:
    scene = village("Bob Cleo Dan Eve", Ana="loup-garou")
    if captain:
        scene.elect(captain)
    found: Game = scene.game
    return found


def cast(votes: dict[str, str | None]) -> list[Answer]:
    """The answers of a vote, in this order; None: an abstention."""
    return [
        Answer(Prompt(voter, "joueur", "voter", One([])), (named,) if named else None, i, 0.0)
        for i, (voter, named) in enumerate(votes.items())
    ]


def counted(votes: dict[str, str | None], captain: str | None = None, **how: Any) -> Count:
    return count(game(captain), cast(votes), **how)


def test_who_leads_alone_is_first() -> None:
    result = counted({"Ana": "Bob", "Cleo": "Bob", "Dan": "Eve"})
    assert (result.first, result.tied) == ("Bob", [])
    assert result.ballots == {"Ana": "Bob", "Cleo": "Bob", "Dan": "Eve"}
    assert result.votes() == {"Bob": 2.0, "Eve": 1.0}


def test_leaders_together_are_tied_in_seat_order() -> None:
    result = counted({"Ana": "Eve", "Bob": "Dan", "Cleo": "Eve", "Dan": "Bob", "Eve": "Dan"})
    assert (result.first, result.tied) == (None, ["Dan", "Eve"])


@pytest.mark.parametrize("votes", [{}, {"Ana": None, "Bob": None}, {"Ana": "personne"}])
def test_no_vote_is_no_tie(votes: dict[str, str | None]) -> None:
    result = counted(votes)
    assert (result.first, result.tied, result.totals) == (None, [], {})


def test_a_blank_ballot_counts_as_a_name_where_it_may() -> None:
    votes: dict[str, str | None] = {"Ana": "personne", "Bob": "personne", "Cleo": "Dan"}
    assert counted(votes).first == "Dan"
    assert counted(votes, blank=True).first == "personne"
    assert counted({"Ana": "personne", "Cleo": "Dan"}, blank=True).tied == ["Dan", "personne"]  # nobody's seat is last


def test_weights_are_those_of_the_powers_that_weigh() -> None:
    result = counted({"Cleo": "Bob", "Dan": "Ana", "Eve": "Ana"}, captain="Cleo")
    assert result.weights == {"Cleo": 2 * VOICE, "Dan": VOICE, "Eve": VOICE}
    assert result.tied == ["Ana", "Bob"]
    assert voice(game("Cleo"), "Cleo") == 2 * VOICE
    assert voice(game("Cleo"), "Dan") == VOICE


def test_every_voice_is_plain_where_the_count_is() -> None:
    assert counted({"Cleo": "Bob"}, captain="Cleo", plain=True).totals == {"Bob": VOICE}


def test_votes_may_be_there_before_anybody_votes() -> None:
    result = counted({"Ana": "Bob"}, added={"Dan": 3})
    assert result.votes() == {"Dan": 1.5, "Bob": 1.0}
    assert result.first == "Dan"
    assert counted({}, added={"Dan": 1}).first == "Dan"


def test_the_votes_are_listed_most_first() -> None:
    votes: dict[str, str | None] = {"Ana": "Dan", "Bob": "Eve", "Cleo": "Eve"}
    assert list(counted(votes).votes()) == ["Eve", "Dan"]
