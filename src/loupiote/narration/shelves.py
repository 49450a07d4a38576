"""The texts by which a rule set's games are told, by kind: those that a tone is for."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from pathlib import Path

from loupiote.narration.catalogue import dotted, entries, files, name_of, parts, resources
from loupiote.rulebook.names import words

KINDS = ("course", "deaths", "votes", "knowledge", "moments", "calls", "powers", "refusals", "roles")
_FILES = {"told": "course"} | {kind: kind for kind in KINDS}  # a file of texts -> its kind; others are no game's
_COMMON = {"camp": "roles", "story": "course", "told": "course"}  # what a game is told by of the texts for all purposes
GROUPS = ("amoureux", "charmes")  # who is called and named without being a card
_FIXED = ("camp", "colour")  # of a card: what it is, not how it is called


@lru_cache(maxsize=16)
def shelves(lang: str, rules: str) -> dict[str, str]:
    """Every text that a tone of this rule set is for -> its kind, kind by kind."""
    there, found = _there(rules), dict[str, str]()
    pairs = zip(files(lang, rules), resources(lang, rules), strict=True)
    for path, resource in sorted(pairs, key=lambda pair: pair[0].stem == "common"):  # what it has is told least
        for entry in entries(resource):
            key = name_of(entry)
            kind = _kind(path, key)
            if kind and _has(there, path, key):
                for attribute, _ in parts(entry):
                    if attribute not in _FIXED:
                        found.setdefault(dotted(key, attribute), kind)
    return {key: kind for wanted in KINDS for key, kind in found.items() if kind == wanted}


def _kind(path: Path, key: str) -> str:
    if path.parent.parent.name == "roles":
        return "roles"
    return _COMMON.get(key.partition("-")[0], "") if path.stem == "common" else _FILES.get(path.stem, "")


def _there(rules: str) -> dict[str, Collection[str]]:
    """What a rule set has, by the family of texts that speak of it."""
    found = words(rules)
    powers = {power for bearer in found.bearers.values() for power in (*bearer.powers, *bearer.passive)}
    return {
        "role": {*found.bearers, *GROUPS},
        "power": powers,
        "prompt": powers,
        "receipt": powers,
        "did": powers,
        "window": found.windows,
        "call": {*found.windows, *GROUPS},
        "moment": found.moments,
        "board": found.boards,
    }


def _has(there: dict[str, Collection[str]], path: Path, key: str) -> bool:
    if path.parent.parent.name == "roles" and path.parent.name not in there["role"]:
        return False
    family, _, id = key.partition("-")
    return family not in there or id in there[family] or id.startswith("kind-") or id == "any"
