"""All cards of `meneur`, in the order of the rule book."""

from __future__ import annotations

from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.meneur.roles import (
    ancien,
    bouc_emissaire,
    chasseur,
    cupidon,
    enfant_sauvage,
    grand_mechant_loup,
    idiot_du_village,
    infect_pere_des_loups,
    joueur_de_flute,
    juge_begue,
    loup_garou,
    loup_garou_blanc,
    montreur_d_ours,
    petite_fille,
    renard,
    salvateur,
    servante_devouee,
    simple_villageois,
    sorciere,
    voleur,
    voyante,
)

ROLES: dict[str, BearerKind] = {
    module.ROLE.id: module.ROLE
    for module in (
        simple_villageois,
        loup_garou,
        voyante,
        voleur,
        chasseur,
        sorciere,
        petite_fille,
        cupidon,
        ancien,
        salvateur,
        idiot_du_village,
        bouc_emissaire,
        joueur_de_flute,
        renard,
        enfant_sauvage,
        loup_garou_blanc,
        grand_mechant_loup,
        infect_pere_des_loups,
        montreur_d_ours,
        servante_devouee,
        juge_begue,
    )
}
