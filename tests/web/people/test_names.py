"""What is a name, and which two cannot be told apart at one table."""

from __future__ import annotations

import pytest

from loupiote.web.people.names import clean, wrong


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
        ("Ana", "Ꭺna"),  # Cherokee
        ("Ana", "ꓮna"),  # Lisu
        ("Ana", "𝐀na"),
        ("Ana", "Ana\ufe0f"),  # a selector after a letter draws nothing
        ("Bob", "Bօb"),  # Armenian
        ("Bob", "bоb"),
        ("Paul", "Pauӏ"),
        ("Paul", "PauӀ"),
        ("Eve", "Ενe"),
        ("Marne", "Mame"),
    ],
)
def test_names_that_look_or_sound_alike_are_one(name: str, other: str) -> None:
    assert wrong(clean(other), [name]) == "duplicate-name"
    assert wrong(clean(name), ["Zoé", other]) == "duplicate-name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ella", "Elia"),
        ("ELLA", "ELIA"),
        ("Ali", "All"),
        ("😀", "😁"),
        ("李", "里"),
        ("Ana", "Anna"),
        ("Bob", "8ob"),
        ("Ian", "Lan"),
        ("❤️", "💙"),
    ],
)
def test_names_that_can_be_told_apart_are_two(name: str, other: str) -> None:
    assert wrong(name, [other]) is None


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 31, "a\u200bb", "a\u202eb", "a\x00b", "mj", "MJ", "personne", "Public", "\ufeffAna"]
)
def test_what_is_no_name(name: str) -> None:
    assert wrong(clean(name), []) == "bad-name"


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u034f", "\u17b4", "\u180b", "\U0001d159"]
)
def test_what_shows_nothing_is_no_part_of_a_name(blank: str) -> None:
    assert wrong(clean(blank), []) == wrong(clean(f"Ana{blank}"), []) == wrong(clean(f"{blank}Ana"), []) == "bad-name"


@pytest.mark.parametrize(
    "name", ["\ufe0f", "MJ\ufe0f", "рublic", "MJ.", "M-J", "ＭＪ", "Meneur", "meneuse de jeu", "G.M.", "Personne !"]
)
def test_nobody_is_called_like_those_who_speak_or_like_no_one(name: str) -> None:
    assert wrong(clean(name), []) == "bad-name"


@pytest.mark.parametrize(
    "name", ["x" * 30, "A", "Zoé", "L'Ami", "<b>gras</b>", "No", "null", "12:30", "❤️", "Ana ❤️", "Maj"]
)
def test_what_is_a_name(name: str) -> None:
    assert wrong(clean(name), []) is None


@pytest.mark.parametrize(
    "name",
    [
        *("rien", "Personne", "Annuler", "tous", "Toutes", "Tout le monde", "aucun", "Passer", "vote blanc"),
        *("nothing", "Nobody", "No one", "none", "cancel", "everyone", "Everybody", "ALL", "pass", "Τous"),
    ],
)
def test_a_word_that_answers_an_order_is_no_name(name: str) -> None:
    assert wrong(clean(name), []) == "bad-name"


@pytest.mark.parametrize("name", ["Brien", "Ren", "Toussaint", "Ali", "Person", "Bob Personne"])
def test_a_name_may_be_near_to_such_a_word(name: str) -> None:
    assert wrong(clean(name), []) is None


def test_spaces_are_made_plain() -> None:
    assert clean("  Jean \u00a0 Paul\n") == "Jean Paul"


@pytest.mark.parametrize(
    "name",
    [
        *("Le Meneur", "Meneur Bob", "Bob (MJ)", "The Game Master", "Ana, maîtresse du jeu", "Le Мeneur"),
        *("Loupiote", "L0upiote", "Bot", "B0t", "Bot Ana", "Anonyme", "Anonyme 2", "Anonymous", "Admin"),
        *("Loup-Garou", "Le Loup-Garou", "loups garous", "Voyante", "la Voyante", "VOYANTE", "voyante", "Seer", "Ѕeer"),
        *("The Werewolf", "Capitaine", "Captain", "Métronome", "Villagers", "sonder", "oui", "Yes", "Nobody", "Blanc"),
        *(".", "..", "../games", "Ana/../Bob", "/Ana", "[x](https://e.vil)", "www.e.vil"),
    ],
)
def test_nobody_takes_a_word_of_the_game_or_of_the_program_or_half_an_address(name: str) -> None:
    assert wrong(clean(name), []) == "bad-name"


@pytest.mark.parametrize("name", ["Fox Mulder", "Petit Renard", "Robot", "Talbot", "Aube", "Dawn", "Lechat", "Ana/Bob"])
def test_what_only_holds_such_a_word_is_a_name(name: str) -> None:
    assert wrong(name, []) is None
