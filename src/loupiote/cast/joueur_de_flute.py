"""The Joueur de Flûte: he charms two players a night and wins alone once everybody else alive is charmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.events import Charmed as CharmedFact
from loupiote.kernel import bearers
from loupiote.kernel.ask import Choice, Me, Several
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act, Mark

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


CHARMED = "charmes"  # the group, where a rule set has one that its members can look up


class Charmed(Mark):
    """Charmed for the rest of the game; the charm changes nothing else."""

    known = "self"
    source = "joueur-de-flute"

    @classmethod
    def put(cls, game: Game, players: list[str]) -> None:
        super().put(game, players)
        if CHARMED in game.bearers:
            for player in players:
                bearers.hold(game, CHARMED, player)
        tell_charmed(game)

    @classmethod
    def lift(cls, game: Game, player: str) -> None:
        super().lift(game, player)
        if CHARMED in game.bearers:
            bearers.drop(game, CHARMED, player)


def tell_charmed(game: Game) -> None:
    """All who are charmed and alive learn who is."""
    charmed = [player for player in game.marked(Charmed) if game.alive(player)]
    game.tell(CharmedFact(charmed), to=charmed, because=game.cites("joueur-de-flute.recognise"))


class Charmer(Power):
    """Charm two living players who are not charmed yet, or the last one that is left; never himself."""

    tags = frozenset({"nocturnal"})

    def choices(self, game: Game, me: Me) -> Choice:
        but = dict.fromkeys(game.marked(Charmed), game.no("already-charmed", "joueur-de-flute.two"))
        but |= dict.fromkeys(game.dead, game.no("dead", "joueur-de-flute.never"))
        but[me.player] = game.no("oneself", "joueur-de-flute.never")
        left = [player for player in game.living if player not in but]
        count = min(2, len(left)) or 1  # nobody left: no legal value, so he is not asked
        return Several(game.living, count, count, but=but)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        self.charm(game, act.targets)

    def charm(self, game: Game, players: list[str]) -> None:
        """Charm these players; all who are charmed and alive learn who is, if there are more of them now."""
        if not players:
            return
        for player in players:
            game.mark(player, Charmed())
        tell_charmed(game)
