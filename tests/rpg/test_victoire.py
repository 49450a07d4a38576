"""Victory: looked at once, at the complete end of a night or a day."""

from __future__ import annotations

import pytest

from rpg_scene import orders, rpg
from scene import assert_dead, assert_won


@pytest.mark.rule("rpg.victoire.1")
def test_victory_is_looked_at_once_at_the_end_of_the_night_and_of_the_day() -> None:
    scene = rpg("Bob Cleo", Ana="loup-garou", Dan="sorciere")
    orders(scene, Dan="empoisonner Ana").to("sorciere")
    assert not scene.game.over
    scene.close()
    assert_won(scene, "village", "Bob", "Cleo", "Dan")


@pytest.mark.rule("rpg.victoire.1")
def test_a_death_in_the_middle_of_a_day_is_looked_at_when_it_ends() -> None:
    scene = rpg("Bob Cleo", Ana="loup-garou").to("vote")
    scene.decree("kill", "Ana")
    assert (scene.window, scene.game.over) == ("vote", False)
    scene.close()
    assert_won(scene, "village", "Bob", "Cleo")


@pytest.mark.rule("rpg.victoire.1")
def test_an_heir_is_not_waited_for() -> None:
    scene = rpg("Bob Cleo", Ana="loup-garou", captain="Ana").to("vote").lynch("Ana")
    assert_won(scene, "village", "Bob", "Cleo")


@pytest.mark.rule("rpg.victoire.3")
def test_with_nobody_alive_nobody_wins() -> None:
    scene = rpg("Bob", Ana="loup-garou", Dan="sorciere").night(Ana="devorer Bob").day()
    scene.night(Ana="devorer Dan", Dan="empoisonner Ana")
    assert_dead(scene, "Ana", "Bob", "Dan")
    assert scene.game.winners == []
    assert scene.game.camps == ["personne"]


def test_where_parity_wins_a_wolf_who_loves_a_villager_counts_against_the_pack() -> None:
    options = {"victoire-loups": "parite"}
    scene = rpg("Bob Dan", Ana="loup-garou", Cleo="loup-garou", Eve="loup-garou", Fay="cupidon", options=options)
    orders(scene.to("distribution"), Fay="unir Ana Bob").to("nuit")
    scene.night(Cleo="devorer Fay")
    assert not scene.game.over  # two wolves, and Ana, Bob and Dan against them
    scene.day().night(Cleo="devorer Dan")
    assert_won(scene, "loups", "Cleo", "Eve")


@pytest.mark.rule("rpg.victoire.1")
def test_conversions_are_done_before_victory_is_looked_at() -> None:
    scene = rpg("Cleo", Ana="infect-pere-des-loups", Bob="sorciere")
    scene.night(Ana=["devorer Bob", "infecter"], Bob="empoisonner Cleo")
    assert_dead(scene, "Cleo")
    assert_won(scene, "loups", "Ana", "Bob")
