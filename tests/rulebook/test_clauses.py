"""The rule books of the package."""

import pytest

from loupiote.rulebook import book, clause, order_pages, rule_sets
from loupiote.rulebook.clauses import FILES
from loupiote.rulebook.reader import data_text

COUNTS = {
    "meneur": 130, "classique": 198, "forum": 98, "rpg": 1018, "trinite": 207, "meuporg": 234, "citadelles": 420,
}  # fmt: skip


@pytest.mark.parametrize("rule_set", rule_sets())
def test_a_book_is_whole(rule_set: str) -> None:
    found = book(rule_set)
    assert len(found.clauses) == COUNTS[rule_set]
    assert [c.id for s in found.sections.values() for c in s.clauses] == list(found.clauses)
    for one in found.clauses.values():
        assert one.fr.strip() and one.en.strip()
        assert clause(one.id) is one
        # what a test must show comes with a case to show
        assert one.example or one.check == "text", one.id


@pytest.mark.parametrize("rule_set", rule_sets())
def test_clauses_are_numbered_without_holes(rule_set: str) -> None:
    for section in book(rule_set).sections.values():
        numbers = sorted(int(c.id.rpartition(".")[2]) for c in section.clauses)
        assert numbers == list(range(1, len(numbers) + 1)), section.id


@pytest.mark.parametrize("rule_set", rule_sets())
def test_no_source_is_named(rule_set: str) -> None:
    for text in [*map(data_text, FILES[rule_set]), *order_pages(rule_set).values()]:
        assert ".txt" not in text
        assert "\n        lines:" not in text


def test_a_book_is_read_once_and_on_demand() -> None:
    assert book("meneur") is book("meneur")
    with pytest.raises(KeyError):
        book("poker")
    with pytest.raises(KeyError):
        clause("meneur.voyante.99")
    with pytest.raises(KeyError):
        clause("poker.voyante.1")


@pytest.mark.parametrize(
    ("name", "section"),
    [
        ("voyante", "voyante"),
        ("VOYANTE", "voyante"),
        ("petite fille", "petite-fille"),
        ("infect pere  des loups", "infect-pere-des-loups"),
        ("Bouc émissaire", "bouc-emissaire"),
        ("LGB", "loup-garou-blanc"),
    ],
)
def test_a_section_is_found_as_people_write_it(name: str, section: str) -> None:
    found = book("meneur").find(name)
    assert found is not None
    assert found.id == section


def test_a_name_that_no_section_has() -> None:
    assert book("meneur").find("dragon") is None
