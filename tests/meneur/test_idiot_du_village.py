"""Idiot du Village: the vote turns his card over instead of killing him, once; he then votes no more."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.view import view
from scene import (
    Scene,
    assert_alive,
    assert_card,
    assert_dead,
    assert_not_told,
    assert_refused,
    assert_told,
    village,
    windows_of,
)


def spared(plain: str = "Cleo Dan Eve Fay Gus", **more: Any) -> Scene:
    """The Idiot Ana was spared on day 1; night 2 begins."""
    return village(plain, Ana="idiot-du-village", Bob="loup-garou", **more).night().lynch("Ana")


@pytest.mark.rule("meneur.idiot-du-village.1")
def test_the_card() -> None:
    assert_card("idiot-du-village", camp="village", call="pendant-le-jour", line="Village, Pendant le jour")
    assert windows_of("idiot-du-village") == []


@pytest.mark.rule("meneur.idiot-du-village.2")
def test_voted_out_he_turns_his_card_over_and_lives() -> None:
    scene = spared()
    assert_dead(scene)
    assert_told(scene, "public", "revealed", who="Ana", role="idiot-du-village")
    assert "meneur.idiot-du-village.2" in scene.because("revealed", who="Ana")
    assert scene.because("survived", who="Ana") == {"meneur.idiot-du-village.2"}
    assert [seat.role for seat in view(scene.table, "public").seats if seat.name == "Ana"] == ["idiot-du-village"]


@pytest.mark.rule("meneur.idiot-du-village.2")
def test_nobody_is_executed_in_his_place_and_the_morning_says_nothing_of_it() -> None:
    scene = village("Cleo Dan Eve Fay Gus", Ana="idiot-du-village", Bob="loup-garou").night()
    scene.day({"Bob": "Ana", "Cleo": "Ana", "Dan": "Ana", "Ana": "Bob", "Eve": "Bob"}).night()
    assert_dead(scene)
    assert_not_told(scene, "public", "survived")


@pytest.mark.rule("meneur.idiot-du-village.2")
def test_voted_out_again_he_dies() -> None:
    scene = spared().night().lynch("Ana")
    assert_dead(scene, "Ana")


@pytest.mark.rule("meneur.idiot-du-village.2", "meneur.capitaine.3")
def test_he_is_spared_when_the_captain_breaks_a_tie_onto_him() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="idiot-du-village", Bob="loup-garou").elect("Fay").to("debat")
    scene.day({"Bob": "Ana", "Ana": "Bob"}, Fay="trancher Ana")
    assert_dead(scene)
    assert_told(scene, "public", "revealed", who="Ana")


@pytest.mark.rule("meneur.idiot-du-village.3")
def test_he_goes_on_debating() -> None:
    scene = spared().night()
    place = next(access for access in view(scene.table, "Ana").boards if access.board == "place")
    assert place.read
    assert place.write


@pytest.mark.rule("meneur.idiot-du-village.4")
def test_he_votes_no_more() -> None:
    scene = spared()
    for _ in range(2):
        scene.night().to("vote")
        assert_told(scene, "public", "may_vote", who=["Ana"], may=False)
        assert scene.asked("Ana") == []
        assert_refused(scene, "Ana", "voter Bob", code="no-vote", clause="meneur.idiot-du-village.4")
        scene.to_moment("nuit")
    assert scene.because("may_vote") == {"meneur.idiot-du-village.4"}
    assert scene.marks("Ana", "public") == ["revealed", "no-vote"]


@pytest.mark.rule("meneur.idiot-du-village.4", "meneur.juge-begue.4")
def test_he_does_not_vote_in_a_second_vote_of_the_same_day() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="idiot-du-village", Bob="loup-garou", Gus="juge-begue").night(
        Bob="devorer Cleo"
    )
    scene.say("Gus", "faire-le-signe")
    scene.to("vote")
    for player in ("Bob", "Dan", "Eve"):
        scene.say(player, "voter Ana")
    scene.close()
    assert scene.window == "vote"
    assert scene.asked("Ana") == []


@pytest.mark.rule("meneur.idiot-du-village.4", "meneur.capitaine.4")
def test_as_captain_he_loses_the_office_without_a_successor() -> None:
    scene = (
        village("Cleo Dan Eve Fay Gus", Ana="idiot-du-village", Bob="loup-garou").elect("Ana").to("debat").lynch("Ana")
    )
    assert_told(scene, "public", "elected", office="capitaine", how="abolished", after="Ana")
    assert scene.because("elected", how="abolished") == {"meneur.idiot-du-village.4"}
    assert "successeur" not in scene.closed
    assert scene.game.held("capitaine") == []
    scene.night().day({"Cleo": "Dan", "Dan": "Cleo"})
    assert "tranchage" not in scene.closed
    assert_dead(scene)


@pytest.mark.rule("meneur.idiot-du-village.5")
@pytest.mark.parametrize(
    ("orders", "dead"),
    [
        ({"Eve": "unir Gus Hal", "Bob": "devorer Ana"}, ["Ana"]),
        ({"Eve": "unir Gus Hal", "Cleo": "empoisonner Ana"}, ["Ana"]),
        ({"Eve": "unir Gus Hal", "Bob": "devorer Dan", "Dan": "tirer Ana"}, ["Ana", "Dan"]),
        ({"Eve": "unir Ana Fay", "Bob": "devorer Fay"}, ["Ana", "Fay"]),
    ],
)
def test_of_everything_else_he_dies_like_anyone(orders: dict[str, Any], dead: list[str]) -> None:
    scene = village(
        "Fay Gus Hal", Ana="idiot-du-village", Bob="loup-garou", Cleo="sorciere", Dan="chasseur", Eve="cupidon"
    ).night(**orders)
    assert_dead(scene, *dead)


@pytest.mark.rule("meneur.idiot-du-village.5")
def test_a_shot_by_day_kills_him() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="idiot-du-village", Bob="loup-garou", Gus="chasseur").night()
    scene.lynch("Gus", Gus="tirer Ana")
    assert_dead(scene, "Ana", "Gus")


@pytest.mark.rule("meneur.idiot-du-village.2", "meneur.cupidon.5")
def test_spared_he_costs_his_lover_nothing() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="idiot-du-village", Bob="loup-garou", Gus="cupidon").night(
        Gus="unir Ana Cleo"
    )
    scene.lynch("Ana")
    assert_alive(scene, "Ana", "Cleo")


@pytest.mark.rule("meneur.idiot-du-village.4")
def test_another_s_captaincy_is_not_his_to_lose() -> None:
    scene = (
        village("Cleo Dan Eve Fay Gus", Ana="idiot-du-village", Bob="loup-garou").elect("Cleo").to("debat").lynch("Ana")
    )
    assert scene.game.held("capitaine") == ["Cleo"]
