"""Names of players: what is one, and which two cannot be told apart in one game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal

from unidecode import unidecode

from loupiote.kernel.start import RESERVED, is_name
from loupiote.narration.narrator import Narrator
from loupiote.rules import BUILT, rule_set
from loupiote.web.people import answers
from loupiote.web.people.confusable import skeleton

SHOWN = 60  # characters of a name that was refused
# Whoever has deleted their account is called so, and a number behind it where there are several.
NEUTRAL = {"fr": "Anonyme", "en": "Anonymous"}
# Who is spoken of so is no player, whatever language the page is in, and whatever stands before or behind it.
SPEAKERS = {
    *("mj", "GM", "meneur", "meneuse", "maître du jeu", "maîtresse du jeu", "game master"),  # who leads
    *("Loupiote", "programme", "program", "bot", "bots", *NEUTRAL.values()),  # the program, and those that it names
    *("admin", "administrateur", "administratrice", "administrator"),  # who operates the server
    *("opérateur", "opératrice", "operator", "modérateur", "modératrice", "moderator"),
}
LONGEST = 3  # words in one of these
ADDRESS = re.compile(r"://|\bwww\.", re.IGNORECASE)
ARTICLES = {"le", "la", "les", "l", "un", "une", "the", "a", "an"}

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


def is_neutral(name: str) -> bool:
    """Whether this is what somebody is called who has deleted their account."""
    return name.rstrip("0123456789 ") in NEUTRAL.values()


def clean(name: str) -> str:
    """A name without spaces around it, and with single spaces of one kind within."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def bad(name: str) -> bool:
    """Whether nobody can be called so.

    A name cannot have what cannot be seen, nor read, or look, like a word of the game (a card in either language, with or
    without its article, `answers` to an order), nor have a word for those who lead it, for the program or for whom it names: it
    stands before posts.
    Nor can it be part of an address that browsers write otherwise (`..`), nor an address that becomes a link wherever it stands.
    """
    if not is_name(name) or name in _ids() or {"", ".", ".."} & set(name.split("/")) or ADDRESS.search(name):
        return True
    words = [word for word in re.split(r"[\W_]+", unicodedata.normalize("NFKC", name)) if word]
    behind = words[1:] if words and words[0].casefold() in ARTICLES else []
    if not _read(_of_the_game()).isdisjoint(appearances(name) | (appearances(" ".join(behind)) if behind else set())):
        return True
    runs = (words[i : i + n] for n in range(1, LONGEST + 1) for i in range(len(words) - n + 1))
    return any(not _read(frozenset(SPEAKERS)).isdisjoint(appearances(" ".join(run))) for run in runs)


@cache
def _read(words: frozenset[str]) -> frozenset[tuple[str, str]]:
    """All that can be taken for one of these words, in whatever capitals."""
    cases = {form for word in words for form in (word, word.lower(), word.upper(), word.capitalize(), word.title())}
    return frozenset().union(*map(appearances, cases))


@cache
def _of_the_game() -> frozenset[str]:
    """What the game says itself: words of inputs, cards and camps in both languages, of all rule sets."""
    found = RESERVED - {""} | answers.RESERVED
    for rules in BUILT:
        kinds = rule_set(rules).kinds
        camps = {kind.camp for kind in kinds.values()} - {""}
        for said in (Narrator(lang, "text", rules) for lang in ("fr", "en")):
            found |= {said.role(kind, form) for kind in kinds for form in ("", "plural")}
            found |= {said.camp(camp) for camp in camps}
        found |= {*kinds, *camps}
    return frozenset(found)


@cache
def _ids() -> frozenset[str]:
    """The other ids of the rule sets: a player called like one could not be given another name (`kernel.substitute`)."""
    sets = [rule_set(rules) for rules in BUILT]
    return frozenset().union(*({*one.powers, *one.moments, *one.steps} for one in sets))


def alike(name: str, others: Iterable[str]) -> bool:
    """Whether a name can be taken for one of these others."""
    mine = appearances(name)
    return any(not mine.isdisjoint(appearances(other)) for other in others)


def wrong(name: str, others: Iterable[str]) -> Wrong | None:
    """Why somebody cannot bear this name beside these others."""
    if bad(name):
        return "bad-name"
    return "duplicate-name" if alike(name, others) else None
