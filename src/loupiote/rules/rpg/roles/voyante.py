"""Voyante: every night she is told the role of one player, never a camp or a status."""

from __future__ import annotations

from loupiote.cast import voyante
from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.rpg.nocturnal import Nocturnal


class Sonder(Nocturnal, voyante.Sonder, tag="rpg.sonder"):
    """Learn the bare role of a living player at the end of the night."""


ROLE = BearerKind(
    "voyante",
    camp="village",
    call="chaque-nuit",
    powers=(Sonder(),),
    cites={
        "sonder": "rpg.voyante.4",
        "identity": ("rpg.voyante.5", "rpg.voyante.6"),
    },
)
