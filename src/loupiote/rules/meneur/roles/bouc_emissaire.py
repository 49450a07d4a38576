"""Bouc Émissaire: pays for every tie, and chooses the voters of the next day."""

from __future__ import annotations

from loupiote.cast.bouc_emissaire import DesignerVotants, PayerLEgalite
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "bouc-emissaire",
    camp="village",
    box="nouvelle-lune",
    call="pendant-le-jour",
    powers=(PayerLEgalite(), DesignerVotants()),
    cites={
        "designer-votants": "meneur.bouc-emissaire.3",
        "pays": "meneur.bouc-emissaire.2",
        "voters": "meneur.bouc-emissaire.3",
    },
)
