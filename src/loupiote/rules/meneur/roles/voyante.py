"""Voyante: every night the exact role of one player."""

from __future__ import annotations

from loupiote.cast.voyante import Sonder
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "voyante",
    camp="village",
    box="base",
    call="chaque-nuit",
    powers=(Sonder(),),
    cites={
        "sonder": "meneur.voyante.2",
        "identity": "meneur.voyante.3",
    },
)
