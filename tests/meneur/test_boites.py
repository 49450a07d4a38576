"""The boxes: which card is sold in which."""

from __future__ import annotations

import pytest

from loupiote.rules.meneur.cards import ROLES

BOXES = {
    "base": {
        "simple-villageois", "loup-garou", "voyante", "voleur", "chasseur", "sorciere", "petite-fille", "cupidon",
    },
    "nouvelle-lune": {"ancien", "salvateur", "idiot-du-village", "bouc-emissaire", "joueur-de-flute", "renard"},
    "personnages": {
        "enfant-sauvage", "loup-garou-blanc", "grand-mechant-loup", "infect-pere-des-loups", "montreur-d-ours",
        "servante-devouee", "juge-begue",
    },
}  # fmt: skip


def listed(box: str) -> set[str]:
    return {role for role, kind in ROLES.items() if kind.box == box}


@pytest.mark.rule("meneur.boites.1")
def test_the_base_box_holds_eight_roles() -> None:
    assert listed("base") == BOXES["base"]


@pytest.mark.rule("meneur.boites.2")
def test_nouvelle_lune_holds_six_roles() -> None:
    assert listed("nouvelle-lune") == BOXES["nouvelle-lune"]


@pytest.mark.rule("meneur.boites.3")
def test_personnages_holds_seven_roles() -> None:
    assert listed("personnages") == BOXES["personnages"]


def test_there_is_no_card_outside_the_boxes() -> None:
    assert set(ROLES) == set().union(*BOXES.values())
