"""The boxes of cards that somebody owns: kept in their account, or in the browser of who has none."""

from __future__ import annotations

from django.http import HttpRequest

from loupiote.kernel.ruleset import RuleSet

KEPT = "boxes"
BASE = "base"  # wolves and villagers come in it: nothing is played without


def of(rules: RuleSet) -> list[str]:
    """The boxes in which the cards of a rule set come, in order; none where they come in none."""
    return list(dict.fromkeys(kind.box for kind in rules.roles.values() if kind.box))


def owned(request: HttpRequest, rules: RuleSet) -> list[str]:
    """Those that whoever asks has said they own; all, while they have said nothing."""
    there = of(rules)
    kept = request.user.boxes if request.user.is_authenticated else request.session.get(KEPT, [])
    mine = [box for box in there if f"{rules.id}/{box}" in kept]
    return mine or there


def own(request: HttpRequest, rules: RuleSet, boxes: list[str]) -> None:
    """Keep which boxes of a rule set somebody owns; the base box is always among them."""
    wanted = [f"{rules.id}/{box}" for box in of(rules) if box in boxes or box == BASE]
    user = request.user if request.user.is_authenticated else None
    kept = user.boxes if user is not None else request.session.get(KEPT, [])
    kept = [one for one in kept if not one.startswith(f"{rules.id}/")] + wanted
    if user is not None:
        user.boxes = kept
        user.save(update_fields=["boxes"])
    else:
        request.session[KEPT] = kept
