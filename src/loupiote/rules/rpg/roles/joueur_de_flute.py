"""Joueur de Flûte: he charms up to two players a night, and wins once everybody else is under his charm."""

from __future__ import annotations

from loupiote.cast import joueur_de_flute
from loupiote.cast.joueur_de_flute import CHARMED, Charmed
from loupiote.kernel import bearers
from loupiote.kernel.acts import due, stands
from loupiote.kernel.ask import Choice, Me, Several
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act
from loupiote.rules.rpg.nocturnal import Nocturnal


class Charmer(Nocturnal, joueur_de_flute.Charmer, tag="rpg.charmer"):
    """Charm one or two living players, charmed ones too, never himself. Each charm meets the others' orders by itself."""

    tags = frozenset({"nocturnal", "quiet", "apart"})

    def choices(self, game: Game, me: Me) -> Choice:
        return Several(
            game.living, 1, 2, but={me.player: game.no("oneself", "joueur-de-flute.never")}, of="up to n players"
        )

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        """The first charm that works brings all of the night's with it, so that the group is told once."""
        tonight = dict.fromkeys(one.target for one in due(game, Charmer) if stands(game, one))
        new = [player for player in tonight if game.has(player, Charmed) is None]
        for player in new:
            bearers.hold(game, CHARMED, player)
        self.charm(game, new)

    def thwarted(self, game: Game, act: Act, me: Me) -> None:
        if act is due(game, Charmer)[0]:  # one sentence for a power used once
            super().thwarted(game, act, me)


ROLE = BearerKind(
    "joueur-de-flute",
    camp="independant",
    call="chaque-nuit",
    powers=(Charmer(),),
    cites={
        "charmer": "rpg.joueur-de-flute.4",
        "never": "rpg.joueur-de-flute.5",
        "recognise": ("rpg.joueur-de-flute.9", "rpg.joueur-de-flute.10", "rpg.nuit.19"),
        "win": ("rpg.victoire.1", "rpg.joueur-de-flute.12"),
        "couple-win": ("rpg.victoire.1", "rpg.victoire.2", "rpg.joueur-de-flute.13", "rpg.joueur-de-flute.14"),
    },
)
