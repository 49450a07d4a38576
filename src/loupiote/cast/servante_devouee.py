"""The Servante Dévouée: before the card of a dead player is turned, she may take that role."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.cupidon import lovers
from loupiote.cast.juge_begue import agree
from loupiote.cast.marks import Concealed
from loupiote.kernel import bearers
from loupiote.kernel.ask import Choice, Me, No, One
from loupiote.kernel.events import Became, Revealed
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


class PrendreRole(Power):
    """Reveal herself and take the role of somebody about to be shown dead, its powers fresh. Not if she is in love."""

    def choices(self, game: Game, me: Me) -> Choice | No | None:
        dying = [doom.who for doom in game.doomed]
        if not dying or me.player in dying:
            return None
        if me.player in lovers(game):
            return game.no("in-love", "servante-devouee.may")
        return One(dying)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        target = act.target
        card, role, camp = game.seats[target].card, game.role(target), game.camp(me.player)
        infected = camp != game.kind(me.player).camp
        game.tell(Revealed(me.player, game.role(me.player)), because=game.cites("servante-devouee.may"))
        bearers.drop(game, card, target)  # what a death triggers is hers now
        game.mark(target, Concealed())
        bearers.give_card(game, me.player, role)
        if infected:  # what stuck to her stays: only the role changes
            game.seats[me.player].camp = camp
        because = game.cites("servante-devouee.fresh", "servante-devouee.secret")
        game.tell(Became(me.player, role), to=me.player, because=because)
        agree(game, me.player)
