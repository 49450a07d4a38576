"""Reads the single entries of `names.yaml`: what may stand under a window, a power, a bearer, a board, a draw."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Any, NoReturn, TypeVar, get_args

import msgspec
import yaml

from loupiote.rulebook.reader import Reader, blocks
from loupiote.rulebook.words import (
    BearerKind,
    BearerName,
    BoardName,
    DrawName,
    EventName,
    PowerName,
    ShortName,
    WindowName,
)

FILE = "names.yaml"
T = TypeVar("T")
Read = Callable[[yaml.Node], Any]


class NamesFile:
    """The text of `names.yaml`, cut at its top-level keys; a block is parsed when it is asked for."""

    def __init__(self, text: str) -> None:
        self.cut = blocks(FILE, text)

    def block(self, key: str) -> "Block":
        """The block under a top-level key. Raises KeyError when there is none."""
        lines_before, text = self.cut[key]
        return Block(key, Reader(FILE, lines_before), text)


class Block:
    """One top-level key of the file: its node, and a method for each kind of entry."""

    def __init__(self, key: str, read: Reader, text: str) -> None:
        self.key = key
        self.read = read
        self.node = read.mapping(read.compose(text), (key,))[key]

    def fail(self, path: tuple[str, ...], what: str) -> NoReturn:
        """Raise BookError at the line of an entry, given by the keys that lead to it."""
        node = self.node
        for key in path:
            node = self.read.mapping(node)[key]
        self.read.fail(node, what)

    def values(self, node: yaml.Node, known: dict[str, Read], required: Collection[str]) -> dict[str, Any]:
        """The values of a mapping, each read as `known` says; in their names `-` becomes `_`."""
        entries = self.read.mapping(node, known, required)
        return {key.replace("-", "_"): known[key](value) for key, value in entries.items()}

    def each(self, make: Callable[[str, yaml.Node], T], node: yaml.Node) -> dict[str, T]:
        """The entries of a mapping, made one by one of key and node."""
        return {key: make(key, value) for key, value in self.read.mapping(node).items()}

    def phrases(self, node: yaml.Node) -> dict[str, str]:
        """A mapping of texts."""
        return {key: self.read.text(value) for key, value in self.read.mapping(node).items()}

    def clauses(self, node: yaml.Node) -> tuple[str, ...]:
        """Full ids of clauses that the file writes without the rule set's name."""
        return tuple(f"{self.key}.{rule}" for rule in self.read.texts(node))

    def refused(self, node: yaml.Node) -> dict[str, str]:
        """Powers that are always refused, each with its clause."""
        return {power: f"{self.key}.{rule}" for power, rule in self.phrases(node).items()}

    def among(self, node: yaml.Node) -> str | tuple[str, ...]:
        """A text, or a list of texts."""
        return self.read.text(node) if isinstance(node, yaml.ScalarNode) else self.read.texts(node)

    def window(self, name: str, node: yaml.Node) -> WindowName:
        """An entry of `windows`."""
        r = self.read
        known: dict[str, Read] = {
            "moment": r.texts, "asks": r.text, "when": r.text, "simultaneous": r.flag, "delay": r.flag,
        }  # fmt: skip
        values = self.values(node, known, ["moment", "asks"])
        return WindowName(name, values.pop("moment"), **values)

    def power(self, name: str, node: yaml.Node) -> PowerName:
        """An entry of a bearer's `powers`."""
        r = self.read
        known: dict[str, Read] = {
            "window": r.texts, "choice": r.texts, "among": self.among, "optional": r.scalar, "silence": r.text,
            "instant": r.flag, "delay": r.flag, "shared": r.text, "once": r.flag, "when": r.text, "secret": r.flag,
            "rules": self.clauses, "n": r.scalar, "max": r.number, "who": r.text, "note": r.text,
        }  # fmt: skip
        values = self.values(node, known, ["window", "choice"])
        return PowerName(name, values.pop("window"), values.pop("choice"), **values)

    def bearer(self, file: NamesFile, name: str, node: yaml.Node) -> BearerName:
        """An entry of `bearers`; one that is as in another rule set is read from there."""
        r = self.read
        known: dict[str, Read] = {
            "kind": lambda kind: r.word(kind, get_args(BearerKind)), "powers": partial(self.each, self.power),
            "passive": self.phrases, "holds": r.text, "rules": self.clauses, "note": r.text, "style": r.text,
            "starts": r.texts, "code": r.texts, "charge": r.number, "as": r.text,
        }  # fmt: skip
        values = self.values(node, known, ["kind"])
        values["codes"] = values.pop("code", ())
        other = values.pop("as", None)
        if other is None:
            return BearerName(name, values.pop("kind"), values.pop("powers", {}), values.pop("passive", {}), **values)
        if other not in file.cut:
            r.fail(node, f"bearer `{name}` is as in `{other}`, which is no rule set")
        source = file.block(other)
        bearers = source.read.mapping(source.read.mapping(source.node)["bearers"])
        if name not in bearers:
            r.fail(node, f"bearer `{name}` is as in `{other}`, which has none of that name")
        return msgspec.structs.replace(source.bearer(file, name, bearers[name]), same_as=other)

    def board(self, name: str, node: yaml.Node) -> BoardName:
        """An entry of `boards`."""
        r = self.read
        required: dict[str, Read] = {"name": r.text, "writes": r.text, "reads": r.text, "open": r.text}
        optional: dict[str, Read] = {"option": r.flag, "rules": self.clauses, "note": r.text}
        return BoardName(name, **self.values(node, required | optional, required))

    def draw(self, name: str, node: yaml.Node) -> DrawName:
        """An entry of `draws`."""
        known: dict[str, Read] = {"values": self.among, "short": self.read.text, "option": self.read.flag}
        made = DrawName(name, **self.values(node, known, ["values"]))
        if not (made.what and made.moment and made.bearer):
            self.read.fail(node, f"draw `{name}` is not of the form what@moment.bearer")
        return made

    def event(self, name: str, node: yaml.Node) -> EventName:
        """An entry of `events`."""
        known: dict[str, Read] = {"fields": self.read.texts, "told": self.read.text}
        return EventName(name, **self.values(node, known, known))

    def short(self, name: str, node: yaml.Node) -> ShortName:
        """An entry of `shorts`."""

        def fixed(value: yaml.Node) -> dict[str, Any]:
            return {key: self.read.scalar(item) for key, item in self.read.mapping(value).items()}

        values = self.values(node, {"kind": self.read.text, "main": self.read.text, "with": fixed}, ["kind"])
        return ShortName(name, values["kind"], values.get("main"), values.get("with", {}))
