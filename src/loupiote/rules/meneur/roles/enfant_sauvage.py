"""Enfant Sauvage: a villager until his model dies, then a wolf."""

from __future__ import annotations

from loupiote.cast.enfant_sauvage import DevenirLoup, Modele
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "enfant-sauvage",
    camp="village",
    box="personnages",
    call="premiere-nuit",
    powers=(Modele(), DevenirLoup()),
    cites={
        "modele": "meneur.enfant-sauvage.2",
        "model": "meneur.enfant-sauvage.2",
        "turns": "meneur.enfant-sauvage.4",
    },
)
