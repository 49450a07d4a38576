"""Clauses that ask for a test have one in every rule set declared complete; no test names a clause that does not exist.

A test names a clause by `pytest.mark.rule` in its code, a record by its `rule:` or `rules_shown:` list. Clauses that
need an extension count as a rule set of their own, `rpg with nouvelle-lune`: a set is complete without them.
"""

import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from loupiote.rulebook import book, rule_sets

TESTS = Path(__file__).parent
ID = re.compile(r"[a-z]+(?:\.[a-z0-9-]+)+\.\d+")
MARK = re.compile(r"mark\.rule\((.*?)\)", re.S)
COMMENT = re.compile(r"(?m)^\s*#.*$")
RECORD_KEY = re.compile(r"^(?:rule|rules_shown):\s*(.+?)(?=^\S|\Z)", re.S | re.M)


def asked() -> dict[str, set[str]]:
    """The clauses that ask for a test, by rule set, with and without extension."""
    found: dict[str, set[str]] = {}
    for rule_set in rule_sets():
        for clause in book(rule_set).clauses.values():
            name = f"{rule_set} with {clause.needs}" if clause.needs else rule_set
            found.setdefault(name, set()).update({clause.id} if clause.check == "test" else ())
    return found


def named(folder: Path) -> dict[str, list[Path]]:
    """Every clause id that a test or a record under a folder names, with the files that do."""
    found: dict[str, list[Path]] = {}
    for path, words in _passages(folder):
        for clause in ID.findall(words):
            found.setdefault(clause, []).append(path)
    return found


def _passages(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(folder.rglob("*.py")):
        yield from ((path, call) for call in MARK.findall(COMMENT.sub("", path.read_text(encoding="utf-8"))))
    for path in sorted([*folder.rglob("*.yaml"), *folder.rglob("*.yml")]):
        yield from ((path, value) for value in RECORD_KEY.findall(path.read_text(encoding="utf-8")))


def complete() -> tuple[str, ...]:
    """The rule sets declared complete."""
    return tuple(getattr(importlib.import_module("loupiote.rules"), "COMPLETE", ()))


def test_only_known_rule_sets_are_declared_complete() -> None:
    assert set(complete()) <= set(asked())


@pytest.mark.parametrize("rule_set", complete())
def test_every_clause_of_a_complete_rule_set_is_shown(rule_set: str) -> None:
    missing = asked()[rule_set] - set(named(TESTS))
    assert not missing, f"{len(missing)} clauses of {rule_set} without a test: {', '.join(sorted(missing))}"


def test_no_test_names_an_unknown_clause() -> None:
    known = {clause for rule_set in rule_sets() for clause in book(rule_set).clauses}
    unknown = {
        clause: [str(path.relative_to(TESTS)) for path in paths]
        for clause, paths in named(TESTS).items()
        if clause not in known and clause.partition(".")[0] in rule_sets()
    }
    assert not unknown


def test_how_clauses_are_named(tmp_path: Path) -> None:
    mark = "@pytest.mark" + ".rule"  # written apart, or this test would name clauses itself
    (tmp_path / "test_a.py").write_text(f'{mark}("a.b.1",\n    "a.c-d.2")\n# {mark}("a.b.3")\nx = "a.b.4"\n')
    (tmp_path / "b.yaml").write_text("title: a.b.5\nrule: [a.b.6, a.b.7]\nplay:\n  - rule: [a.b.8]\n")
    (tmp_path / "c.yml").write_text("rules_shown:\n  - a.b.9\nrules: a.b.10\n")
    assert set(named(tmp_path)) == {"a.b.1", "a.c-d.2", "a.b.6", "a.b.7", "a.b.9"}
