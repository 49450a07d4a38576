"""The Capitaine: elected by relative majority, cannot refuse, counts two, names an heir."""

from __future__ import annotations

from typing import Any

import pytest

from forum.scenes import forum
from loupiote.records import check
from loupiote.rules.forum import RULES
from scene import Scene, assert_dead, assert_not_told, assert_refused, assert_told, assert_won, rights

FORMS = ["double-voix-et-voix-decisive", "double-voix", "tranchage", "double-voix-et-tranchage", "aucun"]


def small(script: dict[str, Any] | None = None, **options: Any) -> Scene:
    return forum("Bob Cleo Dan Eve Fay", Ana="voyante", Gus="loup-garou", options=options, script=script)


def vote(scene: Scene, votes: dict[str, str]) -> Scene:
    for voter, named in votes.items():
        assert scene.say(voter, f"voter {named}") is None
    scene.close()
    return scene


# ---- 1: on top of a card


@pytest.mark.rule("forum.capitaine.1")
def test_the_title_comes_on_top_of_the_card() -> None:
    scene = small().elect("Ana")
    assert scene.game.role("Ana") == "voyante" and scene.game.held("capitaine") == ["Ana"]
    assert scene.to_moment("nuit").asked("Ana") == ["sonder"]


# ---- 2: elected


@pytest.mark.rule("forum.capitaine.2")
def test_relative_majority_is_enough() -> None:
    ballots = {"Bob": "Ana", "Cleo": "Ana", "Dan": "Ana", "Ana": "Bob", "Eve": "Bob", "Fay": "Cleo", "Gus": "Cleo"}
    scene = vote(small().to("election"), ballots)
    assert_told(scene, "public", "elected", who="Ana", office="capitaine", how="vote")
    assert_told(scene, "public", "counted", votes={"Ana": 3.0, "Bob": 2.0, "Cleo": 2.0})
    assert "forum.capitaine.2" in scene.because("elected")


@pytest.mark.rule("forum.capitaine.2")
def test_the_election_is_on_the_first_day_between_the_dead_and_the_debate() -> None:
    scene = small().play("election", {"Gus": "devorer Fay"})
    assert_dead(scene, "Fay")
    assert scene.window == "election" and "jour" not in scene.game.moments
    scene.night().to_moment("nuit").night()
    assert scene.closed.count("election") == 1


TIED = {"Ana": "Bob", "Cleo": "Bob", "Dan": "Eve", "Fay": "Eve", "Gus": "Fay"}


@pytest.mark.rule("forum.capitaine.2")
def test_a_tie_is_voted_again_between_the_tied() -> None:
    scene = vote(small().to("election"), TIED)
    assert scene.window == "election" and scene.game.held("capitaine") == []
    assert scene.legal("Ana", "voter") == ["Bob", "Eve", "personne"]
    assert scene.asked("Bob") == ["voter"]
    assert_refused(scene, "Ana", "voter Cleo", clause="forum.capitaine.2")
    vote(scene, {"Ana": "Eve"})
    assert scene.game.held("capitaine") == ["Eve"] and not scene.game.drawn


@pytest.mark.rule("forum.capitaine.2")
@pytest.mark.parametrize("drawn", ["Bob", "Eve"])
def test_a_second_tie_is_drawn_by_lot(drawn: str) -> None:
    scene = vote(small({"egalite@election.capitaine": drawn}).to("election"), TIED)
    vote(scene, {"Ana": "Eve", "Cleo": "Bob"})
    assert_told(scene, "public", "elected", who=drawn, how="drawn")


@pytest.mark.parametrize("option", ["tirage", "second-vote-puis-tirage", "pas-de-capitaine"])
def test_a_tied_election_by_option(option: str) -> None:
    scene = vote(small({"egalite@election.capitaine": "Eve"}, **{"election-egalite": option}).to("election"), TIED)
    found = {"tirage": ("debat", ["Eve"]), "pas-de-capitaine": ("debat", [])}.get(option, ("election", []))
    assert (scene.window, scene.game.held("capitaine")) == found


# ---- 3: nobody can refuse


@pytest.mark.rule("forum.capitaine.3")
def test_the_elected_cannot_refuse() -> None:
    scene = small().elect("Ana")
    assert scene.window == "debat" and scene.asked("Ana") == []
    assert_refused(scene, "Ana", "decliner")
    assert scene.game.held("capitaine") == ["Ana"]


@pytest.mark.rule("forum.capitaine.3")
def test_a_record_that_writes_it_gets_the_clause() -> None:
    record = """
loupiote: 1
rules: forum
players: {Ana: loup-garou, Bob: simple-villageois, Cleo: simple-villageois, Dan: simple-villageois}
play:
  - window: election
    Bob: voter Cleo
    mj: close
  - window: debat
    Cleo: decliner
  - expect: {refused: {Cleo: forum.capitaine.3}, captain: Cleo}
"""
    assert check(record).ok


# ---- 4: the voice


@pytest.mark.rule("forum.capitaine.4")
def test_the_voice_counts_two() -> None:
    scene = small().elect("Ana").day({"Ana": "Bob", "Cleo": "Dan"})
    assert_dead(scene, "Bob")
    assert_told(scene, "public", "counted", votes={"Bob": 2.0, "Dan": 1.0}, first="Bob")
    assert "forum.capitaine.4" in scene.because("voted", who="Ana", weight=2.0)


@pytest.mark.parametrize("form", FORMS)
def test_what_the_captain_has_by_option(form: str) -> None:
    scene = small(capitaine=form)
    if form == "aucun":
        assert "election" not in scene.calls("vote") and scene.game.held("capitaine") == []
        return
    scene.elect("Ana").to("vote")
    vote(scene, {"Ana": "Bob", "Cleo": "Dan"} | ({"Eve": "Dan"} if "double-voix" in form else {}))
    if "tranchage" in form:
        assert scene.window == "tranchage" and scene.legal("Ana", "trancher") == ["Bob", "Dan"]
        assert_refused(scene, "Ana", "trancher Eve", code="not-tied", clause="forum.vote.1")
        assert_refused(scene, "Ana", "trancher rien", code="must-answer", clause="forum.vote.1")
        scene.say("Ana", "trancher Dan")
        scene.close()
    dead = {"double-voix-et-voix-decisive": ["Bob"], "double-voix": []}.get(form, ["Dan"])
    assert_dead(scene, *dead)
    assert (scene.window == "vote") is (form == "double-voix")  # nothing but the voice: voted again


# ---- 5: the heir


@pytest.mark.rule("forum.capitaine.5")
def test_with_the_last_breath_a_successor() -> None:
    scene = small().elect("Ana").to_moment("nuit").to("loups")
    scene.say("Gus", "devorer Ana")
    scene.to("successeur")
    assert scene.game.moment == "aube" and scene.asked("Ana") == ["nommer-successeur"]
    for board in ("place", "clairiere", "mp"):
        assert "w" not in rights(scene, "Ana", board)
    assert_refused(scene, "Ana", "nommer-successeur Ana", code="dead", clause="forum.capitaine.5")
    assert_refused(scene, "Ana", "nommer-successeur rien", code="must-answer")
    assert scene.say("Ana", "nommer-successeur Cleo") is None
    scene.to("vote")
    assert scene.game.held("capitaine") == ["Cleo"]
    assert_told(scene, "public", "elected", who="Cleo", how="named", after="Ana")
    vote(scene, {"Cleo": "Bob", "Dan": "Eve"})
    assert_told(scene, "public", "counted", votes={"Bob": 2.0, "Eve": 1.0})


@pytest.mark.rule("forum.capitaine.5")
@pytest.mark.parametrize("moment", ["aube", "execution"])
def test_without_a_name_the_lot_decides(moment: str) -> None:
    scene = small({f"heritier@{moment}.capitaine": "Eve"}).elect("Ana")
    if moment == "aube":
        scene.to_moment("nuit").night(Gus="devorer Ana")
    else:
        scene.lynch("Ana")
    assert_told(scene, "public", "elected", who="Eve", how="drawn", after="Ana")
    assert scene.because("elected", how="drawn") == {"forum.capitaine.5"}


def test_without_a_tie_there_is_nothing_to_settle() -> None:
    assert_refused(small(capitaine="tranchage").elect("Ana").to("vote"), "Ana", "trancher Bob", code="not-asked")


def test_the_title_ends_with_the_last_player() -> None:
    scene = forum(Ana="loup-garou", Bob="cupidon", Cleo="chasseur", script={"couple@nuit.cupidon": ["Ana", "Bob"]})
    scene.elect("Ana").to_moment("nuit").night(Ana="devorer Cleo", Cleo="tirer Ana")
    assert_won(scene, "personne")
    assert_told(scene, "public", "elected", office="capitaine", how="abolished", after="Ana")


def test_alive_a_captain_names_nobody() -> None:
    assert_refused(small().elect("Ana"), "Ana", "nommer-successeur Bob", code="alive", clause="forum.capitaine.5")
    assert_not_told(small().elect("Ana"), "public", "elected", how="named")


@pytest.mark.parametrize("seconds", [300, 3600, 172800])
def test_the_time_to_answer_is_an_option(seconds: int) -> None:
    game = small(**{"delai-reponses": seconds}).game
    for window in ("successeur", "chasseur"):
        assert game.options[RULES.delays[window]] == seconds
    assert RULES.options["delai-reponses"] == 3600
