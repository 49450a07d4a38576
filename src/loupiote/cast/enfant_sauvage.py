"""The Enfant Sauvage: a villager while his model lives, a wolf from the moment the model dies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from loupiote.cast.antre import turn_back, turn_wolf
from loupiote.cast.events import Bound
from loupiote.cast.marks import Joining
from loupiote.kernel.ask import Choice, Me, One, Value
from loupiote.kernel.events import Became
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act, Doom, Mark

if TYPE_CHECKING:
    from loupiote.kernel.game import Game
    from loupiote.kernel.ruleset import BearerKind


FATE = frozenset({"fate"})  # no curse takes what carries this tag


class Model(Mark):
    """The model of an Enfant Sauvage; nobody but him knows."""


class Turned(Mark):
    """The model is dead: a wolf now."""

    known = "self"
    source = "enfant-sauvage"

    @classmethod
    def suits(cls, kind: BearerKind) -> bool:
        return kind.id == cls.source

    @classmethod
    def put(cls, game: Game, players: list[str]) -> None:
        super().put(game, players)
        for player in players:
            turn_wolf(game, player)
            game.tell(Became(player, camp="loups"), to=player, because=game.cites("enfant-sauvage.turns"))

    @classmethod
    def lift(cls, game: Game, player: str) -> None:
        super().lift(game, player)
        turn_back(game, player)


class Modele(Power):
    """Choose another player as the model, on the first night; drawn if he says nothing."""

    optional = False
    tags = FATE
    model: str | None = None

    def choices(self, game: Game, me: Me) -> Choice | None:
        no = game.no("oneself", "enfant-sauvage.model")
        return One(game.living, {me.player: no}) if game.round == 1 else None

    def silence(self, game: Game, me: Me) -> Value:
        others = [player for player in game.living if player != me.player]
        return (game.draw("modele", "enfant-sauvage", others),)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        self.recall(game, me, act.target)
        game.tell(Bound(act.target, "model"), to=[], because=game.cites("enfant-sauvage.model"))

    def recall(self, game: Game, me: Me, named: str) -> None:
        self.model = named
        game.mark(named, Model())


class DevenirLoup(Power):
    """Turn when the model dies: the camp changes at once, he wakes with the pack from the next night on."""

    tags = FATE

    def follows(self, game: Game, me: Me, dead: Mapping[str, Doom]) -> bool:
        modele = game.power(me.bearer, "modele")
        return isinstance(modele, Modele) and modele.model in dead and me.player not in dead

    def after_death(self, game: Game, me: Me) -> None:
        if not game.alive(me.player) or game.camp(me.player) == "loups":
            return
        game.seats[me.player].camp = "loups"
        game.mark(me.player, Turned())
        game.mark(me.player, Joining())
        game.tell(Became(me.player, camp="loups"), to=me.player, because=game.cites("enfant-sauvage.turns"))
