"""Joueur de Flûte: charms two players a night and wins alone."""

from __future__ import annotations

from loupiote.cast.joueur_de_flute import Charmer
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "joueur-de-flute",
    camp="independant",
    box="nouvelle-lune",
    call="chaque-nuit",
    powers=(Charmer(),),
    cites={
        "charmer": "meneur.joueur-de-flute.3",
        "two": "meneur.joueur-de-flute.3",
        "never": "meneur.joueur-de-flute.4",
        "recognise": "meneur.joueur-de-flute.5",
        "win": "meneur.joueur-de-flute.7",
    },
)
