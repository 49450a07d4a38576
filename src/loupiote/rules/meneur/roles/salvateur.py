"""Salvateur: keeps one player a night from the wolves."""

from __future__ import annotations

from loupiote.cast.salvateur import Proteger
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "salvateur",
    camp="village",
    box="nouvelle-lune",
    call="chaque-nuit",
    powers=(Proteger(),),
    cites={
        "proteger": "meneur.salvateur.2",
        "shield": "meneur.salvateur.3",
        "twice-running": "meneur.salvateur.5",
        "passes": "meneur.salvateur.6",
    },
)
