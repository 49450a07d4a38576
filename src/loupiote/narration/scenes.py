"""A story for pages: moment by moment, each fact by itself with the clauses behind it, which a page shows in its own way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from loupiote.narration.formats import Format
from loupiote.narration.runs import Block, Bullets, Heading, Line, Paragraph, Reasons


class Passage(NamedTuple):
    """A fact, or the list that a vote is.

    Attributes:
        nature: "death", "private", "vote", "other", or "" for what opens or closes a moment.
        text: in the format of the narrator, "" where there are only items; items: of a list.
        because: ids of the clauses behind it.
    """

    nature: str
    text: str = ""
    items: tuple[str, ...] = ()
    because: tuple[str, ...] = ()


class Scene(NamedTuple):
    """A moment: its id ("" for what has no heading), its title, and what happened in it."""

    moment: str
    title: str
    passages: list[Passage]


def scenes(blocks: Iterable[Block], format: Format) -> list[Scene]:
    """The blocks of a story as scenes."""
    found: list[Scene] = []
    for block in blocks:
        if isinstance(block, Heading):
            found.append(Scene(block.moment, format.line(block.line), []))
            continue
        if not found:
            found.append(Scene("", "", []))
        found[-1].passages.extend(_passages(block, format))
    return found


def _passages(block: Paragraph | Bullets, format: Format) -> list[Passage]:
    split = [_split(line, format) for line in block.lines]
    if isinstance(block, Bullets) and block.nature == "vote":
        because = tuple(dict.fromkeys(id for _text, ids in split for id in ids))
        return [Passage(block.nature, "", tuple(text for text, _ids in split), because)]
    return [Passage(block.nature, text, (), because) for text, because in split]


def _split(line: Line, format: Format) -> tuple[str, tuple[str, ...]]:
    """The words of a line, and the clauses behind it."""
    because = tuple(id for run in line if isinstance(run, Reasons) for id in run.ids)
    words = format.line(tuple(run for run in line if not isinstance(run, Reasons))).rstrip()
    return words, because
