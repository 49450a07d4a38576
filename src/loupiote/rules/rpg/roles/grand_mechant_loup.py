"""Grand Méchant Loup: one of the pack, and once in the game he kills one more player, alone."""

from __future__ import annotations

from loupiote.cast import grand_mechant_loup
from loupiote.cast.antre import pack, truce
from loupiote.kernel.ask import Choice, Me, No, One
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act, Attack
from loupiote.rules.rpg.nocturnal import Nocturnal


class Tuer(Nocturnal, grand_mechant_loup.Tuer, tag="rpg.tuer"):
    """Kill one player outside the pack, its victim too. Whatever comes in between, he has tried once and for all."""

    tags = frozenset({"nocturnal", "lethal", "quiet"})
    spent: bool = False

    def choices(self, game: Game, me: Me) -> Choice | No:
        if self.spent:
            return game.no("spent", "grand-mechant-loup.once")
        if truce(game):
            return game.no("first-night", "grand-mechant-loup.night")
        return One(game.living, dict.fromkeys(pack(game), game.no("pack-member", "grand-mechant-loup.outside")))

    def resolve(self, game: Game, act: Act, me: Me) -> Attack:
        self.spent = True
        return super().resolve(game, act, me)

    def thwarted(self, game: Game, act: Act, me: Me) -> None:
        self.spent = True  # prevented or stopped, all the same
        super().thwarted(game, act, me)


ROLE = BearerKind(
    "grand-mechant-loup",
    camp="loups",
    call="chaque-nuit",
    powers=(Tuer(),),
    holds=("antre",),
    cites={
        "tuer": "rpg.grand-mechant-loup.2",
        "once": "rpg.grand-mechant-loup.3",
        "night": "rpg.grand-mechant-loup.4",
        "outside": "rpg.grand-mechant-loup.7",
        "second": ("rpg.grand-mechant-loup.5", "rpg.grand-mechant-loup.9"),
    },
)
