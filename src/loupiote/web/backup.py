"""A backup: everything that the journal's database holds, as one file that either kind of database can take in.

The file is gzip over lines of JSON: a head, then a row each, in an order in which every row finds those that it names. It is
made from one snapshot while the server runs, nobody waits for it. Sessions, limits and the queue are not in it.

    loupiote backup games.loupiote            # also the way from SQLite to PostgreSQL:
    DATABASE_URL=postgres://... loupiote restore games.loupiote
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from django.apps import apps
from django.core import serializers
from django.core.exceptions import FieldDoesNotExist, ValidationError
from django.core.management.color import no_style
from django.core.serializers.base import DeserializationError
from django.core.serializers.json import DjangoJSONEncoder
from django.db import DataError, IntegrityError, NotSupportedError, ProgrammingError, connection, models, transaction
from django.db.migrations.recorder import MigrationRecorder

from loupiote.web.incoming import sound
from loupiote.web.router import ASIDE

FORMAT = 1
BATCH = 500
# What a file says that is damaged, or was made by hand: to gzip, to JSON, to a model, to a database. That a file cannot be read,
# or a database not be written, is another matter.
DAMAGE = (
    *(EOFError, zlib.error, gzip.BadGzipFile),
    *(ValueError, RecursionError),
    *(TypeError, AttributeError, LookupError, OverflowError, DeserializationError, FieldDoesNotExist, ValidationError),
    *(IntegrityError, DataError, ProgrammingError, NotSupportedError),
)


class NoBackup(ValueError):
    """The file is no backup, is broken, or comes from another version. `why`: broken, newer, migrations."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class NotEmpty(Exception):
    """There are games already, which restoring would replace."""


def kept() -> list[type[models.Model]]:
    """The models of the journal's database, those first that others name."""
    here = [model for model in apps.get_models() if model._meta.app_label not in ASIDE and model._meta.managed]
    wanted = [(config, [m for m in here if m._meta.app_config is config]) for config in apps.get_app_configs()]
    ordered: list[type[models.Model]] = serializers.sort_dependencies(
        [pair for pair in wanted if pair[1]], allow_cycles=True
    )
    own = {"contenttypes", "auth", "admin"}  # made anew by migrating, with numbers of their own
    return [model for model in ordered if model._meta.app_label not in own]


def applied() -> dict[str, str]:
    """The last migration of each app that has models here."""
    labels = {model._meta.app_label for model in kept()}
    found: dict[str, str] = {}
    for app, name in sorted(MigrationRecorder(connection).applied_migrations()):
        if app in labels:
            found[app] = name
    return found


def write(path: Path) -> int:
    """Write a backup; gives how many rows. The file is there whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as file:
            count = _write(file)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return count


def _write(file: IO[str]) -> int:
    count = 0
    with _snapshot():
        file.write(json.dumps({"loupiote_backup": FORMAT, "migrations": applied()}) + "\n")
        python = serializers.get_serializer("python")
        for model in kept():
            for row in model._default_manager.order_by("pk").iterator(chunk_size=BATCH):
                made = python().serialize([row])[0]
                file.write(json.dumps(made, cls=DjangoJSONEncoder, ensure_ascii=False) + "\n")
                count += 1
        file.write(json.dumps({"rows": count}) + "\n")
    return count


@contextmanager
def _snapshot() -> Iterator[None]:
    """One state of the database within, without a lock that anybody waits for."""
    begin = "BEGIN ISOLATION LEVEL REPEATABLE READ" if connection.vendor == "postgresql" else "BEGIN"
    connection.ensure_connection()
    with connection.cursor() as cursor:
        cursor.execute(begin)
        try:
            yield
        finally:
            cursor.execute("ROLLBACK")


def read(path: Path, *, replace: bool = False) -> int:
    """Take a backup in; gives how many rows. All of it or nothing: until then, and if it fails, everything stays as it was.

    Args:
        replace: what there is now goes.

    Raises:
        OSError: the file cannot be read. NoBackup: it is none, or not for this version. NotEmpty: there are games.
    """
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file, transaction.atomic():
            return _read(map(_line, file), replace)
    except DAMAGE as error:
        if isinstance(error, NoBackup):
            raise
        raise NoBackup("broken") from error


def _line(text: str) -> Any:
    """A line of the file, without signs that not every database keeps: SQLite had some, before they were kept out."""
    line = json.loads(text)
    return _sound(line) if "\\u0000" in text or "\\ud" in text.lower() else line


def _sound(value: Any) -> Any:
    if isinstance(value, dict):
        return {_sound(key): _sound(one) for key, one in value.items()}
    if isinstance(value, list):
        return list(map(_sound, value))
    if not isinstance(value, str):
        return value
    try:
        within = json.loads(value) if "\\u0000" in value else None
    except ValueError:
        within = None
    if isinstance(within, dict | list):  # the journal is JSON
        return json.dumps(_sound(within), ensure_ascii=False, separators=(",", ":"))
    return sound(value)


def _read(lines: Iterator[Any], replace: bool) -> int:
    here = kept()
    head = next(lines, None)
    if not isinstance(head, dict) or not isinstance(head.get("loupiote_backup"), int):
        raise NoBackup("broken")
    if head["loupiote_backup"] > FORMAT:
        raise NoBackup("newer")
    if head.get("migrations") != applied():
        raise NoBackup("migrations")
    if not replace and any(model._default_manager.exists() for model in here):
        raise NotEmpty
    for model in (*leaning(here), *reversed(here)):
        model._default_manager.all()._raw_delete("default")
    count = _fill(lines, {model._meta.label_lower for model in here})
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), here):
            cursor.execute(statement)
    return count


def leaning(here: list[type[models.Model]]) -> list[type[models.Model]]:
    """The models of this database that a backup leaves out and whose rows name what it holds: who did what in the operator's
    pages. They would name what is not there any more."""
    others = (model for model in apps.get_models(include_auto_created=True) if model not in here)
    own = [model for model in others if model._meta.app_label not in ASIDE and model._meta.managed]
    return [model for model in own if any(field.related_model in here for field in model._meta.concrete_fields)]


def _fill(lines: Iterator[Any], labels: set[str]) -> int:
    batch = list[models.Model]()
    for count, line in enumerate(lines):
        if not isinstance(line, dict):
            break
        if set(line) == {"rows"}:
            _save(batch)
            if line["rows"] != count or next(lines, None) is not None:
                break
            return count
        if line.get("model") not in labels:
            break
        made = next(iter(serializers.deserialize("python", [line]))).object
        if batch and (type(batch[0]) is not type(made) or len(batch) == BATCH):
            _save(batch)
        batch.append(made)
    raise NoBackup("broken")  # without its last line, the file was cut off


def _save(batch: list[models.Model]) -> None:
    if batch:
        type(batch[0])._default_manager.bulk_create(batch)
        batch.clear()
