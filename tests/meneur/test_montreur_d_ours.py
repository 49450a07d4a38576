"""Montreur d'Ours: each morning his bear growls, or not, at a wolf beside him; everybody hears it."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, assert_card, assert_dead, assert_not_told, assert_told, assert_won, village, windows_of

RING = ("Ana", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus")


def ring(wolf: str, kind: str = "loup-garou", **more: Any) -> Scene:
    """Seats in a ring: the Montreur Ana, Bob, Cleo, Dan, Eve, Fay, Gus; one of them a wolf."""
    roles = dict.fromkeys(RING, "simple-villageois") | {"Ana": "montreur-d-ours", wolf: kind}
    options = more.pop("options", None)
    return village("Hal Ian" if more.pop("longer", False) else "", options=options, **(roles | more))


@pytest.mark.rule("meneur.montreur-d-ours.1")
def test_the_card() -> None:
    assert_card("montreur-d-ours", camp="village", call="au-lever-du-jour", line="Village, Au lever du jour")
    assert windows_of("montreur-d-ours") == []


@pytest.mark.rule("meneur.montreur-d-ours.2", "meneur.montreur-d-ours.3")
@pytest.mark.parametrize(
    ("wolf", "victim", "growls"),
    [
        ("Bob", "Dan", True),
        ("Gus", "Dan", True),
        ("Cleo", "Dan", False),
        ("Cleo", "Bob", True),  # the dead of the night are removed first: the next living neighbour counts
        ("Dan", "Cleo", False),
        ("Fay", "Gus", True),
    ],
)
def test_he_growls_at_a_living_neighbour_who_is_a_wolf(wolf: str, victim: str, growls: bool) -> None:
    scene = ring(wolf).night(**{wolf: f"devorer {victim}"})
    assert scene.told("public", "growl") == [{"growl": growls}]
    clause = "meneur.montreur-d-ours.2" if growls else "meneur.montreur-d-ours.3"
    assert scene.because("growl") == {clause, "meneur.montreur-d-ours.5"}


@pytest.mark.rule("meneur.montreur-d-ours.2")
def test_every_morning_before_the_election_and_the_debate() -> None:
    scene = ring("Bob").to("election")
    assert_told(scene, "public", "growl", growl=True)
    scene.to_moment("nuit").night()
    assert len(scene.told("public", "growl")) == 2


@pytest.mark.rule("meneur.montreur-d-ours.2")
@pytest.mark.parametrize("role", ["loup-garou-blanc", "grand-mechant-loup", "infect-pere-des-loups"])
def test_whoever_wakes_with_the_pack_is_a_wolf(role: str) -> None:
    assert_told(ring("Bob", role).night(), "public", "growl", growl=True)


@pytest.mark.rule("meneur.montreur-d-ours.2", "meneur.infect-pere-des-loups.4")
def test_a_neighbour_infected_this_night_is_a_wolf() -> None:
    scene = ring("Dan", "infect-pere-des-loups").night(Dan=["devorer Bob", "infecter"])
    assert_told(scene, "public", "growl", growl=True)


@pytest.mark.rule("meneur.montreur-d-ours.2", "meneur.enfant-sauvage.4")
def test_a_neighbour_who_turned_at_this_dawn_is_a_wolf() -> None:
    scene = ring("Dan", Bob="enfant-sauvage").night(Bob="modele Cleo", Dan="devorer Cleo")
    assert_told(scene, "public", "growl", growl=True)


@pytest.mark.rule("meneur.montreur-d-ours.2", "meneur.infect-pere-des-loups.5")
def test_infected_himself_he_growls_every_morning() -> None:
    scene = ring("Dan", "infect-pere-des-loups", longer=True).night(Dan=["devorer Ana", "infecter"]).to_moment("nuit")
    scene.night(Dan="devorer Fay")
    assert scene.told("public", "growl") == [{"growl": True}] * 2


@pytest.mark.rule("meneur.montreur-d-ours.2")
def test_dead_he_is_heard_no_more() -> None:
    scene = ring("Bob").night(Bob="devorer Ana")
    assert_dead(scene, "Ana")
    assert_not_told(scene, "public", "growl")


@pytest.mark.rule("meneur.montreur-d-ours.2")
def test_no_growl_once_the_game_is_over() -> None:
    scene = village("Bob", Ana="montreur-d-ours", Cleo="loup-garou").night(Cleo="devorer Bob")
    assert_won(scene, "loups", "Cleo")
    assert_not_told(scene, "public", "growl")


@pytest.mark.rule("meneur.montreur-d-ours.3")
@pytest.mark.parametrize("shows", ["camp", "rien"])
def test_a_silence_does_not_tell_who_died_unseen(shows: str) -> None:
    """Where a death does not show the card, the mornings after the Montreur's death sound like clean ones."""
    scene = ring("Bob", options={"annonce-des-morts": shows}).night(Bob="devorer Ana")
    assert scene.told("public", "growl") == [{"growl": False}]


@pytest.mark.rule("meneur.montreur-d-ours.3", "meneur.voleur.6")
def test_a_silence_does_not_tell_that_the_card_was_not_dealt() -> None:
    scene = village("Cleo Dan Eve", Ana="voleur", Bob="loup-garou", spares=["montreur-d-ours", "simple-villageois"])
    assert_told(scene.night(), "public", "growl", growl=False)


@pytest.mark.rule("meneur.montreur-d-ours.4")
def test_he_has_nothing_to_do() -> None:
    scene = ring("Bob")
    asked = set()
    while scene.game.round < 2:
        asked |= {(scene.window, power) for power in scene.asked("Ana")}
        scene.close()
    assert asked == {("election", "voter"), ("vote", "voter")}


@pytest.mark.rule("meneur.montreur-d-ours.5")
def test_everybody_hears_it_and_it_names_nobody() -> None:
    scene = ring("Bob").night()
    for viewer in (*RING, "public"):
        assert scene.told(viewer, "growl") == [{"growl": True}]


@pytest.mark.rule("meneur.montreur-d-ours.3", "meneur.ancien.5")
def test_the_silence_of_a_card_that_was_not_dealt_ends_with_the_powers_of_the_village() -> None:
    """As it would if somebody had the card."""
    spares = ["montreur-d-ours", "simple-villageois"]
    scene = village("Cleo Dan Eve Fay Gus", Ana="voleur", Bob="loup-garou", Hal="ancien", Ian="voyante", spares=spares)
    scene.night().lynch("Hal").night()
    assert scene.told("public", "growl") == [{"growl": False}]
