"""Redirecteur: whatever aims at one player bears on another one instead."""

from __future__ import annotations

from loupiote.kernel.acts import due, stands
from loupiote.kernel.ask import Choice, Me, Several
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act
from loupiote.rules.rpg.nocturnal import COVERED, Nocturnal, tags
from loupiote.rules.rpg.roles.protecteur import covered
from loupiote.rules.rpg.sides import VARIABLE


class Rediriger(Nocturnal, Power, tag="rpg.rediriger"):
    """Send the orders of this night from one player to another one. He never learns whether there were any.

    He looks at the recipient chosen by each author, and moves an order once at most; a cover on that recipient makes
    him fail. An order that was moved by the Manipulateur stays where it is, and its author learns of both.
    """

    tags = frozenset({"nocturnal", "fixed"})
    recipient = 1

    def choices(self, game: Game, me: Me) -> Choice:
        return Several(game.living, 2, 2, ordered=True, of="two players ordered")

    def bend(self, game: Game, act: Act, me: Me) -> None:
        away, towards = act.targets
        if covered(game, away):
            act.fate = COVERED
            return
        for other in game.acts:
            found = tags(game, other)
            met = "nocturnal" in found and not found & {"fixed", "aimless"} and other.chosen[0] == away
            if not met or self.id in other.bent or stands(game, other) is None:
                continue
            if other.targets[0] == away and "manipuler" not in other.bent:
                other.targets[0] = towards
            other.bent.append(self.id)


def redirected(game: Game, player: str) -> str | None:
    """Where tonight's redirections send what is aimed at this player, or None: for what is done once they are settled."""
    valid = [act for act in due(game, Rediriger) if act.targets[0] == player and stands(game, act)]
    return min(valid, key=lambda act: act.order).targets[1] if valid else None


ROLE = BearerKind(
    "redirecteur",
    camp=VARIABLE,
    call="chaque-nuit",
    powers=(Rediriger(),),
    single=False,
    cites={
        "rediriger": "rpg.redirecteur.2",
        "told": ("rpg.redirecteur.5", "rpg.nuit.14"),
    },
)
