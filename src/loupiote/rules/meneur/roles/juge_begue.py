"""Juge Bègue: a discreet sign, and the village votes twice."""

from __future__ import annotations

from loupiote.cast.juge_begue import ConvenirDuSigne, FaireLeSigne
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "juge-begue",
    camp="village",
    box="personnages",
    call="pendant-le-jour",
    powers=(ConvenirDuSigne(), FaireLeSigne()),
    cites={
        "convenir-du-signe": "meneur.juge-begue.2",
        "faire-le-signe": "meneur.juge-begue.3",
        "sign": "meneur.juge-begue.2",
        "once": "meneur.juge-begue.3",
        "second-vote": "meneur.juge-begue.4",
    },
)
