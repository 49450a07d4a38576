"""Amoureux: bound to death; who turns on the other, with a vote or with the pack, is struck down with them."""

from __future__ import annotations

from loupiote.cast.antre import ANTRE
from loupiote.cast.cupidon import AMOUREUX, Chagrin, lovers
from loupiote.kernel.ask import Me
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Attack

LIGHTNING = "foudre"  # the cause of their death


class Trahison(Power, tag="rpg.trahison"):
    """Be struck down, both, when one of the two is the wolf who names the other for the pack.

    The name given in the den counts, wherever the attack was led since; nobody else dies of it.
    """

    def guard(self, game: Game, attack: Attack, me: Me) -> list[Attack] | None:
        if attack.by != ANTRE:
            return None
        named = next((act.chosen[0] for act in game.acts if act.power == "devorer" and act.actor == me.player), None)
        return struck(game, "amoureux.murder") if named in lovers(game) and named != me.player else None


def struck(game: Game, fact: str) -> list[Attack]:
    """The lightning of the game master on both of them."""
    return [Attack(player, LIGHTNING, because=game.cites(fact)) for player in lovers(game)]


def of_ballots(game: Game, named: dict[str, str]) -> list[Attack]:
    """The lightning for a ballot that stands of one of the two against the other."""
    pair = [player for player in lovers(game) if game.alive(player)]
    against = any(named.get(one) == other for one in pair for other in pair if one != other)
    return struck(game, "amoureux.ballot") if against else []


GROUP = BearerKind(
    AMOUREUX,
    "group",
    powers=(Chagrin(), Trahison()),
    cites={
        "murder": ("rpg.amoureux.10", "rpg.amoureux.9"),
        "ballot": ("rpg.amoureux.10", "rpg.amoureux.8"),
    },
)
