"""Cupidon and the Amoureux: bound to the end, and against everybody where their camps differ."""

from __future__ import annotations

from typing import Any

import pytest

from forum.scenes import forum
from scene import Scene, assert_dead, assert_not_told, assert_refused, assert_won, rights


def cupid(plain: str = "Cleo Dan Eve Fay Gus", /, **more: Any) -> Scene:
    return forum(plain, Ana="cupidon", Bob="loup-garou", **more)


@pytest.mark.rule("forum.cupidon.1")
def test_on_the_first_night_two_players_fall_in_love() -> None:
    scene = cupid()
    assert scene.window == "cupidon" and scene.say("Ana", "unir Cleo Dan") is None
    scene.night()
    assert [player for player in scene.game.seats if "in-love" in scene.marks(player)] == ["Cleo", "Dan"]
    assert "forum.cupidon.1" in scene.because("bound")


@pytest.mark.rule("forum.cupidon.1")
def test_he_must_choose_and_is_drawn_for_if_he_is_silent() -> None:
    scene = cupid(script={"couple@nuit.cupidon": ["Eve", "Gus"]})
    assert_refused(scene, "Ana", "unir rien", code="must-answer", clause="forum.cupidon.1")
    scene.night()
    assert scene.game.held("amoureux") == ["Eve", "Gus"]


@pytest.mark.rule("forum.cupidon.2")
@pytest.mark.parametrize(("victim", "other"), [("Cleo", "Dan"), ("Dan", "Cleo")])
def test_if_one_dies_the_other_dies_of_grief(victim: str, other: str) -> None:
    scene = cupid().night(Ana="unir Cleo Dan").to_moment("nuit").night(Bob=f"devorer {victim}")
    assert_dead(scene, "Cleo", "Dan")
    assert scene.because("died", who=other) >= {"forum.cupidon.2", "forum.tours-de-jeu.25"}


@pytest.mark.rule("forum.cupidon.3")
def test_a_wolf_and_a_villager_may_be_in_love() -> None:
    scene = cupid()
    assert scene.say("Ana", "unir Bob Cleo") is None
    assert scene.night().game.held("amoureux") == ["Bob", "Cleo"]


# ---- 4, 5: against all


def pair(**options: Any) -> Scene:
    """Ana, a wolf, loves Bob; Cleo is a wolf, Eve made them fall in love and is dead, Dan too."""
    roles = {"Ana": "loup-garou", "Cleo": "loup-garou", "Eve": "cupidon"}
    scene = forum("Bob Dan Fay", options=options, **roles).night(Eve="unir Ana Bob", Ana="devorer Eve")
    assert scene.game.held("amoureux") == ["Ana", "Bob"]
    return scene


@pytest.mark.rule("forum.cupidon.4")
def test_a_living_pair_of_two_camps_holds_the_wolves_back() -> None:
    scene = pair().lynch("Dan").night(Ana="devorer Fay")
    assert scene.game.living == ["Ana", "Cleo", "Bob"]  # a single villager is left
    assert not scene.game.over


@pytest.mark.rule("forum.cupidon.4")
def test_a_living_pair_of_two_camps_holds_the_village_back() -> None:
    roles = {"Ana": "espion", "Cleo": "loup-garou", "Eve": "cupidon"}
    scene = forum("Bob Dan Fay", **roles).night(Eve="unir Ana Bob").lynch("Cleo")
    assert not scene.game.over  # the last wolf is dead, the Espion and Bob play for themselves
    scene.night().lynch("Ana")
    assert_won(scene, "village", "Dan", "Fay", "Eve")  # Bob played for the pair


@pytest.mark.rule("forum.cupidon.4")
def test_a_pair_of_one_camp_holds_nobody_back() -> None:
    roles = {"Ana": "loup-garou", "Eve": "cupidon"}
    scene = forum("Bob Dan Fay", **roles).night(Eve="unir Bob Dan").lynch("Ana")
    assert_won(scene, "village", "Bob", "Dan", "Eve", "Fay")


@pytest.mark.rule("forum.cupidon.5")
def test_left_alone_they_win() -> None:
    scene = pair().lynch("Dan").night(Ana="devorer Fay").to("vote")
    for voter in ("Ana", "Bob"):
        scene.say(voter, "voter Cleo")
    scene.day()
    assert_won(scene, "amoureux", "Ana", "Bob")
    assert scene.because("won") == {"forum.cupidon.5"}


@pytest.mark.parametrize("option", [False, True])
def test_cupidon_wins_with_them_by_option(option: bool) -> None:
    scene = pair(**{"cupidon-gagne": option}).lynch("Dan").night(Ana="devorer Fay").to("vote")
    for voter in ("Ana", "Bob"):
        scene.say(voter, "voter Cleo")
    scene.day()
    assert_won(scene, "amoureux", "Ana", "Bob", *(["Eve"] if option else []))


@pytest.mark.parametrize("option", [False, True])
def test_cupidon_alive_keeps_them_from_winning_or_not_by_option(option: bool) -> None:
    scene = forum("Cleo Dan", Ana="cupidon", Bob="loup-garou", options={"cupidon-gagne": option})
    scene.night(Ana="unir Bob Cleo", Bob="devorer Dan")
    assert scene.game.over is option


@pytest.mark.parametrize(("option", "camps"), [("avec-leur-camp", ["loups"]), ("couple-aussi", ["loups", "amoureux"])])
def test_a_pair_of_one_camp_wins_as_a_pair_too_by_option(option: str, camps: list[str]) -> None:
    roles = {"Ana": "loup-garou", "Bob": "loup-garou", "Cleo": "cupidon"}
    scene = forum("Dan", options={"amoureux-de-meme-camp": option, "victoire-loups": "elimination"}, **roles)
    scene.night(Cleo="unir Ana Bob", Ana="devorer Cleo").to("vote")
    scene.say("Ana", "voter Dan")
    scene.day()
    assert scene.game.camps == camps and scene.game.winners == ["Ana", "Bob"]


# ---- 6 to 8: who, and who is told


@pytest.mark.rule("forum.cupidon.6")
def test_he_may_be_one_of_the_two() -> None:
    scene = cupid()
    assert scene.say("Ana", "unir Ana Cleo") is None
    assert scene.night().game.held("amoureux") == ["Ana", "Cleo"]


@pytest.mark.rule("forum.cupidon.7")
def test_his_choice_goes_to_the_game_master_alone() -> None:
    scene = cupid()
    scene.say("Ana", "unir Cleo Dan")
    scene.close()
    for other in ("Bob", "Eve", "public"):
        assert_not_told(scene, other, "bound")
        assert scene.marks("Cleo", other) == []
    assert scene.marks("Cleo", "mj") == ["in-love"]
    assert_not_told(scene, "Ana", "bound")


@pytest.mark.rule("forum.cupidon.8")
def test_each_of_the_two_is_told_the_name_of_the_other() -> None:
    scene = cupid().night(Ana="unir Bob Cleo")
    assert scene.told("Bob", "bound") == [{"who": "Cleo", "as": "lover"}]
    assert scene.told("Cleo", "bound") == [{"who": "Bob", "as": "lover"}]
    assert len(scene.told("mj", "bound")) == 2
    assert "forum.cupidon.8" in scene.because("bound")
    assert [rights(scene, player, "salon") for player in ("Bob", "Cleo", "Eve")] == ["", "", ""]


@pytest.mark.parametrize("option", [False, True])
def test_they_learn_their_roles_by_option(option: bool) -> None:
    scene = cupid(options={"amoureux-roles-connus": option}).night(Ana="unir Bob Cleo")
    role = {"role": "loup-garou"} if option else {}
    assert scene.told("Cleo", "bound") == [{"who": "Bob", "as": "lover"} | role]


@pytest.mark.parametrize("option", [False, True])
def test_they_have_a_board_for_two_by_option(option: bool) -> None:
    scene = cupid(options={"amoureux-salon": option})
    players = ("Bob", "Cleo", "Ana", "Eve", "public")
    assert [rights(scene, player, "salon") for player in players] == [""] * 5
    scene.night(Ana="unir Bob Cleo")
    assert [rights(scene, player, "salon") for player in players] == ["rw" * option] * 2 + [""] * 3
