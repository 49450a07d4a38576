"""Chat: a villager who runs with the pack and passes for one of it."""

from __future__ import annotations

from loupiote.kernel.powers import Power
from loupiote.kernel.ruleset import BearerKind


class PasserPourUnLoup(Power):
    """Wake with the pack and be shown as one of it, never the first to name a victim; the pack's power looks for it."""


ROLE = BearerKind(
    "chat",
    camp="village",
    call="chaque-nuit",
    powers=(PasserPourUnLoup(),),
    holds=("antre",),
    cites={"follows": "forum.chat.2"},
)
