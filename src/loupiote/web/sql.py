"""Statements that are written out, because they run with every page or every tap: to build one anew takes the ORM several times
as long as the database takes to answer it. Values are always handed over apart; whole rows of a model come by `of`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from django.db import DEFAULT_DB_ALIAS, connection, connections
from django.db.models import Model
from django.db.models.base import ModelState

Values = Sequence[Any]
M = TypeVar("M", bound=Model)
Reads = Callable[
    [Any, Any, Any], Any
]  # a value as the database gives it, its column, the connection -> as the model has it


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


def of(model: type[M], asked: str, values: Values) -> list[M]:
    """All rows that answer, as the model's own; `asked` is for all of its columns, in whatever order.

    It is what the model's `raw` gives, in a fifth of its time: that works out anew each time how a row becomes a model, and
    sets each field through what keeps related objects true, of which a new one has none.
    """
    here = connections[DEFAULT_DB_ALIAS]  # `connection` would look for it again with each value
    with here.cursor() as cursor:
        cursor.execute(asked, values)
        names, reads = _reading(model, here.vendor, tuple(column[0] for column in cursor.description))
        found = []
        for row in cursor.fetchall():
            made = model.__new__(model)
            fields = made.__dict__
            fields.update(zip(names, row, strict=True))
            for name, column, read in reads:
                if fields[name] is not None:
                    fields[name] = read(fields[name], column, here)
            made._state = state = ModelState()
            state.adding, state.db = False, here.alias
            found.append(made)
    return found


@lru_cache(maxsize=256)
def _reading(
    model: type[Model], vendor: str, columns: tuple[str, ...]
) -> tuple[list[str], list[tuple[str, Any, Reads]]]:
    """The names of these columns in a model, and what reads those that the database keeps otherwise than the model.
    What that is depends on the kind of database (`vendor`)."""
    fields = {field.column: field for field in model._meta.concrete_fields}
    reads: list[tuple[str, Any, Reads]] = []
    for field in map(fields.__getitem__, columns):
        column = field.cached_col
        converters = connection.ops.get_db_converters(column) + column.get_db_converters(connection)
        reads += [(field.attname, column, one) for one in converters]
    return [fields[column].attname for column in columns], reads


def run(said: str, many: Iterable[Values]) -> None:
    """Run a statement with each of these values."""
    with connection.cursor() as cursor:
        cursor.executemany(said, list(many))


def note(said: str, values: Values) -> None:
    """Run a statement whose work may be lost where the current fails: SQLite does not wait for the disk, as it does else.

    Inside a transaction it is as lasting as all the rest of it.
    """
    with connection.cursor() as cursor:
        may = connection.vendor == "sqlite" and not connection.in_atomic_block
        if may:
            cursor.execute("PRAGMA synchronous=NORMAL")
        try:
            cursor.execute(said, values)
        finally:
            if may:
                cursor.execute("PRAGMA synchronous=FULL")
