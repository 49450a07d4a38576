"""The Loup-Garou Blanc: one of the pack, but one night out of two he wakes alone and may devour a wolf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.antre import pack
from loupiote.kernel.ask import Choice, Me, No, One
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act, Attack

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


class TuerLoup(Power):
    """Devour another member of the pack, on nights 2, 4, 6..."""

    tags = frozenset({"nocturnal", "lethal"})

    def choices(self, game: Game, me: Me) -> Choice | No:
        if game.round % 2:
            return game.no("not-tonight", "loup-garou-blanc.even")
        no = game.no("oneself", "loup-garou-blanc.devour")
        return One(pack(game), {me.player: no}, other=game.no("not-pack", "loup-garou-blanc.devour"))

    def resolve(self, game: Game, act: Act, me: Me) -> Attack:
        return Attack(act.target, "loup-garou-blanc", me.player, me.bearer, game.cites("loup-garou-blanc.devour"))
