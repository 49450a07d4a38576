"""Loup-Garou: one of the pack."""

from __future__ import annotations

from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "loup-garou",
    camp="loups",
    box="base",
    call="chaque-nuit",
    holds=("antre",),
    single=False,
)
