"""Idiot du Village: the vote does not kill him, but costs him his own."""

from __future__ import annotations

from loupiote.cast.idiot_du_village import GraceDeLIdiot
from loupiote.kernel.ruleset import BearerKind

ROLE = BearerKind(
    "idiot-du-village",
    camp="village",
    box="nouvelle-lune",
    call="pendant-le-jour",
    powers=(GraceDeLIdiot(),),
    cites={
        "spared": "meneur.idiot-du-village.2",
        "no-vote": "meneur.idiot-du-village.4",
    },
)
