"""All cards of `forum`, in the order of the rule book."""

from __future__ import annotations

from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.forum.roles import (
    chasseur,
    chat,
    cupidon,
    espion,
    loup_garou,
    petite_fille,
    simple_villageois,
    sorciere,
    voyante,
)

ROLES: dict[str, BearerKind] = {
    module.ROLE.id: module.ROLE
    for module in (
        loup_garou,
        espion,
        simple_villageois,
        voyante,
        chasseur,
        cupidon,
        sorciere,
        petite_fille,
        chat,
    )
}
