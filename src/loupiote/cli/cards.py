"""Cards of a game as people write them: `voyante:1, loup-garou:2`, `2 Loups-Garous`, `+Chasseur -Voyante`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from loupiote.balance.suggest import PLAIN
from loupiote.cli.desk import Desk
from loupiote.cli.faults import Fault
from loupiote.cli.near import find
from loupiote.kernel.ruleset import RuleSet
from loupiote.narration import Narrator
from loupiote.rulebook import book

MOST = 1000  # of one card; a deck for 60 players needs less

_BETWEEN = re.compile(r"[,;\n]")
_CHANGE = re.compile(r"(?:^|(?<=[\s,;]))([+-])\s*")
_BEFORE = re.compile(r"^(\d+)\s*(?:[x×]\s*)?(?=\D)(.+)$")
_AFTER = re.compile(r"^(.+?)\s*(?:[:=]|\s[x×])\s*(\S*)$")


def role_names(desk: Desk, rules: RuleSet) -> dict[str, str]:
    """Every way to name a card -> its id: ids, names in both languages, plurals, other names of the rule book."""
    sections = book(rules.id).sections
    names = {role: role for role in rules.roles}
    for lang in ("fr", "en"):
        said = Narrator(lang, "text", rules.id)
        names |= {said.role(role, form): role for role in rules.roles for form in ("", "plural")}
    names |= {aka: role for role in rules.roles if role in sections for aka in sections[role].aka}
    return names | {role: role for role in rules.roles}


def find_role(desk: Desk, rules: RuleSet, name: str) -> str:
    """The card that a person means.

    Raises:
        Fault: there is none of that name; it says which are near.
    """
    names = role_names(desk, rules)
    found = find(name, names, guess=False)
    if found.value is None:
        said = desk.narrator(rules.id)
        near = dict.fromkeys(said.role(names[one]) for one in found.near)
        raise Fault("unknown-role", value=name, rules=rules.id, near=near)
    return found.value


def read_cards(desk: Desk, rules: RuleSet, text: str) -> dict[str, int]:
    """Cards as a person wrote them: role -> how many, 1 where no number stands.

    Raises:
        Fault: an unknown card, a number that is none.
    """
    deck: dict[str, int] = {}
    for part in filter(None, map(str.strip, _BETWEEN.split(text))):
        name, number = part, "1"
        if before := _BEFORE.match(part):
            number, name = before[1], before[2]
        elif after := _AFTER.match(part):
            name, number = after[1], after[2]
        role = find_role(desk, rules, name.strip())
        if not (number.isascii() and number.isdecimal() and len(number) < 10 and int(number) <= MOST):
            raise Fault("bad-count", value=part, count=number)
        deck[role] = deck.get(role, 0) + int(number)
    deck = {role: n for role, n in deck.items() if n}
    if not deck:
        raise Fault("no-cards")
    return deck


def change_cards(desk: Desk, rules: RuleSet, deck: Mapping[str, int], text: str) -> dict[str, int]:
    """A deck after `+Chasseur -Voyante`; what is added takes the place of a plain villager, and the other way round.

    Raises:
        Fault: an unknown card, or one to take out that is not there.
    """
    changed = dict(deck)
    pieces = _CHANGE.split(text.strip())
    for sign, names in zip(pieces[1::2], pieces[2::2], strict=True):
        for role, n in read_cards(desk, rules, names).items():
            if sign == "+" and n == 1 and changed.get(role) and rules.roles[role].single:
                continue  # there is one already, and no other
            wanted = n if sign == "+" else -n
            if changed.get(role, 0) + wanted < 0:
                raise Fault("not-in-deck", value=names.strip(" ,;"))
            changed[role] = changed.get(role, 0) + wanted
            if role != PLAIN:
                changed[PLAIN] = max(changed.get(PLAIN, 0) - wanted, 0)
    return {role: n for role, n in changed.items() if n}


def is_change(text: str) -> bool:
    """Whether a text changes a deck rather than gives one."""
    return text.lstrip()[:1] in ("+", "-")


def tell_cards(desk: Desk, rules: RuleSet, deck: Mapping[str, int]) -> str:
    """A deck in words: `5 Simples Villageois, Voyante, 2 Loups-Garous`."""
    said = desk.narrator(rules.id)
    ordered = [role for role in rules.roles if role in deck]
    return ", ".join(f"{deck[r]} {said.role(r, 'plural')}" if deck[r] > 1 else said.role(r) for r in ordered)
