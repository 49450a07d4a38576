"""Marks that more than one role looks at."""

from __future__ import annotations

from loupiote.kernel.state import Mark


class NoVote(Mark):
    """No right to vote: for good, or at the next vote; `fact` is the reason, as "bearer.fact"."""

    known = "all"
    fact: str = "rules.no-vote"


class Revealed(Mark):
    """Everybody has seen this card."""

    known = "all"


class Concealed(Mark):
    """This card is not shown at the death: somebody took the role."""


class Joining(Mark):
    """Wakes with the pack from the next night on."""


class Prey(Mark):
    """The pack's choice of this night, though its attack is no more."""

    brief = True


class Powerless(Mark):
    """Lost the power of the card for good."""

    known = "self"
