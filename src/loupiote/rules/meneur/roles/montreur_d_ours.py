"""Montreur d'Ours: his bear growls at a wolf beside him."""

from __future__ import annotations

from loupiote.cast.montreur_d_ours import Grogner
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "montreur-d-ours",
    camp="village",
    box="personnages",
    call="au-lever-du-jour",
    powers=(Grogner(),),
    cites={
        "growl": ("meneur.montreur-d-ours.2", "meneur.montreur-d-ours.5"),
        "silence": ("meneur.montreur-d-ours.3", "meneur.montreur-d-ours.5"),
    },
)
