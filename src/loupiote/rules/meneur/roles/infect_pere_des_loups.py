"""Infect Père des Loups: once, the victim of the pack joins it."""

from __future__ import annotations

from loupiote.cast.infect_pere_des_loups import Infecter
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "infect-pere-des-loups",
    camp="loups",
    box="personnages",
    call="chaque-nuit",
    powers=(Infecter(),),
    holds=("antre",),
    cites={
        "infecter": "meneur.infect-pere-des-loups.3",
        "once": "meneur.infect-pere-des-loups.2",
        "infects": "meneur.infect-pere-des-loups.3",
        "becomes": (
            "meneur.infect-pere-des-loups.4",
            "meneur.infect-pere-des-loups.5",
            "meneur.infect-pere-des-loups.6",
        ),
    },
)
