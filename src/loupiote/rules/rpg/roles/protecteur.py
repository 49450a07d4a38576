"""Protecteur: no action of the night reaches the player he covers, a knock-out apart."""

from __future__ import annotations

from loupiote.cast import salvateur
from loupiote.cast.antre import ANTRE
from loupiote.kernel.acts import due, stands
from loupiote.kernel.ask import Choice, Me, One
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Spared
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act, Attack
from loupiote.rules.rpg.nocturnal import COVERED, Nocturnal, aimed_at, tags
from loupiote.rules.rpg.sides import VARIABLE


def covered(game: Game, player: str) -> bool:
    """Whether a Protecteur covers this player tonight."""
    return any(act.target == player and stands(game, act) for act in due(game, Proteger))


class Proteger(Nocturnal, salvateur.Proteger, tag="rpg.protecteur.proteger"):
    """Cover one player this night, himself too; by option not the one he named the night before."""

    tags = frozenset({"nocturnal", "fixed", "piercing"})

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living) if game.options["protecteur-repetition"] else super().choices(game, me)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        self.keep(game, act)

    def bend(self, game: Game, act: Act, me: Me) -> None:
        for other in game.acts:
            if aimed_at(game, other, act.target) and "piercing" not in tags(game, other):
                other.fate = COVERED

    def guard(self, game: Game, attack: Attack, me: Me) -> Spared | None:
        """The pack's attack is made all the same, and so is a last shot of the night: then nobody dies of it."""
        met = attack.by == ANTRE or attack.cause == "tir"
        mine = met and any(act.bearer == me.bearer and act.target == attack.victim for act in due(game, Proteger))
        return Spared(game.cites("protecteur.covered")) if mine and covered(game, attack.victim) else None


ROLE = BearerKind(
    "protecteur",
    camp=VARIABLE,
    call="chaque-nuit",
    powers=(Proteger(),),
    single=False,
    cites={
        "proteger": "rpg.protecteur.2",
        "twice-running": "rpg.protecteur.2",
        "covered": ("rpg.protecteur.3", "rpg.protecteur.13"),
        "failed": ("rpg.protecteur.11", "rpg.nuit.15"),
    },
)
