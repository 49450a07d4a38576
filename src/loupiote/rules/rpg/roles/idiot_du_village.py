"""Idiot du Village: the votes never kill him, but cost him his own; revealed, he lives by that power alone."""

from __future__ import annotations

from loupiote.cast import idiot_du_village
from loupiote.cast.capitaine import CAPITAINE, DoubleVoix, Trancher
from loupiote.cast.marks import Revealed
from loupiote.kernel import bearers
from loupiote.kernel.ask import Me
from loupiote.kernel.attacks import apart, bury, doom
from loupiote.kernel.events import Saved
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Spared
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Attack, Suppression

GONE = "grace-perdue"  # the cause of death of a revealed Idiot whose power is gone


class GraceDeLIdiot(idiot_du_village.GraceDeLIdiot, tag="rpg.grace-de-l-idiot"):
    """Survive the votes, as often as they name him; the first time his card is turned over.

    From then on a title of Capitaine is worth nothing in his hands, but that he may pass it on.
    """

    def guard(self, game: Game, attack: Attack, me: Me) -> Spared | None:
        again = self.spent and attack.victim == me.player and attack.cause == "bucher"
        if not again:
            return super().guard(game, attack, me)
        game.tell(Saved(me.player, game.role(me.player)), because=game.cites("idiot-du-village.spared"))
        return Spared(game.cites("idiot-du-village.spared"))

    def reveal(self, game: Game, me: Me) -> Spared:
        for power in (DoubleVoix, Trancher):
            bearers.suppress(game, Suppression(CAPITAINE, me.player, power.id, by="idiot-du-village.no-title"))
        return super().reveal(game, me)


def lost_their_grace(game: Game, cause: str) -> list[Attack]:
    """The deaths of revealed Idiots whose power is gone for good, for the reason `cause`."""
    graces = [(player.id, game.me(player.id, player.card, GraceDeLIdiot.id)) for player in game.players if player.alive]
    gone = [who for who, me in graces if me is not None and game.has(who, Revealed) and _for_good(game, me)]
    return [Attack(who, GONE, because=game.cites("idiot-du-village.gone", cause)) for who in gone]


def _for_good(game: Game, me: Me) -> bool:
    over = game.lost(me)
    return over is not None and over.until is None


def die_without_grace(game: Game) -> None:
    """At daybreak: a revealed Idiot whose power was removed dies, for good."""
    with apart(game):
        for attack in lost_their_grace(game, "idiot-du-village.gone"):
            doom(game, attack)
        bury(game)


ROLE = BearerKind(
    "idiot-du-village",
    camp="village",
    call="pendant-le-jour",
    powers=(GraceDeLIdiot(),),
    cites={
        "spared": ("rpg.idiot-du-village.2", "rpg.idiot-du-village.3"),
        "no-vote": ("rpg.idiot-du-village.5", "rpg.idiot-du-village.7"),
        "gone": ("rpg.idiot-du-village.10", "rpg.idiot-du-village.11"),
    },
)
