"""Salvateur: keeps one player a night from the wolves, and from nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.rules.meneur.orders import NIGHT
from scene import Scene, assert_card, assert_dead, assert_not_told, assert_refused, assert_told, village


def guarded(plain: str = "Cleo Dan Eve Fay Gus", **more: Any) -> Scene:
    return village(plain, Ana="salvateur", Bob="loup-garou", **more)


@pytest.mark.rule("meneur.salvateur.1")
def test_the_card() -> None:
    assert_card("salvateur", camp="village", call="chaque-nuit", line="Village, Chaque nuit")


@pytest.mark.rule("meneur.salvateur.2")
def test_he_is_called_every_night_before_the_pack() -> None:
    scene = guarded()
    for _ in range(3):
        assert scene.calls("jour") == ["salvateur", "loups", *(["election"] if scene.game.round == 1 else [])]
        scene.to_moment("nuit")
    assert NIGHT.index("salvateur") < NIGHT.index("loups")


@pytest.mark.rule("meneur.salvateur.2")
def test_he_names_one_living_player() -> None:
    scene = guarded().night(Bob="devorer Cleo").to("salvateur")
    assert scene.legal("Ana", "proteger") == ["Ana", "Bob", "Dan", "Eve", "Fay", "Gus"]
    assert_refused(scene, "Ana", "proteger Cleo", code="dead")
    assert_refused(scene, "Ana", "proteger Dan Eve", code="too-many")


@pytest.mark.rule("meneur.salvateur.3")
def test_the_protected_survives_the_pack() -> None:
    scene = guarded().night(Ana="proteger Cleo", Bob="devorer Cleo")
    assert_dead(scene)
    assert "meneur.salvateur.3" in scene.because("survived", who="Cleo")
    assert_told(scene, "public", "survived")


@pytest.mark.rule("meneur.salvateur.3")
def test_he_protects_nobody_else_and_only_for_that_night() -> None:
    scene = guarded().night(Ana="proteger Cleo", Bob="devorer Dan")
    assert_dead(scene, "Dan")
    scene.to_moment("nuit").night(Bob="devorer Cleo")
    assert_dead(scene, "Cleo", "Dan")


@pytest.mark.rule("meneur.salvateur.3", "meneur.infect-pere-des-loups.3")
def test_his_shield_does_not_stop_an_infection() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="salvateur", Bob="infect-pere-des-loups")
    scene.night(Ana="proteger Cleo", Bob=["devorer Cleo", "infecter"])
    assert_told(scene, "Cleo", "infected")
    assert_not_told(scene, "public", "survived")


@pytest.mark.rule("meneur.salvateur.3", "meneur.grand-mechant-loup.3")
@pytest.mark.parametrize(
    ("option", "stopped"), [("personne", False), ("salvateur", True), ("salvateur-et-sorciere", True)]
)
def test_what_the_grand_mechant_loup_does_alone_is_stopped_by_option(option: str, stopped: bool) -> None:
    scene = village(
        "Cleo Dan Eve Fay", Ana="salvateur", Bob="grand-mechant-loup", options={"attaques-solitaires": option}
    )
    scene.night(Ana="proteger Dan", Bob=["devorer Cleo", "tuer Dan"])
    assert_dead(scene, *(["Cleo"] if stopped else ["Cleo", "Dan"]))
    assert ("meneur.salvateur.3" in scene.because("survived", who="Dan")) is stopped


@pytest.mark.rule("meneur.salvateur.3", "meneur.loup-garou-blanc.4")
@pytest.mark.parametrize(
    ("option", "stopped"), [("personne", False), ("salvateur", True), ("salvateur-et-sorciere", True)]
)
def test_what_the_loup_garou_blanc_does_alone_is_stopped_by_option(option: str, stopped: bool) -> None:
    scene = village(
        "Dan Eve Fay",
        Ana="salvateur",
        Bob="loup-garou",
        Cleo="loup-garou-blanc",
        options={"attaques-solitaires": option},
    )
    scene.night().to_moment("nuit").night(Ana="proteger Bob", Cleo="tuer-loup Bob")
    assert_dead(scene, *([] if stopped else ["Bob"]))


@pytest.mark.rule("meneur.salvateur.3", "meneur.petite-fille.3")
def test_his_shield_does_not_help_a_petite_fille_who_was_caught() -> None:
    scene = village("Dan Eve Fay", Ana="salvateur", Bob="loup-garou", Cleo="petite-fille")
    scene.night(Ana="proteger Cleo", Bob=["devorer Dan", "surprendre Cleo"])
    assert_dead(scene, "Cleo")


@pytest.mark.rule("meneur.salvateur.4")
def test_he_may_protect_himself() -> None:
    assert_dead(guarded().night(Ana="proteger Ana", Bob="devorer Ana"))


@pytest.mark.rule("meneur.salvateur.5")
def test_never_the_same_person_two_nights_running() -> None:
    scene = guarded().night(Ana="proteger Cleo").to("salvateur")
    assert "Cleo" not in scene.legal("Ana", "proteger")
    assert_refused(scene, "Ana", "proteger Cleo", code="twice-running", clause="meneur.salvateur.5")
    scene.night(Ana="proteger Dan").to_moment("nuit")
    scene.night(Ana="proteger Cleo", Bob="devorer Cleo")
    assert_dead(scene)


@pytest.mark.rule("meneur.salvateur.5")
def test_a_night_without_protection_lies_between_two() -> None:
    scene = guarded().night(Ana="proteger Cleo").to_moment("nuit").night(Ana="proteger rien").to("salvateur")
    assert scene.say("Ana", "proteger Cleo") is None


@pytest.mark.rule("meneur.salvateur.5")
def test_himself_no_more_than_others() -> None:
    scene = guarded().night(Ana="proteger Ana").to("salvateur")
    assert_refused(scene, "Ana", "proteger Ana", clause="meneur.salvateur.5")


@pytest.mark.rule("meneur.salvateur.6", "meneur.sorciere.4")
def test_poison_passes_through() -> None:
    scene = village("Dan Eve Fay Gus", Ana="salvateur", Bob="loup-garou", Cleo="sorciere")
    scene.night(Ana="proteger Dan", Bob="devorer Eve", Cleo="empoisonner Dan")
    assert_dead(scene, "Dan", "Eve")


@pytest.mark.rule("meneur.salvateur.6", "meneur.chasseur.3")
def test_the_shot_passes_through() -> None:
    scene = village("Dan Eve Fay Gus", Ana="salvateur", Bob="loup-garou", Cleo="chasseur")
    scene.night(Ana="proteger Dan", Bob="devorer Cleo", Cleo="tirer Dan")
    assert_dead(scene, "Cleo", "Dan")


@pytest.mark.rule("meneur.salvateur.6", "meneur.cupidon.5")
def test_grief_passes_through() -> None:
    scene = village("Dan Eve Fay Gus", Ana="salvateur", Bob="loup-garou", Cleo="cupidon")
    scene.night(Cleo="unir Dan Eve", Ana="proteger Dan", Bob="devorer Eve")
    assert_dead(scene, "Dan", "Eve")


@pytest.mark.rule("meneur.salvateur.6")
def test_the_vote_passes_through() -> None:
    scene = guarded().night(Ana="proteger Dan", Bob="devorer Cleo").lynch("Dan")
    assert_dead(scene, "Cleo", "Dan")
