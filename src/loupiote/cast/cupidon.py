"""Cupidon and the Amoureux: two players bound to the end; if one dies, the other dies of grief."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from loupiote.cast.events import Bound
from loupiote.kernel import bearers
from loupiote.kernel.ask import Choice, Me, Several, Value
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act, Attack, Doom, Mark

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

AMOUREUX = "amoureux"


class InLove(Mark):
    """One of the Amoureux."""

    known = "self"
    source = "cupidon"
    together = 2

    @classmethod
    def put(cls, game: Game, players: list[str]) -> None:
        super().put(game, players)
        if AMOUREUX in game.bearers:
            for player in players:
                bearers.hold(game, AMOUREUX, player)
            if len(lovers(game)) == cls.together:
                tell_lovers(game, lovers(game))

    @classmethod
    def lift(cls, game: Game, player: str) -> None:
        super().lift(game, player)
        if AMOUREUX in game.bearers:
            bearers.drop(game, AMOUREUX, player)


def tell_lovers(game: Game, pair: list[str]) -> None:
    """Each of the two learns who the other is."""
    for player, other in (pair, pair[::-1]):
        role = game.role(other) if game.options.get("amoureux-roles-connus") else None
        game.tell(Bound(other, "lover", role), to=player, because=game.cites("cupidon.pair", "cupidon.recognise"))


def lovers(game: Game) -> list[str]:
    """The Amoureux, dead or alive; [] when there are none."""
    return game.bearers[AMOUREUX].holders


def side(game: Game, player: str) -> str:
    """The camp of a player; everybody who plays for themselves is a camp of their own."""
    camp = game.camp(player)
    return game.role(player) if camp == "independant" else camp


def mixed(game: Game) -> bool:
    """Whether the Amoureux are of two camps, and so a third one."""
    couple = lovers(game)
    return len(couple) == 2 and side(game, couple[0]) != side(game, couple[1])


class Unir(Power):
    """Make two players fall in love, himself too if he likes; drawn if he says nothing."""

    optional = False

    def choices(self, game: Game, me: Me) -> Choice | None:
        return Several(game.living, 2, 2, of="two players") if game.round == 1 else None

    def silence(self, game: Game, me: Me) -> Value:
        return tuple(game.draw_several("couple", "cupidon", game.living, 2))

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        for player in act.targets:
            bearers.hold(game, AMOUREUX, player)
            game.mark(player, InLove())
        tell_lovers(game, act.targets)


class Chagrin(Power):
    """Die of grief when the other dies."""

    def follows(self, game: Game, me: Me, dead: Mapping[str, Doom]) -> bool:
        return not dead.keys().isdisjoint(lovers(game))

    def after_death(self, game: Game, me: Me) -> Attack:
        return Attack(me.player, "chagrin", because=game.cites("cupidon.grief"))  # no harm to one who is dead already
