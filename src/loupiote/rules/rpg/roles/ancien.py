"""Ancien: one life more against the pack; killed by the village itself, he takes the powers of its camp with him."""

from __future__ import annotations

from loupiote.cast import ancien
from loupiote.cast.ancien import cursed
from loupiote.cast.antre import PACK
from loupiote.cast.marks import CURSE
from loupiote.kernel.ask import Me
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Attack, Player
from loupiote.rules.rpg.roles.idiot_du_village import lost_their_grace


class SecondeVie(ancien.SecondeVie, tag="rpg.seconde-vie"):
    """Survive the pack once: not what a wolf does alone."""

    survives = frozenset({PACK})


class Malediction(ancien.Malediction, tag="rpg.malediction"):
    """No power, but what the village brings on itself: whatever takes powers leaves it ("fate").

    Of a night it takes the powers as soon as he is certain to die, before the shots; daybreak tells.
    """

    tags = frozenset({"fate"})

    def strikes(self, game: Game, player: Player) -> bool:
        return player.camp == "village"

    def after_death(self, game: Game, me: Me) -> list[Attack]:
        if not cursed(game):
            self.take(game)
        if game.moment != "nuit":
            self.tell(game)
        return lost_their_grace(game, CURSE)


ROLE = BearerKind(
    "ancien",
    camp="village",
    call="permanent",
    powers=(SecondeVie(), Malediction()),
    cites={
        "second-life": ("rpg.ancien.2", "rpg.ancien.3"),
        "curse": ("rpg.ancien.14", "rpg.ancien.15"),
        "poison": "rpg.ancien.11",
    },
)
