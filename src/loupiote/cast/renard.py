"""The Renard: is there a wolf among a player and the two neighbours? His flair ends with the first no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.antre import ANTRE
from loupiote.kernel.ask import Choice, Me, No, One
from loupiote.kernel.events import Answer
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


class Flairer(Power):
    """Point at a living player, himself too; neighbours are the next living ones on each side."""

    tags = frozenset({"nocturnal", "informs"})
    spent: bool = False

    def choices(self, game: Game, me: Me) -> Choice | No:
        return game.no("spent", "renard.no") if self.spent else One(game.living)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        near = game.neighbours(act.target)
        group = [near[0], act.target, near[1]] if len(near) == 2 else [*near, act.target]
        wolf = any(player in game.bearers[ANTRE].holders for player in group)
        self.spent = not wolf
        because = game.cites("renard.group", "renard.yes" if wolf else "renard.no")
        game.tell(Answer("oui" if wolf else "non", group), to=me.player, because=because)
