"""Marks that more than one role looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.kernel import bearers
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Mark, Suppression

if TYPE_CHECKING:
    from loupiote.kernel.game import Game
    from loupiote.kernel.ruleset import BearerKind

CURSE = "ancien.curse"


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
    source = "ancien"

    @classmethod
    def suits(cls, kind: BearerKind) -> bool:
        return any("fate" not in power.tags for power in kind.powers)

    @classmethod
    def put(cls, game: Game, players: list[str]) -> None:
        super().put(game, players)
        for player in players:
            curse(game, game.seats[player].card)

    @classmethod
    def lift(cls, game: Game, player: str) -> None:
        super().lift(game, player)
        bearers.restore(game, game.seats[player].card, by=CURSE)


def losable(game: Game, card: str) -> list[Power]:
    """The powers that a card can lose."""
    return [power for power in game.bearers[card].powers if isinstance(power, Power) and "fate" not in power.tags]


def curse(game: Game, card: str) -> None:
    """Put the powers of a card out of force for good."""
    for power in losable(game, card):
        bearers.suppress(game, Suppression(card, power=power.id, by=CURSE))
