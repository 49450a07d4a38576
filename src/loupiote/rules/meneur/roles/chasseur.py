"""Chasseur: shoots somebody as he dies, whatever he dies of."""

from __future__ import annotations

from loupiote.cast.chasseur import Tirer
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "chasseur",
    camp="village",
    box="base",
    call="a-sa-mort",
    powers=(Tirer(),),
    cites={
        "tirer": "meneur.chasseur.3",
        "alive": "meneur.chasseur.2",
        "shot": "meneur.chasseur.3",
    },
)
