"""The Villageois: what a night costs them, what a death means, what they do by day."""

from __future__ import annotations

from typing import Any

import pytest

from forum.scenes import forum
from loupiote.kernel.view import view
from scene import Scene, assert_dead, assert_refused, assert_told, rights


def six(**options: Any) -> Scene:
    return forum("Cleo Dan Eve Fay Gus", Ana="loup-garou", Bob="loup-garou", options=options)


@pytest.mark.rule("forum.villageois.1")
def test_a_single_wolf_kills_too() -> None:
    scene = forum("Bob Cleo Dan Eve Fay", Ana="loup-garou").night(Ana="devorer Bob")
    assert_dead(scene, "Bob")
    assert "forum.villageois.1" in scene.because("died", who="Bob")


@pytest.mark.rule("forum.villageois.2")
def test_the_dead_take_no_part_in_the_debate() -> None:
    scene = six().night(Ana="devorer Cleo", Bob="devorer Cleo")
    assert scene.game.moment == "jour"
    assert [rights(scene, player, "place") for player in ("Cleo", "Dan")] == ["r", "rw"]
    scene.to("vote")
    assert scene.asked("Cleo") == [] and scene.legal("Dan", "voter").count("Cleo") == 0
    assert_refused(scene, "Cleo", "voter Ana", code="not-asked")
    assert_refused(scene, "Dan", "voter Cleo", code="dead")


# ---- 3: the vote of every day


@pytest.mark.rule("forum.villageois.3")
def test_every_day_has_one_vote_the_first_too() -> None:
    scene = six()
    for _ in range(3):
        assert scene.calls("nuit").count("vote") == 1
    assert_dead(scene)


@pytest.mark.rule("forum.villageois.3")
def test_who_does_not_vote_is_left_out_and_without_a_vote_nobody_dies() -> None:
    scene = six().to("vote")
    scene.say("Cleo", "voter Ana")
    scene.day()
    assert_dead(scene, "Ana")
    assert_told(scene, "public", "counted", votes={"Ana": 1.0}, first="Ana")
    assert_dead(scene.day(), "Ana")


@pytest.mark.rule("forum.villageois.3")
def test_nobody_is_no_name_that_can_be_voted() -> None:
    scene = six().to("vote")
    for voter in ("Cleo", "Dan", "Eve"):
        assert scene.say(voter, "voter personne") is None  # takes a vote back, as everywhere
    scene.day({"Fay": "Ana"})
    assert_told(scene, "public", "counted", votes={"Ana": 1.0}, first="Ana")
    assert_dead(scene, "Ana")


@pytest.mark.parametrize("option", ["permise", "vote-blanc", "interdite"])
def test_abstention_by_option(option: str) -> None:
    scene = six(abstention=option).to("vote")
    blank = scene.say("Cleo", "voter personne")
    if option == "interdite":
        assert blank is not None
        assert_refused(scene, "Cleo", "voter rien", code="must-answer")
        assert_dead(scene.day({"Dan": "Ana"}), "Ana")  # closed by force
        return
    assert blank is None
    scene.say("Eve", "voter personne")
    scene.day({"Dan": "Ana"})
    assert_dead(scene, *(["Ana"] if option == "permise" else []))


@pytest.mark.parametrize("visible", ["ouvert", "qui-a-vote", "cloture", "secret"])
def test_what_is_seen_of_the_votes_by_option(visible: str) -> None:
    scene = six(**{"vote-visible": visible}).to("vote")
    scene.say("Cleo", "voter Ana")
    seen = {"ouvert": {"Cleo": ("Ana",)}, "qui-a-vote": {"Cleo": None}}.get(visible, {})
    assert ballots(scene) == seen
    scene.day()
    assert bool(scene.told("public", "voted")) is (visible != "secret")
    assert_told(scene, "public", "counted", votes={"Ana": 1.0})


def ballots(scene: Scene) -> dict[str, tuple[str, ...] | None]:
    """What everybody sees of the vote that is open."""
    return view(scene.table, "public").ballots


def test_by_the_book_votes_are_open() -> None:
    scene = six().to("vote")
    scene.say("Cleo", "voter Ana")
    assert ballots(scene) == {"Cleo": ("Ana",)}
