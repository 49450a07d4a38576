"""Cupidon: makes two players fall in love on the first night."""

from __future__ import annotations

from loupiote.cast.cupidon import Unir
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "cupidon",
    camp="village",
    box="base",
    call="premiere-nuit",
    powers=(Unir(),),
    cites={
        "unir": "meneur.cupidon.2",
        "pair": "meneur.cupidon.2",
        "recognise": "meneur.cupidon.4",
        "grief": "meneur.cupidon.5",
        "win": "meneur.cupidon.6",
    },
)
