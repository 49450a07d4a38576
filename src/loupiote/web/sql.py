"""Statements that are written out, because they run with every page or every tap: to build one anew takes the ORM several times
as long as the database takes to answer it. Values are always handed over apart; whole rows of a model come by its `raw`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from django.db import connection

Values = Sequence[Any]


def rows(asked: str, values: Values) -> list[tuple[Any, ...]]:
    """All rows that answer."""
    with connection.cursor() as cursor:
        cursor.execute(asked, values)
        found: list[tuple[Any, ...]] = cursor.fetchall()
    return found


def row(asked: str, values: Values) -> tuple[Any, ...] | None:
    """The first row that answers, if one does."""
    with connection.cursor() as cursor:
        cursor.execute(asked, values)
        found: tuple[Any, ...] | None = cursor.fetchone()
    return found


def run(said: str, many: Iterable[Values]) -> None:
    """Run a statement with each of these values."""
    with connection.cursor() as cursor:
        cursor.executemany(said, list(many))
