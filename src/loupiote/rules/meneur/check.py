"""What a composition of `meneur` must be."""

from __future__ import annotations

from loupiote.cast.antre import ANTRE
from loupiote.cast.check import bad_options, cards_count
from loupiote.kernel.start import Fault, Plan

SPARES = 2  # cards beside those of the players when the Voleur is in the deck


def check(plan: Plan) -> list[Fault]:
    """The faults of a plan: values of options, number of cards, spare cards of the Voleur, wolves enough and not too many.

    Later in a game only the options are looked at: what became of its composition is no fault.
    """
    if plan.already is not None:
        return bad_options(plan)
    deck, roles = plan.deck(), plan.rules.roles
    spare = sum(deck.values()) - len(plan.players)
    found = bad_options(plan)
    if "voleur" not in deck:
        found += cards_count(plan)
    elif spare != SPARES:
        found.append(Fault("thief-needs-spares", [str(max(spare, 0))], [str(SPARES)], "meneur.voleur.6"))
    wolves = sum(n for role, n in deck.items() if roles[role].camp == "loups")
    if not any(ANTRE in roles[role].holds for role in deck):
        found.append(Fault("no-wolf", clause="meneur.principe.1"))
    dealt = sum(roles[role].camp == "loups" for role in plan.roles.values()) if plan.roles else wolves
    if dealt * 2 >= len(plan.players):
        found.append(Fault("parity-at-start", [str(dealt), str(len(plan.players) - dealt)], clause="meneur.victoire.2"))
    return found
