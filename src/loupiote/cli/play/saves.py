"""Saved games: the whole journal, and who plays which seat. Bots draw from the seed of the game, so they go on alike."""

from __future__ import annotations

import errno
import hashlib
from pathlib import Path
from typing import Any

import msgspec

from loupiote.cli import home
from loupiote.cli.faults import Fault
from loupiote.kernel.data import decode, encode
from loupiote.kernel.table import Chapter, Table
from loupiote.rules import rule_set

FORMAT = 1
MOST = 200_000_000  # bytes; no game comes near it


class Head(msgspec.Struct):
    """What stands at the head of a saved game, read without the rest."""

    loupiote_game: int
    rules: str
    people: list[str]
    over: bool


class Saved(Head):
    """A saved game.

    Attributes:
        loupiote_game: the version of this format; rules: the rule set; people: the seats that persons play.
        over: the game has ended; digest: tells whether the rest is still what was written; journal: the chapters of the
            table.
    """

    digest: str
    journal: list[Chapter]


def _digest(held: dict[str, Any]) -> str:
    """The hash of all that a file holds but the digest, whatever its spaces. What was damaged may still be good JSON, names
    of players included, and would break the game only later on."""
    rest = {key: value for key, value in held.items() if key != "digest"}
    return hashlib.sha256(msgspec.json.encode(rest)).hexdigest()


def save(path: Path, table: Table, people: list[str]) -> None:
    """Write a game.

    Raises:
        Fault: it cannot be written there.
    """
    made = Saved(FORMAT, table.rules.id, people, table.game.over, "", table.chapters)
    made.digest = _digest(msgspec.json.decode(encode(made)))
    try:
        home.write(path, encode(made).decode())
    except OSError as error:
        raise Fault("save-failed", path=str(path), why=error) from error


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(MOST + 1)
    if len(data) > MOST:
        raise OSError(errno.EFBIG, "File too large")
    return data


def load(path: Path) -> tuple[Table, Saved]:
    """Read a game and wake it.

    Raises:
        Fault: there is none, or it is none of ours, broken, or from a newer version.
    """
    try:
        text = _read(path)
        head = msgspec.json.decode(text, type=Head)
        if head.loupiote_game > FORMAT:
            raise Fault("save-newer", path=str(path))
        saved = decode(text, Saved)
        if saved.digest != _digest(msgspec.json.decode(text)):
            raise ValueError("not what was written")
        return Table.wake(rule_set(saved.rules), saved.journal), saved
    except OSError as error:
        raise Fault("cannot-read", path=str(path), why=error) from error
    except Fault:
        raise
    except Exception as error:  # whatever somebody's file holds, it is no fault of the program
        home.log(f"{path}: {error!r}")
        raise Fault("save-broken", path=str(path)) from error


def last() -> Path:
    """The game that was played last and has not ended.

    Raises:
        Fault: there is none.
    """
    folder = home.games()
    files = (
        sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True) if folder.is_dir() else []
    )
    for path in files:
        try:
            if not msgspec.json.decode(_read(path), type=Head).over:
                return path
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            continue
    raise Fault("nothing-saved", path=str(folder))


def fresh(rules: str) -> Path:
    """A new place for a game in the data folder."""
    path, n = home.games() / f"{home.stamp()}-{rules}.json", 1
    while path.exists():
        n += 1
        path = path.with_name(f"{home.stamp()}-{rules}-{n}.json")
    return path
