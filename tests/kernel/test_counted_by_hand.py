"""The decree `count`: a vote at a table as the game master counted it, hands by name or the outcome alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from loupiote.kernel.view import view
from loupiote.narration import Narrator
from loupiote.records import check, export, play
from scene import Scene, assert_alive, assert_dead, assert_told, village


def scene(**more: Any) -> Scene:
    return village("Dan Eve Fay Gus", Ana="voyante", Bob="loup-garou", Cleo="chasseur", **more)


def at_vote(**more: Any) -> Scene:
    return scene(**more).to("vote")


def with_captain(**more: Any) -> Scene:
    game = scene(**more).to("election")
    for voter in ("Ana", "Bob", "Eve"):
        game.say(voter, "voter Dan")
    return game.to("vote")


def count(game: Scene, value: Any) -> Any:
    return game.decree("count", None, value)


@pytest.mark.rule("meneur.tour-de-jeu.7")
def test_hands_are_counted_as_ballots_are() -> None:
    game = at_vote()
    assert count(game, {"Eve": 3, "Bob": 2}) is None
    assert game.window == "vote"  # it counts at the close
    assert_alive(game, "Eve")
    game.close()
    assert_told(game, "public", "counted", votes={"Eve": 3.0, "Bob": 2.0}, first="Eve")
    assert_dead(game, "Eve")
    assert not game.told("public", "voted")


@pytest.mark.rule("meneur.capitaine.2")
def test_hands_stand_beside_the_ballots_that_weigh() -> None:
    game = with_captain()
    assert view(game.table, "mj").voices["Dan"] == 2.0
    game.say("Dan", "voter Bob", by="mj")
    count(game, {"Eve": 2, "Bob": 1})
    game.close()
    assert_told(game, "public", "counted", votes={"Bob": 3.0, "Eve": 2.0}, first="Bob")
    assert_told(game, "public", "voted", who="Dan", weight=2.0)


@pytest.mark.rule("meneur.capitaine.3")
def test_a_tie_of_hands_goes_to_the_captain() -> None:
    game = with_captain()
    count(game, {"Eve": 2, "Bob": 2})
    game.close()
    assert game.window == "tranchage"
    game.say("Dan", "trancher Eve")
    game.close()
    assert_dead(game, "Eve")


def test_the_outcome_alone_has_no_totals() -> None:
    game = at_vote()
    game.say("Ana", "voter Dan")
    count(game, ["Bob"])
    game.close()
    assert_told(game, "public", "counted", votes={}, first="Bob")
    assert_dead(game, "Bob")


@pytest.mark.parametrize("outcome", [[], ["personne"]])
def test_the_outcome_may_be_nobody(outcome: list[str]) -> None:
    game = at_vote(options={"abstention": "vote-blanc"})
    assert count(game, outcome) is None
    game.close()
    assert_dead(game)
    assert game.told("public", "counted")[-1] == {"votes": {}}


def test_an_outcome_of_several_is_a_tie() -> None:
    game = with_captain()
    count(game, ["Eve", "Bob"])
    game.close()
    assert_told(game, "public", "counted", votes={}, tied=["Bob", "Eve"])  # in seat order
    assert game.window == "tranchage"
    assert sorted(game.legal("Dan", "trancher")) == ["Bob", "Eve"]


def test_a_decisive_voice_is_looked_for_whatever_was_counted() -> None:
    game = with_captain(options={"capitaine": "double-voix-et-voix-decisive"})
    game.say("Dan", "voter Eve", by="mj")
    count(game, ["Bob", "Eve"])
    game.close()
    assert_dead(game, "Eve")


@pytest.mark.rule("meneur.capitaine.1")
def test_an_election_may_be_counted_too() -> None:
    game = scene().to("election")
    count(game, {"Dan": 4, "Eve": 1})
    game.close()
    assert_told(game, "public", "elected", who="Dan", how="vote")


def test_it_counts_once() -> None:
    game = at_vote()
    count(game, ["Bob"])
    game.close()
    assert "called" not in game.game.memory


def test_the_last_word_counts_and_undo_takes_it_back() -> None:
    game = at_vote()
    count(game, ["Bob"])
    count(game, ["Eve"])
    game.table.undo()
    game.close()
    assert_dead(game, "Bob")


def test_who_has_died_since_is_not_counted() -> None:
    game = at_vote()
    count(game, {"Eve": 3, "Fay": 1})
    game.decree("kill", "Eve")
    game.close()
    assert_dead(game, "Eve", "Fay")


def test_an_open_vote_shows_the_hands_in_its_running_count() -> None:
    game = at_vote(options={"vote-visible": "ouvert"})
    game.say("Ana", "voter Bob")
    count(game, {"Bob": 1})
    assert view(game.table, "Eve").totals == {"Bob": 2.0}


@pytest.mark.parametrize("hands", [-1, 1.5, True, 999])
def test_there_are_no_more_hands_than_voters(hands: Any) -> None:
    refusal = count(at_vote(), {"Bob": hands})
    assert refusal.code == "too-many-hands"
    assert refusal.values[0] == str(hands)


@pytest.mark.parametrize(
    ("value", "about"),
    [
        (None, "None"),
        ("Bob", "Bob"),
        ({"Zoe": 1}, "Zoe"),
        (["Bob", "Bob"], "Bob"),
        (["Bob", "personne"], "personne"),
        (["Zoe"], "Zoe"),
    ],
)
def test_what_is_no_count_is_refused(value: Any, about: str) -> None:
    refusal = count(at_vote(), value)
    assert refusal.code == "not-legal"
    assert refusal.values == (about,)
    assert "Bob" in refusal.legal


@pytest.mark.parametrize("window", ["loups", "debat"])
def test_only_an_open_vote_can_be_counted(window: str) -> None:
    assert count(scene().to(window), ["Bob"]).code == "wrong-window"


def test_it_is_told_to_the_game_master() -> None:
    game = with_captain()
    count(game, {"Bob": 2})
    count(game, ["Bob", "Eve"])
    count(game, [])
    said = [Narrator("fr").tell(t, mj=True) for t in view(game.table, "mj").told if t.to == []][-3:]
    assert said == [
        "Le Meneur a compté les mains\xa0: Bob (2 voix).",
        "Le Meneur constate le résultat du vote\xa0: égalité entre Bob et Eve.",
        "Le Meneur constate que le vote ne désigne personne.",
    ]


@pytest.mark.parametrize("value", [{"Eve": 3, "Bob": 2}, ["Bob"], ["Bob", "Eve"], []])
def test_a_record_keeps_it(value: Any, tmp_path: Path) -> None:
    game = at_vote()
    count(game, value)
    game.close()
    record = tmp_path / "game.yaml"
    record.write_text(export(game.table), encoding="utf-8")
    assert not check(record).errors
    assert [told.event for told in play(record).told] == [told.event for told in game.table.told]
