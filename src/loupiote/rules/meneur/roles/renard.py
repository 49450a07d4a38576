"""Renard: is there a wolf among these three? The first no ends his flair."""

from __future__ import annotations

from loupiote.cast.renard import Flairer
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "renard",
    camp="village",
    box="nouvelle-lune",
    call="chaque-nuit",
    powers=(Flairer(),),
    cites={
        "flairer": "meneur.renard.2",
        "group": "meneur.renard.3",
        "yes": "meneur.renard.4",
        "no": "meneur.renard.5",
    },
)
