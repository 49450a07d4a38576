"""Orders: how a value of each kind of choice is written, and that what is exported comes back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loupiote.kernel.ask import Choice, No, Nothing, One, Parts, Places, Several, Value, Words, YesNo
from loupiote.records.orders import split, value_of, written

NAMES = ["Ana", "Bob", "Jean Paul", "vers", "rien", 'dit "Bob"', "a\\b", "élu,", "12:30", "[b]", "#1", "😀", "sonder"]
ALSO = {"villageois": "simple-villageois"}


def read(choice: Choice | None, order: str) -> Value:
    return value_of(choice, split(order)[1:], order, lambda word: ALSO.get(word, word))


@pytest.mark.parametrize(
    ("choice", "order", "value"),
    [
        (Nothing(), "faire-le-signe", ()),
        (One(NAMES), "sonder Ana", ("Ana",)),
        (One(NAMES), "manipuler vers Ana", ("Ana",)),
        (One(NAMES), "sonder vers", ("vers",)),
        (One(NAMES), 'manipuler vers "vers"', ("vers",)),
        (One(NAMES), 'sonder "Jean Paul"', ("Jean Paul",)),
        (One(NAMES), r'sonder "dit \"Bob\""', ('dit "Bob"',)),
        (One(NAMES), "sonder Ana Bob", ("Ana", "Bob")),
        (One(NAMES, of="ballot", blank=True), "voter personne", ("personne",)),
        (One(["simple-villageois", "garder"], of="option"), "prendre-carte villageois", ("simple-villageois",)),
        (One(["villageois"], of="option"), "prendre-carte villageois", ("villageois",)),
        (One(["nord", "sud"], of="citadel"), "orienter nord", ("nord",)),
        (One(["1", "2"], of="group"), "viser 2", ("2",)),
        (One(["B4"], of="square"), "espionner B4", ("B4",)),
        (Several(NAMES, 2, 2, of="two players"), "unir Ana, Bob", ("Ana", "Bob")),
        (Several(NAMES, 2, 2, ordered=True, of="two players ordered"), "rediriger Ana vers Bob", ("Ana", "Bob")),
        (Several(NAMES, 2, 2, ordered=True, of="two players ordered"), "rediriger Ana vers vers", ("Ana", "vers")),
        (Several(NAMES, 0, 9, of="up to n players"), 'designer Ana, "Jean Paul", élu,', ("Ana", "Jean Paul", "élu,")),
        (Several(["muraille", "forge"], 0, 2, of="projects"), "lancer muraille forge", ("muraille", "forge")),
        (Several(["muraille"], 0, 1, of="projects"), "lancer", ()),
        (YesNo(), "infecter", ("oui",)),
        (YesNo(), "infecter non", ("non",)),
        (Words(100), "ecrire Je tousse:  deux fois, \"fort\"", ('Je tousse:  deux fois, "fort"',)),
        (Words(100), 'ecrire " avec bords "', (" avec bords ",)),
        (Words(100), "ecrire", ()),
        (Places(["Ana", "Bob"], ["nord", "sud"], 1), "placer Ana nord, Bob sud", ("Ana", "nord", "Bob", "sud")),
        (Parts([One(NAMES), Words(100)]), "ecrire Bob vers le lavoir, vite", ("Bob", "vers le lavoir, vite")),
        (Parts([One(NAMES), One(["tour"], of="option")]), "offrir Bob tour", ("Bob", "tour")),
        (Parts([One(["1"], of="group"), Several(NAMES, 0, 2)]), "demander 1 Ana Bob", ("1", "Ana", "Bob")),
        (None, "sonder Ana Bob", ("Ana", "Bob")),
    ],
)
def test_a_value_as_it_is_written(choice: Choice, order: str, value: Value) -> None:
    assert read(choice, order) == value


text = st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1, max_size=12)


@given(st.lists(text, min_size=1, max_size=4, unique=True))
def test_any_names_come_back(names: list[str]) -> None:
    names = [name for name in (n.strip() for n in names) if name] or ["Ana"]
    assert read(One(names), written("sonder", (names[0],))) == (names[0],)
    assert read(Several(names, 0, len(names)), written("charmer", tuple(names))) == tuple(names)
    two = Several([*names, "Z"], 2, 2, ordered=True)
    assert read(two, written("rediriger", (names[0], "Z"))) == (names[0], "Z")


@given(st.text(max_size=40))
def test_any_words_come_back(words: str) -> None:
    assert read(Words(100), written("ecrire", (words,))) == (words,)
    assert read(Parts([One(["Ana"]), Words(100)]), written("ecrire", ("Ana", words))) == ("Ana", words)


def test_a_choice_may_refuse_what_was_read() -> None:
    assert One(["Ana"], {"Ana": No("oneself")}).why_not(read(One(["Ana"]), "voter Ana")) == (No("oneself"), "Ana")
