"""What a composition of `forum` must be."""

from __future__ import annotations

from collections import Counter

from loupiote.cast.antre import ANTRE
from loupiote.cast.check import bad_options, cards_count
from loupiote.cast.victory import few
from loupiote.kernel.start import Fault, Plan


def check(plan: Plan) -> list[Fault]:
    """The faults of a plan: values of options, number of cards, no wolf, too few villagers to begin.

    Later in a game only the options are looked at: what became of its composition is no fault.
    """
    if plan.already is not None:
        return bad_options(plan)
    found = bad_options(plan) + cards_count(plan)
    roles, deck = plan.rules.roles, Counter(plan.roles.values()) if plan.roles else plan.deck()
    wolves = sum(n for role, n in deck.items() if roles[role].camp == "loups" and ANTRE in roles[role].holds)
    villagers = sum(n for role, n in deck.items() if roles[role].camp == "village")
    if not wolves:
        found.append(Fault("no-wolf", clause="forum.but-du-jeu.1"))
    option = plan.options.get("victoire-loups", plan.rules.options["victoire-loups"])
    if wolves and not any(fault.code == "bad-option" for fault in found) and few(option, villagers, wolves):
        found.append(Fault("parity-at-start", [str(wolves), str(villagers)], clause="forum.victoire.2"))
    return found
