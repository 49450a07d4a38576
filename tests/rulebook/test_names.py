"""The closed lists of names hold together."""

import pytest

from loupiote.rulebook import BookError, clause, rule_sets
from loupiote.rulebook.entries import NamesFile
from loupiote.rulebook.names import common, read_words, words
from loupiote.rulebook.reader import data_text


@pytest.mark.parametrize("rule_set", rule_sets())
def test_every_clause_that_names_cite_exists(rule_set: str) -> None:
    found = words(rule_set)
    for bearer in found.bearers.values():
        for rule in (*bearer.rules, *(r for power in bearer.powers.values() for r in power.rules)):
            assert clause(rule).id == rule
    for rule in (*found.always_refused.values(), *(r for board in found.boards.values() for r in board.rules)):
        assert clause(rule).id == rule


@pytest.mark.parametrize("rule_set", rule_sets())
def test_draws_belong_to_a_moment_of_the_set(rule_set: str) -> None:
    found = words(rule_set)
    assert {draw.moment for draw in found.draws.values()} <= set(found.moments)


@pytest.mark.parametrize("rule_set", rule_sets())
def test_a_word_read_for_another_is_not_an_id_itself(rule_set: str) -> None:
    found = words(rule_set)
    for written, meant in found.also.items():
        assert written not in found.bearers or written == meant
        assert written not in found.powers


@pytest.mark.parametrize("rule_set", rule_sets())
def test_packs_that_roles_hold_exist(rule_set: str) -> None:
    bearers = words(rule_set).bearers
    for bearer in bearers.values():
        assert bearer.holds is None or bearers[bearer.holds].kind == "pack"


def test_shared_words_agree_with_each_other() -> None:
    found = common()
    for event in found.events.values():
        assert event.told in found.audiences
    for short in found.shorts.values():
        fields = found.events[short.kind].fields
        assert {*short.fixed, *((short.main,) if short.main else ())} <= set(fields), short.id
    assert {bearer.kind for name in rule_sets() for bearer in words(name).bearers.values()} <= set(found.kinds)


def test_a_bearer_as_in_another_rule_set_has_its_powers() -> None:
    barber = words("rpg").bearers["barbier"]
    assert barber.same_as == "classique"
    assert barber.powers == words("classique").bearers["barbier"].powers
    assert barber.powers["raser"].rules == ("classique.barbier.1",)


def test_entries_as_typed_data() -> None:
    found = words("meneur")
    assert found.moments[0] == "distribution"
    assert found.windows["chasseur"].moments == ("aube", "execution")
    assert found.windows["chasseur"].delay
    voter = found.bearers["joueur"].powers["voter"]
    assert (voter.windows, voter.choices, voter.secret, voter.optional) == (
        ("election", "vote"),
        ("ballot",),
        True,
        True,
    )
    assert found.bearers["cupidon"].powers["unir"].optional is False
    assert found.powers["espionner"] == ("petite-fille",)
    draw = found.draws["cible@aube.chasseur"]
    assert (draw.what, draw.moment, draw.bearer) == ("cible", "aube", "chasseur")
    assert found.shorts()["chasseur"] == ("cible@aube.chasseur", "cible@execution.chasseur")
    assert words("forum").always_refused == {"decliner": "forum.capitaine.3"}
    assert words("rpg").events_without_prefix
    assert words("meuporg").object_states == ("intact", "destroyed")


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("window: voyante, choice: one player", "window: voyant, choice: one player", "unknown window `voyant`"),
        ("window: voyante, choice: one player", "window: voyante, choice: one wolf", "unknown choice `one wolf`"),
        ("window: voyante, choice", "window: voyante, colour: red, choice", "unknown key `colour`"),
        ("voyante: {moment: nuit", "voyante: {moment: midi", "unknown moment `midi`"),
        ("voyante: {moment: nuit", "voyante: {moment: nuit, moment: nuit", "key `moment` is given twice"),
        ("cible@aube.chasseur", "cible-aube-chasseur", "is not of the form what@moment.bearer"),
    ],
)
def test_a_slip_is_refused_with_its_line(old: str, new: str, what: str) -> None:
    text = data_text("names.yaml")
    start = text.index("\nmeneur:")
    at = text.index(old, start)
    with pytest.raises(BookError) as caught:
        read_words("meneur", NamesFile(text[:at] + new + text[at + len(old) :]))
    assert what in caught.value.what
    assert caught.value.file == "names.yaml"
    assert abs(caught.value.line - (text.count("\n", 0, at) + 1)) <= 1


def test_a_top_level_key_given_twice() -> None:
    with pytest.raises(BookError, match=r"names\.yaml:3: key `meneur` is given twice, first in line 1"):
        NamesFile("meneur:\n  moments: []\nmeneur: {}\n")
