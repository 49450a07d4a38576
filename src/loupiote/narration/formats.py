"""The formats a line can be shown in: plain text, Markdown, BBCode for phpBB and Forumactif boards, HTML for our own pages.

Each says how to write a name, a card, an emphasis, a heading, and how to escape what a player typed.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterable

from loupiote.narration.runs import (
    Block,
    Bullets,
    Emphasis,
    Heading,
    Label,
    Line,
    Paragraph,
    Player,
    Run,
    Small,
    Text,
    Words,
    visible,
)

# Colours of the camps, at least 3:1 on white boards and on dark ones. A camp is always in words too.
COLOURS = {"village": "#2a7fb8", "loups": "#cc4238", "independant": "#8a5fb0", "amoureux": "#c2457a"}
# the colours of a rule set that has a code of its own, which its texts name (`camp-village.colour`)
COLOURS |= {
    "bleu": "#2a7fb8",
    "rouge": "#cc4238",
    "orange": "#b96a12",
    "rose": "#c2457a",
    "vert": "#3a8a45",
    "violet": "#8a5fb0",
}
NOTE = "#767676"

_DIRECTION = re.compile("[\u202a-\u202e\u2066-\u2069]")  # would turn the rest of the line round


def tame(text: str) -> str:
    """Free text on one line: no control characters, no runs of spaces."""
    text = "".join(" " if unicodedata.category(c) == "Cc" else c for c in _DIRECTION.sub("", text))
    return re.sub(" {2,}", " ", text).strip()


class Format:
    """Plain text, and the base of the others."""

    def escape(self, text: str) -> str:
        """Text in which nothing is markup."""
        return text

    def strong(self, shown: str) -> str:
        """A player's name, already escaped."""
        return shown

    def card(self, shown: str, camp: str | None, stressed: bool) -> str:
        """The name of a card or camp; `stressed`: it stands inside an emphasis."""
        return shown

    def emphasis(self, shown: str) -> str:
        """A stressed part."""
        return shown

    def small(self, shown: str) -> str:
        """A note beside a fact."""
        return shown

    def heading(self, line: Line) -> str:
        """The title of a moment."""
        shown = self.line(line)
        return f"{shown}\n{'─' * len(shown)}"

    def bullets(self, lines: Iterable[str]) -> str:
        """A list."""
        return "\n".join(f"  • {line}" for line in lines)

    def paragraph(self, lines: Iterable[str]) -> str:
        """Lines that are read on."""
        return " ".join(lines)

    def start(self, shown: str) -> str:
        """A line about to begin a paragraph or a list item."""
        return shown

    def run(self, run: Run, stressed: bool = False) -> str:
        """One run."""
        match run:
            case Player(name):
                return self.strong(self.escape(tame(name)))
            case Label(text, camp):
                return self.card(self.escape(text), camp, stressed)
            case Words(text):
                return self.escape(tame(text))
            case Emphasis(runs):
                return self.emphasis("".join(self.run(inner, True) for inner in runs))
            case Small(runs):
                return self.small("".join(self.run(inner, True) for inner in runs))
            case Text(text):
                return self.escape(text)
        return self.escape(visible(run))

    def line(self, line: Line) -> str:
        """One line, fit to stand at the beginning of a text."""
        return self.start("".join(self.run(run) for run in line))

    def page(self, blocks: Iterable[Block]) -> str:
        """Blocks with an empty line between them."""
        shown: list[str] = []
        for block in blocks:
            match block:
                case Heading(line):
                    shown.append(self.heading(line))
                case Paragraph(lines):
                    shown.append(self.paragraph(self.line(line) for line in lines))
                case Bullets(lines):
                    shown.append(self.bullets(self.line(line) for line in lines))
        return "\n\n".join(shown)


class Markdown(Format):
    """CommonMark."""

    _special = re.compile(r"([\\`*_{}\[\]<>|~#&$^=@])")
    _opening = re.compile(r"^(\s*)([-+](?=\s|$)|-{2,}|\d+(?=[.)]))")

    def escape(self, text: str) -> str:
        return self._special.sub(r"\\\1", text)

    def start(self, shown: str) -> str:
        found = self._opening.match(shown)
        if not found:
            return shown
        mark, rest = found.group(2), shown[found.end() :]
        return f"{mark}\\{rest}" if mark[0].isdigit() else f"\\{mark}{rest}"

    def strong(self, shown: str) -> str:
        return f"**{shown}**"

    def card(self, shown: str, camp: str | None, stressed: bool) -> str:
        return shown if stressed else f"*{shown}*"

    def emphasis(self, shown: str) -> str:
        return f"*{shown}*"

    small = emphasis

    def heading(self, line: Line) -> str:
        return f"## {self.line(line)}"

    def bullets(self, lines: Iterable[str]) -> str:
        return "\n".join(f"- {line}" for line in lines)


class Bbcode(Format):
    """BBCode. A board has no escape that all share: an invisible space breaks what would be a tag."""

    _tag = re.compile(r"([\[<])(?=\S)|(&)(?=[#\w])")

    def escape(self, text: str) -> str:
        return self._tag.sub("\\1\\2\u200b", text)

    def strong(self, shown: str) -> str:
        return f"[b]{shown}[/b]"

    def card(self, shown: str, camp: str | None, stressed: bool) -> str:
        colour = COLOURS.get(camp or "")
        return f"[color={colour}]{shown}[/color]" if colour else shown

    def emphasis(self, shown: str) -> str:
        return f"[i]{shown}[/i]"

    def small(self, shown: str) -> str:
        return f"[i][color={NOTE}]{shown}[/color][/i]"

    def heading(self, line: Line) -> str:
        return f"[b][u]{self.line(line)}[/u][/b]"

    def bullets(self, lines: Iterable[str]) -> str:
        return "\n".join(["[list]", *(f"[*]{line}" for line in lines), "[/list]"])


class Html(Format):
    """HTML for pages: elements and classes alone, so that the page's own style says how it looks."""

    def escape(self, text: str) -> str:
        return html.escape(text)

    def strong(self, shown: str) -> str:
        return f"<b>{shown}</b>"

    def card(self, shown: str, camp: str | None, stressed: bool) -> str:
        return f'<span class="card-name" data-camp="{html.escape(camp)}">{shown}</span>' if camp else shown

    def emphasis(self, shown: str) -> str:
        return f"<em>{shown}</em>"

    def small(self, shown: str) -> str:
        return f"<small>{shown}</small>"

    def heading(self, line: Line) -> str:
        return f"<h3>{self.line(line)}</h3>"

    def bullets(self, lines: Iterable[str]) -> str:
        return f'<ul class="told">{"".join(f"<li>{line}</li>" for line in lines)}</ul>'

    def paragraph(self, lines: Iterable[str]) -> str:
        return f"<p>{' '.join(lines)}</p>"


FORMATS: dict[str, Format] = {"text": Format(), "markdown": Markdown(), "bbcode": Bbcode(), "html": Html()}
