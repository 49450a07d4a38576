"""What a composition of `meneur` must be."""

from __future__ import annotations

from loupiote.cast.antre import ANTRE
from loupiote.kernel.start import Fault, Plan
from loupiote.rulebook.options import OptionError, options

SPARES = 2  # cards beside those of the players when the Voleur is in the deck


def _bad_option(name: str, value: object) -> Fault | None:
    """The fault of a value that is not legal, or not in its one form."""
    option = options("meneur")[name]
    try:
        legal = option.check(value)
        if type(legal) is type(value) and legal == value:
            return None
    except OptionError:
        pass
    return Fault("bad-option", [name, str(value)], [str(one) for one in option.values])


def check(plan: Plan) -> list[Fault]:
    """The faults of a plan: values of options, number of cards, spare cards of the Voleur, wolves enough and not too many."""
    deck, roles = plan.deck(), plan.rules.roles
    spare = sum(deck.values()) - len(plan.players)
    thief = "voleur" in deck
    found = [fault for name, value in plan.options.items() if (fault := _bad_option(name, value))]
    if spare != (SPARES if thief else 0):
        if thief:
            found.append(Fault("thief-needs-spares", [str(max(spare, 0))], [str(SPARES)], "meneur.voleur.6"))
        else:
            found.append(Fault("cards-count", [str(sum(deck.values()))], [str(len(plan.players))]))
    wolves = sum(n for role, n in deck.items() if roles[role].camp == "loups")
    if not any(ANTRE in roles[role].holds for role in deck):
        found.append(Fault("no-wolf", clause="meneur.principe.1"))
    dealt = sum(roles[role].camp == "loups" for role in plan.roles.values()) if plan.roles else wolves
    if dealt * 2 >= len(plan.players):
        found.append(Fault("parity-at-start", [str(dealt), str(len(plan.players) - dealt)], clause="meneur.victoire.2"))
    return found
