"""The game master's sheet for a composition: whom to call in which order, what limits each, what the options are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from loupiote.kernel.ruleset import BearerKind
from loupiote.narration.pages.names import Names
from loupiote.narration.pages.orders import Page
from loupiote.narration.pages.sets import bearer_entry, clause_entry, option_entry
from loupiote.rulebook.options import settle
from loupiote.rules import offered, rule_set

THEN = {"cupidon": "amoureux", "joueur-de-flute": "charmes"}  # who is called next, to be told what came of it
NIGHT = {"distribution", "nuit"}
NONE = "aucun"  # an option of the name of a bearer: there is none of it
HELD_FOR = {"election": "capitaine"}  # a window that everybody answers, for a bearer that there may be none of
LIMITS = ("limit",)  # kinds of clauses that a game master has to watch


def sheet(names: Names, cards: Mapping[str, int], given: Mapping[str, Any]) -> Page:
    """The sheet of a composition in a rule set that can be played.

    Args:
        cards: role -> how many; given: option -> value, as a form or a record gives them.

    Raises:
        OptionError: a value is not legal.
    """
    rules, chosen = rule_set(names.rules), settle(names.rules, given, demand=False)
    kinds = [*(rules.roles[role] for role in cards), *_others(names.rules, cards, chosen)]
    windows = [_window(names, window, kinds) for window in _in_order(names.rules) if _is_held(window, kinds)]
    windows = [window for window in windows if window["powers"]]
    return {
        "set": names.rules,
        "cards": [{**bearer_entry(names, role), "count": cards[role], "limits": limits(names, role)} for role in cards],
        "players": sum(cards.values()),
        "night": [window for window in windows if window["night"]],
        "day": [window for window in windows if not window["night"]],
        "options": [
            {**option_entry(names, option), "value": names.narrator.option(option.id, chosen[option.id])}
            | {"changed": chosen[option.id] != option.default}
            for option in offered(names.rules)
        ],
    }


def limits(names: Names, id: str) -> list[Page]:
    """The clauses of a role that limit what its holder may do."""
    section = names.sections.get(id)
    return [
        clause_entry(names, clause) for clause in (section.clauses if section else ()) if clause.kind in LIMITS
    ]


def _others(rules: str, cards: Mapping[str, int], chosen: Mapping[str, Any]) -> list[BearerKind]:
    """The bearers beside the cards that there are in this composition."""
    known = rule_set(rules)
    held = {id for role in cards for id in known.roles[role].holds}
    here = [kind for kind in known.others.values() if kind.kind != "pack" or kind.id in held]
    return [kind for kind in here if chosen.get(kind.id) != NONE]


def _is_held(window: str, kinds: list[BearerKind]) -> bool:
    return window not in HELD_FOR or any(kind.id == HELD_FOR[window] for kind in kinds)


def _in_order(rules: str) -> list[str]:
    """Windows as they come, then those that come when somebody dies or a vote is tied."""
    known = rule_set(rules)
    listed = dict.fromkeys(step for step in (*known.opening, *known.round) if step in known.asked)
    return list(listed | dict.fromkeys(known.asked))


def _window(names: Names, id: str, kinds: list[BearerKind]) -> Page:
    """A window: what is said aloud, and who uses which power in it."""
    said, moments = names.narrator.call(id), names.words.windows[id].moments
    asked, powers = rule_set(names.rules).asked[id], []
    for power in asked:
        who = [kind for kind in kinds if any(type(one) is power for one in kind.powers)]
        if who and not power.refereed:
            holders = [{"id": kind.id, "name": names.bearer(kind.id), "camp": kind.camp or None} for kind in who]
            powers.append({"id": power.id, "name": names.power(power.id), "holders": holders})
    when, then = names.words.windows[id].when, THEN.get(id)
    called = names.narrator.call(then) if then and powers else None
    return {
        "id": id,
        "name": names.window(id),
        "wake": said.wake,
        "sleep": said.sleep,
        "then": {"wake": called.wake, "sleep": called.sleep} if called and called.wake else None,
        "when": names.times(when) if when else None,
        "night": bool(NIGHT & set(moments)),
        "powers": powers,
    }
