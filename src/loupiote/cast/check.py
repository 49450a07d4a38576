"""Faults of a plan that several rule sets look for. See `kernel.start` for those that all of them have."""

from __future__ import annotations

from loupiote.kernel.start import Fault, Plan
from loupiote.rulebook.options import OptionError, options


def bad_options(plan: Plan) -> list[Fault]:
    """The options of a plan whose value is not legal, or not in its one form."""
    known = options(plan.rules.id)
    return [
        Fault("bad-option", [name, str(value)], [str(one) for one in known[name].values])
        for name, value in plan.options.items()
        if not _legal(plan.rules.id, name, value)
    ]


def _legal(rules: str, name: str, value: object) -> bool:
    try:
        legal = options(rules)[name].check(value)
    except OptionError:
        return False
    return type(legal) is type(value) and legal == value


def unset_options(plan: Plan) -> list[Fault]:
    """The options without a default that whoever creates a game has not chosen; a record may leave them out."""
    return [
        Fault(
            "option-required",
            [option.id],
            [str(value) for value in option.values],
            next(iter(option.clauses[::-1]), None),
        )
        for option in options(plan.rules.id).values()
        if option.required and plan.options.get(option.id) is None
    ]


def cards_count(plan: Plan, spares: int = 0) -> list[Fault]:
    """The deck has as many cards as there are players, and `spares` more."""
    cards, seats = sum(plan.deck().values()), len(plan.players)
    return [] if cards == seats + spares else [Fault("cards-count", [str(cards)], [str(seats + spares)])]
