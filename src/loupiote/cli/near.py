"""Finding what was meant: accents, case, spaces and hyphens do not count, small slips are seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA
from unidecode import unidecode


def printable(text: str) -> str:
    """A text without the halves of characters that stand for bytes which are no text."""
    return text.encode("utf-8", "replace").decode()


def fold(text: str) -> str:
    """What counts of a name: its letters and digits, without accents, in lower case; all of it if it has none."""
    plain = "".join(c for c in unidecode(printable(text)).casefold() if c.isalnum())
    return plain or text.casefold().strip()


class Found(NamedTuple):
    """What a word may mean: `value` if that is clear, else the names it is near to (none: nothing is like it)."""

    value: str | None
    near: list[str]


def slips(length: int) -> int:
    """How many wrong letters a name of this length is still known by."""
    return 0 if length < 3 else 1 if length < 6 else 2


def find(word: str, names: Mapping[str, str] | Iterable[str], *, guess: bool = True) -> Found:
    """What a word means among names.

    Args:
        names: what may be written -> what it stands for; or names that stand for themselves.
        guess: a name with a small slip, or its beginning, is taken where only one fits.
    """
    known = dict(names) if isinstance(names, Mapping) else {name: name for name in names}
    if word in known:
        return Found(known[word], [])
    wanted = fold(word)
    exact = {value: name for name, value in known.items() if fold(name) == wanted}
    if len(exact) == 1:
        return Found(next(iter(exact)), [])
    if exact:
        return Found(None, list(exact.values()))
    begun = {value: name for name, value in known.items() if len(wanted) > 1 and fold(name).startswith(wanted)}
    meant = begun or {value: name for name, value in known.items() if _slipped(fold(name), wanted)}
    if len(meant) == 1 and guess:
        return Found(next(iter(meant)), [])
    return Found(None, list(meant.values()) or nearest(word, known))


def _slipped(name: str, written: str) -> bool:
    return OSA.distance(name, written) <= slips(min(len(name), len(written)))


def nearest(word: str, names: Iterable[str], count: int = 3) -> list[str]:
    """The names that look most like a word, the nearest first; none where nothing is like it."""
    size = len(fold(word))
    if size < 2:
        return []
    scorer, least = (fuzz.WRatio, 75) if size > 4 else (fuzz.ratio, 65)  # a short word is a part of too many names
    found = process.extract(word, list(names), scorer=scorer, processor=fold, limit=count, score_cutoff=least)
    return [str(name) for name, *_ in found]
