"""Renard: is a wolf among a player and the two neighbours? His flair ends with the first no."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, assert_card, assert_not_told, assert_refused, assert_told, village

SEATS = {"Ana": "renard", **dict.fromkeys(("Bob", "Cleo", "Dan"), "simple-villageois"), "Eve": "loup-garou"}


def ring(**more: Any) -> Scene:
    """Seats in a ring: Ana, Bob, Cleo, Dan, Eve, Fay, Gus."""
    return village("Fay Gus", **{**SEATS, **more})


@pytest.mark.rule("meneur.renard.1")
def test_the_card() -> None:
    assert_card("renard", camp="village", call="chaque-nuit", line="Village, Chaque nuit")


@pytest.mark.rule("meneur.renard.2")
def test_every_night_he_points_at_one_living_player_himself_if_he_likes() -> None:
    scene = ring().night(Ana="flairer Eve", Eve="devorer Cleo").to("renard")
    assert scene.legal("Ana", "flairer") == ["Ana", "Bob", "Dan", "Eve", "Fay", "Gus"]
    assert_refused(scene, "Ana", "flairer Dan Eve", code="too-many")
    assert_refused(scene, "Ana", "flairer Cleo", code="dead")
    assert scene.say("Ana", "flairer Ana") is None


@pytest.mark.rule("meneur.renard.2")
def test_he_may_pass_and_keep_his_flair() -> None:
    scene = ring().night(Ana="flairer rien").to_moment("nuit").night().to("renard")
    assert_not_told(scene, "Ana", "answer")
    assert scene.asked("Ana") == ["flairer"]


@pytest.mark.rule("meneur.renard.3")
@pytest.mark.parametrize(
    ("named", "group"),
    [
        ("Gus", ["Fay", "Gus", "Ana"]),
        ("Ana", ["Gus", "Ana", "Bob"]),
        ("Cleo", ["Bob", "Cleo", "Dan"]),
        ("Dan", ["Cleo", "Dan", "Eve"]),
    ],
)
def test_the_group_is_that_player_and_a_neighbour_on_each_side_of_the_ring(named: str, group: list[str]) -> None:
    scene = ring().night(Ana=f"flairer {named}")
    answer = "oui" if "Eve" in group else "non"
    assert scene.told("Ana", "answer") == [{"answer": answer, "who": group}]
    assert "meneur.renard.3" in scene.because("answer")


@pytest.mark.rule("meneur.renard.3")
def test_only_living_neighbours_count() -> None:
    scene = ring().night(Ana="flairer rien", Eve="devorer Dan").to_moment("nuit").night(Ana="flairer Cleo")
    assert scene.told("Ana", "answer") == [{"answer": "oui", "who": ["Bob", "Cleo", "Eve"]}]


@pytest.mark.rule("meneur.renard.4")
def test_a_wolf_is_near_and_he_keeps_his_flair() -> None:
    scene = ring().to("renard")
    scene.say("Ana", "flairer Dan")
    scene.close()
    assert scene.game.moment == "nuit"  # told during the night
    assert_told(scene, "Ana", "answer", answer="oui")
    assert "meneur.renard.4" in scene.because("answer")
    for viewer in ("Dan", "Eve", "public"):
        assert_not_told(scene, viewer, "answer")
    assert scene.night().to("renard").asked("Ana") == ["flairer"]


@pytest.mark.rule("meneur.renard.4")
@pytest.mark.parametrize("role", ["grand-mechant-loup", "infect-pere-des-loups", "loup-garou-blanc"])
def test_whoever_wakes_with_the_pack_is_a_wolf(role: str) -> None:
    scene = village("Dan Fay Gus Hal", Ana="renard", Bob="simple-villageois", Cleo=role, Eve="loup-garou")
    assert_told(scene.night(Ana="flairer Bob"), "Ana", "answer", answer="oui")


@pytest.mark.rule("meneur.renard.4", "meneur.infect-pere-des-loups.4")
def test_an_infected_player_is_a_wolf() -> None:
    scene = (
        ring(Eve="infect-pere-des-loups").night(Ana="flairer rien", Eve=["devorer Bob", "infecter"]).to_moment("nuit")
    )
    assert scene.night(Ana="flairer Bob").told("Ana", "answer") == [{"answer": "oui", "who": ["Ana", "Bob", "Cleo"]}]


@pytest.mark.rule("meneur.renard.4", "meneur.enfant-sauvage.4")
def test_an_enfant_sauvage_is_a_wolf_once_turned_and_not_before() -> None:
    for model, answer in (("Fay", "oui"), ("Gus", "non")):
        scene = ring(Bob="enfant-sauvage").night(Bob=f"modele {model}", Eve="devorer Fay", Ana="flairer rien")
        scene.to_moment("nuit").night(Ana="flairer Bob")
        assert scene.told("Ana", "answer") == [{"answer": answer, "who": ["Ana", "Bob", "Cleo"]}]


@pytest.mark.rule("meneur.renard.4", "meneur.infect-pere-des-loups.5")
def test_an_infected_renard_keeps_his_flair() -> None:
    """He is a wolf among the three himself."""
    scene = (
        ring(Eve="infect-pere-des-loups").night(Ana="flairer rien", Eve=["devorer Ana", "infecter"]).to_moment("nuit")
    )
    assert_told(scene.night(Ana="flairer Ana"), "Ana", "answer", answer="oui")


@pytest.mark.rule("meneur.renard.5")
def test_no_wolf_is_near_and_his_flair_is_gone_for_good() -> None:
    scene = ring().night(Ana="flairer Bob")
    assert_told(scene, "Ana", "answer", answer="non")
    assert scene.because("answer") == {"meneur.renard.3", "meneur.renard.5"}
    for _ in range(2):
        scene.to("loups")
        assert "renard" not in scene.closed[1:]
        assert_refused(scene, "Ana", "flairer Eve", code="spent", clause="meneur.renard.5")
        scene.night().to_moment("nuit")


@pytest.mark.rule("meneur.renard.3")
def test_the_last_two_are_neighbours_on_both_sides() -> None:
    scene = (
        village("Cleo Dan", Ana="renard", Bob="loup-garou-blanc")
        .night(Ana="flairer rien", Bob="devorer Cleo")
        .lynch("Dan")
    )
    scene.to("renard")
    scene.say("Ana", "flairer Ana")
    scene.close()
    assert scene.told("Ana", "answer") == [{"answer": "oui", "who": ["Bob", "Ana"]}]
