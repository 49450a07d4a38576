"""The orders of a rule set, read from the literal tuples of its `orders.py`: nothing here is written a second time."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from loupiote.narration.pages.names import Names, kind_id
from loupiote.rules import BUILT, rule_set

Page = dict[str, Any]

# the orders that are read one by one; the others are only put together from these
READ = (
    "OPENING", "NIGHT", "DAWN", "DEBATE", "VOTE", "DAY", "STAGES", "ORDER", "GUARDS", "LIVES", "FOLLOWERS", "LAST_BREATH",
    "CONVERSIONS", "AFTER_DEATH", "STATUSES", "LIGHTNING", "WEIGHTS", "VICTORIES",
)  # fmt: skip
STEPS = {"OPENING", "NIGHT", "DAWN", "DEBATE", "VOTE", "DAY"}  # lists of steps; the rest list powers, marks, conditions
WITHIN = {"DEBATE": "DAY", "VOTE": "DAY"}  # is read as a part of another one, where there is that one


def orders(rules: str) -> Page | None:
    """Every order of a rule set as ids; None for one that cannot be played yet."""
    if rules not in BUILT:
        return None
    module = import_module(f"loupiote.rules.{rules}.orders")
    found: Page = {}
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, tuple):
            found[name] = [_id(one) for one in value]
        elif name.isupper() and isinstance(value, dict):
            found[name] = {key: _id(one) if isinstance(one, str) else list(map(_id, one)) for key, one in value.items()}
    return found


def order_page(names: Names) -> list[Page] | None:
    """The orders that are read one by one, with the names of what they list: id, title, items.

    An item of a list of steps has the window's powers, in the order in which they are asked, and `about`: where the rule book
    speaks of it, if it has a place of its own.
    """
    found = orders(names.rules)
    if found is None:
        return None
    read = [key for key in READ if found.get(key) and WITHIN.get(key) not in found]
    return [
        {
            "id": key,
            "title": names.say(f"order-{key}"),
            "items": [_step(names, id) if key in STEPS else _kind(names, id) for id in found[key]],
        }
        for key in read
    ]


def _id(one: object) -> str:
    return one if isinstance(one, str) else kind_id(one)


def _step(names: Names, id: str) -> Page:
    asked = [kind_id(power) for power in rule_set(names.rules).asked.get(id, ())]
    powers = [{"id": power, "name": names.power(power), "about": place(names, power)} for power in asked]
    return {"id": id, "name": names.step(id), "about": id if id in names.sections else None, "powers": powers}


def _kind(names: Names, id: str) -> Page:
    return {"id": id, "name": names.kind(id), "about": place(names, id)}


def place(names: Names, power: str) -> str | None:
    """Where the rule book speaks of a power: the page of the bearer that has it, if there is exactly one."""
    bearers = names.words.bearers.values()
    found = [b.id for b in bearers if (power in b.powers or power in b.passive) and b.id in names.sections]
    return found[0] if len(found) == 1 else None
