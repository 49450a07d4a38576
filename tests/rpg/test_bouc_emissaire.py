"""Bouc-émissaire: dead in the place of the tied, whoever the Capitaine is; his voters, and the next bûcher without them."""

from __future__ import annotations

from typing import Any

import pytest

from rpg_scene import deprived, orders, rpg
from scene import (
    Scene,
    assert_card,
    assert_dead,
    assert_not_told,
    assert_refused,
    assert_told,
    windows_of,
)

TIE = {"Cleo": "Dan", "Dan": "Cleo"}


def goat(plain: str = "Cleo Dan Eve Fay Gus", **more: Any) -> Scene:
    return rpg(plain, Ana="bouc-emissaire", Bob="loup-garou", **more)


def tied(named: str, **more: Any) -> Scene:
    """A tie on day 1 has killed Ana, who named these voters; night 2 is open."""
    return goat(**more).night().day(TIE, Ana=f"designer-votants {named}")


@pytest.mark.rule("rpg.bouc-emissaire.1", "rpg.vote.16")
def test_he_dies_in_the_place_of_the_tied() -> None:
    assert_card("bouc-emissaire", camp="village", call="pendant-le-jour", line="Village, Pendant le jour", rules="rpg")
    assert windows_of("bouc-emissaire", "rpg") == ["votants"]
    scene = goat().night().day(TIE)
    assert_dead(scene, "Ana")
    assert {"rpg.bouc-emissaire.1", "rpg.vote.16"} <= scene.because("died", who="Ana")


@pytest.mark.rule("rpg.bouc-emissaire.1")
def test_tied_himself_he_dies_too() -> None:
    scene = goat().night().day({"Cleo": "Ana", "Ana": "Cleo"})
    assert_dead(scene, "Ana")
    assert "votants" in scene.closed


@pytest.mark.rule("rpg.bouc-emissaire.1", "rpg.vote.11")
def test_no_vote_is_no_tie() -> None:
    scene = goat(captain="Cleo").night().day()
    assert_dead(scene)
    assert not {"votants", "tranchage"} & set(scene.closed)


@pytest.mark.rule("rpg.bouc-emissaire.2", "rpg.vote.16")
@pytest.mark.parametrize("form", ["tranchage", "double-voix", "double-voix-et-tranchage", "1-5-voix"])
def test_whatever_the_captain_can_do(form: str) -> None:
    scene = goat(captain="Gus", form=form).night().day({"Cleo": "Dan", "Dan": "Cleo"})
    assert_dead(scene, "Ana")
    assert "tranchage" not in scene.closed


@pytest.mark.rule("rpg.bouc-emissaire.3")
def test_his_own_vote_may_prevent_the_tie() -> None:
    scene = goat().night().day(TIE | {"Ana": "Cleo"})
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.bouc-emissaire.4")
def test_only_those_whom_he_names_vote_at_the_next_bucher_and_all_at_the_one_after() -> None:
    scene = tied("Cleo Dan")
    assert_told(scene, "public", "may_vote", who=["Cleo", "Dan"], may=True)
    scene.night()
    assert_told(scene, "public", "may_vote", who=["Bob", "Eve", "Fay", "Gus"], may=False)
    assert_refused(scene, "Eve", "voter Bob", code="no-vote", clause="rpg.bouc-emissaire.4")
    scene.day({"Cleo": "Dan"})
    assert_dead(scene, "Ana", "Dan")
    assert scene.night().asked("Eve") == ["voter"]


@pytest.mark.rule("rpg.bouc-emissaire.4", "rpg.vote.28")
def test_it_is_a_right_but_he_names_somebody_and_the_night_waits() -> None:
    scene = goat().night().to("vote")
    orders(scene, Cleo="voter Dan", Dan="voter Cleo").to("votants")
    assert scene.game.moment == "soir"
    assert scene.game.ruleset.delays["votants"] == "delai-reponses"
    assert_refused(scene, "Ana", "designer-votants", code="too-few")
    assert_refused(scene, "Ana", "designer-votants Ana", code="dead")
    assert scene.say("Ana", "designer-votants rien") is None
    scene.close()
    assert scene.window == "nuit"
    assert_not_told(scene, "public", "may_vote")
    scene.night()
    assert all("voter" in scene.asked(player) for player in scene.game.living)


@pytest.mark.rule("rpg.bouc-emissaire.5")
@pytest.mark.parametrize("night", [True, False])
def test_dead_otherwise_he_names_nobody(night: bool) -> None:
    scene = goat().night(**({"Bob": "devorer Ana"} if night else {}))
    if not night:
        scene.lynch("Ana")
    assert_dead(scene, "Ana")
    assert "votants" not in scene.closed
    assert_not_told(scene, "public", "may_vote")


@pytest.mark.rule("rpg.bouc-emissaire.6", "rpg.vote.12")
@pytest.mark.parametrize("placard", [True, False])
def test_if_they_all_die_nobody_is_burnt_placard_or_not(placard: bool) -> None:
    scene = tied("Cleo", Hal="corbeau").night(Bob="devorer Cleo", **({"Hal": "designer Dan"} if placard else {}))
    scene.day()
    assert_dead(scene, "Ana", "Cleo")
    assert scene.night().asked("Eve") == ["voter"]


@pytest.mark.rule("rpg.bouc-emissaire.7")
def test_the_placard_of_a_corbeau_who_may_not_vote_counts() -> None:
    scene = tied("Cleo Dan", Hal="corbeau").night(Hal="designer Fay")
    assert_refused(scene, "Hal", "voter Fay", code="no-vote")
    scene.day({"Cleo": "Fay", "Dan": "Cleo"})
    assert scene.told("public", "counted")[-1]["votes"] == {"Fay": 2.0, "Cleo": 1.0}
    assert_dead(scene, "Ana", "Fay")


@pytest.mark.rule("rpg.vote.17", "rpg.bouc-emissaire.1")
def test_without_his_power_he_is_no_part_of_a_tie() -> None:
    scene = deprived(goat(), "Ana").night().day(TIE)
    assert_dead(scene)
    scene = goat(Hal="ancien").night().lynch("Hal").night().day(TIE)
    assert_dead(scene, "Hal")
    assert "votants" not in scene.closed


@pytest.mark.rule("rpg.vote.21", "rpg.bouc-emissaire.4")
def test_a_captain_who_may_not_vote_still_settles_ties() -> None:
    scene = goat(captain="Gus").night().day(TIE, Ana="designer-votants Cleo Dan").night()
    assert_refused(scene, "Gus", "voter Eve", code="no-vote")
    orders(scene, Cleo="voter Eve", Dan="voter Fay").to("tranchage")
    assert scene.legal("Gus", "trancher") == ["Eve", "Fay"]


@pytest.mark.rule("rpg.bouc-emissaire.4")
def test_alive_he_names_nobody() -> None:
    assert_refused(goat().night().to("vote"), "Ana", "designer-votants Cleo", code="alive")
