"""Petite Fille: peeps at the pack, and dies of it if she is caught."""

from __future__ import annotations

from loupiote.cast.petite_fille import Espionner
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "petite-fille",
    camp="village",
    box="base",
    call="chaque-nuit",
    powers=(Espionner(),),
    cites={
        "espionner": "meneur.petite-fille.2",
        "caught": "meneur.petite-fille.3",
        "coin": "meneur.petite-fille.3",
    },
)
