"""What a told line is made of, before any format: runs of text, names, cards, the reader's own words.

A line is a tuple of runs, a page a list of blocks. Only `formats` knows how they look; so a new format is one new
class, and free text typed by people (`Player`, `Words`) can never be taken for markup: it is a run of its own until
the end.
"""

from __future__ import annotations

from dataclasses import dataclass


class Run:
    """Base of the pieces of a line."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Text(Run):
    """Words of a catalogue."""

    text: str


@dataclass(frozen=True, slots=True)
class Article(Text):
    """The article of the card that follows (`la `, `l’`). It contracts with `de` and `à`, and takes a capital."""


@dataclass(frozen=True, slots=True)
class Player(Run):
    """A player's name, free text of theirs."""

    name: str


@dataclass(frozen=True, slots=True)
class Label(Run):
    """The name of a card or of a camp, with the camp whose colour it takes (None: no colour)."""

    text: str
    camp: str | None = None


@dataclass(frozen=True, slots=True)
class Words(Run):
    """Free text of a person or an id as it was typed, shown as it is."""

    text: str


@dataclass(frozen=True, slots=True)
class Emphasis(Run):
    """A stressed part of a line."""

    runs: Line


@dataclass(frozen=True, slots=True)
class Small(Run):
    """A note beside a fact: ids of clauses."""

    runs: Line


@dataclass(frozen=True, slots=True)
class Reasons(Small):
    """The clauses behind a fact, by their ids."""

    ids: tuple[str, ...] = ()


Line = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of a moment, and its id."""

    line: Line
    moment: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines that are read on, one behind the other. `nature`: what they tell: a death, a vote, what is private..."""

    lines: tuple[Line, ...]
    nature: str = ""


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list of lines."""

    lines: tuple[Line, ...]
    nature: str = ""


Block = Heading | Paragraph | Bullets


def visible(run: Run) -> str:
    """The words of a run without any markup."""
    match run:
        case Text(text) | Label(text) | Words(text):
            return text
        case Player(name):
            return name
        case Emphasis(runs) | Small(runs):
            return "".join(visible(inner) for inner in runs)
    return ""
