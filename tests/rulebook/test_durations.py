"""Durations as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loupiote.rulebook.durations import format_duration, parse_duration


@given(st.integers(min_value=0, max_value=10**9))
def test_what_is_formatted_is_read_back(seconds: int) -> None:
    assert parse_duration(format_duration(seconds)) == seconds


@pytest.mark.parametrize(
    ("text", "seconds"), [("30m", 1800), (" 1 H ", 3600), ("2j", 172800), ("90min", 5400), ("0s", 0)]
)
def test_ways_to_write(text: str, seconds: int) -> None:
    assert parse_duration(text) == seconds


@pytest.mark.parametrize("text", ["", "1", "h", "1m1h", "-1h", "1.5h", "une heure"])
def test_what_is_no_duration(text: str) -> None:
    with pytest.raises(ValueError, match="no duration"):
        parse_duration(text)
