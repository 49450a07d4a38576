"""Simple Villageois: no power at all."""

from __future__ import annotations

from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "simple-villageois",
    camp="village",
    call="aucun-reveil",
    single=False,
)
