"""Loup-Garou: one of the pack. The last name given in the den is its victim, and who gave it is the wolf who acts."""

from __future__ import annotations

from loupiote.cast import antre
from loupiote.kernel.ask import Me
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act, Attack
from loupiote.rules.rpg.nocturnal import Nocturnal

ROLE = BearerKind(
    "loup-garou",
    camp="loups",
    call="chaque-nuit",
    holds=("antre",),
    single=False,
)


class Devorer(Nocturnal, antre.Devorer, tag="rpg.devorer"):
    """Name the victim of the pack: the last one to do so is the wolf who acts.

    A cover does not stop the attack from being made, it is one of the guards that the attack meets.
    """

    tags = frozenset({"nocturnal", "lethal", "piercing"})

    def decide(self, game: Game, acts: list[Act], me: Me) -> Act | None:
        return max(acts, key=lambda act: act.order, default=None)

    def resolve(self, game: Game, act: Act, me: Me) -> Attack:
        return Attack(act.target, antre.PACK, act.actor, me.bearer, game.cites("antre.victim"))
