"""The small print of French and English: spaces, apostrophes, elision, contraction, lists.

Catalogues are written with an ordinary keyboard (`Qui ?`, `l'ours`, `la mort de { $who }`); what typography and grammar
ask for is put right here, so a game master's own texts come out right too. Nothing here touches a player's name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from loupiote.narration.runs import Article, Emphasis, Label, Line, Player, Run, Text, Words, visible

NBSP = "\u00a0"

_BEFORE = re.compile(r" ((?:[!?]|[:;](?!\)))+(?!\w)|»)")  # not of `!vote Bob`, nor of « :) »
_OPENS = re.compile(r"(?:^|(?<=[\s(\[«“]))'(?=\S|$)")
_ELIDED = re.compile(r"(?i)(?<![\w’])(d|qu|jusqu|lorsqu|puisqu)e $")
_CONTRACTED = re.compile(r"(?i)(?<!\w)(de|à) $")
_CONTRACTIONS = {("de", "le "): "du ", ("de", "les "): "des ", ("à", "le "): "au ", ("à", "les "): "aux "}


def typeset(text: str, lang: str) -> str:
    """A catalogue's text with typographic apostrophes and quotes and, in French, its non-breaking spaces."""
    text = _OPENS.sub("‘", text).replace("'", "’").replace("...", "…")
    return spaced(text) if lang == "fr" else text


def spaced(text: str) -> str:
    """A French text with its non-breaking spaces, and nothing else changed."""
    return _BEFORE.sub(NBSP + r"\1", text).replace("« ", "«" + NBSP)


def starts_with_vowel(word: str) -> bool:
    """Whether French elides before this word: `d'Élise`, `d'Yves`, but `de Yann`, `de 12:30`."""
    letters = _plain(word[:2])
    if letters[:1] == "y":
        return letters[1:2] not in tuple("aeiou")
    return letters[:1] in tuple("aeiouœæ")


def _plain(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def elides(run: Run) -> bool:
    """Whether French elides before this run. Before a player's name with a silent h too: `d'Hélène`, `d'Henri`, `d'Hugo`; those
    in Ha (`de Hal`, `de Hassan`) come from languages that say theirs, and other words with an h are none of ours to guess."""
    word = visible(run)
    if type(run) is Player and word[:1] in ("H", "h"):
        return _plain(word[1:2]) in tuple("eiouyœ")
    return starts_with_vowel(word)


def article(le: str, name: str, lang: str) -> Line:
    """The article to set before a card's name, elided where French does: `la `, `l’`, or nothing for a proper noun."""
    if not le:
        return ()
    if lang == "fr" and le in ("le", "la") and starts_with_vowel(name):
        return (Article("l’"),)
    return (Article(le + " "),)


def _kept(text: str, cut: re.Match[str], new: str) -> str:
    """`new` in place of what matched, with the capital it had."""
    return text[: cut.start()] + (new.capitalize() if cut.group()[0].isupper() else new)


def agree(line: Iterable[Run], lang: str) -> Line:
    """Join runs: `de` + `Ana` is `d’Ana`, `de` + `le Voleur` is `du Voleur`, `que` + `Ana` is `qu’Ana`."""
    runs = [run for run in line if run != Text("")]
    if lang != "fr":
        return tuple(runs)
    for i, (run, after) in enumerate(pairwise(runs)):
        if type(run) is not Text:
            continue
        if type(after) is Article:
            cut = _CONTRACTED.search(run.text)
            new = cut and _CONTRACTIONS.get((cut.group(1).lower(), after.text))
            if cut and new:
                runs[i], runs[i + 1] = Text(_kept(run.text, cut, new)), Text("")
        elif isinstance(after, Player | Label | Words | Emphasis) and elides(after):
            cut = _ELIDED.search(run.text)
            if cut:
                runs[i] = Text(run.text[: cut.end(1)] + "’")
    return tuple(run for run in runs if run != Text(""))


def capital(line: Line) -> Line:
    """A line that opens with an article opens with a capital: `La Voyante...`."""
    if line and isinstance(line[0], Article):
        first = line[0].text
        return (Text(first[:1].upper() + first[1:]), *line[1:])
    return line


def ended(line: Line) -> Line:
    """A line that is read on with others ends with a stop: a fixed sentence of a rule book may come without one."""
    last = visible(line[-1]).rstrip() if line else ""
    return (*line, Text(".")) if last[-1:].isalnum() else line


def listed(items: Sequence[Line], word: str) -> Line:
    """`Ana`, `Ana et Bob`, `Ana, Bob et Cleo`; without a word `Ana, Bob, Cleo`."""
    runs: list[Run] = []
    for i, item in enumerate(items):
        if i:
            runs.append(Text(f" {word} " if word and i == len(items) - 1 else ", "))
        runs.extend(item)
    return tuple(runs)


def genre_of(names: Iterable[str], genres: Mapping[str, str | None]) -> str:
    """How a phrase about these players agrees: f, m, or x (avoid agreement) as soon as one of them asks for none."""
    found = {genres.get(name) or "x" for name in names}
    if not found or not found <= {"f", "m"}:
        return "x"
    return "f" if found == {"f"} else "m"
