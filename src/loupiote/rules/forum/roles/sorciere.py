"""Sorcière: shown the victim every night; each potion once, both in one night if she likes, for herself too."""

from __future__ import annotations

from loupiote.cast.sorciere import Empoisonner, Sauver
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "sorciere",
    camp="village",
    call="chaque-nuit",
    powers=(Sauver(), Empoisonner(anybody=True)),
    cites={
        "sauver": "forum.sorciere.1",
        "empoisonner": "forum.sorciere.2",
        "shown": ("forum.sorciere.7", "forum.tours-de-jeu.17"),
        "heal": "forum.sorciere.1",
        "poison": "forum.sorciere.2",
        "once": "forum.sorciere.3",
        "one-a-night": "forum.sorciere.4",
        "herself": "forum.sorciere.6",
    },
)
