"""Idiot du Village: the votes reveal him and take his vote and title; revealed, he lives by his power alone."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.boards import access
from rpg_scene import deprived, orders, rpg
from scene import (
    Scene,
    assert_alive,
    assert_card,
    assert_dead,
    assert_not_told,
    assert_refused,
    assert_told,
    assert_won,
)

TIE = {"Eve": "Fay", "Fay": "Eve"}


def idiot(plain: str = "Cleo Eve Fay Gus", **more: Any) -> Scene:
    return rpg(plain, Ana="idiot-du-village", Bob="loup-garou", **more)


def revealed(plain: str = "Cleo Eve Fay Gus", **more: Any) -> Scene:
    """The vote of day 1 has revealed Ana; night 2 is open."""
    return idiot(plain, **more).night().lynch("Ana")


@pytest.mark.rule("rpg.idiot-du-village.2", "rpg.idiot-du-village.3", "rpg.vote.16")
def test_designated_by_the_votes_he_lives_and_is_revealed() -> None:
    assert_card(
        "idiot-du-village", camp="village", call="pendant-le-jour", line="Village, Pendant le jour", rules="rpg"
    )
    scene = idiot().night().day({"Bob": "Ana", "Cleo": "Ana", "Ana": "Bob"})
    assert_dead(scene)
    assert_told(scene, "public", "revealed", who="Ana", role="idiot-du-village")
    assert {"rpg.idiot-du-village.2", "rpg.idiot-du-village.3"} <= scene.because("revealed")


@pytest.mark.rule("rpg.idiot-du-village.2")
def test_so_he_does_when_the_captain_names_him_at_a_tie() -> None:
    scene = idiot(captain="Gus").night().day({"Eve": "Ana", "Ana": "Eve"}, Gus="trancher Ana")
    assert_dead(scene)
    assert_told(scene, "public", "revealed", who="Ana")


@pytest.mark.rule("rpg.idiot-du-village.2")
def test_and_as_often_as_they_name_him() -> None:
    scene = revealed().night().lynch("Ana").night().lynch("Ana")
    assert_dead(scene)
    assert len(scene.told("public", "revealed")) == 1
    assert len(scene.told("public", "saved", who="Ana", role="idiot-du-village")) == 2


@pytest.mark.rule("rpg.idiot-du-village.4")
@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize(
    ("orders_", "also"),
    [
        ({"Bob": "devorer Ana"}, []),
        ({"Hal": "empoisonner Ana"}, []),
        ({"Bob": "devorer Ian", "Ian": "tirer Ana"}, ["Ian"]),
    ],
)
def test_any_other_death_is_his(orders_: dict[str, str], also: list[str], again: bool) -> None:
    scene = revealed(Hal="sorciere", Ian="chasseur") if again else idiot(Hal="sorciere", Ian="chasseur")
    assert_dead(scene.night(**orders_), "Ana", *also)


@pytest.mark.rule("rpg.idiot-du-village.4", "rpg.vote.17")
def test_without_his_power_he_burns() -> None:
    scene = deprived(idiot(), "Ana", until="soir").night().lynch("Ana")
    assert_dead(scene, "Ana")
    assert_not_told(scene, "public", "revealed")


@pytest.mark.rule("rpg.idiot-du-village.5", "rpg.idiot-du-village.6")
def test_revealed_he_votes_no_more_but_may_talk() -> None:
    scene = revealed().night()
    assert_told(scene, "public", "may_vote", who=["Ana"], may=False)
    assert_refused(scene, "Ana", "voter Bob", code="no-vote", clause="rpg.idiot-du-village.5")
    place = next(board for board in scene.game.ruleset.boards if board.id == "place")
    assert access(scene.game, place, "Ana").write
    scene.day().night()
    assert_refused(scene, "Ana", "voter Bob", code="no-vote")


@pytest.mark.rule("rpg.idiot-du-village.5", "rpg.bouc-emissaire.4")
def test_no_bouc_emissaire_gives_him_his_vote_back() -> None:
    scene = revealed(Hal="bouc-emissaire").night().to("vote")
    orders(scene, Eve="voter Fay", Fay="voter Eve").to("votants")
    assert_refused(scene, "Hal", "designer-votants Ana Eve", code="no-vote", clause="rpg.idiot-du-village.5")


@pytest.mark.rule("rpg.idiot-du-village.7", "rpg.vote.18")
def test_a_title_that_he_had_is_lost_for_good_and_ties_kill_nobody() -> None:
    scene = revealed(captain="Ana")
    assert scene.game.held("capitaine") == []
    assert_told(scene, "public", "elected", office="capitaine", how="abolished", after="Ana")
    scene.night().day(TIE)
    assert_dead(scene)
    assert not {"tranchage", "successeur"} & set(scene.closed)
    scene.night(Bob="devorer Ana").day()
    assert "successeur" not in scene.closed


def handed(form: str) -> Scene:
    """The Capitaine Gus, burnt on day 2, has left his title to the revealed Idiot; night 3 is open."""
    scene = revealed(captain="Gus", form=form).night().lynch("Gus")
    assert scene.say("Gus", "nommer-successeur Ana") is None
    assert scene.game.held("capitaine") == ["Ana"]
    return scene


@pytest.mark.rule("rpg.idiot-du-village.8", "rpg.vote.18")
@pytest.mark.parametrize("form", ["tranchage", "double-voix-et-tranchage"])
def test_a_title_that_he_receives_settles_no_tie_and_has_no_voice(form: str) -> None:
    scene = handed(form).night()
    assert_refused(scene, "Ana", "voter Bob", code="no-vote")
    scene.day(TIE)
    assert_dead(scene, "Gus")
    assert "tranchage" not in scene.closed


@pytest.mark.rule("rpg.idiot-du-village.9")
def test_he_may_pass_it_on_with_all_that_it_is_worth() -> None:
    scene = handed("double-voix-et-tranchage").night(Bob="devorer Ana")
    assert scene.say("Ana", "nommer-successeur Cleo") is None
    assert scene.game.held("capitaine") == ["Cleo"]
    scene.to("vote")
    orders(scene, Cleo="voter Eve", Eve="voter Fay", Bob="voter Fay").to("tranchage")
    assert scene.asked("Cleo") == ["trancher"]


@pytest.mark.rule("rpg.idiot-du-village.10", "rpg.ancien.14")
def test_revealed_he_dies_with_the_powers_of_the_village_by_day() -> None:
    scene = revealed(Hal="ancien").night().lynch("Hal")
    assert_dead(scene, "Ana", "Hal")
    assert "rpg.idiot-du-village.10" in scene.because("died", who="Ana")


@pytest.mark.rule("rpg.idiot-du-village.10", "rpg.nuit.45")
def test_and_at_night_with_the_other_dead_of_that_night() -> None:
    scene = revealed(Hal="ancien", Ian="sorciere").night(Ian="empoisonner Hal")
    assert_dead(scene, "Ana", "Hal")
    assert [d["who"] for d in scene.told("public", "died")] == ["Ana", "Hal"]


@pytest.mark.rule("rpg.idiot-du-village.10")
def test_hidden_he_loses_nothing_but_his_grace() -> None:
    scene = idiot(Hal="ancien").night().lynch("Hal")
    assert_dead(scene, "Hal")
    assert_dead(scene.night().lynch("Ana"), "Ana", "Hal")


@pytest.mark.rule("rpg.idiot-du-village.10", "rpg.idiot-du-village.11")
def test_his_power_removed_he_dies_at_daybreak_for_good() -> None:
    scene = revealed()
    scene.decree("suppress", "Ana")
    assert_dead(scene)
    scene.night()
    assert_dead(scene, "Ana")
    assert_told(scene, "mj", "died", who="Ana", cause="grace-perdue")
    assert {"rpg.idiot-du-village.10", "rpg.idiot-du-village.11"} <= scene.because("died", who="Ana")
    assert scene.game.moment == "jour"


@pytest.mark.rule("rpg.idiot-du-village.10")
def test_a_power_that_is_away_for_a_time_kills_no_revealed_idiot() -> None:
    scene = deprived(idiot(), "Ana", until="soir")
    assert scene.decree("mark", "Ana", "revealed") is None
    assert_alive(scene.night(), "Ana")


def test_he_wins_with_the_village() -> None:
    assert_won(revealed().night().lynch("Bob"), "village", "Ana", "Cleo", "Eve", "Fay", "Gus")
