"""Names of players: what is one, and which two cannot be told apart in one game."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Literal

from unidecode import unidecode

from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.start import Plan, faults

SHOWN = 60  # characters of a name that was refused

Wrong = Literal["bad-name", "duplicate-name"]

# Cyrillic and Greek letters that look like Latin ones; unidecode writes them by their sound.
_LIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХЬаеѕіјорсухһԁԛԝгъΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχγωϲϳ",
    "ABESIJKMHOPCTYXbaesijopcyxhdqwrbABEZHIKMNOPTYXaiknoptuxywcj",
)
# signs that look like one another inside Latin: 0 and O, 1 and l and I and |
_CLOSE = str.maketrans("0OI1|!", "oollll")
_WRITTEN_BY_SOUND = ("LATIN", "GREEK", "CYRILLIC", "FULLWIDTH LATIN")


def appearances(name: str) -> set[tuple[str, str]]:
    """What a name can be taken for, in three ways: two names that share one of them cannot be told apart.

    As it sounds, without accents and case (Éve, EVE); as it looks with the letters of other scripts (Аna in Cyrillic); as it
    looks in a plain face (Ilda, llda).
    """
    plain = unicodedata.normalize("NFKD", name)
    latin = plain.translate(_LIKE)
    return {("sound", _bare(plain)), ("letters", _bare(latin)), ("signs", _bare(latin.translate(_CLOSE), case=True))}


def _bare(text: str, *, case: bool = False) -> str:
    """Letters and digits alone, in Latin; the text itself if it has none (emoji)."""
    bare = "".join(c for c in text if not unicodedata.combining(c))
    by_sound = not case and all(unicodedata.name(c, "").startswith(_WRITTEN_BY_SOUND) for c in bare if c.isalpha())
    kept = "".join(c for c in (unidecode(bare) if by_sound else bare) if c.isalnum())
    return (kept if case else kept.casefold()) or text


def clean(name: str) -> str:
    """A name without spaces around it, and with single spaces of one kind within."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def wrong(rules: RuleSet, name: str, others: Iterable[str]) -> Wrong | None:
    """Why somebody cannot bear this name beside these others."""
    found = {fault.code for fault in faults(Plan(rules, [name], cards={}))}
    if "bad-name" in found:
        return "bad-name"
    mine = appearances(name)
    if any(mine & appearances(other) for other in others):
        return "duplicate-name"
    return None
