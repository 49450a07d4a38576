"""Voyante: a bare role at the end of the night."""

from __future__ import annotations

import pytest

from rpg_scene import orders, rpg
from scene import assert_not_told, assert_refused, assert_told, assert_won


@pytest.mark.rule("rpg.voyante.1", "rpg.victoire.1")
def test_she_wins_with_the_village() -> None:
    scene = rpg("Cleo", Ana="voyante", Bob="loup-garou").night().lynch("Bob")
    assert_won(scene, "village", "Ana", "Cleo")


@pytest.mark.rule("rpg.voyante.4")
def test_she_names_one_living_player_each_night_or_nobody() -> None:
    scene = rpg("Cleo Dan", Ana="voyante", Bob="loup-garou").night(Bob="devorer Cleo").day()
    assert_refused(scene, "Ana", "sonder Cleo", code="dead")
    assert_refused(scene, "Ana", "sonder Bob Dan", code="too-many")
    scene.night(Ana="sonder rien").day()
    scene.night(Ana="sonder Ana")
    assert_told(scene, "Ana", "saw", who="Ana", role="voyante")


@pytest.mark.rule("rpg.voyante.5", "rpg.nuit.3")
def test_she_is_answered_at_the_end_of_the_night_about_her_last_word_in_time() -> None:
    scene = rpg("Eve", Ana="voyante", Bob="loup-garou", Cleo="sorciere", Dan="salvateur")
    orders(scene, Ana=["sonder Bob", "sonder Cleo"]).to("sorciere")
    assert_refused(scene, "Ana", "sonder Dan")
    assert_not_told(scene, "Ana", "saw")
    scene.to("vote")
    assert scene.told("Ana", "saw") == [{"who": "Cleo", "role": "sorciere"}]


@pytest.mark.rule("rpg.voyante.6", "rpg.voyante.10")
def test_no_camp_is_told_and_a_multi_class_role_is_told_bare() -> None:
    seen = []
    for wolves in ("", "Bob"):
        scene = rpg("Dan", Ana="voyante", Bob="assommeur", Cleo="loup-garou", wolves=wolves).night(Ana="sonder Bob")
        seen.append(scene.told("Ana", "saw"))
    assert seen == [[{"who": "Bob", "role": "assommeur"}]] * 2


@pytest.mark.rule("rpg.nuit.11")
def test_she_is_answered_though_she_dies() -> None:
    scene = rpg("Dan", Ana="voyante", Bob="salvateur", Cleo="loup-garou").night(Ana="sonder Bob", Cleo="devorer Ana")
    assert_told(scene, "Ana", "saw", who="Bob", role="salvateur")


@pytest.mark.rule("rpg.voyante.7")
def test_she_is_not_told_of_a_charm() -> None:
    scene = rpg("Bob Eve", Ana="voyante", Cleo="joueur-de-flute", Zoe="loup-garou").night(Cleo="charmer Bob").day()
    scene.night(Ana="sonder Bob")
    assert scene.told("Ana", "saw") == [{"who": "Bob", "role": "simple-villageois"}]


@pytest.mark.rule("rpg.voyante.8")
def test_she_is_not_told_of_love() -> None:
    scene = rpg("Cleo Eve", Ana="voyante", Bob="loup-garou", Dan="cupidon")
    orders(scene, Dan="unir Bob Cleo").to("nuit")
    scene.night(Ana="sonder Bob")
    assert scene.told("Ana", "saw") == [{"who": "Bob", "role": "loup-garou"}]


@pytest.mark.rule("rpg.voyante.6")
def test_she_is_not_told_of_an_infection() -> None:
    scene = rpg("Dan", Ana="voyante", Bob="chasseur", Cleo="infect-pere-des-loups")
    scene.night(Cleo=["devorer Bob", "infecter"]).day()
    scene.night(Ana="sonder Bob")
    assert scene.told("Ana", "saw") == [{"who": "Bob", "role": "chasseur"}]
