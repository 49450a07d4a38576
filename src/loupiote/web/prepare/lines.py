"""A composition as a short line of text, to be sent or kept: `meneur: simple-villageois:5, loup-garou:2`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from rapidfuzz import fuzz, process
from unidecode import unidecode

from loupiote.kernel.ruleset import RuleSet
from loupiote.narration import Narrator
from loupiote.rulebook import book, rule_sets
from loupiote.rules import rule_set

LONGEST = 4000
MOST_CARDS = 120  # sixty players and their spare cards, and room to change one's mind
_CARD = re.compile(r"(?:(?P<before>\d{1,3})\s*[x×]?\s+)?(?P<name>.+?)(?:\s*[:=x×]\s*(?P<after>\d{1,3}))?")


class LineError(ValueError):
    """A line that cannot be read. `code`: empty, other-rules, unknown-card or too-many; `value`; `near`: what it may mean."""

    def __init__(self, code: str, value: str = "", near: list[str] | None = None) -> None:
        super().__init__(code)
        self.code, self.value, self.near = code, value, near or []


def write(rules: RuleSet, cards: Mapping[str, int]) -> str:
    """The line of a composition."""
    return f"{rules.id}: " + ", ".join(f"{role}:{cards[role]}" for role in rules.roles if cards.get(role))


def read(rules: RuleSet, text: str) -> dict[str, int]:
    """The cards of a line, by their ids or their names in either language, with or without the rule set before them.

    Raises:
        LineError: with what cannot be understood.
    """
    head, colon, rest = text[:LONGEST].strip().partition(":")
    if colon and head.strip().casefold() in rule_sets():
        if head.strip().casefold() != rules.id:
            raise LineError("other-rules", head.strip())
        text = rest
    known, cards = _names(rules.id), dict[str, int]()
    for part in filter(None, (part.strip() for part in re.split(r"[,;\n]", text[:LONGEST]))):
        match = _CARD.fullmatch(part)
        name = match["name"].strip() if match else part
        role = known.get(_fold(name))
        if match is None or role is None:
            raise LineError("unknown-card", name, _near(rules.id, name))
        cards[role] = cards.get(role, 0) + int(match["before"] or match["after"] or 1)
    if sum(cards.values()) > MOST_CARDS:
        raise LineError("too-many", str(sum(cards.values())))
    if not any(cards.values()):
        raise LineError("empty")
    return {role: n for role, n in cards.items() if n}


def _fold(name: str) -> str:
    return "".join(c for c in unidecode(name).casefold() if c.isalnum())


@cache
def _names(rules: str) -> dict[str, str]:
    """Every way to name a card, folded -> its id."""
    roles, sections, found = rule_set(rules).roles, book(rules).sections, dict[str, str]()
    for lang in ("en", "fr"):
        said = Narrator(lang, rules=rules)
        found |= {_fold(said.role(role, form)): role for role in roles for form in ("plural", "")}
    for role in roles:
        if role in sections:
            found |= dict.fromkeys((_fold(name) for name in (*sections[role].aka, sections[role].name)), role)
    return found | {_fold(role): role for role in roles}


def _near(rules: str, name: str) -> list[str]:
    ids = sorted(set(_names(rules).values()))
    return [str(one) for one, *_ in process.extract(name, ids, scorer=fuzz.WRatio, limit=3, score_cutoff=70)]
