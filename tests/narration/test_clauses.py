"""The rule book in English calls cards as the screen does."""

import re

import pytest

from loupiote.narration.clauses import clause_text, in_words
from loupiote.narration.grammar import typeset
from loupiote.narration.narrator import Lang
from loupiote.narration.pages import Names, clause_page
from loupiote.rulebook import book, clause


@pytest.mark.parametrize(
    ("rules", "said", "shown"),
    [
        (
            "meneur",
            "The Villageois win when all Loups-Garous are out.",
            "The Villagers win when all Werewolves are out.",
        ),
        ("meneur", "An Ancien, a Voyante and an Idiot du Village.", "An Elder, a Seer and a Village Idiot."),
        (
            "meneur",
            "A Villageois is nobody; the Villageois is asleep.",
            "A Villager is nobody; the Villager is asleep.",
        ),
        ("meneur", "The Meneur de Jeu nods.", "The game master nods."),
        ("meneur", "Asked. Meneur de Jeu and Montreur d'Ours.", "Asked. Game master and Bear Tamer."),
        ("meneur", "Montreur d’Ours, Loup-Garou Blanc's.", "Bear Tamer, White Werewolf’s."),
        ("meneur", "The two Amoureux; an Amoureux dies.", "The two lovers; a lover dies."),
        ("rpg", "The Prêtre hears « Simple Villageois ».", "The Priest hears « Simple Villageois »."),
        ("rpg", "An Amoureux traître, two Amoureux traîtres.", "A traitor lover, two traitor lovers."),
        ("rpg", "The Villageois-Villageois and Loup-Garouesque", "The Villageois-Villageois and Loup-Garouesque"),
    ],
)
def test_names_of_cards(rules: str, said: str, shown: str) -> None:
    assert in_words("en", rules, said) == shown


def test_french_is_as_it_is_written_but_for_the_signs_of_print() -> None:
    for one in book("meneur").clauses.values():
        assert clause_text("fr", one.id) == typeset(one.fr, "fr")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("rules", ["meneur", "forum", "rpg"])
def test_apostrophes_are_those_of_print(rules: str, lang: Lang) -> None:
    assert [one.id for one in book(rules).clauses.values() if "'" in clause_text(lang, one.id)] == []


@pytest.mark.parametrize("rules", ["meneur", "forum", "rpg"])
def test_no_common_card_keeps_its_french_name(rules: str) -> None:
    french = re.compile(r"(?<![\w-])(Loups?-Garous?|Voyante|Sorcière|Chasseur|Meneur de Jeu|Salvateur)(?![\w-])")
    for one in book(rules).clauses.values():
        text = in_words("en", rules, re.sub(r"«[^»]*»|'[^']{12,}'", "", one.en))
        assert not french.search(text), (one.id, text)


def test_pages_in_both_languages() -> None:
    page = clause_page(Names("en", "meneur"), "meneur.voyante.2")
    assert page["text"] == "Every night the Seer designates one player."
    assert clause_page(Names("fr", "meneur"), "meneur.voyante.2")["text"] == clause("meneur.voyante.2").fr
