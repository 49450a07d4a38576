"""Decrees: the game master's word, judged just before the step that it interrupts."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.data import decode, encode
from loupiote.kernel.decrees import DECREES
from loupiote.kernel.inputs import Decree
from loupiote.kernel.state import Step
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from loupiote.rulebook.names import common, words
from scene import Scene, assert_alive, assert_dead, assert_not_told, assert_told, assert_won, village


def scene(plain: str = "Dan Eve Fay Gus", **more: Any) -> Scene:
    return village(plain, **{"Ana": "voyante", "Bob": "loup-garou", "Cleo": "chasseur", **more})


@pytest.mark.rule("meneur.meneur-de-jeu.2")
@pytest.mark.parametrize("by", ["Ana", "public"])
def test_only_the_game_master_decrees(by: str) -> None:
    game = scene().to("loups")
    refusal = game.table.submit(Decree(by, 0.0, "kill", "Dan"))
    assert refusal is not None
    assert refusal.code == "not-mj"
    assert_dead(game)


def test_a_decree_is_told_to_the_game_master_alone_until_the_end() -> None:
    game = scene().to("loups")
    game.decree("kill", "Dan")
    assert_told(game, "mj", "decreed", what="kill", who="Dan")
    assert_not_told(game, "Ana", "decreed")


@pytest.mark.parametrize(("what", "who", "value"), [("kill", "Dan", None), ("substitute", "Dan", "Zoe"), ("end-game", None, [])])
def test_why_is_told_to_the_game_master_alone_until_the_end(what: str, who: str | None, value: Any) -> None:
    game = scene().to("loups")
    assert game.table.submit(Decree("mj", 0.0, what, who, value, "a telephone that rang")) is None
    assert_told(game, "mj", "reasoned", text="a telephone that rang")
    over = game.game.over
    assert bool(game.told("Ana", "reasoned")) == bool(game.told("public", "reasoned")) == over
    assert ("telephone" in encode(view(game.table, "Ana").told).decode()) == over


def test_a_decree_without_a_reason_tells_of_none_and_an_old_one_is_read() -> None:
    game = scene().to("loups")
    assert decode(b'{"type": "decree", "what": "kill", "who": "Dan"}', Decree) == Decree(what="kill", who="Dan", reason="")
    game.decree("kill", "Dan")
    assert not game.told("mj", "reasoned")
    game.game.agenda.insert(0, Step("decree", ["spare", "Ana", None]))  # as a game holds it that fell asleep long ago
    game.close()
    assert_told(game, "mj", "decreed", what="spare", who="Ana")


# ---------------------------------------------------------------------------------------------------- life and death


@pytest.mark.parametrize("window", ["loups", "election", "debat", "vote"])
def test_killed_at_once_whatever_is_under_way(window: str) -> None:
    game = scene().to(window)
    assert game.decree("kill", "Dan") is None
    assert_dead(game, "Dan")
    assert_told(game, "public", "died", who="Dan", role="simple-villageois")
    assert game.told("mj", "died")[0]["cause"] == "decret"
    assert game.window == window


def test_what_follows_a_death_follows_a_decreed_one() -> None:
    game = scene().to("debat")
    game.decree("kill", "Cleo")
    assert game.window == "chasseur"
    game.say("Cleo", "tirer Dan")
    game.close()
    assert_dead(game, "Cleo", "Dan")
    assert game.window == "debat"


def test_a_decreed_death_may_end_the_game() -> None:
    game = scene().to("debat")
    game.decree("kill", "Bob")
    assert_won(game, "village", "Ana", "Cleo", "Dan", "Eve", "Fay", "Gus")


def test_a_wolf_who_is_given_the_card_of_a_villager_keeps_the_village_from_nothing() -> None:
    """Else nobody could ever win: too few for the wolves, a wolf too many for the village."""
    game = scene().to("debat")
    game.decree("give-role", "Bob", "voyante")
    game.decree("kill", "Ana")
    assert_won(game, "village", "Ana", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus")


def test_a_wolf_turned_by_a_model_and_given_such_a_card_is_no_wolf_either() -> None:
    game = scene(Hal="enfant-sauvage").to("enfant-sauvage")
    game.say("Hal", "modele Dan")
    game.to("debat")
    game.decree("kill", "Dan")
    game.to("loups")
    game.decree("give-role", "Hal", "simple-villageois")
    game.decree("kill", "Bob")
    assert game.game.over
    assert game.game.camps == ["village"]


def test_no_guard_stops_a_decree() -> None:
    game = scene(Hal="idiot-du-village", Ian="ancien").to("debat")
    game.decree("kill", "Hal")
    game.decree("kill", "Ian")
    assert_dead(game, "Hal", "Ian")


def test_spared_an_attack_does_not_get_through_until_the_next_deaths_are_settled() -> None:
    game = scene(Hal="sorciere").to("loups")
    game.say("Bob", "devorer Dan")
    game.to("sorciere")
    assert game.decree("spare", "Dan") is None
    game.night()
    assert_alive(game, "Dan")
    game.to_moment("nuit").night(Bob="devorer Dan")
    assert_dead(game, "Dan")


def test_spared_before_the_attack_is_made_as_well() -> None:
    game = scene().to("loups")
    game.decree("spare", "Dan")
    assert_dead(game.night(Bob="devorer Dan"))


def test_spared_before_the_execution() -> None:
    game = scene(Hal="servante-devouee").night().to("vote")
    for voter in ("Bob", "Cleo"):
        game.say(voter, "voter Dan")
    game.to("servante")
    game.decree("spare", "Dan")
    assert_dead(game.to_moment("nuit"))


def test_revived_a_player_is_back_with_the_powers_of_the_card() -> None:
    game = scene().night(Bob="devorer Ana")
    assert_dead(game, "Ana")
    assert game.decree("revive", "Ana") is None
    assert_dead(game)
    assert_told(game, "public", "resurrected", who="Ana")
    game.to_moment("nuit").night(Ana="sonder Bob")
    assert_told(game, "Ana", "saw", who="Bob", role="loup-garou")


# ---------------------------------------------------------------------------------------------------- roles and marks


def test_a_role_given_is_fresh_and_told_to_its_player_alone() -> None:
    game = scene().to("debat")
    assert game.decree("give-role", "Dan", "loup-garou") is None
    assert (game.game.role("Dan"), game.game.camp("Dan")) == ("loup-garou", "loups")
    assert_told(game, "Dan", "became", who="Dan", role="loup-garou", camp="loups")
    assert_not_told(game, "Eve", "became")
    assert game.to("loups").asked("Dan") == ["devorer"]


def test_a_role_taken_leaves_nothing_of_it() -> None:
    game = scene().to("debat")
    game.decree("give-role", "Bob", "simple-villageois")
    assert game.game.held("antre") == []
    assert game.game.camp("Bob") == "village"


@pytest.mark.rule("meneur.capitaine.6")
def test_the_title_of_captain_is_given_and_passes_from_one_to_the_other() -> None:
    game = scene().to("debat")
    game.decree("give-title", "Ana", "capitaine")
    game.decree("give-title", "Dan", "capitaine")
    assert game.game.held("capitaine") == ["Dan"]
    assert_told(game, "public", "elected", who="Dan", office="capitaine", how="named", after="Ana")
    assert [seat.name for seat in view(game.table, "public").seats if "capitaine" in seat.titles] == ["Dan"]


def test_marks_are_set_and_taken() -> None:
    game = scene().to("debat")
    game.decree("mark", "Dan", "no-vote")
    assert game.to("vote").asked("Dan") == []
    game.decree("unmark", "Dan", "no-vote")
    assert game.asked("Dan") == ["voter"]  # the vote under way asks again


def test_a_power_is_suppressed() -> None:
    game = scene().to("debat")
    game.decree("suppress", "Ana")
    assert "voyante" not in game.to_moment("nuit").calls("jour")


# --------------------------------------------------------------------------------------------- words, boards, the end


@pytest.mark.parametrize(("who", "readers"), [(None, {"Ana", "Dan", "public"}), ("Dan", {"Dan"})])
def test_an_announcement_is_for_all_or_for_one(who: str | None, readers: set[str]) -> None:
    game = scene().to("loups")
    game.decree("announce", who, "Pause de cinq minutes")
    told = {v for v in ("Ana", "Dan", "public") if game.told(v, "text", text="Pause de cinq minutes")}
    assert told == readers


def test_an_answer_is_sent_back_to_its_author_who_is_asked_again() -> None:
    game = scene().to("voyante")
    assert game.say("Ana", "sonder Bob") is None
    assert game.say("Ana", "sonder Dan") is None
    assert game.decree("send-back", "Ana", "sonder") is None
    assert game.table.open is not None
    assert not game.table.open.answers, "neither what was said last stands, nor what was said before"
    assert_told(game, "Ana", "lapsed", power="sonder", reason="sent-back")
    assert_not_told(game, "Dan", "lapsed")
    woken = Table.wake(game.table.rules, game.table.sleep())
    assert woken.open is not None
    assert not woken.open.answers
    assert game.table.undo() is None
    assert [answer.value for answer in game.table.open.answers.values()] == [("Dan",)]


def test_that_nothing_was_answered_yet_changes_nothing() -> None:
    game = scene().to("voyante")
    assert game.decree("send-back", "Ana", "sonder") is None
    assert_not_told(game, "Ana", "lapsed")


@pytest.mark.parametrize("winners", [["Ana", "Dan"], [], None])
def test_the_game_is_ended(winners: list[str] | None) -> None:
    game = scene().to("loups")
    assert game.decree("end-game", value=winners) is None
    assert game.game.over
    assert game.game.winners == (winners or [])
    assert_told(game, "public", "won", winners=winners or [])
    again = game.decree("revive", "Dan")
    assert again is not None
    assert again.code == "game-over"


# ------------------------------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("what", "who", "value", "code", "legal"),
    [
        ("vanish", "Dan", None, "unknown-decree", "kill"),
        ("kill", "Zoe", None, "unknown-player", "Dan"),
        ("kill", None, None, "unknown-player", "Dan"),
        ("kill", "Eve", None, "dead", "Dan"),
        ("spare", "Eve", None, "dead", "Dan"),
        ("revive", "Dan", None, "not-legal", "Eve"),
        ("give-role", "Dan", "sorcier", "not-legal", "sorciere"),
        ("give-role", "Dan", None, "not-legal", "sorciere"),
        ("give-title", "Dan", "maire", "not-legal", "capitaine"),
        ("give-title", "Dan", "antre", "not-legal", "capitaine"),
        ("mark", "Dan", "chance", "not-legal", "charmed"),
        ("unmark", "Dan", "chance", "not-legal", "charmed"),
        ("open-board", None, "forum", "not-legal", "place"),
        ("close-board", None, None, "not-legal", "place"),
        ("end-game", None, ["Zoe"], "unknown-player", "Dan"),
        ("end-game", None, "Dan", "unknown-player", "Dan"),
        ("end-game", None, 3, "unknown-player", "Dan"),
        ("announce", None, "  ", "empty", None),
        ("announce", "Zoe", "Bonjour", "unknown-player", "Dan"),
        ("suppress", "Zoe", None, "unknown-player", "Dan"),
        ("send-back", "Dan", "sonder", "not-asked", None),
        ("send-back", "Zoe", "sonder", "unknown-player", "Dan"),
    ],
)
def test_what_cannot_be_decreed_changes_nothing_and_says_what_can(
    what: str, who: str | None, value: Any, code: str, legal: str | None
) -> None:
    game = scene().night(Bob="devorer Eve")
    before, chapters = encode(game.game), len(game.table.chapters)
    refusal = game.decree(what, who, value)
    assert refusal is not None
    assert refusal.code == code
    assert legal is None or legal in refusal.legal
    assert (encode(game.game), len(game.table.chapters)) == (before, chapters)


def test_every_mark_that_the_names_list_can_be_set_but_the_captain_who_has_a_title() -> None:
    game = scene().to("debat")
    for mark in words("meneur").marks:
        assert (game.decree("mark", "Dan", mark) is None) is (mark != "captain"), mark


def test_the_decrees_are_those_that_the_names_list() -> None:
    """But those that are inputs of their own, and the one for objects, which come with a rule set that has some."""
    elsewhere = {"close", "undo", "give-object"}
    assert set(common().mj) - elsewhere == set(DECREES) - {"suppress"}


# ---------------------------------------------------------------------------------------------- what goes with a mark


def test_a_mark_brings_its_bond_and_takes_it_away() -> None:
    game = scene().to("debat")
    game.decree("mark", "Ana", "in-love")
    assert game.told("Ana", "bound") == []  # one alone is no couple
    game.decree("mark", "Dan", "in-love")
    assert_told(game, "Ana", "bound", who="Dan")
    game.decree("kill", "Dan")
    assert not game.game.alive("Ana")
    apart = scene().to("debat")
    for who in ("Ana", "Dan"):
        apart.decree("mark", who, "in-love")
    apart.decree("unmark", "Dan", "in-love")
    apart.decree("kill", "Dan")
    assert apart.game.alive("Ana")


def test_a_mark_brings_its_side() -> None:
    game = scene().to("debat")
    game.decree("mark", "Dan", "infected")
    assert game.game.camp("Dan") == "loups"
    game.to("loups")
    assert game.asked("Dan") == ["devorer"]
