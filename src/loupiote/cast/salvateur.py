"""The Salvateur: every night he keeps one player from the wolves, never the same twice running."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.antre import ANTRE, LONE, PACK
from loupiote.kernel.ask import Choice, Me, One
from loupiote.kernel.powers import GuardMark, Power, Spared
from loupiote.kernel.state import Act, Attack

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


class Protected(GuardMark):
    """Stops the pack, and by option what a wolf does alone; nothing else."""

    def guard(self, game: Game, attack: Attack, player: str) -> Spared | None:
        lone = game.options.get("attaques-solitaires", "personne") != "personne"
        if attack.cause == PACK or (lone and attack.cause in LONE):
            return Spared(game.cites("salvateur.shield"))
        if attack.by != ANTRE and attack.cause not in LONE:
            attack.because += game.cites("salvateur.passes")  # why it kills whom he protects
        return None


def nights(game: Game) -> int:
    """How many nights were played, this one included: a night that was skipped lies between no two others."""
    return game.moments.get("nuit", 0)


class Proteger(Power):
    """Protect a living player until dawn, himself too, but not the one of the night before."""

    tags = frozenset({"nocturnal"})
    last: str | None = None
    night: int = 0

    def choices(self, game: Game, me: Me) -> Choice:
        if self.last is not None and self.night == nights(game) - 1:
            no = game.no("twice-running", f"{game.bearers[me.bearer].of}.twice-running")
            return One(game.living, {self.last: no})
        return One(game.living)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        self.keep(game, act)
        game.mark(act.target, Protected(until="aube"))

    def recall(self, game: Game, me: Me, named: str) -> None:
        self.last, self.night = named, nights(game)

    def keep(self, game: Game, act: Act) -> None:
        """Remember whom he named this night, wherever his protection went."""
        self.last, self.night = act.chosen[0], nights(game)
