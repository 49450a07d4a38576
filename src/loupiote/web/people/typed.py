"""What a form gives as text."""

from __future__ import annotations


def number(text: str | None, digits: int = 9) -> int | None:
    """A whole number of at most so many digits, or None."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) <= digits else None
