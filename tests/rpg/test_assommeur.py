"""Assommeur: who is knocked out does nothing all night; chains and cycles of knocks; nothing moves or stops a knock."""

from __future__ import annotations

import pytest

from loupiote.rules import rule_set
from rpg_scene import orders, rpg
from scene import assert_dead, assert_not_told, assert_refused, assert_told


@pytest.mark.rule("rpg.assommeur.2")
def test_he_knocks_out_another_player_the_same_as_often_as_he_likes() -> None:
    scene = rpg("Dan Eve", Ana="assommeur", Bob="voyante", Cleo="loup-garou")
    assert_refused(scene, "Ana", "assommer Ana", clause="rpg.assommeur.2")
    for _ in range(2):
        scene.night(Ana="assommer Bob", Bob="sonder Cleo").day()
    assert_not_told(scene, "Bob", "saw")
    assert len(scene.told("Bob", "knocked_out")) == 2


@pytest.mark.rule("rpg.assommeur.3")
def test_none_of_the_orders_of_that_night_is_carried_out() -> None:
    scene = rpg("Dan Eve", Ana="assommeur", Bob="voyante", Cleo="loup-garou")
    scene.night(Ana="assommer Bob", Bob="sonder Cleo", Cleo="devorer Dan")
    assert_not_told(scene, "Bob", "saw")
    assert_not_told(scene, "Bob", "failed")  # he learns of the knock instead
    assert_dead(scene, "Dan")


@pytest.mark.rule("rpg.assommeur.3", "rpg.nuit.31")
def test_to_knock_out_the_wolf_who_acts_stops_the_attack_without_an_earlier_name() -> None:
    scene = rpg("Dan Eve", Ana="loup-garou", Bob="loup-garou", Cleo="assommeur")
    orders(scene, Ana="devorer Dan", Bob="devorer Dan", Cleo="assommer Bob")
    scene.to("vote")
    assert_dead(scene)


def test_to_knock_out_the_other_wolf_changes_nothing() -> None:
    scene = rpg("Dan Eve", Ana="loup-garou", Bob="loup-garou", Cleo="assommeur")
    orders(scene, Bob="devorer Eve", Ana="devorer Dan", Cleo="assommer Bob")
    scene.to("vote")
    assert_dead(scene, "Dan")


@pytest.mark.rule("rpg.assommeur.5")
def test_it_comes_before_whatever_was_sent_earlier() -> None:
    scene = rpg("Dan", Ana="assommeur", Bob="voyante", Cleo="loup-garou")
    orders(scene, Bob="sonder Cleo", Ana="assommer Bob")
    scene.to("vote")
    assert_not_told(scene, "Bob", "saw")


@pytest.mark.rule("rpg.assommeur.6", "rpg.nuit.13")
def test_he_is_told_at_the_end_of_the_night_whoever_he_is_and_never_by_whom() -> None:
    scene = rpg("Dan", Ana="assommeur", Bob="simple-villageois", Cleo="loup-garou", Eve="sorciere")
    orders(scene, Ana="assommer Bob").to("sorciere")
    assert_not_told(scene, "Bob", "knocked_out")
    scene.to("vote")
    assert scene.told("Bob", "knocked_out") == [{"who": "Bob"}]
    assert_not_told(scene, "Dan", "knocked_out")


@pytest.mark.rule("rpg.assommeur.7")
@pytest.mark.parametrize(("first", "second"), [("Ana", "Bob"), ("Bob", "Ana")])
def test_of_two_who_aim_at_each_other_the_first_to_send_wins(first: str, second: str) -> None:
    scene = rpg("Dan", Ana="assommeur", Bob="assommeur", Cleo="loup-garou")
    orders(scene, **{first: f"assommer {second}", second: f"assommer {first}"}).to("vote")
    assert_told(scene, second, "knocked_out")
    assert_not_told(scene, first, "knocked_out")


@pytest.mark.rule("rpg.assommeur.7")
def test_the_time_of_a_knock_is_that_of_its_last_message() -> None:
    scene = rpg("Dan", Ana="assommeur", Bob="assommeur", Cleo="loup-garou")
    orders(scene, Ana=["assommer Dan"], Bob="assommer Ana")
    orders(scene, Ana="assommer Bob").to("vote")
    assert_told(scene, "Ana", "knocked_out")
    assert_not_told(scene, "Bob", "knocked_out")


@pytest.mark.rule("rpg.assommeur.8")
def test_a_knock_by_one_who_was_knocked_out_is_none() -> None:
    scene = rpg("Eve", Ana="assommeur", Bob="assommeur", Cleo="voyante", Dan="loup-garou")
    orders(scene, Bob="assommer Cleo", Ana="assommer Bob", Cleo="sonder Dan").to("vote")
    assert_told(scene, "Bob", "knocked_out")
    assert_told(scene, "Cleo", "saw", who="Dan", role="loup-garou")


@pytest.mark.rule("rpg.nuit.29")
def test_in_a_longer_cycle_the_earliest_sent_works_first_and_the_others_follow() -> None:
    scene = rpg("Eve", Ana="assommeur", Bob="assommeur", Cleo="assommeur", Dan="loup-garou")
    orders(scene, Ana="assommer Bob", Bob="assommer Cleo", Cleo="assommer Ana").to("vote")
    assert [player for player in scene.game.seats if scene.told(player, "knocked_out")] == ["Ana", "Bob"]


@pytest.mark.rule("rpg.nuit.2")
def test_nothing_moves_a_knock() -> None:
    scene = rpg("Eve Fay", Ana="assommeur", Bob="redirecteur", Cleo="voyante", Dan="loup-garou")
    scene.night(Ana="assommer Cleo", Bob="rediriger Cleo Dan", Cleo="sonder Eve", Dan="devorer Fay")
    assert_not_told(scene, "Cleo", "saw")
    assert_dead(scene, "Fay")
    assert_not_told(scene, "Ana", "redirected")


@pytest.mark.rule("rpg.assommeur.1", "rpg.couleurs.9")
def test_the_card_plays_for_the_side_that_was_chosen_for_it() -> None:
    scene = rpg("Dan Eve", Ana="assommeur", Bob="assommeur", Cleo="voyante", wolves="Ana")
    assert [scene.game.camp(player) for player in ("Ana", "Bob")] == ["loups", "village"]
    assert scene.asked("Ana") == ["assommer", "devorer"]  # both powers in one night
    assert scene.asked("Bob") == ["assommer"]
    assert rule_set("rpg").roles["assommeur"].camp == "variable"


@pytest.mark.rule("rpg.nuit.6")
def test_a_power_of_limited_use_that_was_prevented_is_not_used_up() -> None:
    scene = rpg("Dan Eve", Ana="sorciere", Bob="assommeur", Cleo="loup-garou")
    scene.night(Bob="assommer Ana", Ana="empoisonner Dan")
    assert_dead(scene)
    scene.day().night(Ana="empoisonner Dan")
    assert_dead(scene, "Dan")


@pytest.mark.rule("rpg.assommeur.4")
def test_a_chasseur_who_was_knocked_out_does_not_shoot() -> None:
    scene = rpg("Dan Eve", Ana="assommeur", Bob="chasseur", Cleo="loup-garou")
    orders(scene, Ana="assommer Bob", Cleo="devorer Bob").to("vote")
    assert "chasseur" not in scene.closed
    assert_dead(scene, "Bob")
