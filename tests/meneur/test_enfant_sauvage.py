"""Enfant Sauvage: a villager while his model lives, a wolf from the moment the model dies."""

from __future__ import annotations

from typing import Any

import pytest

from scene import (
    Scene,
    assert_card,
    assert_dead,
    assert_not_told,
    assert_refused,
    assert_told,
    assert_won,
    village,
    windows_of,
)


def wild(plain: str = "Cleo Dan Eve Fay Gus Hal", **more: Any) -> Scene:
    return village(plain, Ana="enfant-sauvage", Bob="loup-garou", **more)


@pytest.mark.rule("meneur.enfant-sauvage.1")
def test_the_card_and_his_only_call() -> None:
    assert_card("enfant-sauvage", camp="village", call="premiere-nuit", line="Village, Première nuit seulement")
    assert windows_of("enfant-sauvage") == ["enfant-sauvage"]
    scene = wild()
    assert scene.calls("jour", Ana="modele Cleo")[0] == "enfant-sauvage"
    assert "enfant-sauvage" not in scene.to_moment("nuit").calls("jour")


@pytest.mark.rule("meneur.enfant-sauvage.2")
def test_he_chooses_a_model_in_secret() -> None:
    scene = wild().night(Ana="modele Cleo")
    assert_told(scene, "mj", "bound", who="Cleo", **{"as": "model"})
    assert scene.because("bound") == {"meneur.enfant-sauvage.2"}
    assert scene.marks("Cleo", "mj") == ["model"]
    for viewer in ("Cleo", "Bob", "public"):
        assert_not_told(scene, viewer, "bound")
    assert scene.marks("Cleo") == []


@pytest.mark.rule("meneur.enfant-sauvage.2")
def test_the_model_is_one_other_player() -> None:
    scene = wild().to("enfant-sauvage")
    assert scene.legal("Ana", "modele") == ["Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]
    assert_refused(scene, "Ana", "modele Ana", code="oneself", clause="meneur.enfant-sauvage.2")
    assert_refused(scene, "Ana", "modele Cleo Dan", code="too-many")
    assert_refused(scene, "Ana", "modele rien", code="must-answer")


@pytest.mark.rule("meneur.enfant-sauvage.2")
def test_silent_his_model_is_drawn() -> None:
    scene = wild(script={"modele@nuit.enfant-sauvage": "Dan"}).night()
    assert scene.marks("Dan", "mj") == ["model"]


@pytest.mark.rule("meneur.enfant-sauvage.3")
def test_while_the_model_lives_he_wins_with_the_village() -> None:
    scene = wild("Cleo Dan Eve").night(Ana="modele Cleo", Bob="devorer Dan").lynch("Bob")
    assert_won(scene, "village", "Ana", "Cleo", "Dan", "Eve")


@pytest.mark.rule("meneur.enfant-sauvage.3")
def test_while_the_model_lives_he_does_not_wake_with_the_pack() -> None:
    scene = wild().night(Ana="modele Cleo", Bob="devorer Dan").to("loups")
    assert scene.asked("Ana") == []
    assert scene.game.camp("Ana") == "village"


@pytest.mark.rule("meneur.enfant-sauvage.4")
def test_he_turns_when_the_model_dies_and_wakes_with_the_pack_from_the_next_night() -> None:
    scene = wild().night(Ana="modele Cleo").to_moment("nuit")
    scene.night(Bob="devorer Cleo")
    assert scene.game.camp("Ana") == "loups"
    assert_told(scene, "Ana", "became", who="Ana", camp="loups")
    assert scene.because("became") == {"meneur.enfant-sauvage.4"}
    assert scene.marks("Ana") == ["turned"]
    for viewer in ("Bob", "Dan", "public"):
        assert_not_told(scene, viewer, "became")
    scene.to("loups")
    assert scene.asked("Ana") == ["devorer"]
    for wolf in ("Ana", "Bob"):  # now they know one another
        assert scene.told(wolf, "pack")[-1]["members"] == ["Ana", "Bob"]


@pytest.mark.rule("meneur.enfant-sauvage.4")
@pytest.mark.parametrize(
    ("orders", "votes"),
    [
        ({"Bob": "devorer Cleo"}, None),
        ({"Dan": "empoisonner Cleo"}, None),
        ({"Bob": "devorer Eve", "Eve": "tirer Cleo"}, None),
        ({"Bob": "devorer Gus"}, None),  # Cleo dies of grief
        ({}, "Cleo"),
    ],
)
def test_whatever_the_model_dies_of(orders: dict[str, Any], votes: str | None) -> None:
    scene = village(
        "Cleo Gus Hal Ian Jo", Ana="enfant-sauvage", Bob="loup-garou", Dan="sorciere", Eve="chasseur", Fay="cupidon"
    )
    scene.night(Ana="modele Cleo", Fay="unir Cleo Gus", **orders)
    if votes:
        scene.lynch(votes)
    assert_told(scene, "Ana", "became", camp="loups")


@pytest.mark.rule("meneur.enfant-sauvage.4", "meneur.victoire.2")
def test_his_change_counts_for_victory_at_once() -> None:
    """The model dies of grief at the lynch that gives parity."""
    scene = wild("Cleo Dan Eve", Fay="cupidon").night(Ana="modele Cleo", Fay="unir Cleo Dan", Bob="devorer Eve")
    assert not scene.game.over
    scene.lynch("Dan")
    assert_dead(scene, "Cleo", "Dan", "Eve")
    assert_won(scene, "loups", "Ana", "Bob")


@pytest.mark.rule("meneur.enfant-sauvage.4")
def test_he_stays_a_wolf_until_the_end() -> None:
    scene = wild("Cleo Dan Eve Fay").night(Ana="modele Cleo", Bob="devorer Cleo").lynch("Bob")
    assert not scene.game.over  # the last wolf is he
    assert_won(scene.night(Ana="devorer Dan").lynch("Eve"), "loups", "Ana", "Bob")


@pytest.mark.rule("meneur.enfant-sauvage.4")
def test_dying_with_his_model_he_stays_a_villager() -> None:
    scene = wild("Cleo Dan Eve", Fay="cupidon").night(Ana="modele Cleo", Fay="unir Ana Cleo", Bob="devorer Cleo")
    assert_dead(scene, "Ana", "Cleo")
    assert_not_told(scene, "Ana", "became", camp="loups")
    assert_won(scene.lynch("Bob"), "village", "Ana", "Cleo", "Dan", "Eve", "Fay")


@pytest.mark.rule("meneur.enfant-sauvage.4", "meneur.infect-pere-des-loups.4")
def test_infected_he_has_nothing_left_to_turn_into() -> None:
    scene = village("Cleo Dan Eve Fay Gus", Ana="enfant-sauvage", Bob="infect-pere-des-loups")
    scene.night(Ana="modele Cleo", Bob=["devorer Ana", "infecter"])
    assert_told(scene, "Ana", "infected", who="Ana")
    scene.lynch("Cleo")
    assert_not_told(scene, "Ana", "became", camp="loups")
    assert scene.to("loups").asked("Ana") == ["devorer"]


@pytest.mark.rule("meneur.enfant-sauvage.5")
def test_he_does_not_know_the_pack_at_the_start() -> None:
    scene = village("Dan Eve Fay Gus", Ana="enfant-sauvage", Bob="loup-garou", Cleo="loup-garou").night(
        Ana="modele Dan"
    )
    assert_not_told(scene, "Ana", "pack")
    assert_told(scene, "Bob", "pack", members=["Bob", "Cleo"])
