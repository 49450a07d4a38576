"""Assommeur: nothing comes before him; whom he knocks out does nothing all night."""

from __future__ import annotations

from loupiote.kernel.ask import Choice, Me, One
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act
from loupiote.rules.rpg.nocturnal import KNOCKED_OUT, KnockedOut, Nocturnal, tags
from loupiote.rules.rpg.sides import VARIABLE


class Assommer(Nocturnal, Power, tag="rpg.assommer"):
    """Knock out another player: none of that player's orders of this night is carried out."""

    tags = frozenset({"nocturnal", "fixed", "rooted", "piercing"})

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living, {me.player: game.no("oneself", "assommeur.assommer")})

    @classmethod
    def sequence(cls, game: Game, acts: list[Act]) -> list[Act]:
        """Whom no undecided Assommeur knocks out comes first; where only cycles are left, the earliest sent."""
        left, settled = list(acts), []
        while left:
            aimed = {act.target for act in left}
            first = next((act for act in left if act.actor not in aimed), left[0])
            settled.append(first)
            left = [act for act in left if act is not first and act.actor != first.target]
        return settled

    def bend(self, game: Game, act: Act, me: Me) -> None:
        for other in game.acts:
            if other.actor == act.target and "nocturnal" in tags(game, other):
                other.fate = KNOCKED_OUT
        game.mark(act.target, KnockedOut(until="aube"))


ROLE = BearerKind(
    "assommeur",
    camp=VARIABLE,
    call="chaque-nuit",
    powers=(Assommer(),),
    single=False,
    cites={
        "assommer": "rpg.assommeur.2",
        "told": "rpg.assommeur.6",
    },
)
