"""The alphabetical order of names, in which lists are public, deaths told and shots asked."""

from __future__ import annotations

from loupiote.kernel.start import look

LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th"})


def place(name: str) -> str:
    """What to sort a name by: accents and case do not count, and a ligature is its letters.

    >>> sorted(["Renée", "Ægir", "Zoé", "Éva", "Adam"], key=place)
    ['Adam', 'Ægir', 'Éva', 'Renée', 'Zoé']
    """
    return look(name).translate(LIGATURES)
