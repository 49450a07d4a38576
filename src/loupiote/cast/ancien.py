"""The Ancien: the wolves must attack him twice; condemned by the village, he costs it its powers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from loupiote.cast.antre import WOLVES
from loupiote.cast.marks import CURSE, Powerless, curse, losable
from loupiote.kernel.ask import Me
from loupiote.kernel.events import LostLife, Message
from loupiote.kernel.powers import MaybeFlow, Power, Spared, Verdict
from loupiote.kernel.state import Attack, Doom, Player

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


def cursed(game: Game) -> bool:
    """Whether the village has lost its powers, as everybody knows."""
    return any(suppression.by == CURSE for suppression in game.suppressions)


class SecondeVie(Power):
    """Survive the first attack of a wolf. He is not told.

    Class attributes:
        survives: the causes of death that cost him this life first.
    """

    survives: ClassVar[frozenset[str]] = WOLVES

    spent: bool = False

    def guard(self, game: Game, attack: Attack, me: Me) -> Spared | None:
        if attack.victim != me.player:
            return None
        if attack.cause == "poison" and not self.spent:
            attack.because += game.cites("ancien.poison")  # why it kills at the first blow
        return self.absorb(game, me) if attack.cause in self.survives else None

    def absorb(self, game: Game, me: Me) -> Spared | None:
        """Spend the second life, if it is there."""
        if self.spent:
            return None
        self.spent = True
        game.tell(LostLife(me.player), to=[], because=game.cites("ancien.second-life"))
        return Spared(game.cites("ancien.second-life"))


class Malediction(Power):
    """Eliminated by the village, he takes every power of its camp with him, for good."""

    def follows(self, game: Game, me: Me, dead: Mapping[str, Doom]) -> bool:
        causes = {"vote": {"bucher"}, "vote-poison-tir": {"bucher", "poison", "tir"}}[
            game.options["malediction-ancien"]
        ]
        doom = dead.get(me.player)
        return doom is not None and any(attack.cause in causes for attack in doom.attacks)

    def after_death(self, game: Game, me: Me) -> MaybeFlow[Verdict]:
        self.take(game)
        self.tell(game)
        return None

    def strikes(self, game: Game, player: Player) -> bool:
        """Whether a player loses powers: wolves, solitaries and infected players keep what they have."""
        return player.camp == "village" and game.kind(player.id).camp == "village"

    def take(self, game: Game) -> None:
        """Put the powers of the village out of force."""
        for player in game.players:
            if self.strikes(game, player):
                curse(game, player.card)

    def tell(self, game: Game) -> None:
        """Let everybody know; the living who lost something can see it on themselves."""
        game.tell(Message("pouvoirs-perdus"), because=game.cites(CURSE))
        for player in game.players:
            if player.alive and self.strikes(game, player) and losable(game, player.card):
                game.mark(player.id, Powerless())
