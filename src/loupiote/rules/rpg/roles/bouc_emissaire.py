"""Bouc-émissaire: he dies in the place of the tied; dying so, he may say who votes at the next bûcher."""

from __future__ import annotations

from loupiote.cast.bouc_emissaire import DesignerVotants, PayerLEgalite
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "bouc-emissaire",
    camp="village",
    call="pendant-le-jour",
    powers=(PayerLEgalite(), DesignerVotants()),
    cites={
        "designer-votants": "rpg.bouc-emissaire.4",
        "pays": ("rpg.bouc-emissaire.1", "rpg.bouc-emissaire.2", "rpg.vote.16"),
        "voters": "rpg.bouc-emissaire.4",
    },
)
