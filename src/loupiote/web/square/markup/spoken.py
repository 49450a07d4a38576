"""What the author of a post says themselves, line by line: neither what they quote, nor code, nor what they have struck out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from markdown_it.token import Token

from loupiote.web.square.markup.draw import READER, laid

_QUOTED = {"blockquote", "quote"}
_SET = {"list", "bullet_list", "ordered_list", "table"}  # where a line is a part of something else


class Line(NamedTuple):
    """A line of a text.

    Attributes:
        text: its words, without bold letters, colours and the like.
        ordered: whether it begins with the mark of an order, with nothing before it and not as a part of a list or the like.
    """

    text: str
    ordered: bool


@lru_cache(maxsize=16)  # several ask one after the other what the same post says
def spoken(text: str) -> tuple[Line, ...]:
    """The lines of a text that are said by its author, as those who read the post see them."""
    source = laid(text)
    quoted, within, lines = 0, 0, list[Line]()
    for token in READER.parse(source.text, {"blocks": source.pairs}):
        kind = token.type.rpartition("_")[0]
        if kind in _QUOTED:
            quoted += token.nesting
        elif kind in _SET or (kind == "heading" and token.markup.startswith("#")):
            within += token.nesting
        elif token.type == "inline" and not quoted:
            behind = token.map is not None and token.map[0] in source.behind
            lines += _lines(token.children or (), free=not within, first=not behind)
    return tuple(line for line in lines if line.text)


def _lines(tokens: Sequence[Token], *, free: bool, first: bool) -> Iterator[Line]:
    """The lines of a paragraph. `free`: whether they may order; `first`: whether the first of them may too."""
    said, ordered, struck, may = "", False, 0, free and first
    for token in tokens:
        if token.type in ("softbreak", "hardbreak"):
            yield Line(said.strip(), ordered)
            said, ordered, may = "", False, free
        elif token.tag == "s":
            struck += token.nesting
        elif token.type in ("text", "order") and not struck:
            said += token.content.replace("\n", " ")
            ordered |= may and token.type == "order"
    yield Line(said.strip(), ordered)
