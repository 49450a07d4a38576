"""Loup-Garou Blanc: in the pack, but for himself."""

from __future__ import annotations

from loupiote.cast.loup_garou_blanc import TuerLoup
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "loup-garou-blanc",
    camp="independant",
    box="personnages",
    call="une-nuit-sur-deux",
    powers=(TuerLoup(),),
    holds=("antre",),
    cites={
        "tuer-loup": "meneur.loup-garou-blanc.4",
        "even": "meneur.loup-garou-blanc.3",
        "devour": "meneur.loup-garou-blanc.4",
        "win": "meneur.loup-garou-blanc.5",
    },
)
