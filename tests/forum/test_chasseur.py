"""The Chasseur: he may shoot as he dies, whatever he dies of."""

from __future__ import annotations

from typing import Any

import pytest

from forum.scenes import forum
from scene import Scene, assert_dead, assert_refused

WAYS = ["facultatif", "obligatoire-sinon-tirage", "obligatoire-sinon-perdu"]


def hunter(options: dict[str, Any] | None = None, script: dict[str, Any] | None = None, **roles: str) -> Scene:
    roles = {"Ana": "chasseur", "Bob": "loup-garou", "Gus": "loup-garou"} | roles
    return forum("Cleo Dan Eve Fay", options=options, script=script, **roles)


@pytest.mark.rule("forum.chasseur.1")
def test_lynched_he_strikes_back_at_once() -> None:
    scene = hunter().night().to("vote")
    for voter in ("Bob", "Cleo", "Dan"):
        scene.say(voter, "voter Ana")
    scene.close()
    assert scene.window == "chasseur" and scene.game.moment == "execution"
    assert_dead(scene, "Ana")
    scene.say("Ana", "tirer Bob")
    scene.close()
    assert_dead(scene, "Ana", "Bob")
    assert "forum.chasseur.1" in scene.because("died", who="Bob")


@pytest.mark.rule("forum.chasseur.1")
def test_devoured_he_strikes_back_at_dawn() -> None:
    scene = hunter().night(Bob="devorer Ana", Gus="devorer Ana", Ana="tirer Gus")
    assert_dead(scene, "Ana", "Gus")


@pytest.mark.rule("forum.chasseur.1")
@pytest.mark.parametrize("cause", ["poison", "chagrin"])
def test_every_cause_of_death_lets_him_shoot(cause: str) -> None:
    scene = hunter(Hal="sorciere" if cause == "poison" else "cupidon")
    if cause == "poison":
        scene.night(Hal="empoisonner Ana", Ana="tirer Cleo")
        assert_dead(scene, "Ana", "Cleo")
    else:
        scene.night(Hal="unir Ana Dan", Bob="devorer Dan", Ana="tirer Cleo")
        assert_dead(scene, "Ana", "Dan", "Cleo")


@pytest.mark.rule("forum.chasseur.1")
def test_he_may_decline_and_silence_is_no_shot() -> None:
    for order in ({"Ana": "tirer rien"}, {}):
        scene = hunter().night(Bob="devorer Ana", **order)
        assert_dead(scene, "Ana")
        assert not scene.game.drawn


@pytest.mark.rule("forum.chasseur.1")
def test_the_target_must_be_alive() -> None:
    scene = hunter().to("loups")
    scene.say("Bob", "devorer Ana")
    scene.to("chasseur")
    assert_refused(scene, "Ana", "tirer Ana", code="dead", clause="forum.chasseur.1")
    assert set(scene.legal("Ana", "tirer")) == {"Bob", "Gus", "Cleo", "Dan", "Eve", "Fay"}


@pytest.mark.parametrize(("shown", "told"), [("role", True), ("camp", False), ("rien", False)])
def test_his_shot_is_seen_where_his_card_is(shown: str, told: bool) -> None:
    scene = hunter({"annonce-des-morts": shown}).night(Bob="devorer Ana", Gus="devorer Ana", Ana="tirer Bob")
    assert bool(scene.told("public", "acted", who="Ana", power="tirer", target=["Bob"])) is told


def test_alive_he_does_not_shoot() -> None:
    assert_refused(hunter().to("loups"), "Ana", "tirer Bob", code="alive", clause="forum.chasseur.1")


@pytest.mark.parametrize("way", WAYS)
def test_silence_by_option(way: str) -> None:
    scene = hunter({"chasseur-tir": way}, {"cible@aube.chasseur": "Dan"}).to("loups")
    scene.say("Bob", "devorer Ana")
    scene.to("chasseur")
    if way != "facultatif":
        assert_refused(scene, "Ana", "tirer rien", code="must-answer")
    scene.to_moment("jour")
    assert_dead(scene, *(["Ana", "Dan"] if way == "obligatoire-sinon-tirage" else ["Ana"]))
