"""Reading what a person answers to a prompt: numbers or names, with accents, case and small slips forgiven.

Whatever is in doubt is asked again (`Doubt`). What is clear but not legal is left to the rules, which say why not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from loupiote.cli.near import find, fold
from loupiote.kernel.ask import NOBODY, Choice, Nothing, One, Several, Value, Words, YesNo

YES = frozenset({"o", "oui", "y", "yes", "1", "ok"})
NO = frozenset({"n", "non", "no", "2", "0"})
PASS = frozenset({"0", "-", "rien", "personne", "nothing", "nobody", "none", "passe", "pass"})
COMMANDS = {"?": "help", "aide": "help", "help": "help", "u": "undo", "s": "save", "q": "quit"}

_BETWEEN = re.compile(r"\s*(?:[,;&+]|\b(?:et|and|ou|or)\b)\s*", re.IGNORECASE)


class Doubt(Exception):
    """An answer that may mean several things, or none: `word` is what was typed, `near` what it may mean."""

    def __init__(self, word: str, near: Sequence[str] = ()) -> None:
        super().__init__(word)
        self.word, self.near = word, list(near)


@dataclass
class Labels:
    """How values are written.

    Attributes:
        shown: legal value -> what a person reads; listed: those that have a number, in order.
        others: further names that are understood, though they are not legal now (the dead, say).
    """

    shown: dict[str, str]
    listed: list[str]
    others: list[str] = field(default_factory=list)

    @property
    def numbered(self) -> bool:
        """Whether numbers may be typed: not where a name is a number itself."""
        return not any(label.isdecimal() for label in (*self.shown.values(), *self.others))

    def find(self, word: str) -> str:
        """The value that a word means.

        Raises:
            Doubt: none, or several.
        """
        if self.numbered and word.isdecimal() and word.isascii() and len(word) < 5:
            place = int(word)
            if 1 <= place <= len(self.listed):
                return self.listed[place - 1]
            raise Doubt(word)
        names = {label: value for value, label in self.shown.items()}
        found = find(word, names | {name: name for name in self.others if name not in names.values()})
        if found.value is None:
            raise Doubt(word, found.near)
        return found.value


def command(text: str, labels: Labels) -> str | None:
    """The command that a text is: help, undo, save, quit. A name of the game that reads the same comes first."""
    text = text.strip()
    if text.startswith(":"):
        return COMMANDS.get(text[1:].casefold())
    names = {fold(label) for label in (*labels.shown.values(), *labels.others)}
    return COMMANDS.get(text.casefold()) if fold(text) not in names or text == "?" else None


def read(choice: Choice, text: str, labels: Labels) -> Value | None:
    """The value that a text gives to a choice, or None: nothing.

    Raises:
        Doubt: it is not clear what is meant.
    """
    text = text.strip()
    word = text.casefold()
    if not text:
        raise Doubt("")
    if isinstance(choice, Words):
        return None if text == "0" else (text,)
    if isinstance(choice, Nothing | YesNo):
        if word not in YES | NO and word not in PASS:
            raise Doubt(text)
        if isinstance(choice, Nothing):
            return () if word in YES else None
        return ("oui",) if word in YES else ("non",)
    blank = bool(getattr(choice, "blank", False))
    if isinstance(choice, One) and len(labels.listed) == 1 and not blank and word in YES | NO:
        return (
            (labels.listed[0],) if word in YES else None
        )  # "Verses-tu ta potion pour Ana ?" is answered by oui or non
    if word in PASS and not any(fold(label) == fold(text) for label in labels.shown.values()):
        return (NOBODY,) if blank else None
    if isinstance(choice, One):
        return (labels.find(text),)
    assert isinstance(choice, Several)
    return tuple(labels.find(name) for name in _names(text, labels))


def _names(text: str, labels: Labels) -> list[str]:
    """The names in a text: between commas; else all of it where it is one name; else between spaces."""
    parts = [part for part in _BETWEEN.split(text) if part]
    if len(parts) > 1:
        return parts
    try:
        labels.find(text)
    except Doubt:
        return text.split()
    return [text]
