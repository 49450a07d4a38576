"""Prêtre: every night he learns of one player whether that is a Simple Villageois, and nothing more."""

from __future__ import annotations

from loupiote.kernel.ask import Choice, Me, One
from loupiote.kernel.events import Message
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act
from loupiote.rules.rpg.nocturnal import Nocturnal
from loupiote.rules.rpg.plain import VILLAGER, seems


class Interroger(Nocturnal, Power, tag="rpg.interroger"):
    """Ask about a living player; told at the end of the night in one of two fixed sentences."""

    tags = frozenset({"nocturnal", "informs"})

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        if seems(game, act.target) == VILLAGER:
            game.tell(Message("simple-villageois"), to=me.player, because=game.cites("pretre.is"))
        else:
            game.tell(Message("pas-simple-villageois"), to=me.player, because=game.cites("pretre.is-not"))


ROLE = BearerKind(
    "pretre",
    camp="village",
    call="chaque-nuit",
    powers=(Interroger(),),
    cites={
        "interroger": "rpg.pretre.1",
        "is": "rpg.pretre.2",
        "is-not": "rpg.pretre.3",
    },
)
