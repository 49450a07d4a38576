"""The Joueur de Flûte: he charms two players a night and wins alone once everybody else alive is charmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.events import Charmed as CharmedFact
from loupiote.kernel.ask import Choice, Me, Several
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act, Mark

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


CHARMED = "charmes"  # the group, where a rule set has one that its members can look up


class Charmed(Mark):
    """Charmed for the rest of the game; the charm changes nothing else."""

    known = "self"


class Charmer(Power):
    """Charm two living players who are not charmed yet, or the last one that is left; never himself."""

    tags = frozenset({"nocturnal"})

    def choices(self, game: Game, me: Me) -> Choice:
        but = dict.fromkeys(game.marked(Charmed), game.no("already-charmed", "joueur-de-flute.two"))
        but |= dict.fromkeys(game.dead, game.no("dead", "joueur-de-flute.never"))
        but[me.player] = game.no("oneself", "joueur-de-flute.never")
        left = sum(player not in but for player in game.living)
        count = min(2, left) or 1  # nobody left: no legal value, so he is not asked
        return Several(game.living, count, count, but=but)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        self.charm(game, act.targets)

    def charm(self, game: Game, players: list[str]) -> None:
        """Charm these players; all who are charmed and alive learn who is, if there are more of them now."""
        if not players:
            return
        for player in players:
            game.mark(player, Charmed())
        charmed = [player for player in game.marked(Charmed) if game.alive(player)]
        game.tell(CharmedFact(charmed), to=charmed, because=game.cites("joueur-de-flute.recognise"))
