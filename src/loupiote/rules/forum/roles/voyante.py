"""Voyante: every night the exact role of one player, unless the Espion looks over her shoulder."""

from __future__ import annotations

from loupiote.cast import voyante
from loupiote.kernel.ask import Me
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act


class Sonder(voyante.Sonder, tag="forum.sonder"):
    """Learn the card of a player; whose it was is kept for the Espion until the next night."""

    seen: str | None = None
    night: int = 0

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        self.seen, self.night = act.target, game.round
        super().resolve(game, act, me)


ROLE = BearerKind(
    "voyante",
    camp="village",
    call="chaque-nuit",
    powers=(Sonder(),),
    cites={
        "sonder": ("forum.voyante.1", "forum.tours-de-jeu.7"),
        "identity": ("forum.voyante.1", "forum.voyante.3", "forum.tours-de-jeu.8"),
    },
)
