"""Why a file cannot be read or written, in words: the system says it in a language of its own."""

from __future__ import annotations

import errno
from pathlib import Path

from loupiote.narration.catalogue import standard
from loupiote.narration.grammar import typeset


def trouble(lang: str, error: Exception) -> str:
    """What the system found, from the texts under `file-...`; as it says it, where there is none.

    >>> trouble("en", FileNotFoundError(errno.ENOENT, "No such file or directory"))
    'this file does not exist'
    >>> trouble("en", FileNotFoundError(errno.ENOENT, "No such file or directory", "/no/such/folder/file"))
    'its folder does not exist'
    """
    if isinstance(error, UnicodeDecodeError):
        code = "UTF8"
    else:
        code = errno.errorcode.get(getattr(error, "errno", None) or 0, "")
        file = getattr(error, "filename", None)
        if code == "ENOENT" and isinstance(file, str) and not Path(file).parent.exists():
            code = "no-folder"
    said = standard(lang, "").format(f"file-{code}", "", {}) if code else None
    return typeset(said, "fr" if lang == "fr" else "en") if said else str(getattr(error, "strerror", None) or error)
