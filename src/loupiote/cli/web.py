"""What the commands share that reach the application: it may not be installed, and its database may not answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from loupiote.cli.faults import BAD, Fault
from loupiote.web.conf import BadSetting

PARTS = (
    "django",
    "uvicorn",
    "a2wsgi",
    "whitenoise",
    "axes",
    "django_tasks",
    "django_tasks_db",
    "dj_database_url",
    "segno",
)


@contextmanager
def needs_web() -> Iterator[None]:
    """Load the application within.

    Raises:
        Fault: what `loupiote[web]` brings is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] in PARTS:
            raise Fault("no-web", status=BAD) from error
        raise


def prepare_web() -> None:
    """Set the application up.

    Raises:
        Fault: the data folder or the database cannot be used, or a variable of the environment cannot be understood.
    """
    try:
        with needs_web():
            from loupiote.web.ready import prepare

            prepare()
    except BadSetting as error:
        raise Fault("bad-setting", status=BAD, name=error.name) from error
    except OSError as error:
        raise Fault("no-data-folder", status=BAD, path=str(error.filename or ""), why=error) from error
    except Exception as error:
        if any(kind.__name__ in ("OperationalError", "DatabaseError") for kind in type(error).__mro__):
            raise Fault("no-database", status=BAD, why=" ".join(str(error).split())[:200]) from error
        raise
