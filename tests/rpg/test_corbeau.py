"""Corbeau: a placard at daybreak, a vote against its player at that day's count, and nobody told whose hand it was."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.data import encode
from rpg_scene import orders, rpg
from scene import Scene, assert_card, assert_dead, assert_not_told, assert_refused, assert_told, windows_of


def raven(plain: str = "Bob Cleo Dan Eve", **more: Any) -> Scene:
    return rpg(plain, Ana="corbeau", Fay="loup-garou", **more)


@pytest.mark.rule("rpg.corbeau.1")
def test_he_is_played_without_the_extension() -> None:
    assert_card("corbeau", camp="village", call="chaque-nuit", line="Village, Chaque nuit", rules="rpg")
    assert windows_of("corbeau", "rpg") == ["nuit"]
    assert raven().game.options["extensions"] == []


@pytest.mark.rule("rpg.corbeau.3")
def test_he_names_one_player_or_nobody_himself_too_and_again() -> None:
    scene = raven()
    assert_refused(scene, "Ana", "designer Bob Cleo", code="too-many")
    assert scene.say("Ana", "designer rien") is None
    assert scene.say("Ana", "designer Ana") is None
    scene.night(Ana="designer Bob").day({"Cleo": "Dan", "Eve": "Dan"}).night(Ana="designer Bob")
    assert_told(scene, "public", "vote_added", who="Bob")
    assert_refused(scene, "Ana", "designer Bob")


@pytest.mark.rule("rpg.corbeau.4")
def test_the_placard_stands_from_daybreak_to_the_count() -> None:
    scene = raven(Gus="sorciere")
    orders(scene, Ana="designer Bob").to("sorciere")
    assert "designated" not in scene.marks("Bob", "Cleo")
    scene.to("vote")
    assert "designated" in scene.marks("Bob", "Cleo")
    scene.day({"Cleo": "Dan", "Eve": "Dan"})
    assert scene.marks("Bob", "mj") == []


@pytest.mark.rule("rpg.corbeau.4", "rpg.corbeau.9")
def test_between_the_end_of_the_orders_and_daybreak_nobody_sees_it() -> None:
    scene = raven(Gus="chasseur")
    orders(scene, Ana="designer Bob", Fay="devorer Gus").to("chasseur")
    assert scene.marks("Bob", "Bob") == scene.marks("Bob", "Cleo") == []
    assert scene.marks("Bob", "mj") == ["accused"]


@pytest.mark.rule("rpg.corbeau.5", "rpg.vote.12")
def test_it_counts_as_a_vote() -> None:
    scene = raven().night(Ana="designer Bob").day({"Cleo": "Bob", "Dan": "Cleo"})
    assert scene.told("public", "counted")[-1]["votes"] == {"Bob": 2.0, "Cleo": 1.0}
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.corbeau.5", "rpg.vote.12")
def test_it_may_make_a_tie_and_designate_alone() -> None:
    tie = raven(captain="Eve").night(Ana="designer Bob").to("vote")
    orders(tie, Dan="voter Cleo").to("tranchage")
    assert tie.legal("Eve", "trancher") == ["Bob", "Cleo"]
    assert_dead(raven().night(Ana="designer Bob").day(), "Bob")


@pytest.mark.rule("rpg.corbeau.5")
def test_by_option_it_weighs_two() -> None:
    scene = raven(options={"corbeau-voix": 2}).night(Ana="designer Bob").day({"Cleo": "Dan"})
    assert scene.told("public", "counted")[-1]["votes"] == {"Bob": 2.0, "Dan": 1.0}


@pytest.mark.rule("rpg.corbeau.5")
@pytest.mark.parametrize("night", [True, False])
def test_it_is_nothing_to_a_player_who_died(night: bool) -> None:
    scene = raven().night(Ana="designer Bob", **({"Fay": "devorer Bob"} if night else {}))
    if not night:
        scene.decree("kill", "Bob")
    else:
        assert_not_told(scene, "public", "vote_added")
    scene.day()
    assert_dead(scene, "Bob")
    assert_told(scene, "mj", "died", who="Bob", cause="loups" if night else "decret")


@pytest.mark.rule("rpg.corbeau.9", "rpg.nuit.13")
def test_it_is_announced_as_the_day_opens_and_its_author_is_not() -> None:
    scene = raven().night(Ana="designer Bob")
    kinds = [type(t.event).__name__ for t in scene.table.told if t.to is None]
    assert kinds[-2:] == ["Opened", "VoteAdded"]
    assert scene.told("public", "vote_added") == [{"who": "Bob", "votes": 1.0, "source": "corbeau"}]
    assert "rpg.corbeau.9" in scene.because("vote_added")
    assert b"Ana" not in encode([t.event for t in scene.table.told if t.to is None and t.moment == "jour"])


def test_dead_that_night_he_has_put_it_up_all_the_same() -> None:
    scene = raven().night(Ana="designer Bob", Fay="devorer Ana")
    assert_told(scene, "public", "vote_added", who="Bob")


@pytest.mark.rule("rpg.nuit.15", "rpg.nuit.9")
@pytest.mark.parametrize(
    ("role", "order", "raised", "failed"),
    [
        ("protecteur", "proteger Bob", None, True),
        ("redirecteur", "rediriger Bob Cleo", "Cleo", False),
        ("assommeur", "assommer Ana", None, False),
    ],
)
def test_what_meets_his_order(role: str, order: str, raised: str | None, failed: bool) -> None:
    scene = raven(Gus=role).night(Ana="designer Bob", Gus=order)
    assert [fact["who"] for fact in scene.told("public", "vote_added")] == ([raised] if raised else [])
    assert bool(scene.told("Ana", "failed")) is failed


@pytest.mark.rule("rpg.vote.12", "rpg.vote.23")
def test_the_placard_of_one_who_dies_before_the_close_falls_with_the_votes_against_them() -> None:
    scene = raven().night(Ana="designer Bob")
    scene.decree("kill", "Bob")
    scene.day()
    assert scene.told("public", "counted")[-1] == {"votes": {}}
    assert_dead(scene, "Bob")
