"""What is a name, and which two cannot be told apart at one table."""

from __future__ import annotations

import pytest

from loupiote.rules import rule_set
from loupiote.web.people.names import clean, wrong

RULES = rule_set("meneur")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "Ana"),
        ("Ana", "ana"),
        ("Ana", " Ana "),
        ("Élise", "ELISE"),
        ("Jean Paul", "jean-paul"),
        ("Œdipe", "Oedipe"),
        ("Łukasz", "Lukasz"),
        ("Ana", "Аna"),  # the first letter is Cyrillic
        ("Cleo", "Сleo"),
        ("Cléo", "сleo"),
        ("Ana", "Αna"),  # Greek
        ("Nora", "Νοrа"),
        ("Лев", "Lev"),
        ("Ωmega", "Omega"),
        ("Ilda", "llda"),
        ("Ana1", "AnaI"),
        ("Bob", "B0b"),
        ("Ａｎａ", "Ana"),
        ("１２", "12"),
    ],
)
def test_names_that_look_or_sound_alike_are_one(name: str, other: str) -> None:
    assert wrong(RULES, clean(other), [name]) == "duplicate-name"
    assert wrong(RULES, clean(name), ["Zoé", other]) == "duplicate-name"


@pytest.mark.parametrize(
    ("name", "other"), [("Ella", "Elia"), ("ELLA", "ELIA"), ("Ali", "All"), ("😀", "😁"), ("李", "里"), ("Ana", "Anna")]
)
def test_names_that_can_be_told_apart_are_two(name: str, other: str) -> None:
    assert wrong(RULES, name, [other]) is None


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 31, "a\u200bb", "a\u202eb", "a\x00b", "mj", "MJ", "personne", "Public", "\ufeffAna"]
)
def test_what_is_no_name(name: str) -> None:
    assert wrong(RULES, clean(name), []) == "bad-name"


@pytest.mark.parametrize("name", ["x" * 30, "A", "Zoé", "L'Ancien", "<b>gras</b>", "No", "null", "12:30", "voyante"])
def test_what_is_a_name(name: str) -> None:
    assert wrong(RULES, clean(name), []) is None


def test_spaces_are_made_plain() -> None:
    assert clean("  Jean \u00a0 Paul\n") == "Jean Paul"
