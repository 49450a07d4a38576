"""Chasseur: dead, he shoots somebody; killed at night he does so before day breaks, as one more act of that night."""

from __future__ import annotations

from collections.abc import Mapping

from loupiote.cast import chasseur
from loupiote.cast.events import Redirected
from loupiote.kernel.ask import Me
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Attack, Doom
from loupiote.rules.rpg.nocturnal import KnockedOut
from loupiote.rules.rpg.roles.redirecteur import redirected


class Tirer(chasseur.Tirer, tag="rpg.tirer"):
    """The last shot. Of a night it is fired among the doomed, who are not known to be dead, and not by who was knocked out.

    It meets that night's redirections and covers as the orders did; no Manipulateur is left to move it.
    """

    night: int = 0  # the night that heard the shot: daybreak does not ask again

    def dying(self, game: Game, me: Me) -> bool:
        return super().dying(game, me) or any(one.who == me.player for one in game.doomed)

    def follows(self, game: Game, me: Me, dead: Mapping[str, Doom]) -> bool:
        fired = game.moment in ("nuit", "aube") and self.night == game.round
        return me.player in dead and not fired and game.has(me.player, KnockedOut) is None

    def after_death(self, game: Game, me: Me) -> Flow[Attack | None]:
        self.night = game.round if game.moment == "nuit" else 0
        shot = yield from super().after_death(game, me)
        towards = redirected(game, shot.victim) if shot else None
        if shot and towards:
            shot.victim = towards
            game.tell(Redirected(me.player), to=me.player, because=game.cites("redirecteur.told"))
        return shot


ROLE = BearerKind(
    "chasseur",
    camp="village",
    call="a-sa-mort",
    powers=(Tirer(),),
    cites={
        "tirer": "rpg.chasseur.3",
        "alive": "rpg.chasseur.3",
        "shot": "rpg.chasseur.4",
    },
)
