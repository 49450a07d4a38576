"""Names of players: what is one, and which two cannot be told apart in one game."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal

from unidecode import unidecode

from loupiote.kernel.start import RESERVED, is_name
from loupiote.web.people.confusable import skeleton

SHOWN = 60  # characters of a name that was refused
# Who is spoken of so is no player, whatever language the page is in.
LEADERS = {
    "meneur",
    "meneuse",
    "meneur de jeu",
    "meneuse de jeu",
    "maître du jeu",
    "maîtresse du jeu",
    "game master",
    "GM",
}

Wrong = Literal["bad-name", "duplicate-name"]

# What a plain face shows alike too, and the list of Unicode keeps apart.
_CLOSE = str.maketrans("0OI1|!", "oollll")
_WRITTEN_BY_SOUND = ("LATIN", "GREEK", "CYRILLIC", "FULLWIDTH LATIN")


@lru_cache(4096)
def appearances(name: str) -> frozenset[tuple[str, str]]:
    """What a name can be taken for, in three ways: two names that share one of them cannot be told apart.

    As it sounds, without accents and case (Éve, EVE); as it looks with the letters of other scripts (Аna in Cyrillic); as it
    looks in a plain face (Ilda, llda).
    """
    plain = unicodedata.normalize("NFKD", name)
    latin = "".join(c if c.isascii() else skeleton(c) for c in plain)
    signs = skeleton(name).translate(_CLOSE)
    return frozenset({("sound", _bare(plain)), ("letters", _bare(latin)), ("signs", _bare(signs, case=True))})


def _bare(text: str, *, case: bool = False) -> str:
    """Letters and digits alone, in Latin; the text itself if it has none (emoji)."""
    bare = "".join(c for c in text if not unicodedata.combining(c))
    by_sound = not case and all(unicodedata.name(c, "").startswith(_WRITTEN_BY_SOUND) for c in bare if c.isalpha())
    kept = "".join(c for c in (unidecode(bare) if by_sound else bare) if c.isalnum())
    return (kept if case else kept.casefold()) or text


def clean(name: str) -> str:
    """A name without spaces around it, and with single spaces of one kind within."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def bad(name: str) -> bool:
    """Whether nobody can be called so: it has what cannot be seen, or it reads like a word that the game says itself."""
    return not is_name(name) or not appearances(name).isdisjoint(_taken())


@cache
def _taken() -> frozenset[tuple[str, str]]:
    return frozenset().union(*map(appearances, (RESERVED - {""}) | LEADERS))


def wrong(name: str, others: Iterable[str]) -> Wrong | None:
    """Why somebody cannot bear this name beside these others."""
    if bad(name):
        return "bad-name"
    mine = appearances(name)
    return None if all(mine.isdisjoint(appearances(other)) for other in others) else "duplicate-name"
