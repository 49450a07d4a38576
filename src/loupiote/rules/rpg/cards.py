"""All cards of `rpg`, in the order of the rule book."""

from __future__ import annotations

from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.rpg.roles import (
    assommeur,
    loup_garou,
    protecteur,
    redirecteur,
    salvateur,
    simple_villageois,
    sorciere,
    voyante,
)

ROLES: dict[str, BearerKind] = {
    module.ROLE.id: module.ROLE
    for module in (
        simple_villageois,
        sorciere,
        voyante,
        loup_garou,
        salvateur,
        assommeur,
        protecteur,
        redirecteur,
    )
}
