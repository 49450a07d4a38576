"""The Ancien: the wolves must attack him twice; condemned by the village, he costs it its powers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from loupiote.cast.antre import WOLVES
from loupiote.cast.marks import Powerless
from loupiote.kernel import bearers
from loupiote.kernel.ask import Me
from loupiote.kernel.events import LostLife, Message
from loupiote.kernel.powers import Power, Spared
from loupiote.kernel.state import Attack, Doom, Suppression

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

CURSE = "ancien.curse"


def cursed(game: Game) -> bool:
    """Whether the village has lost its powers, as everybody knows."""
    return any(suppression.by == CURSE for suppression in game.suppressions)


class SecondeVie(Power):
    """Survive the first attack of a wolf. He is not told."""

    spent: bool = False

    def guard(self, game: Game, attack: Attack, me: Me) -> Spared | None:
        if attack.victim != me.player:
            return None
        if attack.cause == "poison" and not self.spent:
            attack.because += game.cites("ancien.poison")  # why it kills at the first blow
        return self.absorb(game, me) if attack.cause in WOLVES else None

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

    def after_death(self, game: Game, me: Me) -> None:
        because = game.cites(CURSE)
        game.tell(Message("pouvoirs-perdus"), because=because)
        for player in game.players:
            if player.camp != "village" or game.kind(player.id).camp != "village":
                continue  # wolves, solitaries and infected players keep what they have
            card = game.bearers[player.card]
            lost = [power for power in card.powers if isinstance(power, Power) and "fate" not in power.tags]
            for power in lost:
                bearers.suppress(game, Suppression(card.id, power=power.id, by=CURSE))
            if lost and player.alive:
                game.mark(player.id, Powerless())
