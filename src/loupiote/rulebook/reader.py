"""Reads the data files of the rule book and says where a fault stands.

PyYAML keeps the last of two equal keys and forgets where a value stood. The rule book is edited by hand, so both
matter: this reader walks the nodes that PyYAML composes, refuses a key given twice or not known, and names file and
line in every error.
"""

from collections.abc import Collection
from importlib.resources import files
from typing import NoReturn, TypeAlias

import yaml

Loader: TypeAlias = "type[yaml.SafeLoader]"
# The C parser is ten times faster; a Python without it still works.
LOADER: Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

Scalar: TypeAlias = "str | int | bool | None"
Plain: TypeAlias = "Scalar | list[Scalar]"

_BOOL = {"true": True, "false": False}


class BookError(Exception):
    """A data file of the rule book is wrong.

    `file` and `line` say where, `what` says what was found and what is expected.
    """

    def __init__(self, file: str, line: int, what: str) -> None:
        super().__init__(f"{file}:{line}: {what}")
        self.file = file
        self.line = line
        self.what = what


def data_text(name: str) -> str:
    """The text of a file in the package's `data` folder. Raises FileNotFoundError when there is none of that name."""
    return (files(__package__) / "data" / name).read_text(encoding="utf-8")


def blocks(file: str, text: str) -> dict[str, tuple[int, str]]:
    """Cut a file at its top-level keys: `{key: (line before the block, text of the block)}`.

    A game needs the words of its own rule set only, and parsing is what costs. Raises BookError for a key given twice.
    """
    starts: dict[str, int] = {}
    lines = text.splitlines(keepends=True)
    for number, line in enumerate(lines):
        if line[:1].isalpha():
            key = line.partition(":")[0]
            if key in starts:
                raise BookError(file, number + 1, f"key `{key}` is given twice, first in line {starts[key] + 1}")
            starts[key] = number
    ends = [*list(starts.values())[1:], len(lines)]
    return {key: (start, "".join(lines[start:end])) for (key, start), end in zip(starts.items(), ends, strict=True)}


class Reader:
    """Turns the nodes of one file into plain values, or raises BookError with the line."""

    def __init__(self, file: str, lines_before: int = 0) -> None:
        self.file = file
        self.lines_before = lines_before

    def compose(self, text: str) -> yaml.Node:
        """The root node of a text. Raises BookError when it is no YAML, or empty."""
        try:
            root = yaml.compose(text, LOADER)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line if error.problem_mark else 0
            raise BookError(self.file, self.lines_before + line + 1, f"broken YAML: {error.problem}") from error
        except yaml.YAMLError as error:
            raise BookError(self.file, self.lines_before + 1, f"broken YAML: {error}") from error
        if root is None:
            raise BookError(self.file, self.lines_before + 1, "the file is empty")
        return root

    def fail(self, node: yaml.Node, what: str) -> NoReturn:
        """Raise BookError at the line of a node."""
        raise BookError(self.file, self.lines_before + node.start_mark.line + 1, what)

    def mapping(
        self, node: yaml.Node, known: Collection[str] | None = None, required: Collection[str] = ()
    ) -> dict[str, yaml.Node]:
        """The entries of a mapping; each key at most once, among `known` if given, and all of `required` there."""
        if not isinstance(node, yaml.MappingNode):
            self.fail(node, "a mapping of keys is expected here")
        entries: dict[str, yaml.Node] = {}
        for key_node, value in node.value:
            key = self.text(key_node)
            if key in entries:
                self.fail(key_node, f"key `{key}` is given twice")
            if known is not None and key not in known:
                self.fail(key_node, f"unknown key `{key}`; known here: {', '.join(known)}")
            entries[key] = value
        for key in required:
            if key not in entries:
                self.fail(node, f"key `{key}` is missing")
        return entries

    def items(self, node: yaml.Node) -> list[yaml.Node]:
        """The nodes of a list."""
        if not isinstance(node, yaml.SequenceNode):
            self.fail(node, "a list is expected here")
        return list(node.value)

    def scalar(self, node: yaml.Node) -> Scalar:
        """A text, a whole number, true, false or null."""
        if not isinstance(node, yaml.ScalarNode):
            self.fail(node, "a single value is expected here")
        value: str = node.value
        match node.tag.rpartition(":")[2]:
            case "str":
                return value
            case "int" if value.lstrip("-").isdecimal():
                return int(value)
            case "bool" if value in _BOOL:
                return _BOOL[value]
            case "null":
                return None
        self.fail(node, f"`{value}` would be read as something else than text; put it in quotes")

    def text(self, node: yaml.Node) -> str:
        """A text."""
        value = self.scalar(node)
        if not isinstance(value, str):
            self.fail(node, f"text is expected here, found {value!r}; put it in quotes if it is one")
        return value

    def word(self, node: yaml.Node, known: Collection[str]) -> str:
        """A text among those known."""
        value = self.text(node)
        if value not in known:
            self.fail(node, f"`{value}` is none of {', '.join(known)}")
        return value

    def flag(self, node: yaml.Node) -> bool:
        """True or false."""
        value = self.scalar(node)
        if not isinstance(value, bool):
            self.fail(node, f"true or false is expected here, found {value!r}")
        return value

    def number(self, node: yaml.Node) -> int:
        """A whole number."""
        value = self.scalar(node)
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(node, f"a whole number is expected here, found {value!r}")
        return value

    def texts(self, node: yaml.Node) -> tuple[str, ...]:
        """A list of texts; a single text counts as a list of one."""
        if isinstance(node, yaml.ScalarNode):
            return (self.text(node),)
        return tuple(self.text(item) for item in self.items(node))

    def plain(self, node: yaml.Node) -> Plain:
        """A single value or a list of them."""
        if isinstance(node, yaml.SequenceNode):
            return [self.scalar(item) for item in node.value]
        return self.scalar(node)
