"""Games drawn widely: any legal composition, any options, 3 to 30 seats, names as people type them."""

from __future__ import annotations

from random import Random
from typing import Any

from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.start import Plan, faults
from loupiote.rulebook.option import Option
from loupiote.rulebook.options import options

NAMES = (
    "Ana", "Bob", "Cléo", "d'Artagnan", "No", "on", "12:30", "Zoé", "J.-P.", "Ève", "Ωmega", "null", "le Grand", "~", "Ça",
    "Hal", "Ida", "1", "1.0", "Kim", "Lou", "Mo", "Noé", "Ñandú", "Pat", "#quiz", "Ruy", "Sam", "Ted", "Uma",
)  # fmt: skip
TRIES = 2_000


def below(random: Random, n: int) -> int:
    """A number from 0 to n - 1, the same everywhere for the same seed."""
    return int(random.random() * n)


def draw_plan(rules: RuleSet, random: Random) -> Plan:
    """A legal plan by chance. Small games are as likely as large ones: they end in the stranger ways.

    Raises:
        ValueError: no legal plan was found.
    """
    low, high = rules.players
    for _ in range(TRIES):
        seats = max(low, min(high, 3 + int(28 * random.random() ** 2)))
        spares = (0, 0, 1, 2, 2, 3)[below(random, 6)]
        deck = _deck(rules, random, seats + spares)
        plan = Plan(rules, shuffled(random, NAMES)[:seats], seed=f"{random.random()}", options=_options(rules, random))
        if random.random() < 0.5:
            cards = shuffled(random, deck)
            plan.roles = dict(zip(plan.players, cards, strict=False))
            plan.setup = {"cartes-restantes": cards[seats:]} if spares else {}
        else:
            plan.cards = {role: deck.count(role) for role in dict.fromkeys(deck)}
        if not faults(plan):
            return plan
    raise ValueError(f"no legal composition of {rules.id} in {TRIES} draws")


def shuffled(random: Random, values: Any) -> list[Any]:
    """The values in an order by chance."""
    left = list(values)
    return [left.pop(below(random, len(left))) for _ in range(len(left))]


def _deck(rules: RuleSet, random: Random, size: int) -> list[str]:
    """Single cards, as many as a share drawn anew allows, then any number of the others."""
    share = random.random()
    single = [role for role, kind in rules.roles.items() if kind.single]
    common = [role for role, kind in rules.roles.items() if not kind.single]
    deck = [role for role in shuffled(random, single) if random.random() < share][:size]
    weights = {role: random.random() for role in common}
    while len(deck) < size and common:
        place = random.random() * sum(weights.values())
        for role in common:
            place -= weights[role]
            if place < 0:
                break
        deck.append(role)
    return deck


def _options(rules: RuleSet, random: Random) -> dict[str, Any]:
    """In half the games the options of the book, in the others any mixture of values."""
    try:
        known = options(rules.id)
    except KeyError:  # a rule set of the tests has no page in the rule book
        return {}
    share = random.random() if random.random() < 0.5 else 0.0
    chosen = {}
    for option in known.values():
        if option.id in rules.options and (option.required or random.random() < share):
            chosen[option.id] = _value(option, random)
    return chosen


def _value(option: Option, random: Random) -> Any:
    match option.type:
        case "yes-no":
            return random.random() < 0.5
        case "choice":
            return option.values[below(random, len(option.values))]
        case "set":
            return [value for value in option.values if random.random() < 0.5]
    low, high = option.min or 0, option.max or 0
    return low + below(random, high - low + 1)
