"""Every record below `tests/records/` is played and must hold, one test for each file."""

from __future__ import annotations

from pathlib import Path

import pytest

from loupiote.records import check

RECORDS = Path(__file__).parent / "records"
FILES = sorted(RECORDS.rglob("*.yaml"))


def name(path: Path) -> str:
    return path.relative_to(RECORDS).with_suffix("").as_posix()


@pytest.mark.parametrize("path", FILES, ids=name)
def test_record(path: Path) -> None:
    outcome = check(path)
    assert outcome.ok, "\n" + "\n".join(error.text("en") for error in outcome.errors)
