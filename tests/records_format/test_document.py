"""The document of the format: its worked example checks, and it names everything that the reader knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from loupiote.records import check
from loupiote.records.blocks import SETTINGS
from loupiote.records.expectations import READERS
from loupiote.records.header import KEYS
from loupiote.records.vocabulary import vocabulary
from loupiote.rulebook.names import common

TEXT = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```yaml\n(loupiote:.*?)```", TEXT, re.S)


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_worked_example_checks(example: str) -> None:
    outcome = check(example)
    assert outcome.ok, [error.text("en") for error in outcome.errors]


def test_there_is_a_worked_example() -> None:
    assert EXAMPLES


@pytest.mark.parametrize("word", [*KEYS, *SETTINGS, *READERS])
def test_every_key_is_described(word: str) -> None:
    assert re.search(rf"^\|[^|]*`{word}`[^|]*\|", TEXT, re.M)


@pytest.mark.parametrize("word", vocabulary("meneur").commands)
def test_every_command_is_described(word: str) -> None:
    assert re.search(rf"^\|[^|]*`{word}\b", TEXT, re.M)


@pytest.mark.parametrize("kind", common().choices)
def test_every_kind_of_choice_is_described(kind: str) -> None:
    assert re.search(rf"^\| {kind} \|", TEXT, re.M)
