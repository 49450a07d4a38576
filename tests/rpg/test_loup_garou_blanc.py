"""Loup-Garou Blanc: a wolf among wolves who kills one on even nights, and wins as the last player left."""

from __future__ import annotations

import pytest

from rpg_scene import orders, rpg
from scene import assert_dead, assert_not_told, assert_refused, assert_told, assert_won, rights


@pytest.mark.rule("rpg.loup-garou-blanc.1")
def test_he_plays_without_any_extension() -> None:
    scene = rpg("Bob Cleo", Ana="loup-garou-blanc")
    assert scene.game.options["extensions"] == []
    assert scene.game.role("Ana") == "loup-garou-blanc"


@pytest.mark.rule("rpg.loup-garou-blanc.2")
def test_he_wins_neither_with_the_village_nor_with_the_wolves() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou-blanc", Bob="loup-garou")
    assert scene.game.camp("Ana") == "independant"
    scene.night(Bob="devorer Cleo").lynch("Ana")
    assert not scene.game.over
    scene.night(Bob="devorer Dan")
    assert_won(scene, "loups", "Bob")

    scene = rpg("Cleo Dan", Ana="loup-garou-blanc", Bob="loup-garou")
    scene.night().lynch("Bob")
    assert not scene.game.over  # an Independent wolf is an enemy of the village
    scene.night().lynch("Ana")
    assert_won(scene, "village", "Cleo", "Dan")


@pytest.mark.rule("rpg.loup-garou-blanc.4")
def test_he_hunts_with_the_pack_which_takes_him_for_one_of_its_own() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou-blanc", Bob="loup-garou")
    for wolf in ("Ana", "Bob"):
        assert scene.told(wolf, "pack") == [{"members": ["Ana", "Bob"]}]
    orders(scene, Bob="devorer Dan", Ana="devorer Cleo").to("vote")
    assert_dead(scene, "Cleo")
    assert scene.told("mj", "died", who="Cleo", author="Ana")
    assert all("loup-garou-blanc" not in str(fact) for fact in scene.told("Bob", "dealt") + scene.told("Bob", "pack"))


@pytest.mark.rule("rpg.loup-garou-blanc.5")
def test_a_cave_of_his_own_beside_the_clearing() -> None:
    scene = rpg("Cleo", Ana="loup-garou-blanc", Bob="loup-garou")
    assert rights(scene, "Ana", "caverne-secrete") == rights(scene, "Ana", "clairiere") == "rw"
    assert rights(scene, "Bob", "clairiere") == "rw"
    assert rights(scene, "Bob", "caverne-secrete") == rights(scene, "Cleo", "caverne-secrete") == ""


@pytest.mark.rule("rpg.loup-garou-blanc.6", "rpg.loup-garou-blanc.8")
def test_he_is_asked_on_even_nights_only_and_owes_nobody_a_kill() -> None:
    scene = rpg("Cleo Dan Eve", Ana="loup-garou-blanc", Bob="loup-garou")
    offered = []
    for _ in range(4):
        offered.append("tuer-loup" in scene.asked("Ana"))
        scene.night().day()
    assert offered == [False, True, False, True]
    assert_dead(scene)  # he never used it, and a turn that he let pass is not made up for
    assert_refused(scene, "Ana", "tuer-loup Bob", clause="rpg.loup-garou-blanc.6")


@pytest.mark.rule("rpg.loup-garou-blanc.6")
def test_a_turn_that_was_prevented_is_not_made_up_for() -> None:
    scene = rpg("Cleo", Ana="loup-garou-blanc", Bob="loup-garou", Dan="assommeur", Eve="protecteur")
    scene.night().day()
    scene.night(Ana="tuer-loup Bob", Dan="assommer Ana").day()
    assert_refused(scene, "Ana", "tuer-loup Bob", clause="rpg.loup-garou-blanc.6")
    scene.night().day()
    scene.night(Ana="tuer-loup Bob", Eve="proteger Bob")
    assert_dead(scene)
    assert scene.told("Ana", "failed") == [{}]


@pytest.mark.rule("rpg.loup-garou-blanc.7")
def test_he_may_name_another_member_of_the_den_and_nobody_else() -> None:
    scene = rpg("Cleo", Ana="loup-garou-blanc", Bob="loup-garou", Dan="telepathe", Eve="telepathe", wolves="Dan")
    scene.night().day()
    assert scene.legal("Ana", "tuer-loup") == ["Bob", "Dan"]
    for other in ("Cleo", "Eve"):
        assert_refused(scene, "Ana", f"tuer-loup {other}", clause="rpg.loup-garou-blanc.7")
    assert_refused(scene, "Ana", "tuer-loup Ana", code="oneself")
    scene.night(Ana="tuer-loup Bob")
    assert_dead(scene, "Bob")
    assert scene.because("died", who="Bob") >= {"rpg.loup-garou-blanc.7"}


@pytest.mark.rule("rpg.loup-garou-blanc.7", "rpg.nuit.8")
def test_neither_the_salvateur_nor_the_potion_helps_and_a_deviated_bite_kills_whoever_it_meets() -> None:
    scene = rpg(
        "Cleo Fay", Ana="loup-garou-blanc", Bob="loup-garou", Dan="salvateur", Eve="sorciere", Gus="redirecteur"
    )
    scene.night().day()
    orders(scene, Ana=["tuer-loup Bob", "devorer Fay"], Dan="proteger Bob").to("sorciere")
    assert scene.told("Eve", "victim")[-1:] == [{"who": "Fay"}]  # what he does alone is never shown
    scene.night(Eve="sauver Fay").day()
    assert_dead(scene, "Bob")

    scene = rpg("Cleo Fay", Ana="loup-garou-blanc", Bob="loup-garou", Gus="redirecteur")
    scene.night().day()
    scene.night(Ana="tuer-loup Bob", Gus="rediriger Bob Cleo")
    assert_dead(scene, "Cleo")
    assert_told(scene, "Ana", "redirected")
    assert_not_told(scene, "Bob", "redirected")


@pytest.mark.rule("rpg.loup-garou-blanc.9")
def test_he_wins_as_the_last_player_left_and_not_before() -> None:
    scene = rpg("Bob", Ana="loup-garou-blanc", Cleo="loup-garou")
    scene.night().lynch("Cleo")
    assert not scene.game.over
    scene.night(Ana="devorer Bob")
    assert_won(scene, "loup-garou-blanc", "Ana")
    assert scene.because("won") == {"rpg.victoire.1", "rpg.loup-garou-blanc.9"}


@pytest.mark.rule("rpg.loup-garou-blanc.9")
def test_in_love_he_wins_as_one_of_the_last_two() -> None:
    scene = rpg("Bob Dan", Ana="loup-garou-blanc", Cleo="cupidon")
    orders(scene.to("distribution"), Cleo="unir Ana Bob").to("nuit")
    scene.night(Ana="devorer Cleo")
    assert not scene.game.over
    scene.lynch("Dan")
    assert_won(scene, "amoureux", "Ana", "Bob")
