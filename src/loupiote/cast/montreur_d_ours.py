"""The Montreur d'Ours: each morning his bear growls if a living neighbour is a wolf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.antre import is_wolf
from loupiote.cast.events import Growl
from loupiote.kernel.powers import Power

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


class Grogner(Power):
    """Growl or silence, heard by all."""


def bear(game: Game) -> None:
    """A step: the growl, for a neighbour or for himself if he is a wolf now."""
    for me in game.holders(Grogner):
        growl = any(is_wolf(game, player) for player in (me.player, *game.neighbours(me.player)))
        because = game.cites("montreur-d-ours.growl" if growl else "montreur-d-ours.silence")
        game.tell(Growl(growl), because=because)
