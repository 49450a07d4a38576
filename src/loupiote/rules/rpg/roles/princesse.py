"""Princesse: at night she favours somebody; the voice of a player without power counts one more at the next vote."""

from __future__ import annotations

from typing import ClassVar

from loupiote.kernel.ask import Choice, Me, One
from loupiote.kernel.ballot import VOICE
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power, WeightMark
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act
from loupiote.rules.rpg.nocturnal import Nocturnal
from loupiote.rules.rpg.plain import PLAIN, seems


class Favoured(WeightMark):
    """The voice counts one more. Nobody is told before the count."""

    fact: ClassVar[str] = "princesse.bonus"

    def weight(self, game: Game, player: str, worth: int) -> int:
        return worth + VOICE


class Favoriser(Nocturnal, Power, tag="rpg.favoriser"):
    """Favour a player; it comes to nothing, unheard, where the card has a power."""

    tags = frozenset({"nocturnal"})

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        if seems(game, act.target) in PLAIN:
            game.mark(act.target, Favoured(until="jour"))


ROLE = BearerKind(
    "princesse",
    camp="village",
    call="chaque-nuit",
    powers=(Favoriser(),),
    cites={
        "favoriser": "rpg.princesse.1",
        "bonus": ("rpg.princesse.2", "rpg.princesse.3", "rpg.vote.13"),
    },
)
