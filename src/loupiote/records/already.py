"""Reads and writes `already:` of a record's head: what has happened in a game that the record takes up in the middle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from loupiote.kernel.already import Already
from loupiote.records.nodes import Node
from loupiote.records.reading import Reading
from loupiote.records.vocabulary import Vocabulary

KEYS = ("moment", "dead", "titles", "marks", "spent", "named")
T = TypeVar("T")


def read_already(r: Reading, node: Node, words: Vocabulary, players: list[str]) -> Already | None:
    """What it says, as far as it can be read; whether it can be is seen with the rest of the composition."""
    given = {key.value: value for key, value in r.entries(node, "already", KEYS)}
    if "moment" not in given:
        r.fail(node.line, "key-missing", key="moment")
        return None
    text = r.text(given["moment"], "moment") or ""
    place = words.place(text)
    if place is None or not place.moment:
        r.unknown(given["moment"].line, "unknown-window", text, words.rules.resumes)
        return None

    def each(key: str, read: Callable[[Node], T]) -> dict[str, T]:
        found = {}
        for name, value in r.entries(given[key], key) if key in given else ():
            if name.value in players:
                found[name.value] = read(value)
            else:
                r.unknown(name.line, "unknown-player", name.value, players)
        return found

    def one(value: Node) -> str:
        return next(iter(r.names(value, "player", players, "unknown-player")), "")

    told = Already(place.id, place.n or 1)
    told.dead = r.names(given["dead"], "dead", players, "unknown-player") if "dead" in given else []
    told.titles = {key.value: one(who) for key, who in r.entries(given["titles"], "titles")} if "titles" in given else {}
    told.marks = each("marks", lambda value: [mark.replace("_", "-") for mark, _ in r.texts(value, "marks")])
    told.spent = each("spent", lambda value: [power for power, _ in r.texts(value, "spent")])
    told.named = each("named", lambda value: {key.value: one(who) for key, who in r.entries(value, "named")})
    return told


def written(told: dict[str, Any]) -> dict[str, Any]:
    """As it is kept in the setup, in the form of a record."""
    read = msgspec.convert(told, Already)
    rest = {key: value for key, value in told.items() if key not in ("moment", "number")}
    return {"moment": f"{read.moment}@{read.number}", **rest}
