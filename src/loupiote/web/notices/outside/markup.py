"""A text that is shown as HTML, written as BBCode, Markdown or plain text, to be pasted elsewhere.

The HTML is that of a post or an announcement: a few elements, cleaned, without attributes that matter but `href`.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Literal, NamedTuple

from loupiote.narration.formats import FORMATS

Markup = Literal["bbcode", "markdown", "text"]


class Pair(NamedTuple):
    """What stands before and behind what an element holds."""

    before: str
    behind: str


_BLOCKS = {
    "p",
    "ul",
    "ol",
    "blockquote",
    "pre",
    "div",
    "section",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "table",
    "details",
}
_SAME = {
    "b": "strong",
    "i": "em",
    "h1": "h3",
    "h2": "h3",
    "h4": "h3",
    "h5": "h3",
    "h6": "h3",
    "strike": "s",
    "del": "s",
}
_MARKS: dict[Markup, dict[str, Pair]] = {
    "bbcode": {
        "strong": Pair("[b]", "[/b]"),
        "em": Pair("[i]", "[/i]"),
        "small": Pair("[i]", "[/i]"),
        "u": Pair("[u]", "[/u]"),
        "s": Pair("[s]", "[/s]"),
        "h3": Pair("[b][u]", "[/u][/b]"),
        "blockquote": Pair("[quote]", "[/quote]"),
        "pre": Pair("[code]", "[/code]"),
        "ul": Pair("[list]\n", "[/list]"),
        "ol": Pair("[list=1]\n", "[/list]"),
        "li": Pair("[*]", "\n"),
    },
    "markdown": {
        "strong": Pair("**", "**"),
        "em": Pair("*", "*"),
        "small": Pair("*", "*"),
        "s": Pair("~~", "~~"),
        "h3": Pair("### ", ""),
        "pre": Pair("```\n", "\n```"),
        "li": Pair("- ", "\n"),
    },
    "text": {"li": Pair("• ", "\n")},
}


def written(html: str, markup: Markup) -> str:
    """The same text in another way of writing."""
    reader = _Reader(markup)
    reader.feed(html)
    reader.close()
    return re.sub(r"\n{3,}", "\n\n", reader.text()).strip()


class _Reader(HTMLParser):
    """Walks through the elements; a quote in Markdown is collected and then marked line by line."""

    def __init__(self, markup: Markup) -> None:
        super().__init__(convert_charrefs=True)
        self._markup, self._marks, self._format = markup, _MARKS[markup], FORMATS[markup]
        self._parts: list[list[str]] = [[]]
        self._links: list[str] = []
        self._raw = 0

    def text(self) -> str:
        while len(self._parts) > 1:
            self._quoted()
        return "".join(self._parts[0])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        name = _SAME.get(tag, tag)
        if tag == "br":
            self._put("\n")
        elif tag == "hr":
            self._put("\n\n---\n\n")
        elif tag == "a":
            href = dict(attrs).get("href") or ""
            self._links.append(href if href.startswith(("http://", "https://")) else "")
            self._put(
                {"bbcode": f"[url={self._links[-1]}]", "markdown": "["}.get(self._markup, "") if self._links[-1] else ""
            )
        else:
            if tag in _BLOCKS:
                self._put("\n\n")
            self._raw += tag in ("pre", "code")
            if name == "blockquote" and self._markup != "bbcode":
                self._parts.append([])
            self._put(self._marks.get(name, Pair("", "")).before)

    def handle_endtag(self, tag: str) -> None:
        name = _SAME.get(tag, tag)
        if tag == "a":
            href = self._links.pop() if self._links else ""
            shown = {"bbcode": "[/url]", "markdown": f"]({href})", "text": f" ({href})"}[self._markup]
            self._put(shown if href else "")
            return
        self._put(self._marks.get(name, Pair("", "")).behind)
        self._raw -= tag in ("pre", "code") and self._raw > 0
        if name == "blockquote" and self._markup != "bbcode" and len(self._parts) > 1:
            self._quoted()
        if tag in _BLOCKS:
            self._put("\n\n")

    def handle_data(self, data: str) -> None:
        if self._raw:
            self._put(data)
            return
        shown = re.sub(r"\s+", " ", data)
        if shown.strip() or (shown and self._parts[-1] and not self._parts[-1][-1].endswith("\n")):
            at_start = not self._parts[-1] or self._parts[-1][-1].endswith("\n")
            self._put(self._format.escape(shown.lstrip() if at_start else shown))

    def _quoted(self) -> None:
        inner = re.sub(r"\n{3,}", "\n\n", "".join(self._parts.pop())).strip()
        self._put("\n".join(f"> {line}".rstrip() for line in inner.split("\n")))

    def _put(self, text: str) -> None:
        if text:
            self._parts[-1].append(text)
