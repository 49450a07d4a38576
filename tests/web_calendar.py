"""A game by forum whose time is moved: who plays it, and when it begins."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

CAST = {
    "Ana": "loup-garou",
    "Bob": "voyante",
    "Cleo": "sorciere",
    "Dan": "chasseur",
    "Eve": "simple-villageois",
    "Flo": "simple-villageois",
}
BEGIN = datetime(2026, 11, 27, 19, 0, tzinfo=UTC)  # a Friday; 20:00 in Paris


def given(form: Any, **changes: str) -> dict[str, str]:
    """What a browser sends of a form as it stands."""
    found: dict[str, str] = {}
    for name in form.fields:
        value = form[name].value()
        if value not in (None, False):
            found[name] = "on" if value is True else f"{value:%H:%M}" if hasattr(value, "hour") else str(value)
    return found | changes
