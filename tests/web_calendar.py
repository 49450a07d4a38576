"""A game by forum whose time is moved: who plays it, and when it begins."""

from __future__ import annotations

from datetime import UTC, datetime

CAST = {
    "Ana": "loup-garou",
    "Bob": "voyante",
    "Cleo": "sorciere",
    "Dan": "chasseur",
    "Eve": "simple-villageois",
    "Flo": "simple-villageois",
}
BEGIN = datetime(2026, 11, 27, 19, 0, tzinfo=UTC)  # a Friday; 20:00 in Paris
