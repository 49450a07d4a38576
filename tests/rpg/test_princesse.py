"""Princesse: one more vote for a player without power, at the next bûcher alone, unheard before the count."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.events import fields
from loupiote.kernel.view import view
from rpg_scene import rpg
from scene import Scene, assert_card, assert_dead, assert_not_told, assert_refused, assert_told, windows_of


def princess(plain: str = "Bob Cleo Dan Eve", **more: Any) -> Scene:
    return rpg(plain, Ana="princesse", Fay="loup-garou", **more)


@pytest.mark.rule("rpg.princesse.1")
def test_every_night_she_may_name_one_living_player() -> None:
    assert_card("princesse", camp="village", call="chaque-nuit", line="Village, Chaque nuit", rules="rpg")
    assert windows_of("princesse", "rpg") == ["nuit"]
    scene = princess()
    assert_refused(scene, "Ana", "favoriser Bob Cleo", code="too-many")
    assert scene.say("Ana", "favoriser rien") is None
    scene.night(Ana="favoriser Bob", Fay="devorer Eve").day()
    assert_refused(scene, "Ana", "favoriser Eve", code="dead")
    scene.night(Ana="favoriser Bob")


@pytest.mark.rule("rpg.princesse.2", "rpg.princesse.3", "rpg.princesse.4")
@pytest.mark.parametrize(
    ("role", "worth"),
    [
        ("simple-villageois", 2.0),
        ("loup-garou", 2.0),
        ("voyante", 1.0),
        ("cupidon", 1.0),
        ("assommeur", 1.0),
        ("loup-garou-blanc", 1.0),
    ],
)
def test_only_a_player_without_power_gains(role: str, worth: float) -> None:
    scene = princess("Cleo Dan Eve", Bob=role).night(Ana="favoriser Bob").day({"Bob": "Cleo"})
    assert_told(scene, "public", "voted", who="Bob", weight=worth)
    assert ("rpg.princesse.2" in scene.because("voted", who="Bob")) is (worth > 1)


@pytest.mark.rule("rpg.princesse.2", "rpg.vote.13", "rpg.vote.14")
@pytest.mark.parametrize(("form", "worth"), [("double-voix", 3.0), ("1-5-voix", 2.5), ("tranchage", 2.0)])
def test_it_adds_to_the_voice_of_a_captain(form: str, worth: float) -> None:
    scene = princess(captain="Bob", form=form).night(Ana="favoriser Bob")
    scene.day({"Bob": "Cleo", "Dan": "Eve", "Eve": "Fay"})
    assert scene.told("public", "counted")[-1]["votes"] == {"Cleo": worth, "Eve": 1.0, "Fay": 1.0}
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.princesse.2")
def test_it_is_worth_nothing_to_who_may_not_vote() -> None:
    scene = princess(Gus="bouc-emissaire").night().day({"Bob": "Cleo", "Cleo": "Bob"}, Gus="designer-votants Dan")
    scene.night(Ana="favoriser Bob").day({"Dan": "Eve"})
    assert scene.told("public", "counted")[-1]["votes"] == {"Eve": 1.0}


@pytest.mark.rule("rpg.princesse.2")
def test_infected_a_simple_villageois_has_the_same_card() -> None:
    scene = princess(Gus="infect-pere-des-loups").night(Fay="devorer Bob", Gus="infecter").day()
    assert scene.game.camp("Bob") == "loups"
    scene.night(Ana="favoriser Bob").day({"Bob": "Cleo"})
    assert_told(scene, "public", "voted", who="Bob", weight=2.0)


@pytest.mark.rule("rpg.princesse.5")
def test_it_lasts_for_one_bucher() -> None:
    scene = princess().night(Ana="favoriser Bob").day({"Bob": "Cleo", "Dan": "Cleo"})
    scene.night().day({"Bob": "Dan"})
    assert [fact["weight"] for fact in scene.told("public", "voted", who="Bob")] == [2.0, 1.0]


@pytest.mark.rule("rpg.princesse.1", "rpg.vote.7")
def test_nobody_is_told_before_the_count() -> None:
    said = []
    for order in ({"Ana": "favoriser Bob"}, {}):
        scene = princess().night(**order)
        assert scene.say("Bob", "voter Cleo") is None
        said.append([fields(t.event) for t in view(scene.table, "Bob").told])
        assert scene.marks("Bob") == scene.marks("Bob", "Ana") == []
        assert view(scene.table, "Cleo").totals == {"Cleo": 1.0}
    assert said[0] == said[1]


@pytest.mark.rule("rpg.nuit.8")
def test_moved_onto_a_player_with_a_power_it_has_no_effect() -> None:
    scene = princess(Gus="redirecteur", Hal="voyante").night(Ana="favoriser Bob", Gus="rediriger Bob Hal")
    scene.day({"Bob": "Cleo", "Hal": "Cleo"})
    for voter in ("Bob", "Hal"):
        assert_told(scene, "public", "voted", who=voter, weight=1.0)
    assert scene.told("Ana", "redirected") == [{"who": "Ana"}]


def test_covered_it_fails() -> None:
    scene = princess(Gus="protecteur").night(Ana="favoriser Bob", Gus="proteger Bob")
    assert_told(scene, "Ana", "failed")
    scene.day({"Bob": "Cleo"})
    assert_told(scene, "public", "voted", who="Bob", weight=1.0)
    assert_not_told(scene, "Bob", "failed")
