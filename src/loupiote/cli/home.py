"""The user's data folder: saved games and the log. `LOUPIOTE_DATA` names another one."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path


def folder() -> Path:
    """The data folder; it may not exist yet."""
    chosen = os.environ.get("LOUPIOTE_DATA")
    return Path(chosen).expanduser() if chosen else user_data_path("loupiote", appauthor=False)


def games() -> Path:
    """The folder of saved games."""
    return folder() / "games"


def stamp() -> str:
    """Now, as a part of a file's name."""
    return datetime.now().strftime("%Y-%m-%d-%H%M%S")


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all.

    Raises:
        OSError: it cannot be written; what stood there still does.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def log(text: str) -> Path | None:
    """Add to the log; gives its path, or None where there is no place to write to."""
    for place in (folder(), Path(tempfile.gettempdir())):
        path = place / "loupiote.log"
        try:
            place.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(f"{datetime.now().isoformat(timespec='seconds')}\n{text}\n")
        except OSError:
            continue
        return path
    return None
