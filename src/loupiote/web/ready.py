"""Before anything else: Django is set up, and the databases are brought up to date."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from loupiote.web import conf

LOCK = 0x10B101  # the number of our lock in a PostgreSQL database


def prepare() -> None:
    """Set Django up, and bring the databases up to date; of several processes that start at once, one does it.

    Raises:
        django.db.Error, OSError: a database cannot be reached or written. conf.BadSetting: a variable cannot be understood.
    """
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "loupiote.web.settings")
    import django

    django.setup()
    from django.conf import settings
    from django.core.management import call_command

    with _alone(settings.DATA):
        for made in settings.DATABASES.values():
            if made["ENGINE"].endswith("sqlite3"):
                conf.guard(Path(made["NAME"]))
        for alias in settings.DATABASES:
            if _behind(alias):
                call_command("migrate", database=alias, interactive=False, verbosity=0)
        call_command("createcachetable", database=settings.SIDE, verbosity=0)


def _behind(alias: str) -> bool:
    """Whether a database lacks something; to look is ten times faster than to let `migrate` find out."""
    from django.db import connections
    from django.db.migrations.executor import MigrationExecutor

    executor = MigrationExecutor(connections[alias])
    return bool(executor.migration_plan(executor.loader.graph.leaf_nodes()))


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One process at a time within: by a lock of the database that several machines may share, else of a file."""
    from django.db import connection

    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [LOCK])
            try:
                yield
            finally:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [LOCK])
        return
    try:
        from fcntl import LOCK_EX, flock
    except ImportError:  # Windows; there nobody starts two at once
        yield
        return
    with (folder / "upgrade.lock").open("w") as file:
        flock(file, LOCK_EX)
        yield
