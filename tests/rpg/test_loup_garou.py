"""Loup-Garou: the last name given in the den is the victim, and its author the wolf who acts."""

from __future__ import annotations

import pytest

from rpg_scene import orders, rpg
from scene import assert_alive, assert_dead, assert_refused, assert_told, assert_won


@pytest.mark.rule("rpg.loup-garou.1")
def test_the_village_has_not_won_while_a_wolf_lives() -> None:
    scene = rpg("Bob Cleo", Ana="loup-garou").night().day()
    assert not scene.game.over


@pytest.mark.rule("rpg.loup-garou.2")
def test_they_know_one_another_from_the_deal() -> None:
    scene = rpg("Dan", Ana="loup-garou", Bob="loup-garou", Cleo="protecteur", Eve="protecteur", wolves="Cleo")
    for player in ("Ana", "Bob", "Cleo"):
        assert_told(scene, player, "pack", members=["Ana", "Bob", "Cleo"])
    assert not scene.told("Dan", "pack")
    assert not scene.told("Eve", "pack")


@pytest.mark.rule("rpg.loup-garou.3")
def test_their_victim_is_dead_at_daybreak_and_none_of_them() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou", Bob="loup-garou")
    assert_refused(scene, "Ana", "devorer Bob", clause="rpg.loup-garou.3", code="pack-member")
    scene.night(Ana="devorer Cleo")
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.loup-garou.4", "rpg.loup-garou.5")
def test_the_last_name_counts_and_its_author_acts() -> None:
    scene = rpg("Cleo Dan Eve", Ana="loup-garou", Bob="loup-garou")
    orders(scene, Ana="devorer Cleo", Bob="devorer Dan")
    assert_refused(scene, "Ana", "devorer Ana")  # an invalid name changes nothing
    scene.to("vote")
    assert_dead(scene, "Dan")
    assert_told(scene, "mj", "died", who="Dan", cause="loups", author="Bob")


@pytest.mark.rule("rpg.loup-garou.5")
def test_who_names_the_same_victim_last_is_the_one_who_acts() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou", Bob="loup-garou")
    orders(scene, Bob="devorer Cleo", Ana="devorer Cleo").to("vote")
    assert_told(scene, "mj", "died", who="Cleo", author="Ana")


@pytest.mark.rule("rpg.loup-garou.6")
def test_without_a_name_in_time_nobody_dies() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou").night()
    assert_dead(scene)


@pytest.mark.rule("rpg.loup-garou.7")
def test_by_day_they_vote_like_everybody_against_a_wolf_too() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou", Bob="loup-garou").night().day({"Ana": "Bob"})
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.loup-garou.8", "rpg.victoire.1")
def test_they_win_when_all_others_are_gone_and_not_at_equal_numbers() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou").night(Ana="devorer Cleo").day()
    assert not scene.game.over
    assert_alive(scene, "Dan")
    scene.night(Ana="devorer Dan")
    assert_won(scene, "loups", "Ana")


def test_by_option_they_win_at_equal_numbers() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou", options={"victoire-loups": "parite"}).night(Ana="devorer Cleo")
    assert_won(scene, "loups", "Ana")
