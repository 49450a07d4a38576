"""Time as a game counts it: zones, days of 23 and 25 hours, days of rest."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from loupiote.web.calendar.hours import Hours, days
from loupiote.web.calendar.spans import Span, read

PARIS = ZoneInfo("Europe/Paris")


def paris(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=PARIS).astimezone(UTC)


@pytest.mark.parametrize("text", ["0m", "90m", "36h", "2d", "@20:00", "@08:30+1"])
def test_a_span_is_written_as_it_is_read(text: str) -> None:
    assert str(read(text)) == text


@pytest.mark.parametrize("text", ["", "2", "1w", "@25:00", "@20", "61d", "999999m", "-1h", "1h30m"])
def test_what_is_no_span_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read(text)


@pytest.mark.parametrize(
    ("begin", "span", "end"),
    [
        ("2026-11-27T20:00", "24h", "2026-11-28T20:00"),
        ("2027-03-27T20:00", "24h", "2027-03-28T21:00"),  # clocks go forward that night: a day of 23 hours
        ("2027-03-27T20:00", "1d", "2027-03-28T20:00"),
        ("2027-03-27T20:00", "@20:00", "2027-03-28T20:00"),
        ("2027-10-30T20:00", "24h", "2027-10-31T19:00"),  # and back: a day of 25 hours
        ("2027-10-30T20:00", "1d", "2027-10-31T20:00"),
        ("2027-10-30T20:00", "@20:00", "2027-10-31T20:00"),
        ("2027-03-27T20:00", "@02:30", "2027-03-28T03:30"),  # an hour that this night has not
        ("2026-11-27T19:59", "@20:00", "2026-11-28T20:00"),  # too soon for what should have an hour
        ("2026-11-27T18:00", "@20:00", "2026-11-27T20:00"),
        ("2026-11-27T18:00", "@20:00+1", "2026-11-28T20:00"),
        ("2026-11-27T20:00", "0m", "2026-11-27T20:00"),
    ],
)
def test_when_something_ends(begin: str, span: str, end: str) -> None:
    assert Hours("Europe/Paris").end(paris(begin), read(span), least=3600) == paris(end)


@pytest.mark.parametrize(
    ("begin", "span", "end"),
    [
        ("2026-11-27T20:00", "24h", "2026-11-30T20:00"),  # from Friday to Monday evening
        ("2026-11-27T20:00", "2d", "2026-12-01T20:00"),
        ("2026-11-27T20:00", "@20:00", "2026-11-30T20:00"),
        ("2026-11-27T20:00", "@20:00+1", "2026-12-01T20:00"),
        ("2026-11-28T12:00", "2h", "2026-11-30T02:00"),  # begun on a day of rest
        ("2026-12-23T20:00", "24h", "2026-12-28T20:00"),  # Christmas, then a week-end
        ("2027-03-26T20:00", "24h", "2027-03-29T20:00"),  # the hour that is missing lies in the week-end
    ],
)
def test_days_of_rest_do_not_count(begin: str, span: str, end: str) -> None:
    hours = Hours("Europe/Paris", True, ["2026-12-24/2026-12-25"])
    assert hours.end(paris(begin), read(span)) == paris(end)


def test_between_counts_what_later_adds() -> None:
    hours = Hours("Europe/Paris", True)
    first = paris("2026-11-27T20:00")
    for seconds in (0, 60, 4 * 3600, 30 * 3600, 200 * 3600):
        assert hours.between(first, hours.later(first, seconds)) == seconds


def test_a_calendar_that_always_rests_does_not_rest() -> None:
    hours = Hours("Europe/Paris", True, ["2026-01-01/2026-12-31", "2027-01-01/2027-12-31"])
    begin = paris("2026-11-27T20:00")
    assert hours.awake(begin) == begin


@pytest.mark.parametrize("text", ["2026-02-30", "2027-01-02/2026-12-24", "Noël", "2026-01-01/2028-01-01"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        days(text)


def test_the_length_of_a_span_is_about_right() -> None:
    assert Span(at=read("@20:00").at, more=1).seconds == 2 * 86_400
