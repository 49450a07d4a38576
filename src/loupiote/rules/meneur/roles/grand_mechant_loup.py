"""Grand Méchant Loup: a second victim while the pack is whole."""

from __future__ import annotations

from loupiote.cast.grand_mechant_loup import Tuer
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "grand-mechant-loup",
    camp="loups",
    box="personnages",
    call="chaque-nuit",
    powers=(Tuer(),),
    holds=("antre",),
    cites={
        "tuer": "meneur.grand-mechant-loup.3",
        "second": "meneur.grand-mechant-loup.3",
        "tamed": ("meneur.grand-mechant-loup.5", "meneur.grand-mechant-loup.4"),
    },
)
