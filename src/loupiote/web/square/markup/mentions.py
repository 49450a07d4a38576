"""Names with an @, understood whatever their accents and capitals, and addresses that are only written down."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from msgspec import Struct
from unidecode import unidecode

_WEB = re.compile(r"https?://[^\s<>\"«»]+[^\s<>\"«».,;:!?'’)\]]")
_NEVER = 60  # folded letters of the longest name
LINKS = (
    200  # names and addresses of a text that lead somewhere; those after are text as it stands, and named all the same
)


class Person(Struct, frozen=True):
    """Somebody who can be named.

    Attributes:
        key: who it is; names: all that they are called; href: the page that the name leads to, "" for none.
    """

    key: str
    names: tuple[str, ...]
    href: str = ""


def fold(text: str) -> str:
    """A text without accents and capitals."""
    return unidecode(text).casefold()


class Finder:
    """Finds the names of these people behind an @."""

    def __init__(self, people: Iterable[Person]) -> None:
        self.by_name: dict[str, list[Person]] = {}
        for person in people:
            for name in person.names:
                folded = fold(name)
                known = self.by_name.setdefault(folded, []) if folded else []
                if person not in known:
                    known.append(person)

    def at(self, text: str, start: int) -> tuple[Person, int] | None:
        """Who is named from here on, and where the name ends: the longest name that fits; two who share it are nobody."""
        folded, found = "", None
        for end in range(start, min(len(text), start + _NEVER)):
            folded += fold(text[end])
            people = self.by_name.get(folded)
            ends = end + 1 == len(text) or not (text[end + 1].isalnum() or text[end + 1] == "_")
            if people and ends:
                found = (people[0], end + 1) if len(people) == 1 else None
        return found


def rule(state: StateCore) -> None:
    """Split the text of every line at names and addresses."""
    finder: Finder | None = state.env.get("finder")
    for block in state.tokens:
        if block.type != "inline" or not block.children:
            continue
        made: list[Token] = []
        links = 0
        for token in block.children:
            links += {"link_open": 1, "link_close": -1}.get(token.type, 0)
            if token.type == "text" and not links:
                made += _split(token, finder, state.env)
            else:
                made.append(token)
        block.children = made


def _split(token: Token, finder: Finder | None, env: Any) -> Iterator[Token]:
    text, last, place = token.content, 0, 0
    while place < len(text):
        opens = None
        if (
            text[place] == "@"
            and finder is not None
            and not (place and (text[place - 1].isalnum() or text[place - 1] in "@_"))
        ):
            named = finder.at(text, place + 1)
            if named is not None:
                person, end = named
                env["mentioned"][person.key] = None
                opens = _named(person, token.level)
        elif text[place] == "h" and (match := _WEB.match(text, place)):
            end = match.end()
            opens = Token("link_open", "a", 1, level=token.level, attrs={"href": match[0]})
        if opens is None or env.get("links", 0) >= LINKS:
            place = place + 1 if opens is None else end
            continue
        env["links"] = env.get("links", 0) + 1
        yield from _text(text[last:place], token.level)
        yield opens
        yield from _text(text[place:end], token.level + 1)
        yield Token("link_close", opens.tag, -1, level=token.level)
        last = place = end
    yield from _text(text[last:], token.level)


def _named(person: Person, level: int) -> Token:
    if person.href:
        return Token("link_open", "a", 1, level=level, attrs={"href": person.href, "class": "mention"})
    return Token("link_open", "span", 1, level=level, attrs={"class": "mention"})


def _text(content: str, level: int) -> Iterator[Token]:
    if content:
        yield Token("text", "", 0, content=content, level=level)
