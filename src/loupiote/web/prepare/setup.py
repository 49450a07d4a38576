"""What a rule set asks before play beside its options: the sides of cards that may belong to either camp.

Spare cards are asked with the deal; the ring of seats is the table order. Other things come with the rule sets that need them.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from django.http import QueryDict

from loupiote.narration.pages import Names
from loupiote.rules import rule_set
from loupiote.web.games.models import Game
from loupiote.web.prepare.draft import Draft

SIDES, VARIABLE = ("village", "loups"), "variable"
KEY = "camps"


def sides(draft: Draft, names: Names) -> list[dict[str, Any]]:
    """The cards whose side is to be chosen one by one, with the side chosen; none where an option settles it."""
    if (
        draft.plan().options.get("camps-multiclassables", draft.rules.options.get("camps-multiclassables"))
        != "choix-par-carte"
    ):
        return []
    chosen, found = draft.game.plan.get("setup", {}).get(KEY, {}), []
    for role, count in draft.cards.items():
        if draft.rules.roles[role].camp != VARIABLE:
            continue
        given = chosen.get(role, [])
        for i in range(count):
            side = given[i] if i < len(given) else ""
            label = names.narrator.role(role) + (f" {i + 1}" if count > 1 else "")
            values = [{"value": one, "label": names.camp(one), "chosen": one == side} for one in SIDES]
            found.append({"role": role, "field": f"side-{role}-{i}", "label": label, "values": values})
    return found


def read(draft: Draft, given: QueryDict) -> dict[str, Any]:
    """The setup that a form says."""
    chosen: dict[str, list[str]] = {}
    for role, count in draft.cards.items():
        fields = (given.get(f"side-{role}-{i}", "") for i in range(count))
        taken = list(takewhile(SIDES.__contains__, fields))
        if taken:
            chosen[role] = taken
    setup = {key: value for key, value in draft.game.plan.get("setup", {}).items() if key != KEY}
    return setup | ({KEY: chosen} if chosen else {})


def again(game: Game) -> dict[str, Any]:
    """What was chosen for a game and holds for another one with the same cards: the sides of cards, but of no player's own."""
    roles = rule_set(game.rules).roles
    chosen = {role: taken for role, taken in game.plan.get("setup", {}).get(KEY, {}).items() if role in roles}
    return {KEY: chosen} if chosen else {}
