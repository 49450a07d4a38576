"""Servante Dévouée: takes the role of the condemned before the card is turned."""

from __future__ import annotations

from loupiote.cast.servante_devouee import PrendreRole
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "servante-devouee",
    camp="village",
    box="personnages",
    call="pendant-le-jour",
    powers=(PrendreRole(),),
    cites={
        "prendre-role": "meneur.servante-devouee.2",
        "may": "meneur.servante-devouee.2",
        "fresh": "meneur.servante-devouee.3",
        "secret": "meneur.servante-devouee.4",
    },
)
