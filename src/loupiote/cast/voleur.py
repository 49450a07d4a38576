"""The Voleur: on the first night he may take one of the two cards that were not dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.antre import ANTRE
from loupiote.cast.events import Cards
from loupiote.cast.juge_begue import agree
from loupiote.kernel import bearers
from loupiote.kernel.ask import Choice, Me, No, One, Value
from loupiote.kernel.events import Became
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

KEEP = "garder"


def spares(game: Game) -> list[str]:
    """The cards that were not dealt."""
    return list(game.setup["cartes-restantes"])


def two_wolves(game: Game) -> bool:
    """Whether every spare card wakes with the pack, so that he must take one."""
    return all(ANTRE in game.ruleset.roles[card].holds for card in spares(game))


def show_cards(game: Game) -> None:
    """A step of the first night: he alone is shown the spare cards."""
    if game.round == 1:
        for me in game.holders(PrendreCarte):
            game.tell(Cards(spares(game)), to=me.player, because=game.cites("voleur.shown"))


def _why(game: Game) -> No:
    forced = two_wolves(game)
    return game.no("wolf-cards", "voleur.forced") if forced else game.no("not-legal", "voleur.may")


class PrendreCarte(Power):
    """Exchange his card for one of the two and play it for the whole game, or keep his own."""

    def choices(self, game: Game, me: Me) -> Choice | None:
        if game.round != 1 or not spares(game):
            return None
        among = list(dict.fromkeys(spares(game)))
        return One(among if two_wolves(game) else [*among, KEEP], of="option", other=_why(game))

    def must(self, game: Game, me: Me) -> bool:
        return two_wolves(game)

    def silence(self, game: Game, me: Me) -> Value | None:
        return (game.draw("carte", "voleur", spares(game)),) if two_wolves(game) else None

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        left = spares(game)
        if act.target not in left:  # he keeps his own; or a second Voleur, made by decree, named the card that is gone
            return
        left.remove(act.target)
        game.setup["cartes-restantes"] = [*left, game.role(me.player)]
        bearers.give_card(game, me.player, act.target)
        camp = game.camp(me.player)
        game.tell(Became(me.player, act.target, camp), to=me.player, because=game.cites("voleur.new-role"))
        agree(game, me.player)
