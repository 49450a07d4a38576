"""What people did stands beside what they were told: all of it for the game master, their own for a player."""

import pytest

from loupiote.kernel.events import Acted, Dealt
from loupiote.narration import Narrator, tale
from loupiote.narration.acts import OUTCOME, Done
from loupiote.records import play
from loupiote.rulebook.names import words
from loupiote.rules import BUILT, rule_set

RECORD = """
loupiote: 1
rules: meneur
options: {capitaine: aucun, vote-visible: %s}
players: {Ana: salvateur, Bob: loup-garou, Cleo: sorciere, Dan: juge-begue, Eve: simple-villageois, Fay: simple-villageois}
play:
  - window: nuit
    Ana: proteger Eve
    Ana: proteger Ana
    Bob: devorer Eve
    Cleo: sauver Eve
  - window: debat
    Dan: faire-le-signe
  - window: vote
    Bob: voter Ana
    Cleo: voter Fay
    mj: [kill Fay, close]
""".replace("    Ana: proteger Eve\n    Ana: proteger Ana\n", "    Ana: [proteger Eve, proteger Ana]\n")


def deeds(viewer, visible="cloture"):
    told = tale(play(RECORD % visible), viewer)
    return [(t.event.who, t.event.power, t.event.target) for t in told if isinstance(t.event, Acted)]


def test_the_game_master_reads_the_last_word_of_everybody_once():
    assert deeds("mj") == [
        ("Ana", "proteger", ["Ana"]),
        ("Bob", "devorer", ["Eve"]),
        ("Cleo", "sauver", ["Eve"]),
        ("Dan", "faire-le-signe", None),
    ]


def test_a_player_reads_their_own_and_the_public_nothing():
    assert deeds("Ana") == [("Ana", "proteger", ["Ana"])]
    assert deeds("Dan") == [("Dan", "faire-le-signe", [])]
    assert deeds("public") == []


def test_secret_ballots_are_acts_of_their_own_and_what_lapsed_is_none():
    assert ("Bob", "voter", ["Ana"]) in deeds("mj", "secret")
    assert not any(power == "voter" and who == "Cleo" for who, power, _ in deeds("mj", "secret"))
    assert not any(power == "voter" for _, power, _ in deeds("mj"))


def test_in_words():
    table = play(RECORD % "cloture")
    said = Narrator("fr").story(tale(table, "mj"), mj=True).replace("\u00a0", " ").replace("’", "'")
    for line in ("Ana veille sur sa propre porte.", "Bob veut dévorer Eve.", "Dan fait discrètement son signe."):
        assert f"  • {line}" in said
    assert "Tu protèges Ana cette nuit." in Narrator("fr").story(tale(table, "Ana"), reader="Ana")


def test_a_seat_that_has_changed_hands_has_the_story_of_both_and_each_order_once():
    handed = "Ana: proteger Eve\n    mj: substitute Ana Zoe\n    Zoe: proteger Zoe"
    record = (RECORD % "cloture").replace("Ana: [proteger Eve, proteger Ana]", handed).replace("voter Ana", "voter Zoe")
    told = tale(play(record), "Zoe")
    acts = [told.event for told in told if isinstance(told.event, Acted)]
    assert [(act.who, act.power, act.target) for act in acts] == [("Zoe", "proteger", ["Zoe"])]
    assert [one.to for one in told if isinstance(one.event, Dealt)] == [["Ana"]]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("rules", BUILT)
def test_what_one_did_reads_as_it_was_taken_in_every_window(rules, lang):
    """The receipt of an answer, and the same answer in the story: the window in which it was given says which words."""
    said = Narrator(lang, rules=rules)
    powers = {id for bearer in words(rules).bearers.values() for id in bearer.powers}
    for power in sorted(powers - OUTCOME):
        if said.writer.texts.has(f"receipt-{power}") and not said.writer.texts.has(f"receipt-{power}", "words"):
            for window in rule_set(rules).asked:
                done = Done(Acted("Ana", power, ["Bob"]), ["Ana"], (), "nuit", 1, window=window)
                assert said.tell(done, reader="Ana") == said.receipt(power, "Bob", window=window), (power, window)


def test_the_espion_reads_in_the_story_whom_he_watched():
    record = """
loupiote: 1
rules: forum
options: {capitaine: aucun}
players: {Ana: espion, Bob: loup-garou, Cleo: voyante, Dan: simple-villageois, Eve: simple-villageois, Fay: simple-villageois}
play:
  - window: voyante
    Cleo: sonder Dan
    Ana: espionner
  - window: loups
    Bob: devorer Eve
"""
    told = Narrator("fr", rules="forum").story(tale(play(record), "Ana"), reader="Ana")
    assert "Tu guettes la Voyante" in told
    assert "meute : pile" not in told.replace("\u00a0", " ")
