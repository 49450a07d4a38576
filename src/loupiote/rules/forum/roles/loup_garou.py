"""Loup-Garou: one of the pack, which may name one of its own to flush out the Chat."""

from __future__ import annotations

from loupiote.cast import antre
from loupiote.kernel.ask import Me, No, Prompt
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.forum.roles.chat import PasserPourUnLoup

ROLE = BearerKind(
    "loup-garou",
    camp="loups",
    call="chaque-nuit",
    holds=("antre",),
    single=False,
)


class Devorer(antre.Devorer, tag="forum.devorer"):
    """Name the victim of the pack, anybody awake with it too. The Chat only supports what a Loup-Garou put forward."""

    inside = True

    @classmethod
    def prompts(cls, game: Game, holders: list[Me]) -> list[Prompt]:
        """One of each member; the Chat speaks last, so that there is a name to support."""
        return sorted(super().prompts(game, holders), key=lambda prompt: prompt.seconds is not None)

    def seconds(self, game: Game, me: Me) -> No | None:
        cat = any(passing.player == me.player for passing in game.holders(PasserPourUnLoup))
        return game.no("only-second", "chat.follows") if cat else None
