"""The Chasseur: dying of whatever, he shoots somebody at once."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.rules.meneur.orders import NIGHT
from scene import Scene, assert_card, assert_dead, assert_refused, assert_told, village, windows_of


def hunter(**more: Any) -> Scene:
    return village("Eve Fay Gus Hal", Ana="chasseur", Bob="loup-garou", Dan="sorciere", **more)


def dying(script: dict[str, Any] | None = None, **options: Any) -> Scene:
    """Ana is dead and asked for her shot."""
    scene = hunter(options=options, script=script).play("aube", {"Bob": "devorer Ana"})
    assert scene.window == "chasseur"
    return scene


@pytest.mark.rule("meneur.chasseur.1")
def test_the_card() -> None:
    assert_card("chasseur", camp="village", call="a-sa-mort", line="Village, À sa mort")
    assert windows_of("chasseur") == ["chasseur"] and "chasseur" not in NIGHT


@pytest.mark.rule("meneur.chasseur.1", "meneur.chasseur.2")
def test_no_night_has_a_call_for_him() -> None:
    scene = hunter()
    while scene.game.round < 3:
        assert scene.asked("Ana") in ([], ["voter"])
        scene.close()


@pytest.mark.rule("meneur.chasseur.2")
@pytest.mark.parametrize("until", ["loups", "debat", "vote"])
def test_he_has_no_power_while_he_is_alive(until: str) -> None:
    scene = hunter().to(until)
    assert_refused(scene, "Ana", "tirer Bob", code="alive", clause="meneur.chasseur.2")


@pytest.mark.rule("meneur.chasseur.3")
def test_executed_he_shoots_at_once() -> None:
    scene = village("Cleo Dan Eve Fay Hal", Ana="chasseur", Bob="loup-garou", Gus="loup-garou")
    scene.night().lynch("Ana", Ana="tirer Bob")
    assert_dead(scene, "Ana", "Bob")
    assert [(d["who"], d["role"]) for d in scene.told("public", "died")] == [("Ana", "chasseur"), ("Bob", "loup-garou")]
    assert "meneur.chasseur.3" in scene.because("died", who="Bob")
    assert_told(scene, "mj", "died", who="Bob", cause="tir", author="Ana")


@pytest.mark.rule("meneur.chasseur.3")
@pytest.mark.parametrize(("option", "seen"), [("role", True), ("camp", False), ("rien", False)])
def test_everybody_sees_the_shot_unless_the_cards_of_the_dead_stay_hidden(option: str, seen: bool) -> None:
    scene = dying(**{"annonce-des-morts": option})
    scene.say("Ana", "tirer Fay")
    scene.close()
    assert bool(scene.told("public", "acted", who="Ana", power="tirer", target=["Fay"])) is seen
    assert scene.because("acted") == {"meneur.chasseur.3"}


@pytest.mark.rule("meneur.chasseur.3")
@pytest.mark.parametrize(
    ("cleo", "orders", "dead"),
    [
        ("voyante", {"Bob": "devorer Ana"}, ["Ana", "Hal"]),
        ("voyante", {"Dan": "empoisonner Ana"}, ["Ana", "Hal"]),
        ("cupidon", {"Cleo": "unir Ana Eve", "Bob": "devorer Eve"}, ["Ana", "Eve", "Hal"]),  # grief
    ],
)
def test_every_death_brings_the_shot(cleo: str, orders: dict[str, str], dead: list[str]) -> None:
    scene = hunter(Cleo=cleo).play("aube", orders)
    assert scene.window == "chasseur" and scene.asked("Ana") == ["tirer"]
    assert scene.say("Ana", "tirer Hal") is None
    scene.close()
    assert scene.game.moment in ("aube", "election")  # immediately
    assert_dead(scene, *dead)


@pytest.mark.rule("meneur.chasseur.3")
def test_a_death_by_decree_brings_the_shot_too() -> None:
    scene = hunter().to("debat")
    scene.decree("kill", "Ana")
    assert scene.window == "chasseur"


@pytest.mark.rule("meneur.chasseur.3")
def test_the_shot_takes_one_living_player() -> None:
    scene = dying()
    assert scene.legal("Ana", "tirer") == ["Bob", "Dan", "Eve", "Fay", "Gus", "Hal"]
    assert_refused(scene, "Ana", "tirer Ana", code="dead", clause="meneur.chasseur.3")
    assert_refused(scene, "Ana", "tirer Bob Dan", code="too-many")
    assert_refused(scene, "Bob", "tirer Dan", code="not-asked")


@pytest.mark.rule("meneur.chasseur.3")
def test_the_shot_is_compulsory() -> None:
    assert_refused(dying(), "Ana", "tirer rien", code="must-answer", clause="meneur.chasseur.3")


@pytest.mark.rule("meneur.chasseur.3")
@pytest.mark.parametrize("drawn", ["Fay", "Bob"])
def test_without_a_name_in_time_the_target_is_drawn(drawn: str) -> None:
    scene = dying(script={"cible@aube.chasseur": drawn})
    scene.close()
    assert_dead(scene, "Ana", drawn)


@pytest.mark.rule("meneur.chasseur.3")
def test_the_target_is_drawn_by_day_too() -> None:
    scene = hunter(script={"cible@execution.chasseur": "Fay"}).night().lynch("Ana")
    assert_dead(scene, "Ana", "Fay")


def test_a_silent_shot_is_lost_by_option() -> None:
    scene = dying(**{"chasseur-tir": "obligatoire-sinon-perdu"})
    assert_refused(scene, "Ana", "tirer rien", code="must-answer")
    scene.close()
    assert_dead(scene, "Ana")
    assert not scene.game.drawn


@pytest.mark.parametrize("order", ["tirer rien", None])
def test_the_shot_is_free_by_option(order: str | None) -> None:
    scene = dying(**{"chasseur-tir": "facultatif"})
    assert order is None or scene.say("Ana", order) is None
    scene.close()
    assert_dead(scene, "Ana")


@pytest.mark.parametrize("option", ["obligatoire-sinon-perdu", "facultatif"])
def test_a_shot_with_a_name_hits_whatever_the_option(option: str) -> None:
    scene = dying(**{"chasseur-tir": option})
    scene.say("Ana", "tirer Fay")
    scene.close()
    assert_dead(scene, "Ana", "Fay")


@pytest.mark.rule("meneur.chasseur.3")
def test_no_shot_when_the_vote_against_the_ancien_has_taken_it() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="chasseur", Bob="loup-garou", Gus="ancien")
    scene.night().lynch("Gus").night(Bob="devorer Ana")
    assert_dead(scene, "Ana", "Gus")
    assert "chasseur" not in scene.closed


@pytest.mark.rule("meneur.chasseur.3")
def test_no_shot_when_the_servante_devouee_has_taken_the_role() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="chasseur", Bob="loup-garou", Gus="servante-devouee")
    scene.night().lynch("Ana", Gus="prendre-role Ana")
    assert_dead(scene, "Ana")
    assert "chasseur" not in scene.closed
