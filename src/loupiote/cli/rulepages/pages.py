"""The pages of the rule books as plain data."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from loupiote.cli.desk import Desk
from loupiote.cli.rulepages.names import Names, kind_id
from loupiote.rulebook import book, rule_sets
from loupiote.rulebook.durations import format_duration
from loupiote.rulebook.names import common
from loupiote.rulebook.option import Option
from loupiote.rulebook.options import options
from loupiote.rulebook.words import PowerName
from loupiote.rules import BUILT, COMPLETE, rule_set

Page = dict[str, Any]


def sets_page(desk: Desk) -> Page:
    """All rule sets: what each is, how large, and whether it can be played."""
    return {"sets": [_set(desk, id) for id in rule_sets()]}


def _set(desk: Desk, id: str) -> Page:
    found = book(id)
    roles = sum(section.what in ("role", "object") for section in found.sections.values())
    return {
        "id": id,
        "name": desk.t(f"set-{id}"),
        "about": desk.t(f"about-{id}"),
        "playable": id in BUILT,
        "complete": id in COMPLETE,
        "roles": roles,
        "clauses": len(found.clauses),
    }


def set_page(desk: Desk, rules: str) -> Page:
    """One rule set: its bearers, its order, its events, options and boards."""
    names = Names(desk, rules)
    words = names.words
    page = _set(desk, rules)
    page["players"] = list(rule_set(rules).players) if rules in BUILT else None
    page["moments"] = [{"id": id, "name": names.moment(id)} for id in words.moments]
    page["windows"] = [
        {"id": w.id, "name": names.window(w.id), "moments": list(w.moments), "powers": _asked(names, w.id)}
        for w in words.windows.values()
    ]
    page["bearers"] = [bearer_entry(names, id) for id in words.bearers]
    page["orders"] = orders(rules)
    page["events"] = [{"id": e.id, "fields": list(e.fields), "told": e.told} for e in common().events.values()]
    page["options"] = [_option(desk, names, option) for option in options(rules).values()]
    page["boards"] = [{"id": b.id, "name": _board(names, b.id, b.name)} for b in words.boards.values()]
    return page


def name_page(desk: Desk, rules: str, name: str) -> Page:
    """One role, object or chapter of a rule book: its card, what it does, its powers, its clauses.

    Raises:
        Fault: the rule book has nothing of that name.
    """
    names = Names(desk, rules)
    id = names.find(name)
    section = names.sections.get(id)
    page: Page = {"set": rules, **bearer_entry(names, id)} if id in names.words.bearers else {"set": rules, "id": id}
    page.setdefault("name", section.name if section else id)
    page["help"] = names.help(id)
    page["aka"] = list(section.aka) if section else []
    page["clauses"] = [
        {"id": clause.id, "kind": clause.kind, "text": clause.text(desk.lang)}
        for clause in (section.clauses if section else ())
    ]
    return page


def bearer_entry(names: Names, id: str) -> Page:
    """A bearer in short: name, camp, card line, powers."""
    bearer, section = names.words.bearers[id], names.sections.get(id)
    kind = rule_set(names.rules).kinds.get(id) if names.rules in BUILT else None
    camp = (kind.camp if kind else None) or (section.camp if section else None) or ""
    return {
        "id": id,
        "name": names.bearer(id),
        "kind": bearer.kind,
        "camp": camp or None,
        "card": names.card(id),
        "box": (kind.box or None) if kind else None,
        "holds": bearer.holds,
        "powers": [_power(names, power) for power in bearer.powers.values()],
        "passive": [{"id": power, "name": names.power(power)} for power in bearer.passive],
    }


def orders(rules: str) -> Page | None:
    """Every order of a rule set, from its literal tuples; None for one that cannot be played yet."""
    if rules not in BUILT:
        return None
    module = import_module(f"loupiote.rules.{rules}.orders")
    found: Page = {}
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, tuple):
            found[name] = [one if isinstance(one, str) else kind_id(one) for one in value]
        elif name.isupper() and isinstance(value, dict):
            found[name] = {key: [kind_id(one) for one in kinds] for key, kinds in value.items()}
    return found


def _asked(names: Names, window: str) -> list[str]:
    bearers = names.words.bearers.values()
    return list(dict.fromkeys(p.id for b in bearers for p in b.powers.values() if window in p.windows))


def _power(names: Names, power: PowerName) -> Page:
    return {
        "id": power.id,
        "name": names.power(power.id),
        "windows": list(power.windows),
        "choices": list(power.choices),
        "optional": power.optional if isinstance(power.optional, bool) else None,
        "once": power.once,
        "instant": power.instant,
    }


def _option(desk: Desk, names: Names, option: Option) -> Page:
    values: list[Any] = list(option.values)
    default: Any = option.default
    if option.type == "duration":
        values = [format_duration(option.min or 0), format_duration(option.max or 0)]
        default = format_duration(default) if isinstance(default, int) else default
    elif option.type == "integer":
        values = [option.min, option.max]
    return {
        "id": option.id,
        "label": option.label(desk.lang),
        "type": option.type,
        "default": default,
        "required": option.required,
        "values": values,
        "help": option.help(desk.lang),
        "clauses": list(option.clauses),
    }


def _board(names: Names, id: str, name: str) -> str:
    return names.narrator.board(id) if names.has(f"board-{id}") else name
