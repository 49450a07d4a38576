"""The Grand Méchant Loup: a second victim, alone, as long as the pack has lost nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.antre import is_wolf, pack, prey, truce
from loupiote.cast.marks import Prey
from loupiote.kernel.ask import Choice, Me, No, One
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act, Attack

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


class Tuer(Power):
    """Devour one more player outside the pack, another than its victim."""

    tags = frozenset({"nocturnal", "lethal"})

    def choices(self, game: Game, me: Me) -> Choice | No:
        if any(is_wolf(game, player) for player in game.dead):
            return game.no("pack-lost", "grand-mechant-loup.tamed")
        if truce(game):
            return game.no("first-night", "grand-mechant-loup.second")
        but = dict.fromkeys(pack(game), game.no("pack-member", "grand-mechant-loup.second"))
        attack = prey(game)
        for victim in [attack.victim] if attack else game.marked(Prey):
            but[victim] = game.no("the-victim", "grand-mechant-loup.second")
        return One(game.living, but)

    def resolve(self, game: Game, act: Act, me: Me) -> Attack:
        return Attack(act.target, "grand-mechant-loup", me.player, me.bearer, game.cites("grand-mechant-loup.second"))
