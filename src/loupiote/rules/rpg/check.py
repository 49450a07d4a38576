"""What a composition of `rpg` must be."""

from __future__ import annotations

from loupiote.cast.antre import ANTRE
from loupiote.cast.check import bad_options, cards_count
from loupiote.kernel.start import Fault, Plan
from loupiote.rules.rpg import sides


def check(plan: Plan) -> list[Fault]:
    """The faults of a plan: values of options, number of cards, cards without a side, no wolf."""
    found = bad_options(plan) + cards_count(plan)
    way = plan.options.get("camps-multiclassables", plan.rules.options["camps-multiclassables"])
    legal = list(sides.SIDES)
    found += [Fault("no-side", [who], legal, "rpg.couleurs.9") for who in sides.undecided(plan, way)]
    found += [Fault("bad-side", [value], legal, "rpg.couleurs.9") for value in sides.wrong(plan)]
    if plan.already is not None:  # later in a game, what became of its composition is no fault
        return found
    roles = plan.rules.roles
    if not any(ANTRE in roles[role].holds or sides.variable(plan.rules, role) for role in plan.deck()):
        found.append(Fault("no-wolf", clause="rpg.loup-garou.1"))
    return found
