"""A strict reader of YAML: every value is text, and everything knows its line.

`No`, `on`, `12:30` and `1` stay what they are: text. A key given twice, an anchor, a tag, a second document are refused, each
with its line, because none of them has a use in a record and each hides a slip or a trap.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import yaml

from loupiote.records.errors import RecordError, RecordProblem

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DEEPEST = 16
MOST_ERRORS = 100  # a file with more is something else than a record
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
_NULL = ("", "~", "null", "Null", "NULL")


@dataclass(eq=False)
class Node:
    """Something in a record, and the line where it begins."""

    line: int


@dataclass(eq=False)
class Text(Node):
    """A single value; `plain` when it was written without quotes."""

    value: str
    plain: bool = True

    @property
    def null(self) -> bool:
        """Whether nothing was written, or `null`, without quotes."""
        return self.plain and self.value in _NULL


@dataclass(eq=False)
class Items(Node):
    """A list."""

    items: list[Node] = field(default_factory=list)


@dataclass(eq=False)
class Entries(Node):
    """A mapping; its pairs in the order written."""

    pairs: list[tuple[Text, Node]] = field(default_factory=list)

    def get(self, key: str) -> Node | None:
        """The value of a key, or None."""
        return next((value for name, value in self.pairs if name.value == key), None)

    def line_of(self, key: str) -> int:
        """The line of a key, or of the mapping where the key is missing."""
        return next((name.line for name, _ in self.pairs if name.value == key), self.line)


def decoded(data: bytes, file: str) -> str:
    """The text of a file. Raises RecordProblem when it is not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise RecordProblem([RecordError(file, line, "not-utf8")]) from fault


def parse(text: str, file: str) -> Node:
    """The root of a record's text. Raises RecordProblem with everything that is wrong with its form."""
    found = _CONTROL.search(text)
    if found:
        line = text.count("\n", 0, found.start()) + 1
        raise RecordProblem([_control(file, line, found)])
    builder = _Builder(file)
    try:
        for event in yaml.parse(text, LOADER):
            builder.take(event)
    except yaml.MarkedYAMLError as fault:
        raise RecordProblem([*builder.errors, _broken(fault, text, file)]) from fault
    except (yaml.YAMLError, RecursionError) as fault:
        raise RecordProblem([*builder.errors, RecordError(file, 0, "yaml-broken", {"kind": "other"})]) from fault
    if builder.root is None:
        builder.fail(1, "empty-file")
    if builder.errors or builder.root is None:
        raise RecordProblem(builder.errors)
    return builder.root


def _control(file: str, line: int, found: re.Match[str]) -> RecordError:
    return RecordError(file, line, "control-character", {"found": f"U+{ord(found[0]):04X}"})


# what the parser says, and which sentence of ours says it to a person
PROBLEMS = {
    "mapping values are not allowed": "colon",
    "cannot start any token": "sign",
    "nesting depth": "deep",
}


def _broken(fault: yaml.MarkedYAMLError, text: str, file: str) -> RecordError:
    mark, start = fault.problem_mark, fault.context_mark
    line = mark.line if mark else 0
    lines = text.split("\n")
    written = lines[line] if line < len(lines) else ""
    if written[: len(written) - len(written.lstrip())].count("\t"):
        return RecordError(file, line + 1, "yaml-tab")
    last = len(text.rstrip().split("\n"))
    if mark and line >= last:
        begun = min(start.line + 1 if start else last, last)
        return RecordError(file, begun, "yaml-cut", {"last": str(last)})
    kind = next((kind for said, kind in PROBLEMS.items() if said in (fault.problem or "")), "other")
    return RecordError(file, line + 1, "yaml-broken", {"kind": kind})


class _Open:
    """A list or mapping not closed yet; of a mapping, the key that waits for its value, and the lines of all keys."""

    def __init__(self, node: Items | Entries) -> None:
        self.node = node
        self.key: Text | None = None
        self.seen: dict[str, int] = {}


class _Builder:
    """Makes nodes out of PyYAML's events."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.errors: list[RecordError] = []
        self.root: Node | None = None
        self._open: list[_Open] = []
        self._documents = 0

    def fail(self, line: int, code: str, **args: Any) -> None:
        self.report(RecordError(self.file, line, code, args))

    def report(self, error: RecordError) -> None:
        self.errors.append(error)
        if len(self.errors) >= MOST_ERRORS:
            raise RecordProblem(self.errors)

    def take(self, event: Any) -> None:
        line = event.start_mark.line + 1
        if isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents == 2:
                self.fail(line, "several-documents")
        elif isinstance(event, yaml.AliasEvent):
            self.fail(line, "yaml-anchor", found=f"*{event.anchor}")
            self._put(Text(line, ""))
        elif isinstance(event, yaml.ScalarEvent):
            self._plain(event, line)
            escaped = _CONTROL.search(event.value)  # written as a `\0`
            if escaped:
                self.report(_control(self.file, line, escaped))
            self._put(Text(line, event.value, event.style is None or event.style == ""))
        elif isinstance(event, yaml.SequenceStartEvent | yaml.MappingStartEvent):
            self._plain(event, line)
            node = Items(line) if isinstance(event, yaml.SequenceStartEvent) else Entries(line)
            self._open.append(_Open(node))
            if len(self._open) > DEEPEST:
                self.fail(line, "too-deep", n=DEEPEST)
                raise RecordProblem(self.errors)
        elif isinstance(event, yaml.SequenceEndEvent | yaml.MappingEndEvent):
            self._put(self._open.pop().node)

    def _plain(self, event: Any, line: int) -> None:
        if event.anchor is not None:
            self.fail(line, "yaml-anchor", found=f"&{event.anchor}")
        if event.tag is not None and event.tag != "!":
            self.fail(line, "yaml-tag", found=event.tag)

    def _put(self, node: Node) -> None:
        if not self._open:
            self.root = self.root or node
            return
        top = self._open[-1]
        into = top.node
        if isinstance(into, Items):
            into.items.append(node)
        elif top.key is not None:
            into.pairs.append((top.key, node))
            top.key = None
        elif isinstance(node, Text):
            if node.value in top.seen:
                self.fail(node.line, "key-twice", found=node.value, first=str(top.seen[node.value]))
            top.seen[node.value] = node.line
            node.plain = False  # a key is a name, even `null`
            top.key = node
        else:
            self.fail(node.line, "key-no-text")
            top.key = Text(node.line, "")
