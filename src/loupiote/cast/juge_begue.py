"""The Juge Bègue: once in the game a discreet sign in the debate brings a second vote on the same day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.kernel.acts import ask_beside
from loupiote.kernel.ask import Choice, Me, No, Nothing, Words
from loupiote.kernel.events import Acted, Text
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

SECOND_VOTE = "second-vote"  # in the memory of the game: a second vote is due today


class ConvenirDuSigne(Power):
    """Agree with the MJ on a sign, before the first night; noted for these two only."""

    def choices(self, game: Game, me: Me) -> Choice | None:
        return Words(100)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.tell(Text(act.target, signed=me.player), to=me.player, because=game.cites("juge-begue.sign"))


def agree(game: Game, player: str) -> None:
    """Who comes by this card later agrees on a sign as well, beside the game: a call of their own would tell of it."""
    for me in game.holders(ConvenirDuSigne):
        if me.player == player:
            ask_beside(game, "signe", me)


class FaireLeSigne(Power):
    """Give the sign; nobody but the MJ sees it."""

    instant = True
    spent: bool = False

    def choices(self, game: Game, me: Me) -> Choice | No:
        return game.no("spent", "juge-begue.once") if self.spent else Nothing()

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        self.spent = True
        game.memory[SECOND_VOTE] = True
        game.tell(Acted(me.player, self.id), to=[], because=game.cites("juge-begue.second-vote"))
