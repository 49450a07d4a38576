"""Cupidon: on the first night two players fall in love, himself among them if he likes."""

from __future__ import annotations

from loupiote.cast.cupidon import Unir
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "cupidon",
    camp="village",
    call="premiere-nuit",
    powers=(Unir(),),
    cites={
        "unir": "forum.cupidon.1",
        "pair": "forum.cupidon.1",
        "recognise": ("forum.cupidon.8", "forum.tours-de-jeu.5"),
        "grief": ("forum.cupidon.2", "forum.tours-de-jeu.25"),
        "win": "forum.cupidon.5",
    },
)
