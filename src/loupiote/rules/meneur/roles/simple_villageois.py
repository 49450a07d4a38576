"""Villageois: a plain inhabitant without any power."""

from __future__ import annotations

from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "simple-villageois",
    camp="village",
    box="base",
    call="aucun-reveil",
    single=False,
)
