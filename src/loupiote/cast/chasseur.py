"""The Chasseur: when he dies he shoots somebody, at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.kernel.acts import ask_one
from loupiote.kernel.ask import Choice, Me, No, One, Value
from loupiote.kernel.events import Acted
from loupiote.kernel.powers import Flow, Power
from loupiote.kernel.state import Attack

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


class Tirer(Power):
    """The last shot: compulsory, optional, drawn or lost in silence, as the option `chasseur-tir` says."""

    def dying(self, game: Game, me: Me) -> bool:
        """Whether the moment of the shot has come."""
        return not game.alive(me.player)

    def choices(self, game: Game, me: Me) -> Choice | No:
        if not self.dying(game, me):
            return game.no("alive", "chasseur.alive")
        return One(self.targets(game, me))

    def targets(self, game: Game, me: Me) -> list[str]:
        """Whom the bullet may hit."""
        return [player for player in game.living if player != me.player]

    def must(self, game: Game, me: Me) -> bool:
        return bool(game.options["chasseur-tir"] != "facultatif")

    def silence(self, game: Game, me: Me) -> Value | None:
        if game.options["chasseur-tir"] != "obligatoire-sinon-tirage":
            return None
        return (game.draw("cible", "chasseur", self.targets(game, me)),)

    def after_death(self, game: Game, me: Me) -> Flow[Attack | None]:
        named = yield from ask_one(game, "chasseur", me)
        if not named:
            return None
        # everybody sees who fires; where cards stay hidden, so does the hand
        seen: list[str] | None = None if game.seats[me.player].shown else []
        game.tell(Acted(me.player, self.id, list(named)), to=seen, because=game.cites("chasseur.shot"))
        return Attack(named[0], "tir", me.player, me.bearer, game.cites("chasseur.shot"))
