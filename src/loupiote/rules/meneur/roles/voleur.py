"""Voleur: may take one of two spare cards on the first night."""

from __future__ import annotations

from loupiote.cast.voleur import PrendreCarte
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "voleur",
    camp="village",
    box="base",
    call="premiere-nuit",
    powers=(PrendreCarte(),),
    cites={
        "prendre-carte": "meneur.voleur.5",
        "shown": "meneur.voleur.2",
        "may": "meneur.voleur.3",
        "new-role": "meneur.voleur.4",
        "forced": "meneur.voleur.5",
    },
)
