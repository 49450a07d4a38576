"""Simple Villageois: no power but a good intuition."""

from __future__ import annotations

from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "simple-villageois",
    camp="village",
    call="aucun-reveil",
    single=False,
)
