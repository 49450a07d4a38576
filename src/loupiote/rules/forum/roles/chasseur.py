"""Chasseur: he may shoot somebody as he dies, whatever he dies of."""

from __future__ import annotations

from loupiote.cast.chasseur import Tirer
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "chasseur",
    camp="village",
    call="a-sa-mort",
    powers=(Tirer(),),
    cites={
        "tirer": "forum.chasseur.1",
        "alive": "forum.chasseur.1",
        "shot": ("forum.chasseur.1", "forum.tours-de-jeu.24"),
    },
)
