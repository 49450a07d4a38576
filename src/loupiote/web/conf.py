"""What the environment decides: where the data lives, which database, which addresses.

| variable | means | by default |
|---|---|---|
| LOUPIOTE_DATA | folder of the databases, the secret key and the log | the user's data folder |
| DATABASE_URL | `postgres://user:password@host/name` | two SQLite files in the data folder |
| LOUPIOTE_URL | the public address behind a reverse proxy, `https://loups.example.org` | none |
| LOUPIOTE_HOSTS | more host names to answer to, separated by commas | none |
| LOUPIOTE_SIGN_UP | `closed`: nobody opens a new account | open |
| LOUPIOTE_SECRET_KEY | signs cookies and links | made at first start, kept in the data folder |
| LOUPIOTE_MAIL | `smtp://user:password@host:port`, `smtps://...` | mails are written to the log |
| LOUPIOTE_MAIL_FROM | who mails come from | loupiote@localhost |
| LOUPIOTE_LOG | `json` or `text` | text at a terminal, json elsewhere |
| LOUPIOTE_DEBUG | `1`: Django's error pages, static files read anew | off |
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, unquote, urlsplit

from platformdirs import user_data_path

LOCAL = ("localhost", "127.0.0.1", "[::1]")


class BadSetting(ValueError):
    """A variable of the environment that cannot be understood: its name. What it holds is not said, it may be a password."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The data folder; it may not exist yet."""
    chosen = environment.get("LOUPIOTE_DATA")
    return Path(chosen).expanduser() if chosen else user_data_path("loupiote", appauthor=False)


def guard(path: Path) -> None:
    """Make a file of ours readable by its owner alone, before anything is in it; also one that an earlier version has left open.

    The folder may have been there before us, open to everybody. What lies beside a database (-wal, -shm) is made like it.
    """
    for one in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if one == path:
            one.touch(mode=0o600)
        if one.exists() and one.stat().st_mode & 0o077:
            with contextlib.suppress(PermissionError):  # it is somebody else's, who has let us in
                one.chmod(0o600)


def make_folder(place: Path) -> None:
    """Make the data folder, for its owner alone: the databases in it hold what players must not know.

    Raises:
        OSError: it cannot be made.
    """
    if not place.exists():
        place.mkdir(parents=True)
        place.chmod(0o700)


def words(name: str, environment: Mapping[str, str] = os.environ) -> list[str]:
    """A variable that holds several words, separated by commas."""
    return [word.strip() for word in environment.get(name, "").split(",") if word.strip()]


def flag(name: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a variable is switched on."""
    return environment.get(name, "").strip().casefold() in ("1", "on", "true", "yes", "oui")


def public(environment: Mapping[str, str] = os.environ) -> SplitResult:
    """The public address: `http` or `https`, a host, perhaps a port; empty if there is none.

    Raises:
        BadSetting: it is no such address.
    """
    parts = _address("LOUPIOTE_URL", environment, ("http", "https"))
    if parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise BadSetting("LOUPIOTE_URL")
    return parts


def _address(name: str, environment: Mapping[str, str], schemes: tuple[str, ...]) -> SplitResult:
    """A variable that holds an address with one of these schemes, or nothing."""
    given = environment.get(name, "").strip()
    try:
        parts = urlsplit(given)
        good = not given or (parts.scheme in schemes and parts.hostname and parts.port != 0)
    except ValueError:  # a port that is no number
        good = False
    if not good:
        raise BadSetting(name)
    return parts


def one_of(name: str, values: tuple[str, ...], environment: Mapping[str, str] = os.environ) -> str:
    """A variable that is one of these words, or "" where it is not set.

    Raises:
        BadSetting: it is another.
    """
    given = environment.get(name, "").strip().casefold()
    if given and given not in values:
        raise BadSetting(name)
    return given


def secret_key(place: Path, environment: Mapping[str, str] = os.environ) -> str:
    """The key that signs cookies and links: made once, readable by its owner alone.

    Raises:
        OSError: the data folder cannot be written, or the key in it not be read.
    """
    given = environment.get("LOUPIOTE_SECRET_KEY")
    if given:
        return given
    path = place / "secret.key"
    try:
        return path.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        make_folder(place)
    handle, name = tempfile.mkstemp(prefix=".secret-", dir=place)  # mode 600 from its first moment
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_urlsafe(48))
    try:
        os.link(name, path)  # two first starts at once: one key wins
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        Path(name).replace(path)
    Path(name).unlink(missing_ok=True)
    return path.read_text(encoding="ascii").strip()


def sqlite(path: Path, *, synchronous: str) -> dict[str, Any]:
    """One SQLite file: readers beside one writer, which waits its turn instead of failing."""
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": path,
        "CONN_MAX_AGE": None,
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",
            "timeout": 20,
            "init_command": f"PRAGMA journal_mode=WAL; PRAGMA synchronous={synchronous}; PRAGMA busy_timeout=20000;",
        },
        "TEST": {"NAME": path.with_name(f"test-{path.name}")},
    }


def databases(place: Path, environment: Mapping[str, str] = os.environ) -> dict[str, dict[str, Any]]:
    """The journal (`default`) and, with SQLite, what may never make it wait (`side`): sessions, limits, queue.

    Raises:
        BadSetting: the address of the database is none.
    """
    url = environment.get("DATABASE_URL")
    if url:
        import dj_database_url

        try:
            made: dict[str, Any] = dict(dj_database_url.parse(url, conn_max_age=600, conn_health_checks=True))
        except ValueError as error:
            raise BadSetting("DATABASE_URL") from error
        if not made["ENGINE"].endswith((".postgresql", ".sqlite3")) or made["NAME"] in ("", ":memory:"):
            raise BadSetting("DATABASE_URL")
        if made["ENGINE"] != "django.db.backends.sqlite3":
            return {"default": made}
        place = Path(made["NAME"]).expanduser().parent
        return {
            "default": sqlite(Path(made["NAME"]), synchronous="FULL"),
            "side": sqlite(place / "side.sqlite3", synchronous="NORMAL"),
        }
    return {
        "default": sqlite(place / "journal.sqlite3", synchronous="FULL"),
        "side": sqlite(place / "side.sqlite3", synchronous="NORMAL"),
    }


def mail(environment: Mapping[str, str] = os.environ) -> dict[str, Any]:
    """Django's settings for mail.

    Raises:
        BadSetting: the address is none.
    """
    parts = _address("LOUPIOTE_MAIL", environment, ("smtp", "smtps"))
    if not parts.scheme:
        return {"EMAIL_BACKEND": "django.core.mail.backends.console.EmailBackend"}
    return {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": parts.hostname or "localhost",
        "EMAIL_PORT": parts.port or (465 if parts.scheme == "smtps" else 587),
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "EMAIL_USE_TLS": parts.scheme == "smtp" and parts.hostname not in ("localhost", "127.0.0.1"),
        "EMAIL_TIMEOUT": 20,
    }


def log_format(environment: Mapping[str, str] = os.environ) -> str:
    """`json` or `text`."""
    given = one_of("LOUPIOTE_LOG", ("json", "text"), environment)
    if given:
        return given
    return "text" if sys.stderr is not None and sys.stderr.isatty() else "json"
