"""The Montreur d'Ours: each morning his bear growls if a living neighbour is a wolf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.ancien import cursed
from loupiote.cast.antre import is_wolf
from loupiote.cast.events import Growl
from loupiote.kernel.powers import Power

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


MONTREUR = "montreur-d-ours"


class Grogner(Power):
    """Growl or silence, heard by all."""


def bear(game: Game) -> None:
    """A step: the growl, for a neighbour or for himself if he is a wolf now; else silence.

    The silence is heard as well where nobody has the card, or its holder died unseen: it must not tell that.
    """
    masters = [me.player for me in game.force(Grogner) if game.seats[me.player].shown != MONTREUR]
    undealt = MONTREUR in game.setup["cartes-restantes"] and not cursed(game)
    if not masters and not undealt:
        return
    around = {player for me in masters if game.alive(me) for player in (me, *game.neighbours(me))}
    growl = any(is_wolf(game, player) for player in around)
    because = game.cites("montreur-d-ours.growl" if growl else "montreur-d-ours.silence")
    game.tell(Growl(growl), because=because)
