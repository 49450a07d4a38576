"""The vote: the most votes, the Captain's vote to settle a tie, else a second vote."""

from __future__ import annotations

from typing import Any

import pytest

from forum.scenes import forum
from scene import Scene, assert_dead, assert_refused, assert_told, rights

TIE = {"Cleo": "Ana", "Dan": "Ana", "Eve": "Bob", "Fay": "Bob"}


def six(script: dict[str, Any] | None = None, **options: Any) -> Scene:
    return forum("Bob Cleo Dan Eve Fay", Ana="loup-garou", Gus="loup-garou", options=options, script=script)


def cast(scene: Scene, votes: dict[str, str]) -> Scene:
    """Let these ballots be cast and the vote be closed."""
    scene.to("vote")
    for voter, named in votes.items():
        assert scene.say(voter, f"voter {named}") is None
    scene.close()
    return scene


# ---- 1: the Captain's vote


@pytest.mark.rule("forum.vote.1")
def test_the_captain_s_vote_designates_among_the_tied() -> None:
    scene = cast(six().elect("Dan"), {"Dan": "Ana", "Cleo": "Bob", "Eve": "Bob"})
    assert_dead(scene, "Ana")
    assert scene.closed.count("vote") == 1 and "tranchage" not in scene.closed
    assert "forum.vote.1" in scene.because("died", who="Ana")


@pytest.mark.rule("forum.vote.1")
@pytest.mark.parametrize("captain", [{}, {"Dan": "Fay"}])
def test_a_captain_who_voted_for_none_of_the_tied_settles_nothing(captain: dict[str, str]) -> None:
    votes = {"Cleo": "Ana", "Eve": "Ana", "Gus": "Ana", "Ana": "Bob", "Fay": "Bob", "Hal": "Bob"}
    scene = forum("Bob Cleo Dan Eve Fay Hal", Ana="loup-garou", Gus="loup-garou").elect("Dan")
    cast(scene, votes | captain)
    assert scene.window == "vote" and scene.legal("Dan", "voter") == ["Ana", "Bob", "personne"]
    cast(scene, {"Dan": "Bob", "Cleo": "Ana", "Eve": "Ana"})  # tied again: now the Captain's vote is on one of them
    assert_dead(scene, "Bob")


@pytest.mark.rule("forum.vote.1")
def test_a_dead_captain_settles_nothing() -> None:
    scene = six({"heritier@aube.capitaine": "Fay"}).elect("Dan").to_moment("nuit")
    scene.night(Ana="devorer Dan", Gus="devorer Dan")
    cast(scene, {"Cleo": "Ana", "Eve": "Bob"})
    assert scene.window == "vote"


# ---- 2, 6: voted again


@pytest.mark.rule("forum.vote.2")
def test_a_tie_is_voted_again_and_the_tied_vote_too() -> None:
    scene = cast(six(), TIE)
    assert scene.window == "vote"
    assert_told(scene, "public", "counted", votes={"Ana": 2.0, "Bob": 2.0}, tied=["Ana", "Bob"])
    assert scene.because("opened", moment="vote") >= {"forum.vote.2", "forum.vote.6"}
    assert all(scene.asked(player) == ["voter"] for player in scene.game.living)
    assert scene.legal("Ana", "voter") == ["Bob", "personne"]
    assert scene.legal("Cleo", "voter") == ["Ana", "Bob", "personne"]
    assert_refused(scene, "Cleo", "voter Dan", code="not-legal", clause="forum.vote.2")


@pytest.mark.rule("forum.vote.6")
def test_the_second_vote_separates_them() -> None:
    scene = cast(
        cast(six(), TIE), {"Bob": "Ana", "Cleo": "Ana", "Dan": "Ana", "Eve": "Ana", "Fay": "Bob", "Ana": "Bob"}
    )
    assert_dead(scene, "Ana")
    assert_told(scene, "public", "counted", votes={"Ana": 4.0, "Bob": 2.0}, first="Ana")


@pytest.mark.rule("forum.vote.6")
def test_after_a_second_tie_nobody_is_eliminated() -> None:
    scene = cast(cast(six(), TIE), TIE)
    assert scene.game.moment == "nuit"
    assert_dead(scene)
    cast(scene.to_moment("jour"), TIE)
    assert scene.window == "vote"  # the next day has its second vote again


@pytest.mark.rule("forum.vote.6")
def test_a_second_vote_without_votes_eliminates_nobody() -> None:
    assert_dead(cast(cast(six(), TIE), {}))


@pytest.mark.parametrize(
    ("option", "dead"),
    [
        ("personne", [[], []]),
        ("second-vote-puis-personne", [None, []]),
        ("second-vote-puis-tirage", [None, ["Bob"]]),
        ("tirage", [["Bob"], []]),
    ],
)
def test_a_tie_that_nothing_settles_by_option(option: str, dead: list[list[str] | None]) -> None:
    scene = cast(six({"egalite@vote.joueur": "Bob"}, egalite=option), TIE)
    first, second = dead
    assert (scene.window == "vote") is (first is None)
    if first is None:
        cast(scene, TIE)
        assert second is not None
        assert_dead(scene, *second)
    else:
        assert_dead(scene, *first)
    assert "forum.vote.1" not in scene.because("died")  # no Captain had a part in it


# ---- 3 to 5: eliminated


@pytest.mark.rule("forum.vote.3")
def test_the_most_votes_eliminate_majority_or_not() -> None:
    scene = forum("Cleo Dan Eve Fay", Ana="loup-garou", Bob="loup-garou", Gus="simple-villageois").elect("Gus")
    cast(scene, {"Cleo": "Ana", "Dan": "Ana", "Eve": "Ana", "Ana": "Cleo", "Bob": "Cleo"})
    assert_dead(scene, "Ana")
    scene = cast(six(), {"Cleo": "Ana", "Dan": "Ana", "Eve": "Bob", "Fay": "Dan"})
    assert_dead(scene, "Ana")  # two of seven


@pytest.mark.rule("forum.vote.3")
def test_a_vote_may_be_changed_until_the_close() -> None:
    scene = six().to("vote")
    scene.say("Cleo", "voter Bob")
    assert_dead(cast(scene, {"Cleo": "Ana"}), "Ana")


def test_who_is_spared_by_decree_is_not_eliminated() -> None:
    scene = six().to("vote")
    assert scene.decree("spare", "Ana") is None
    assert_dead(cast(scene, {"Cleo": "Ana"}))


def test_nobody_votes_against_themselves() -> None:
    assert_refused(six().to("vote"), "Cleo", "voter Cleo", code="oneself")


@pytest.mark.rule("forum.vote.4")
def test_the_card_of_the_eliminated_is_shown() -> None:
    scene = cast(six(), {"Cleo": "Ana"})
    assert scene.told("public", "died") == [{"who": "Ana", "role": "loup-garou"}]
    assert "forum.vote.4" in scene.because("died")


@pytest.mark.parametrize(("option", "shown"), [("role", {"role": "chat"}), ("camp", {"camp": "village"}), ("rien", {})])
def test_what_is_shown_of_the_dead_by_option(option: str, shown: dict[str, str]) -> None:
    roles = {"Ana": "chat", "Bob": "loup-garou"}
    scene = cast(forum("Cleo Dan Eve", options={"annonce-des-morts": option}, **roles), {"Cleo": "Ana"})
    assert scene.told("public", "died") == [{"who": "Ana"} | shown]


@pytest.mark.rule("forum.vote.5")
def test_the_eliminated_no_longer_communicate() -> None:
    scene = cast(six(), {"Cleo": "Ana"})
    for _ in range(6):
        assert [rights(scene, "Ana", board) for board in ("place", "clairiere", "mp")] == ["r", "", "r"]
        scene.close()
