"""Petite Fille: she spies on the pack, by a coin; with her eyes at a table, where she may be caught."""

from __future__ import annotations

from typing import ClassVar

from loupiote.cast import petite_fille
from loupiote.cast.antre import pack
from loupiote.kernel.ask import Choice, Me
from loupiote.kernel.events import Saw
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.forum.spying import Spying


class Espionner(Spying, tag="forum.petite-fille.espionner"):
    """Heads: she learns one of those who wake with the pack, the Chat told apart by nothing; each once while there are others."""

    named: list[str] = []

    def choices(self, game: Game, me: Me) -> Choice | None:
        return super().choices(game, me) if petite_fille.coin(game) and me.player not in pack(game) else None

    def spied(self, game: Game, me: Me) -> list[str]:
        return pack(game)

    def see(self, game: Game, me: Me) -> None:
        unknown = [player for player in pack(game) if player not in self.named]
        wolf = game.draw("loup", "petite-fille", unknown or pack(game))
        self.named = [*self.named, wolf] if unknown else self.named
        because = game.cites("petite-fille.heads", "petite-fille.cat")
        game.tell(Saw(wolf, wolf=True), to=me.player, because=because)


class Surprendre(petite_fille.Surprendre, tag="forum.surprendre"):
    """The MJ notes that the pack caught her spying with her eyes."""

    spies: ClassVar[type[Power]] = Espionner


ROLE = BearerKind(
    "petite-fille",
    camp="village",
    call="chaque-nuit",
    powers=(Espionner(),),
    cites={
        "espionner": "forum.petite-fille.3",
        "caught": ("forum.petite-fille.2", "forum.tours-de-jeu.14"),
        "coin": "forum.petite-fille.4",
        "heads": "forum.petite-fille.5",
        "cat": "forum.petite-fille.8",
        "tails": "forum.petite-fille.6",
        "hint": "forum.petite-fille.7",
    },
)
