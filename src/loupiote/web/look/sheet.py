"""The style sheet in one piece.

`css/loupiote.css` imports small files in order. A browser would ask for each of them, and keep each without its version; so the
server lays them together once, in the layers that the imports name.
"""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from pathlib import Path

from django.templatetags.static import static

CSS = Path(__file__).parents[1] / "static" / "loupiote" / "css"
_IMPORT = re.compile(r'^@import url\("(?P<file>[^"]+)"\) layer\((?P<layer>\w+)\);$', re.MULTILINE)
_URL = re.compile(r'url\("(?:\.\./)+(?P<file>[^"]+)"\)')
_COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)


def build() -> str:
    """The text of the whole style sheet, read from its files."""

    def laid(match: re.Match[str]) -> str:
        text = _COMMENT.sub("", (CSS / match["file"]).read_text(encoding="utf-8"))
        text = _URL.sub(lambda url: f'url("{static("loupiote/" + url["file"])}")', text)
        return f"@layer {match['layer']} {{\n{text.strip()}\n}}"

    return _IMPORT.sub(laid, _COMMENT.sub("", (CSS / "loupiote.css").read_text(encoding="utf-8")))


@lru_cache(maxsize=1)
def sheet() -> tuple[str, str]:
    """The style sheet and its version."""
    text = build()
    return text, hashlib.sha256(text.encode()).hexdigest()[:10]
