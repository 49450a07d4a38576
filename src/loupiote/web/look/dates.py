"""French dates as they are printed: the first of a month is `1er`, which Django has no format for."""

from __future__ import annotations

import re

from django.utils.translation import get_language

_FIRST = re.compile(r"(?<![\d:/])1(?=[\s\u00a0][^\W\d_])")


def printed(said: str) -> str:
    """A date in words, in the language of the page."""
    return _FIRST.sub("1er", said) if (get_language() or "fr").startswith("fr") else said
