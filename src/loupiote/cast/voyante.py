"""The Voyante: every night she learns the card of one player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.kernel.ask import Choice, Me, One
from loupiote.kernel.events import Saw
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


def read(game: Game, target: str) -> Saw:
    """What is read on the card of a player: the role, or only the camp by option."""
    kind = game.kind(target)  # the card: a change of camp is not written on it
    return Saw(target, camp=kind.camp) if game.options.get("voyante-voit") == "camp" else Saw(target, kind.id)


class Sonder(Power):
    """Learn the exact role of a living player, or only the camp of the card by option."""

    tags = frozenset({"nocturnal", "informs"})

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.tell(read(game, act.target), to=me.player, because=game.cites("voyante.identity"))
