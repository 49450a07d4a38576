"""The golden games are told as they were; what differs is shown line by line."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from golden.tellings import HERE, Telling, tellings
from loupiote.records import check

TELLINGS = list(tellings())


@pytest.mark.parametrize("telling", TELLINGS, ids=lambda telling: telling.path.name)
def test_told_as_before(telling: Telling) -> None:
    kept = telling.path.read_text(encoding="utf-8") if telling.path.exists() else ""
    if kept != telling.text:
        difference = unified_diff(
            kept.splitlines(), telling.text.splitlines(), f"{telling.path.name} (kept)", "told now", lineterm="", n=1
        )
        pytest.fail("\n".join([*difference, "", "If this is what you want: make golden"]), pytrace=False)


def test_no_other_telling_is_kept() -> None:
    told = {telling.path for telling in TELLINGS}
    assert {path for path in HERE.iterdir() if path.suffix in (".txt", ".md", ".bbcode")} == told


@pytest.mark.parametrize("record", sorted(HERE.glob("*.yaml")), ids=lambda record: record.stem)
def test_record(record) -> None:
    outcome = check(record)
    assert outcome.ok, "\n" + "\n".join(error.text("en") for error in outcome.errors)
