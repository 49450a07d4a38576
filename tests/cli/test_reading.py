"""What a person types at a prompt: numbers, names with slips, doubts."""

from __future__ import annotations

import pytest

from loupiote.cli.near import find
from loupiote.cli.play.reading import Doubt, Labels, command, read
from loupiote.kernel.ask import Nothing, One, Several, Words, YesNo

NAMES = ["Ana", "Anaïs", "Bob", "Cléo", "Dan"]
KNOWN = Labels({name: name for name in NAMES}, NAMES, ["Eve"])
ONE = One(NAMES)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Bob", "Bob"), ("bob", "Bob"), ("3", "Bob"), (" BOB ", "Bob"), ("bo", "Bob"), ("bib", "Bob"),
        ("cleo", "Cléo"), ("Cléo", "Cléo"), ("cloé", "Cléo"), ("ana", "Ana"), ("anais", "Anaïs"), ("eve", "Eve"),
    ],
)  # fmt: skip
def test_a_name_is_understood(text: str, name: str) -> None:
    assert read(ONE, text, KNOWN) == (name,)


@pytest.mark.parametrize("text", ["an", "", "9", "Zoé", "b", "anq dan"])
def test_in_doubt_it_is_asked_again(text: str) -> None:
    with pytest.raises(Doubt):
        read(ONE, text, KNOWN)


def test_a_doubt_names_what_may_be_meant() -> None:
    with pytest.raises(Doubt) as doubt:
        read(ONE, "an", KNOWN)
    assert doubt.value.near == ["Ana", "Anaïs"]


@pytest.mark.parametrize("text", ["0", "rien", "-", "Personne", "nothing"])
def test_nothing_is_nothing(text: str) -> None:
    assert read(ONE, text, KNOWN) is None
    assert read(One(NAMES, blank=True), text, KNOWN) == ("personne",)


@pytest.mark.parametrize("text", ["Ana, Bob", "1 3", "ana bob", "1,3", "Ana et Bob", "Ana and bob", "1 & 3"])
def test_several_names(text: str) -> None:
    assert read(Several(NAMES, 2, 2), text, KNOWN) == ("Ana", "Bob")


def test_a_name_with_spaces_among_several() -> None:
    names = ["Jean Petit", "Bob"]
    known = Labels({name: name for name in names}, names)
    assert read(Several(names, 1, 2), "jean petit", known) == ("Jean Petit",)
    assert read(Several(names, 1, 2), "jean petit, bob", known) == ("Jean Petit", "Bob")


def test_where_a_name_is_a_number_numbers_are_names() -> None:
    known = Labels({"2": "2", "Bob": "Bob"}, ["Bob", "2"])
    assert read(One(["Bob", "2"]), "2", known) == ("2",)


def test_yes_no_and_words() -> None:
    assert read(YesNo(), "Oui", KNOWN) == ("oui",)
    assert read(YesNo(), "n", KNOWN) == ("non",)
    assert read(Nothing(), "o", KNOWN) == ()
    assert read(Nothing(), "0", KNOWN) is None
    assert read(Words(20), "un clin d’œil", KNOWN) == ("un clin d’œil",)
    with pytest.raises(Doubt):
        read(YesNo(), "peut-être", KNOWN)


def test_the_only_name_is_answered_by_yes() -> None:
    known = Labels({"Bob": "Bob"}, ["Bob"])
    assert read(One(["Bob"]), "oui", known) == ("Bob",)
    assert read(One(["Bob"]), "non", known) is None


def test_commands_and_players_who_bear_their_names() -> None:
    assert command("?", KNOWN) == "help"
    assert command("U", KNOWN) == "undo"
    assert command("bob", KNOWN) is None
    queen = Labels({"Q": "Q"}, ["Q"])
    assert command("q", queen) is None
    assert command(":q", queen) == "quit"


def test_near_names_are_not_guessed_where_they_must_not_be() -> None:
    assert find("voyant", ["voyante", "voleur"], guess=False).value is None
    assert find("voyant", ["voyante", "voleur"]).value == "voyante"
    assert find("zzz", ["voyante"]).near == []
