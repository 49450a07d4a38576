"""Corbeau: at night he names somebody, who starts the next vote with a voice against him."""

from __future__ import annotations

from loupiote.kernel.ask import Choice, Me, One
from loupiote.kernel.ballot import VOICE
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act, Mark
from loupiote.rules.rpg.marks import Designated
from loupiote.rules.rpg.nocturnal import Nocturnal


class Accused(Mark):
    """Named by the Corbeau this night: the placard is put up at daybreak, and nobody sees it before."""


class Designer(Nocturnal, Power, tag="rpg.designer"):
    """Put a placard in front of somebody's house, one's own too."""

    tags = frozenset({"nocturnal"})

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.mark(act.target, Accused(until="aube"))


def placards(game: Game) -> None:
    """At daybreak: the placards of this night stand before the houses of those who are still alive."""
    for player in game.marked(Accused):
        if game.alive(player):
            votes = VOICE * int(game.options["corbeau-voix"])
            game.mark(player, Designated(until="jour", votes=votes, fact="corbeau.placard"))


ROLE = BearerKind(
    "corbeau",
    camp="village",
    call="chaque-nuit",
    powers=(Designer(),),
    cites={
        "designer": "rpg.corbeau.3",
        "placard": ("rpg.corbeau.9", "rpg.corbeau.5", "rpg.corbeau.4"),
    },
)
