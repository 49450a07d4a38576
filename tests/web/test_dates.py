"""French dates as they are printed."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.template import Context, Template
from django.utils.translation import override

from loupiote.web.calendar import words


@pytest.mark.parametrize(
    ("lang", "day", "form", "said"),
    [
        ("fr", 1, "l j F, H:i", "mardi 1er décembre, 01:01"),
        ("fr", 1, "j N", "1er déc."),
        ("fr", 11, "j F Y", "11 décembre 2026"),
        ("fr", 21, "j F Y", "21 décembre 2026"),
        ("fr", 1, "c", "2026-12-01T01:01:00+01:00"),
        ("fr", 1, "d/m H:i:s", "01/12 01:01:00"),
        ("en", 1, "j F Y", "1 December 2026"),
    ],
)
def test_the_first_of_a_month(lang: str, day: int, form: str, said: str) -> None:
    at = datetime(2026, 12, day, 0, 1, tzinfo=UTC)
    with override(lang):
        shown = Template("{{ at|date:form }}").render(Context({"at": at, "form": form}))
    assert shown.replace("\xa0", " ") == said


def test_a_day_of_rest() -> None:
    with override("fr"):
        assert words.rest("2026-11-30/2026-12-01") == "du 30 novembre 2026 au 1er décembre 2026"
        assert words.rest("2026-12-01").startswith("1er décembre")
