"""Clauses as a reader meets them.

The English of the rule books calls cards by their French names, as the sources do; a reader of English knows them by the names
that the screen has. What is quoted in French stays as it is quoted.
"""

from __future__ import annotations

import re
from functools import lru_cache

from loupiote.narration.catalogue import standard
from loupiote.narration.grammar import typeset
from loupiote.narration.narrator import Lang, Narrator
from loupiote.rulebook import clause

TERMS = ("meneur-de-jeu", "meneur", "amoureux", "amoureux-traitre")  # no cards; `term-...` of the texts
SINGLE = re.compile(r"\b(?:an?|one|another|each|every|own|his|her|Simple|plain|as)$", re.IGNORECASE)
QUOTED = re.compile(r"«[^»]*»|'[^']{12,}'")
ARTICLE = re.compile(r"\b([Aa])n?( )$")
AFTER = re.compile(r"(?: (?:camp|role|card|is)\b|['’]s)")


def clause_text(lang: Lang, id: str) -> str:
    """What a clause says.

    Raises:
        KeyError: there is none of this id.
    """
    return in_words(lang, id.partition(".")[0], clause(id).text(lang))


@lru_cache(maxsize=8192)
def in_words(lang: Lang, rules: str, text: str) -> str:
    """A text of the rule book of `rules`, with the names that the readers of a language know."""
    if lang == "fr":
        return typeset(text, lang)
    parts, end = [], 0
    for quoted in QUOTED.finditer(text):
        parts += [_named(rules, text[end : quoted.start()]), quoted[0]]
        end = quoted.end()
    return typeset("".join([*parts, _named(rules, text[end:])]), lang)


def _named(rules: str, text: str) -> str:
    pattern, one, many = _names(rules)
    found, end = "", 0
    for name in pattern.finditer(text):
        found += text[end : name.start()]
        end, said = name.end(), _plain(name[0])
        both = said in one and said in many  # the same word for one and for several
        single = said in one and (not both or SINGLE.search(found.rstrip()) or AFTER.match(text, end))
        word = one[said] if single else many[said]
        found = ARTICLE.sub(r"\1n " if word[0] in "AEIOUaeiou" else r"\1 ", found)
        found += word[0].upper() + word[1:] if not found.strip() or found.rstrip().endswith((".", "!", "?")) else word
    return found + text[end:]


def _plain(name: str) -> str:
    return name.replace("’", "'")


@lru_cache(maxsize=16)
def _names(rules: str) -> tuple[re.Pattern[str], dict[str, str], dict[str, str]]:
    """What finds the French names in a text, and the English ones of them: of one, and of several."""
    french, english = (Narrator(lang, "text", rules).writer for lang in ("fr", "en"))
    one, many = dict[str, str](), dict[str, str]()
    keys = [key for key in standard("fr", rules).texts if key.startswith("role-") and "." not in key]
    for key in (*(key for key in keys if english.texts.has(key)), *(f"term-{term}" for term in TERMS)):
        one[_plain(french.say(key))] = english.say(key)
        if french.texts.has(key, "plural"):
            many[_plain(french.say(key, "plural"))] = english.say(key, "plural")
    ways = sorted({*one, *many}, key=len, reverse=True)
    names = "|".join(re.escape(way).replace("'", "['’]") for way in ways)
    return re.compile(rf"(?<![\w-])(?:{names})(?![\w-])"), one, many
