"""The Idiot du Village: the village's vote does not kill him, once; he then votes no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.marks import NoVote
from loupiote.cast.marks import Revealed as RevealedMark
from loupiote.kernel import bearers
from loupiote.kernel.ask import Me
from loupiote.kernel.events import Elected, Revealed
from loupiote.kernel.powers import Power, Spared
from loupiote.kernel.state import Attack

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


class GraceDeLIdiot(Power):
    """Turn the card over instead of dying of the vote; lose the vote, and the Captaincy without an heir."""

    spent: bool = False

    def guard(self, game: Game, attack: Attack, me: Me) -> Spared | None:
        if attack.victim != me.player or attack.cause != "bucher" or self.spent:
            return None
        self.spent = True
        return self.reveal(game, me)

    def use_up(self, game: Game, me: Me) -> None:
        super().use_up(game, me)
        self.reveal(game, me)

    def reveal(self, game: Game, me: Me) -> Spared:
        """Turn the card over; its holder votes no more, and a title that he had is no more."""
        role = game.role(me.player)
        game.seats[me.player].shown = role
        game.mark(me.player, RevealedMark())
        game.mark(me.player, NoVote(fact="idiot-du-village.no-vote"))
        game.tell(Revealed(me.player, role), because=game.cites("idiot-du-village.spared", "idiot-du-village.no-vote"))
        if me.player in game.held("capitaine"):
            bearers.move(game, "capitaine", None)
            because = game.cites("idiot-du-village.no-vote")
            game.tell(Elected(None, "capitaine", "abolished", me.player), because=because)
        return Spared(game.cites("idiot-du-village.spared"))
