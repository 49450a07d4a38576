"""The loader refuses slips and says where they stand."""

import pytest

from loupiote.rulebook import BookError
from loupiote.rulebook.clauses import read_book

GOOD = """\
ruleset: meneur
sections:
  - id: voyante
    name: "Voyante"
    what: role
    camp: village
    clauses:
      - id: meneur.voyante.1
        kind: action
        check: test
        en: "She looks."
        fr: "Elle regarde."
"""


def load(*texts: str):
    return read_book("meneur", {f"part-{n}.yaml": text for n, text in enumerate(texts)})


def test_a_book_is_read() -> None:
    book = load(GOOD)
    assert list(book.sections) == ["voyante"]
    assert book.clauses["meneur.voyante.1"].text("fr") == "Elle regarde."
    assert book.clauses["meneur.voyante.1"].text("en") == "She looks."


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("kind: action", "kind: action\n        colour: red", 10, "unknown key `colour`"),
        ("check: test", "check: test\n        check: text", 11, "key `check` is given twice"),
        ("ruleset: meneur", "ruleset: meneur\nruleset: meneur", 2, "key `ruleset` is given twice"),
        ('        en: "She looks."\n', "", 8, "key `en` is missing"),
        ("kind: action", "kind: deed", 9, "`deed` is none of action, "),
        ("check: test", "check: maybe", 10, "`maybe` is none of test, text"),
        ("camp: village", "camp: nobody", 6, "`nobody` is none of village, "),
        ("id: meneur.voyante.1", "id: meneur.voyant.1", 8, "ids here are `meneur.voyante.1`, 2, 3..."),
        ("id: meneur.voyante.1", "id: rpg.voyante.1", 8, "clause `rpg.voyante.1` does not belong here"),
        ("id: meneur.voyante.1", "id: meneur.voyante.un", 8, "clause `meneur.voyante.un` does not belong here"),
        ("ruleset: meneur", "ruleset: rpg", 1, "the file is of rule set `rpg`, not of `meneur`"),
        ('name: "Voyante"', "name: 12", 4, "text is expected here, found 12"),
        ('name: "Voyante"', "name: 1.5", 4, "would be read as something else than text"),
        ('name: "Voyante"', "name: [a]", 4, "a single value is expected here"),
        ('fr: "Elle regarde."', 'fr: "Elle regarde.', 12, "broken YAML"),
        (GOOD, "", 1, "the file is empty"),
        (GOOD, "- meneur\n", 1, "a mapping of keys is expected here"),
    ],
)
def test_a_slip_is_refused_with_its_line(old: str, new: str, line: int, what: str) -> None:
    assert old in GOOD
    with pytest.raises(BookError) as caught:
        load(GOOD.replace(old, new))
    assert caught.value.file == "part-0.yaml"
    assert caught.value.line in (line, line + 1) if "broken" in what else caught.value.line == line
    assert what in caught.value.what
    assert str(caught.value).startswith(f"part-0.yaml:{caught.value.line}: ")


def test_ids_are_unique_over_the_files_of_a_book() -> None:
    with pytest.raises(BookError, match=r"part-1\.yaml:8: clause `meneur\.voyante\.1` is given twice"):
        load(GOOD, GOOD)
    with pytest.raises(BookError, match=r"part-1\.yaml:3: section `voyante` is given twice"):
        load(GOOD, GOOD.replace("voyante.1", "voyante.2"))
