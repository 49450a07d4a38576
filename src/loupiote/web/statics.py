"""Static files lie under an address that names their version, so browsers keep them for ever and never show an old one."""

from __future__ import annotations

import hashlib
from pathlib import Path

from loupiote import __version__


def version(folder: Path) -> str:
    """A short hash of everything in a folder, and of the version of the program."""
    made = hashlib.sha256(__version__.encode())
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            made.update(str(path.relative_to(folder)).encode())
            made.update(path.read_bytes())
    return made.hexdigest()[:12]
