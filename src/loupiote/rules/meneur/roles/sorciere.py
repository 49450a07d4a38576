"""Sorcière: shown the victim every night; one potion of each kind, never both in one night."""

from __future__ import annotations

from loupiote.cast.sorciere import Empoisonner, Sauver
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "sorciere",
    camp="village",
    box="base",
    call="chaque-nuit",
    powers=(Sauver(), Empoisonner()),
    cites={
        "sauver": "meneur.sorciere.3",
        "empoisonner": "meneur.sorciere.4",
        "shown": "meneur.sorciere.2",
        "heal": "meneur.sorciere.3",
        "poison": "meneur.sorciere.4",
        "once": "meneur.sorciere.5",
        "one-a-night": "meneur.sorciere.6",
        "herself": "meneur.sorciere.7",
    },
)
