"""Cupidon: as soon as he has his card he names two players; some couples come to nothing, and he never learns it."""

from __future__ import annotations

from loupiote.cast import cupidon
from loupiote.kernel.ask import Choice, Me, Several
from loupiote.kernel.events import Message
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act

UNLOVED = frozenset({"avocat", "maitre-vampire"})  # in no couple, whoever the other is


def authorised(game: Game, one: str, other: str) -> bool:
    """Whether these two may be a couple: two of the Indépendants never are."""
    if {game.role(one), game.role(other)} & UNLOVED:
        return False
    return [game.camp(one), game.camp(other)].count("independant") < 2


class Unir(cupidon.Unir, tag="rpg.unir"):
    """Make two players fall in love at the deal, himself too if he likes; drawn if he says nothing."""

    def choices(self, game: Game, me: Me) -> Choice:
        return Several(game.living, 2, 2, of="two players")

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        if authorised(game, *act.targets):
            super().resolve(game, act, me)
        else:
            game.tell(Message("couple-impossible"), to=[], because=game.cites("cupidon.failed"))


ROLE = BearerKind(
    "cupidon",
    camp="village",
    call="distribution",
    powers=(Unir(),),
    cites={
        "unir": "rpg.cupidon.3",
        "failed": ("rpg.cupidon.4", "rpg.cupidon.5"),
        "pair": "rpg.cupidon.3",
        "recognise": "rpg.amoureux.2",
        "grief": "rpg.amoureux.4",
        "win": ("rpg.victoire.1", "rpg.amoureux.7"),
    },
)
