"""What every part of the reader shares: the errors found so far, and how plain things are read."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from loupiote.records.errors import RecordError, RecordProblem
from loupiote.records.near import near
from loupiote.records.nodes import MOST_ERRORS, Entries, Items, Node, Text


class Reading:
    """Collects what is wrong while a record is read, so that one look finds all of it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.errors: list[RecordError] = []

    def fail(self, line: int, code: str, **args: Any) -> None:
        """Note an error."""
        self.errors.append(RecordError(self.file, line, code, args))
        if len(self.errors) >= MOST_ERRORS:
            raise RecordProblem(self.errors)

    def unknown(self, line: int, code: str, found: str, known: Iterable[str]) -> None:
        """Note a word that is not known, with the nearest that are; with all of them where none is near."""
        names = list(known)
        guesses = near(found, names)
        self.fail(line, code, found=found, near=guesses, legal=[] if guesses else names)

    def entries(self, node: Node, what: str, known: Collection[str] | None = None) -> list[tuple[Text, Node]]:
        """The pairs of a mapping; those with an unknown key are noted and left out."""
        if not isinstance(node, Entries):
            self.fail(node.line, "mapping-expected", key=what)
            return []
        kept = []
        for key, value in node.pairs:
            if known is None or key.value in known:
                kept.append((key, value))
            else:
                self.unknown(key.line, "unknown-key", key.value, known)
        return kept

    def items(self, node: Node, what: str) -> list[Node]:
        """The parts of a list."""
        if isinstance(node, Items):
            return node.items
        self.fail(node.line, "list-expected", key=what)
        return []

    def several(self, node: Node) -> list[Node]:
        """The parts of a list, or the one thing that stands in place of a list."""
        return node.items if isinstance(node, Items) else [node]

    def text(self, node: Node, what: str, *, empty: bool = False) -> str | None:
        """A text; None, and noted, for anything else, or for nothing unless `empty`."""
        if not isinstance(node, Text) or (node.null and not empty):
            self.fail(node.line, "text-expected", key=what)
            return None
        return "" if node.null else node.value

    def texts(self, node: Node, what: str) -> list[tuple[str, int]]:
        """Texts with their lines: a list of them, or a single one; nothing is an empty list."""
        if isinstance(node, Text) and node.null:
            return []
        return [(text, one.line) for one in self.several(node) if (text := self.text(one, what)) is not None]

    def names(self, node: Node, what: str, known: Collection[str], code: str) -> list[str]:
        """Texts among those known, such as players."""
        found = []
        for text, line in self.texts(node, what):
            if text in known:
                found.append(text)
            else:
                self.unknown(line, code, text, known)
        return found

    def whole(self, node: Node, what: str) -> int | None:
        """A whole number."""
        if isinstance(node, Text) and node.value.isascii() and node.value.isdecimal() and len(node.value) < 10:
            return int(node.value)
        found = node.value if isinstance(node, Text) else "…"
        self.fail(node.line, "whole-expected", key=what, found=found)
        return None

    def flag(self, node: Node, what: str) -> bool:
        """Yes or no, in one of the ways in which people write it."""
        word = node.value.casefold() if isinstance(node, Text) else ""
        if word in ("true", "yes", "oui", "vrai"):
            return True
        if word not in ("false", "no", "non", "faux"):
            self.fail(node.line, "flag-expected", key=what)
        return False


def plain(node: Node) -> Any:
    """A node as text, None, list or dictionary."""
    if isinstance(node, Text):
        return None if node.null else node.value
    if isinstance(node, Items):
        return [plain(item) for item in node.items]
    assert isinstance(node, Entries)
    return {key.value: plain(value) for key, value in node.pairs}
