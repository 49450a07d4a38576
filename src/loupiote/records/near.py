"""Near names: what somebody may have meant."""

from __future__ import annotations

from collections.abc import Iterable

from rapidfuzz import fuzz, process
from unidecode import unidecode

ENOUGH = 65  # percent of likeness below which a guess does more harm than good


def folded(word: str) -> str:
    """A word without accents, case, and with hyphens for spaces and underscores."""
    return unidecode(word).casefold().replace("_", "-").replace(" ", "-").replace("'", "-")


def near(word: str, known: Iterable[str], limit: int = 3) -> list[str]:
    """Up to `limit` of the known words that look like this one, the most alike first."""
    names = {name: folded(name) for name in known}
    found = process.extract(folded(word), names, scorer=fuzz.ratio, limit=limit, score_cutoff=ENOUGH)
    best = found[0][1] if found else 0
    return [str(name) for _, score, name in found if score >= best - 10]
