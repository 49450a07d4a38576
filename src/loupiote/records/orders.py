"""Orders as they are written: `devorer Dan`, `unir Ana "Jean Paul"`, `rediriger Ana vers Bob`, `ecrire Bob venez vite`.

An order is a power and what it names, separated by spaces. A word that begins with a double quote goes on to the next one, so
a name with spaces can be written; inside, `\\"` is a quote and `\\\\` a backslash. Outside of quotes the words `vers`, `rien` and
a comma at a word's end have a meaning; in quotes they are names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from loupiote.kernel.ask import Choice, One, Parts, Places, Several, Value, Words, YesNo
from loupiote.records.model import Word

_WORD = re.compile(r'"((?:[^"\\]|\\.)*)"(?=[\s,]|$),?|(\S+)', re.S)
_ESCAPE = re.compile(r"\\(.)", re.S)
_BARE = re.compile(r'[^\s"\\,]+')
_MEANT = ("vers", "rien")
_THINGS = ("option", "power name", "project", "projects", "citadel", "post", "group")  # choices of ids, not of players

Alias = Callable[[str], str]


def split(text: str) -> list[Word]:
    """The words of an order. A quote that is never closed is a plain character."""
    found = []
    for match in _WORD.finditer(text):
        if match[1] is not None:
            found.append(Word(_ESCAPE.sub(r"\1", match[1]), True, match.start()))
        else:
            found.append(Word(match[2], False, match.start()))
    return found


def quoted(text: str) -> str:
    """A name or value as an order takes it, in quotes only where it needs them."""
    if _BARE.fullmatch(text) and text not in _MEANT:
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def value_of(choice: Choice | None, words: Sequence[Word], text: str, alias: Alias = str) -> Value:
    """The value that the words of an order give to a choice; without a choice, the words as they are.

    Args:
        text: the order as it was written, from which free text is taken untouched.
        alias: another word for an id -> the id.
    """
    if isinstance(choice, YesNo):
        return tuple(w.text for w in words) or ("oui",)
    if isinstance(choice, Words):
        if not words:
            return ()
        alone = len(words) == 1 and words[0].quoted
        return (words[0].text if alone else text[words[0].start :].strip(),)
    if isinstance(choice, Parts):
        value: Value = ()
        for part, span in choice.spans():
            value += value_of(part, words[span], text, alias)
        return value
    if isinstance(choice, One | Several | Places) and len(words) > 1:
        words = [w for i, w in enumerate(words) if w.quoted or w.text != "vers" or not _between(choice, i)]
        if not isinstance(choice, One):
            legal = choice.players if isinstance(choice, Places) else choice.legal()
            words = [w if w.quoted or w.text in legal else w._replace(text=w.text.rstrip(",")) for w in words]
    values = [w.text for w in words]
    if isinstance(choice, One | Several) and choice.of in _THINGS:
        legal = choice.legal()
        return tuple(v if v in legal else alias(v) for v in values)
    return tuple(values)


def _between(choice: Choice, i: int) -> bool:
    """Whether `vers` at this place is the little word: before a recipient, or between from and to."""
    if isinstance(choice, One):
        return i == 0
    return i == 1 and isinstance(choice, Several) and choice.high == 2


def written(power: str, value: Value | None) -> str:
    """An order as a record writes it, so that `value_of` gives the value back."""
    if value is None:
        return f"{power} rien"
    return " ".join([power, *map(quoted, value)])
