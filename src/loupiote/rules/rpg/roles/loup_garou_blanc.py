"""Loup-Garou Blanc: one of the pack, but every other night he may devour a wolf, and he wins as the last one left."""

from __future__ import annotations

from loupiote.cast import loup_garou_blanc
from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.rpg.nocturnal import Nocturnal


class TuerLoup(Nocturnal, loup_garou_blanc.TuerLoup, tag="rpg.tuer-loup"):
    """Devour another member of the pack on nights 2, 4, 6...: a turn that was lost is not made up for."""


ROLE = BearerKind(
    "loup-garou-blanc",
    camp="independant",
    call="une-nuit-sur-deux",
    powers=(TuerLoup(),),
    holds=("antre",),
    cites={
        "tuer-loup": "rpg.loup-garou-blanc.7",
        "devour": "rpg.loup-garou-blanc.7",
        "even": ("rpg.loup-garou-blanc.6", "rpg.nuit.20"),
        "win": ("rpg.victoire.1", "rpg.loup-garou-blanc.9"),
    },
)
