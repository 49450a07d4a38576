"""Ancien: two attacks of the wolves to kill him; his curse if the village does."""

from __future__ import annotations

from loupiote.cast.ancien import Malediction, SecondeVie
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "ancien",
    camp="village",
    box="nouvelle-lune",
    call="permanent",
    powers=(SecondeVie(), Malediction()),
    cites={
        "second-life": ("meneur.ancien.2", "meneur.ancien.3"),
        "curse": "meneur.ancien.5",
        "poison": "meneur.ancien.6",
    },
)
