"""Salvateur: a shield against the pack for one night, never twice running on the same player."""

from __future__ import annotations

import pytest

from rpg_scene import orders, rpg
from scene import assert_dead, assert_refused


@pytest.mark.rule("rpg.salvateur.1")
def test_he_protects_one_player_a_night() -> None:
    scene = rpg("Bob Cleo", Ana="salvateur", Eve="loup-garou")
    assert_refused(scene, "Ana", "proteger Bob Cleo")
    scene.night(Ana="proteger Bob", Eve="devorer Bob")
    assert_dead(scene)


@pytest.mark.rule("rpg.salvateur.1")
def test_his_last_word_counts() -> None:
    scene = rpg("Bob Cleo", Ana="salvateur", Eve="loup-garou")
    orders(scene, Ana=["proteger Bob", "proteger Cleo"], Eve="devorer Bob").to("vote")
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.salvateur.3")
def test_he_need_not_act() -> None:
    scene = rpg("Bob Cleo", Ana="salvateur", Eve="loup-garou").night(Ana="proteger rien", Eve="devorer Bob")
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.salvateur.4")
def test_he_may_protect_himself() -> None:
    scene = rpg("Bob Cleo", Ana="salvateur", Eve="loup-garou").night(Ana="proteger Ana", Eve="devorer Ana")
    assert_dead(scene)


@pytest.mark.rule("rpg.salvateur.5")
@pytest.mark.parametrize("who", ["Bob", "Ana"])
def test_not_the_same_player_twice_running(who: str) -> None:
    scene = rpg("Bob Cleo", Ana="salvateur", Eve="loup-garou")
    scene.night(Ana=f"proteger {who}").day()
    assert_refused(scene, "Ana", f"proteger {who}", clause="rpg.salvateur.5", code="twice-running")
    scene.night().day()  # a night played without protecting lies between
    scene.night(Ana=f"proteger {who}")


@pytest.mark.rule("rpg.salvateur.6", "rpg.salvateur.8")
def test_the_shield_stops_the_pack_and_no_poison() -> None:
    scene = rpg("Bob Cleo", Ana="salvateur", Dan="sorciere", Eve="loup-garou")
    scene.night(Ana="proteger Bob", Eve="devorer Bob")
    assert_dead(scene)
    assert "rpg.salvateur.8" in scene.because("survived", who="Bob")
    scene.day().night(Ana="proteger Cleo", Dan="empoisonner Cleo")
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.salvateur.7")
def test_the_shield_is_gone_the_next_night() -> None:
    scene = rpg("Bob Cleo", Ana="salvateur", Eve="loup-garou")
    scene.night(Ana="proteger Bob").day().night(Eve="devorer Bob")
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.salvateur.9")
def test_the_sorciere_is_told_no_name() -> None:
    scene = rpg("Bob", Ana="salvateur", Cleo="sorciere", Eve="loup-garou")
    orders(scene, Ana="proteger Bob", Eve="devorer Bob").to("sorciere")
    assert scene.told("Cleo", "victim") == [{}]


@pytest.mark.rule("rpg.salvateur.10")
def test_the_loup_garou_blanc_passes() -> None:
    scene = rpg("Dan Eve", Ana="salvateur", Bob="loup-garou-blanc", Cleo="loup-garou").night().day()
    scene.night(Ana="proteger Cleo", Bob="tuer-loup Cleo")
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.salvateur.11")
def test_the_grand_mechant_loup_passes() -> None:
    scene = rpg("Bob Dan", Ana="salvateur", Cleo="grand-mechant-loup").night(Ana="proteger Bob", Cleo="tuer Bob")
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.salvateur.12")
def test_an_infection_passes() -> None:
    scene = rpg("Bob Dan", Ana="salvateur", Cleo="infect-pere-des-loups")
    scene.night(Ana="proteger Bob", Cleo=["devorer Bob", "infecter"])
    assert_dead(scene)
    assert scene.game.camp("Bob") == "loups"
