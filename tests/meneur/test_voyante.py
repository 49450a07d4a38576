"""The Voyante: the exact role of one player, every night."""

from __future__ import annotations

import pytest

from scene import Scene, assert_card, assert_not_told, assert_refused, village


def small(bob: str = "loup-garou", **options: str) -> Scene:
    return village("Cleo Dan Eve Fay", Ana="voyante", Bob=bob, options=options)


@pytest.mark.rule("meneur.voyante.1")
def test_the_card() -> None:
    assert_card("voyante", camp="village", call="chaque-nuit", line="Village, Chaque nuit")


@pytest.mark.rule("meneur.voyante.1", "meneur.voyante.2")
def test_every_night_she_designates_one_player() -> None:
    scene = small()
    for named in ("Bob", "Cleo", "Dan"):
        assert scene.window == "voyante" and scene.asked("Ana") == ["sonder"]
        assert scene.say("Ana", f"sonder {named}") is None
        scene.to_moment("nuit")
    assert [saw["who"] for saw in scene.told("Ana", "saw")] == ["Bob", "Cleo", "Dan"]


@pytest.mark.rule("meneur.voyante.2")
def test_she_designates_once_a_night_and_one_alone() -> None:
    scene = small()
    assert_refused(scene, "Ana", "sonder Bob Cleo", code="too-many", clause="meneur.voyante.2")
    scene.say("Ana", "sonder Cleo")
    scene.say("Ana", "sonder Bob")  # until her call ends she may think again
    scene.close()
    assert scene.told("Ana", "saw") == [{"who": "Bob", "role": "loup-garou"}]
    assert_refused(scene, "Ana", "sonder Cleo", code="not-asked")


def test_she_designates_no_dead_player() -> None:
    scene = small().night(Bob="devorer Cleo").to_moment("nuit")
    assert_refused(scene, "Ana", "sonder Cleo", code="dead", clause="meneur.voyante.2")


@pytest.mark.rule("meneur.voyante.3")
def test_she_learns_the_exact_role_at_once() -> None:
    scene = small("infect-pere-des-loups")
    scene.say("Ana", "sonder Bob")
    scene.close()
    assert scene.game.moment == "nuit"
    assert scene.told("Ana", "saw") == [{"who": "Bob", "role": "infect-pere-des-loups"}]
    assert scene.because("saw") == {"meneur.voyante.3"}
    for other in ("Bob", "Cleo", "public"):
        assert_not_told(scene, other, "saw")


@pytest.mark.rule("meneur.voyante.3")
def test_she_sees_the_card_of_an_infected_player() -> None:
    scene = village("Dan Eve Fay", Ana="voyante", Bob="infect-pere-des-loups", Cleo="sorciere")
    scene.night(Bob=["devorer Cleo", "infecter"]).to_moment("nuit").night(Ana="sonder Cleo")
    assert scene.game.camp("Cleo") == "loups"
    assert scene.told("Ana", "saw") == [{"who": "Cleo", "role": "sorciere"}]


@pytest.mark.rule("meneur.voyante.3")
def test_she_sees_the_card_of_a_turned_enfant_sauvage() -> None:
    scene = village("Dan Eve Fay Gus", Ana="voyante", Bob="loup-garou", Cleo="enfant-sauvage")
    scene.night(Bob="devorer Dan", Cleo="modele Dan").to_moment("nuit").night(Ana="sonder Cleo")
    assert scene.game.camp("Cleo") == "loups"
    assert scene.told("Ana", "saw") == [{"who": "Cleo", "role": "enfant-sauvage"}]


@pytest.mark.parametrize(
    ("option", "role", "saw"),
    [
        ("role", "loup-garou", {"role": "loup-garou"}),
        ("camp", "loup-garou", {"camp": "loups"}),
        ("camp", "infect-pere-des-loups", {"camp": "loups"}),
    ],
)
def test_what_she_sees_by_option(option: str, role: str, saw: dict[str, str]) -> None:
    scene = small(role, **{"voyante-voit": option}).night(Ana="sonder Bob")
    assert scene.told("Ana", "saw") == [{"who": "Bob", **saw}]


@pytest.mark.parametrize(
    ("role", "camp"),
    [("sorciere", "village"), ("joueur-de-flute", "independant"), ("loup-garou-blanc", "independant")],
)
def test_the_camp_that_she_sees_is_the_one_of_the_card(role: str, camp: str) -> None:
    roles = {"Ana": "voyante", "Bob": "infect-pere-des-loups", "Cleo": role}
    scene = village("Dan Eve Fay", options={"voyante-voit": "camp"}, **roles)
    if role != "loup-garou-blanc":
        scene.night(Bob=["devorer Cleo", "infecter"]).to_moment("nuit")
    scene.night(Ana="sonder Cleo")
    assert scene.told("Ana", "saw") == [{"who": "Cleo", "camp": camp}]
