"""What somebody may have meant: accents, capitals, small slips, names of several words; in doubt all of it."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.ask import NOBODY, Branch, Choice, Nothing, One, Parts, Several, Words, YesNo
from loupiote.web.ordering.readings import Lexicon, Lost, astray, mended, mentioned, shaped, values

PEOPLE = ["Ana", "Bob", "Zoé", "Éléonore", "Jean", "Paul", "Jean Paul", "Marion", "Marian", "Nora"]
ALL = Lexicon(
    [*((name, name) for name in PEOPLE), ("Le Loup", "Nora"), ("oui", "oui"), ("non", "non"), ("nobody", NOBODY)]
)


def read(choice: Choice, said: str) -> list[Any]:
    return shaped(choice, values(choice, said, ALL))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Bob", "Bob"),
        ("bob", "Bob"),
        ("BOB.", "Bob"),
        ("ZOE", "Zoé"),
        ("zoé", "Zoé"),
        ("eleonore", "Éléonore"),
        ("jean paul", "Jean Paul"),
        ("jean-paul", "Jean Paul"),
        ("Jeanpaul", "Jean Paul"),
        ("le loup", "Nora"),  # the name of her part
        ("contre Bob", "Bob"),
        ("on Bob", "Bob"),
        ("nobody", NOBODY),
    ],
)
def test_one_name(said: str, meant: str) -> None:
    assert read(One(PEOPLE, blank=True), said) == [(meant,)]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Eleonroe", "Éléonore"),  # two letters exchanged
        ("elonore", "Éléonore"),  # one left out
        ("nobodi", NOBODY),
    ],
)
def test_what_is_near_is_offered_and_never_taken(said: str, meant: str) -> None:
    choice = One(PEOPLE, blank=True)
    assert read(choice, said) == []
    assert values(choice, said, ALL.loose()) == [(meant,)]


def test_what_is_near_to_nothing_means_nothing() -> None:
    for said in ("Xavier", "Bo", "Anna Belle", "Eva"):
        assert values(One(PEOPLE), said, ALL.loose()) == [], said
    assert ALL.near("Bop") == ["Bob"]


def test_a_word_that_answers_is_near_to_no_name() -> None:
    names = Lexicon([(name, name) for name in ("Brien", "Ren", "Person", "Annulerr", "Tousse", "Nonet", "Nobodi")])
    for word in (
        "rien",
        "Rien",
        "personne",
        "ANNULER",
        "tous",
        "nobody",
        "none",
        "no one",
        "everyone",
        "cancel",
        "blanc",
    ):
        assert names.find(word) == names.loose().find(word) == names.near(word) == [], word


def test_in_doubt_all_that_may_be_meant() -> None:
    assert set(values(One(PEOPLE), "Mariun", ALL.loose())) == {("Marion",), ("Marian",)}
    assert read(One(PEOPLE), "Marian") == [("Marian",)]
    near = set(values(One(["Bob"]), "Mariun", ALL.loose()))
    assert near == {("Marion",), ("Marian",)}, "who may not be named is no less meant"


def test_all_names_of_a_text() -> None:
    assert mentioned("Zoé ou bien Bob, enfin bob", ALL) == ["Zoé", "Bob"]
    assert mentioned("Xavier", ALL) == mentioned("", ALL) == []


def test_several_names_and_names_of_several_words() -> None:
    two = Several(PEOPLE, 2, 2)
    for said in ("Ana Bob", "Ana, Bob", "ana et bob", "Ana and Bob", "Ana + Bob"):
        assert read(two, said) == [("Ana", "Bob")], said
    assert read(two, "Jean Paul") == [("Jean", "Paul")]
    assert read(One(PEOPLE), "Jean Paul") == [("Jean Paul",)]
    assert read(two, "Jean Paul Ana") == [("Jean Paul", "Ana")]
    assert len(read(Several(PEOPLE, 1, 3), "Jean Paul Ana")) == 2, "two people or three"


def test_other_kinds_of_choice() -> None:
    assert read(YesNo(), "") == [("oui",)]
    assert read(YesNo(), "non") == [("non",)]
    assert read(Nothing(), "") == [()]
    assert read(Nothing(), "Bob") == []
    assert read(Words(50), "Méfiez-vous de Bob, et d'Ana !") == [("Méfiez-vous de Bob, et d'Ana !",)]
    assert read(Parts([One(PEOPLE), Words(50)]), "Jean viens ici") == [("Jean", "viens ici")]
    assert read(Parts([One(PEOPLE), One(PEOPLE)]), "Ana vers Bob") == [("Ana", "Bob")]
    branch = Branch({"oui": One(PEOPLE), "non": Nothing()})
    assert read(branch, "oui zoe") == [("oui", "Zoé")]
    assert read(branch, "non") == [("non",)]


def test_two_who_are_called_alike() -> None:
    alike = Lexicon([("Zoé", "Zoé"), ("Zoe", "Zoe"), ("Zorro", "Zoé"), ("Zorro", "Zoe")])
    assert values(One(["Zoé", "Zoe"]), "Zoé", alike) == [("Zoé",)], "as it is written"
    assert values(One(["Zoé", "Zoe"]), "Zoe", alike) == [("Zoe",)]
    assert set(values(One(["Zoé", "Zoe"]), "ZOE", alike)) == {("Zoé",), ("Zoe",)}
    assert set(values(One(["Zoé", "Zoe"]), "zorro", alike)) == {("Zoé",), ("Zoe",)}


LETTER = Parts([One(PEOPLE), Words(200)])


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("Ana Je suis Nora, @Bob est loup ; méfie-toi !", "Je suis Nora, @Bob est loup ; méfie-toi !"),
        ("Ana, Bob l’a dit : « Nora & Paul »", "Bob l’a dit : « Nora & Paul »"),
        ("Éléonore: « Salut »  (à toi)", "« Salut »  (à toi)"),
        ("Ana ... 1 + 1 = 2, non?", "... 1 + 1 = 2, non?"),
    ],
)
def test_free_words_stay_as_they_are_written(said: str, text: str) -> None:
    assert [value[1] for value in read(LETTER, said)] == [text]
    assert read(Words(200), f" {text} ") == [(text,)]


def test_which_of_several_names_is_not_understood_and_what_may_have_been_meant() -> None:
    two = Several(PEOPLE, 2, 2)
    lost = astray(two, "Ama Bobe", ALL)
    assert lost == Lost([], "Ama", "Bobe")
    assert mended(two, lost, ALL)[0] == ("Ana", "Bob")
    lost = astray(two, "Bob, et Xavier", ALL)
    assert lost is not None
    assert (lost.known, lost.word) == (["Bob"], "Xavier")
    assert mended(two, lost, ALL) == []
    assert astray(two, "Ana Bob", ALL) is None
    lost = astray(LETTER, "Xavier Bonsoir, toi", ALL)
    assert lost is not None
    assert (lost.word, lost.rest) == ("Xavier", "Bonsoir, toi")
    lost = astray(One(PEOPLE), "Anna Belle", ALL)
    assert lost is not None
    assert lost.word == "Anna Belle", "one name is meant by all of it"


class Counted(Lexicon):
    """Counts how often something is looked for."""

    asked = 0

    def find(self, text: str) -> list[str]:
        self.asked += 1
        return super().find(text)


@pytest.mark.parametrize("said", ["x y " * 5_000, "et " * 6_000, "Jean Paul " * 2_000, "Jean Paul " * 39 + "zzz"])
def test_a_line_costs_by_its_length_however_it_may_be_read(said: str) -> None:
    lexicon, choice = Counted([(name, name) for name in PEOPLE]), Several(PEOPLE, 1, 9)
    assert values(choice, said, lexicon) == []
    lost = astray(choice, said, lexicon)
    if lost is not None:
        mended(choice, lost, lexicon)
    mentioned(said, lexicon)
    assert lexicon.asked <= 4 * lexicon.longest * len(said.split())


def test_no_list_is_longer_than_all_the_names_there_are() -> None:
    lexicon, choice = Counted([(name, name) for name in PEOPLE]), Several(PEOPLE, 1, 9)
    assert values(choice, "Bob " * lexicon.most, lexicon) != []
    lexicon.asked = 0
    assert values(choice, "Bob " * (lexicon.most + 1), lexicon) == []
    assert lexicon.asked == 0


def test_names_behind_which_much_is_said_are_understood() -> None:
    said = "Bob et Zoé " + "parce que je le dis " * 30
    lost = astray(Several(PEOPLE, 2, 2), said, ALL)
    assert lost is not None and (lost.known, lost.word) == (["Bob", "Zoé"], "parce")
    assert mentioned(said, ALL) == ["Bob", "Zoé"]


def test_a_name_of_many_words_is_a_name() -> None:
    name = "La Très Grande et Très Noble Dame de Pique"
    assert values(One([name, "Bob"]), name.upper(), Lexicon([(name, name), ("Bob", "Bob")])) == [(name,)]


def test_a_message_may_be_longer_than_any_list_of_names() -> None:
    said = "mot " * 200
    assert values(Parts([One(PEOPLE), Words(1_000)]), f"Bob {said}", ALL) == [("Bob", said.strip())]


def test_a_list_of_everybody_is_read_whatever_stands_between() -> None:
    people = [f"Joueur Numéro {n}" for n in range(60)]
    lexicon = Lexicon([(name, name) for name in people])
    assert values(Several(people, 1, 60), " et ".join(people), lexicon) == [tuple(people)]


SIGNS = ["🐺🐺", "🐺", ":-)", "(*_*)", "★ ★", "Bob"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        *(
            ("🐺🐺", ["🐺🐺"]),
            ("contre 🐺.", ["🐺"]),
            ("🐺🐺, 🐺 et Bob !", ["🐺🐺", "🐺", "Bob"]),
            ("Bob 🐺", ["Bob", "🐺"]),
        ),
        *((":-), Bob", [":-)", "Bob"]), ("(*_*)", ["(*_*)"]), ("(_)", ["(*_*)"]), ("★ ★ & Bob", ["★ ★", "Bob"])),
        ("Bob 🐱", ["Bob"]),
    ],
)
def test_a_name_of_signs_alone_is_found_as_it_is_written(said: str, meant: list[str]) -> None:
    lexicon = Lexicon([(name, name) for name in SIGNS])
    for names in (lexicon, lexicon.loose()):
        assert values(Several(SIGNS, 1, 5), said, names) == [tuple(meant)]
    assert mentioned(f"{said} et voilà", lexicon) == meant
    assert astray(Several(SIGNS, 1, 5), said, lexicon) is None


def test_no_other_signs_are_near_to_a_name_of_signs() -> None:
    lexicon = Lexicon([(name, name) for name in SIGNS])
    for said in ("🐺🐺🐺", "x🐺", "🐺x", ":-)🐱"):
        assert mentioned(said, lexicon) == mentioned(said, lexicon.loose()) == [], said
