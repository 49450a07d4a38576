"""All cards of `rpg`, in the order of the rule book."""

from __future__ import annotations

from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.rpg.roles import (
    ancien,
    assommeur,
    bouc_emissaire,
    chasseur,
    corbeau,
    cupidon,
    grand_mechant_loup,
    idiot_du_village,
    infect_pere_des_loups,
    joueur_de_flute,
    loup_garou,
    loup_garou_blanc,
    loup_garou_manipulateur,
    metronome,
    pretre,
    princesse,
    protecteur,
    redirecteur,
    salvateur,
    servante_devouee,
    simple_villageois,
    sorciere,
    telepathe,
    voyante,
)

ROLES: dict[str, BearerKind] = {
    module.ROLE.id: module.ROLE
    for module in (
        simple_villageois,
        chasseur,
        cupidon,
        sorciere,
        voyante,
        loup_garou,
        ancien,
        bouc_emissaire,
        idiot_du_village,
        salvateur,
        joueur_de_flute,
        corbeau,
        loup_garou_blanc,
        servante_devouee,
        grand_mechant_loup,
        infect_pere_des_loups,
        assommeur,
        protecteur,
        redirecteur,
        telepathe,
        metronome,
        loup_garou_manipulateur,
        pretre,
        princesse,
    )
}
