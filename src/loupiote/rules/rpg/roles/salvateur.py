"""Salvateur: every night he keeps one player from the pack, never the same twice running."""

from __future__ import annotations

from loupiote.cast import salvateur
from loupiote.kernel.ask import Me
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act
from loupiote.rules.rpg.nocturnal import COVERED, Nocturnal


class Proteger(Nocturnal, salvateur.Proteger, tag="rpg.proteger"):
    """Protect a living player this night, himself too, but not the one he named the night before."""

    def thwarted(self, game: Game, act: Act, me: Me) -> None:
        if act.fate == COVERED:  # he did protect, though nothing reached the player
            self.keep(game, act)
        super().thwarted(game, act, me)


ROLE = BearerKind(
    "salvateur",
    camp="village",
    call="chaque-nuit",
    powers=(Proteger(),),
    cites={
        "proteger": "rpg.salvateur.1",
        "shield": "rpg.salvateur.8",
        "passes": "rpg.salvateur.6",
        "twice-running": "rpg.salvateur.5",
    },
)
