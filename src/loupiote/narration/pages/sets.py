"""The pages: all rule sets, one of them, one of its roles or chapters, one clause."""

from __future__ import annotations

from typing import Any

from loupiote.narration.clauses import in_words
from loupiote.narration.narrator import Lang
from loupiote.narration.pages.names import Names
from loupiote.narration.pages.orders import Page, orders
from loupiote.rulebook import Clause, book, rule_sets
from loupiote.rulebook.durations import format_duration
from loupiote.rulebook.names import common
from loupiote.rulebook.option import Option
from loupiote.rulebook.words import BoardName, PowerName
from loupiote.rules import BUILT, COMPLETE, offered, rule_set


def sets_page(lang: Lang) -> Page:
    """All rule sets: what each is, how large, and whether it can be played."""
    words = Names(lang, rule_sets()[0])  # how sets are called stands in the words that all share
    return {"sets": [set_head(words, id) for id in rule_sets()]}


def set_head(names: Names, id: str = "") -> Page:
    """One rule set in short: that of the names, or another one."""
    id = id or names.rules
    roles = sum(section.what in ("role", "object") for section in book(id).sections.values())
    return {
        "id": id,
        "name": names.say(f"set-{id}"),
        "about": names.say(f"about-{id}"),
        "playable": id in BUILT,
        "complete": id in COMPLETE,
        "players": list(rule_set(id).players) if id in BUILT else None,
        "roles": roles,
        "clauses": len(book(id).clauses),
    }


def set_page(names: Names) -> Page:
    """One rule set: its bearers, the other chapters of its book, its order, events, options and boards."""
    words = names.words
    page = set_head(names)
    page["moments"] = [{"id": id, "name": names.moment(id)} for id in words.moments]
    page["windows"] = [
        {"id": w.id, "name": names.window(w.id), "moments": list(w.moments), "powers": _asked(names, w.id)}
        for w in words.windows.values()
    ]
    page["bearers"] = [bearer_entry(names, id) for id in words.bearers]
    page["chapters"] = [chapter_entry(names, id) for id in names.sections if id not in words.bearers]
    page["orders"] = orders(names.rules)
    page["events"] = [{"id": e.id, "fields": list(e.fields), "told": e.told} for e in common().events.values()]
    page["options"] = options_page(names)
    page["boards"] = [_board(names, board) for board in words.boards.values()]
    return page


def options_page(names: Names) -> list[Page]:
    """The options of one rule set that can be set now."""
    return [option_entry(names, option) for option in offered(names.rules)]


def name_page(names: Names, id: str) -> Page:
    """One role, object or chapter of a rule book: its card, what it does, its powers, its clauses.

    Raises:
        KeyError: the rule book has nothing of that id.
    """
    section = names.sections.get(id)
    if section is None and id not in names.words.bearers:
        raise KeyError(id)
    entry = bearer_entry(names, id) if id in names.words.bearers else chapter_entry(names, id)
    return {
        "set": names.rules,
        **entry,
        "help": names.help(id),
        "aka": list(section.aka) if section else [],
        "clauses": [clause_entry(names, clause) for clause in (section.clauses if section else ())],
    }


def clause_page(names: Names, id: str) -> Page:
    """One clause: where it stands, what it says, and the clauses before and behind it.

    Raises:
        KeyError: the rule book has none of that id.
    """
    clause = book(names.rules).clauses[id]
    section = next(s for s in names.sections.values() if clause in s.clauses)
    place = section.clauses.index(clause)
    beside = {"before": place - 1, "after": place + 1}
    return {
        "set": names.rules,
        "section": {"id": section.id, "name": names.bearer(section.id)},
        **clause_entry(names, clause),
        **{side: section.clauses[i].id if 0 <= i < len(section.clauses) else None for side, i in beside.items()},
    }


def clause_entry(names: Names, clause: Clause) -> Page:
    """A clause. `open` is a doubt of the source with the reading taken, `example` a small case; both are in English alone.
    `needs` is the extension without which it cannot come up, `extension` its name.
    """
    return {
        "id": clause.id,
        "number": clause.id.rpartition(".")[2],
        "kind": clause.kind,
        "text": in_words(names.lang, names.rules, clause.text(names.lang)),
        "open": clause.open and in_words(names.lang, names.rules, clause.open),
        "example": clause.example and in_words(names.lang, names.rules, clause.example),
        "needs": clause.needs,
        "extension": names.named("needs", clause.needs) if clause.needs else None,
    }


def bearer_entry(names: Names, id: str) -> Page:
    """A bearer in short: name, camp, card line, powers."""
    bearer, section = names.words.bearers[id], names.sections.get(id)
    kind = rule_set(names.rules).kinds.get(id) if names.played else None
    camp = (kind.camp if kind else None) or (section.camp if section else None) or ""
    return {
        "id": id,
        "name": names.bearer(id),
        "kind": bearer.kind,
        "camp": camp or None,
        "card": names.card(id),
        "box": (kind.box or None) if kind else None,
        "playable": kind is not None,
        "holds": bearer.holds,
        "powers": [_power(names, power) for power in bearer.powers.values()],
        "passive": [{"id": power, "name": names.power(power)} for power in bearer.passive],
    }


def chapter_entry(names: Names, id: str) -> Page:
    """A chapter that is no bearer: the vote, the night, a victory..."""
    section = names.sections[id]
    return {"id": id, "name": names.bearer(id), "what": section.what, "count": len(section.clauses)}


def option_entry(names: Names, option: Option) -> Page:
    """An option: `values` and `default` as they are written, `legal` and `usual` in words."""
    values: list[Any] = list(option.values)
    default: Any = option.default
    if option.type == "duration":
        values = [format_duration(option.min or 0), format_duration(option.max or 0)]
        default = format_duration(default) if isinstance(default, int) else default
    elif option.type == "integer":
        values = [option.min, option.max]
    known = names.has(f"option-{option.id}")
    listed = option.type not in ("duration", "integer")
    return {
        "id": option.id,
        "label": names.narrator.option(option.id) if known else option.label(names.lang),
        "type": option.type,
        "default": default,
        "required": option.required,
        "values": values,
        "legal": [_worded(names, option, value) for value in values] if listed else [str(value) for value in values],
        "usual": _worded(names, option, default),
        "help": option.help(names.lang),
        "clauses": list(option.clauses),
    }


def _worded(names: Names, option: Option, value: Any) -> str:
    return names.narrator.option(option.id, value)


def _asked(names: Names, window: str) -> list[str]:
    bearers = names.words.bearers.values()
    return list(dict.fromkeys(p.id for b in bearers for p in b.powers.values() if window in p.windows))


def _power(names: Names, power: PowerName) -> Page:
    return {
        "id": power.id,
        "name": names.power(power.id),
        "windows": list(power.windows),
        "when": [names.window(window) for window in power.windows],
        "choices": list(power.choices),
        "asks": [names.choice(choice) for choice in power.choices],
        "optional": power.optional if isinstance(power.optional, bool) else None,
        "once": power.once,
        "instant": power.instant,
        "rules": list(power.rules),
    }


def _board(names: Names, board: BoardName) -> Page:
    has, writes = names.has(f"board-{board.id}"), board.writes
    reads = writes if board.reads == "the same" else board.reads
    return {
        "id": board.id,
        "name": names.narrator.board(board.id) if has else board.name,
        "writes": names.people(writes),
        "reads": names.people(reads),
        "open": names.times(board.open),
        "option": board.option,
        "rules": list(board.rules),
    }
