"""Cupidon and the Amoureux: bound to the end, and a camp of their own if they are of two."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.cast.cupidon import lovers
from loupiote.kernel.view import view
from scene import Scene, assert_card, assert_dead, assert_not_told, assert_refused, assert_told, assert_won, village


def cupid(plain: str = "Cleo Dan Eve Fay", **more: Any) -> Scene:
    return village(plain, Ana="cupidon", Bob="loup-garou", **more)


@pytest.mark.rule("meneur.cupidon.1")
def test_the_card() -> None:
    assert_card("cupidon", camp="village", call="premiere-nuit", line="Village, Première nuit seulement")


@pytest.mark.rule("meneur.cupidon.1")
def test_he_is_called_on_the_first_night_only() -> None:
    scene = cupid()
    assert scene.calls("aube", Ana="unir Cleo Dan") == ["cupidon", "loups"]
    assert scene.to_moment("nuit").calls("aube") == ["loups"]


@pytest.mark.rule("meneur.cupidon.2")
def test_two_players_fall_in_love() -> None:
    scene = cupid().night(Ana="unir Cleo Dan")
    assert lovers(scene.game) == ["Cleo", "Dan"]
    assert [seat.name for seat in view(scene.table, "mj").seats if "in-love" in seat.marks] == ["Cleo", "Dan"]
    assert "meneur.cupidon.2" in scene.because("bound")
    for lover in ("Cleo", "Dan"):
        assert [seat.name for seat in view(scene.table, lover).seats if seat.marks] == [lover]


@pytest.mark.rule("meneur.cupidon.2")
@pytest.mark.parametrize(
    ("order", "code"),
    [
        ("unir Cleo", "too-few"),
        ("unir Cleo Dan Eve", "too-many"),
        ("unir Cleo Cleo", "same-twice"),
        ("unir rien", "must-answer"),
    ],
)
def test_he_designates_exactly_two(order: str, code: str) -> None:
    assert_refused(cupid(), "Ana", order, code=code, clause="meneur.cupidon.2")


@pytest.mark.rule("meneur.cupidon.2")
def test_the_couple_is_drawn_if_he_is_silent() -> None:
    scene = cupid(script={"couple@nuit.cupidon": ["Eve", "Bob"]}).night()
    assert sorted(lovers(scene.game)) == ["Bob", "Eve"]


@pytest.mark.rule("meneur.cupidon.3")
def test_he_may_choose_himself() -> None:
    scene = cupid().night(Ana="unir Ana Cleo")
    assert lovers(scene.game) == ["Ana", "Cleo"]
    assert scene.told("Ana", "bound") == [{"who": "Cleo", "as": "lover"}]


@pytest.mark.rule("meneur.cupidon.4")
def test_the_lovers_recognise_each_other_by_name() -> None:
    scene = cupid()
    scene.say("Ana", "unir Cleo Dan")
    scene.close()
    assert scene.told("Cleo", "bound") == [{"who": "Dan", "as": "lover"}]
    assert scene.told("Dan", "bound") == [{"who": "Cleo", "as": "lover"}]
    assert "meneur.cupidon.4" in scene.because("bound")
    for other in ("Ana", "Bob", "Eve", "public"):
        assert_not_told(scene, other, "bound")
        assert not any("in-love" in seat.marks for seat in view(scene.table, other).seats)


@pytest.mark.parametrize(("known", "role"), [(True, {"role": "loup-garou"}), (False, {})])
def test_they_learn_each_others_role_by_option(known: bool, role: dict[str, str]) -> None:
    scene = cupid(options={"amoureux-roles-connus": known}).night(Ana="unir Cleo Bob")
    assert scene.told("Cleo", "bound") == [{"who": "Bob", "as": "lover", **role}]


@pytest.mark.rule("meneur.cupidon.5")
@pytest.mark.parametrize(("devoured", "grieving"), [("Cleo", "Dan"), ("Dan", "Cleo")])
def test_if_one_dies_the_other_dies_of_grief_at_once(devoured: str, grieving: str) -> None:
    scene = cupid().night(Ana="unir Cleo Dan").to_moment("nuit").night(Bob=f"devorer {devoured}")
    assert_dead(scene, "Cleo", "Dan")
    assert [died["who"] for died in scene.told("public", "died")] == [devoured, grieving]
    assert "meneur.cupidon.5" in scene.because("died", who=grieving)
    assert_told(scene, "mj", "died", who=grieving, cause="chagrin")


@pytest.mark.rule("meneur.cupidon.5")
def test_grief_by_day_too() -> None:
    scene = cupid().night(Ana="unir Cleo Dan").lynch("Dan")
    assert_dead(scene, "Cleo", "Dan")


@pytest.mark.rule("meneur.cupidon.5")
def test_two_lovers_who_die_together_die_once() -> None:
    scene = cupid(Gus="sorciere").night(Ana="unir Cleo Dan", Bob="devorer Cleo", Gus="empoisonner Dan")
    assert [died["who"] for died in scene.told("public", "died")] == ["Cleo", "Dan"]
    assert_told(scene, "mj", "died", who="Dan", cause="poison")


@pytest.mark.rule("meneur.cupidon.5")
def test_nobody_else_dies_of_grief() -> None:
    scene = cupid().night(Ana="unir Cleo Dan", Bob="devorer Eve")
    assert_dead(scene, "Eve")


# ---- 6: two camps


@pytest.mark.rule("meneur.cupidon.6")
def test_lovers_of_two_camps_win_as_a_pair() -> None:
    scene = village("Bob Cleo", Ana="loup-garou", Dan="cupidon").night(Dan="unir Ana Bob", Ana="devorer Dan")
    assert not scene.game.over
    assert_won(scene.to_moment("nuit").night(Ana="devorer Cleo"), "amoureux", "Ana", "Bob")
    assert scene.because("won") == {"meneur.cupidon.6"}


@pytest.mark.rule("meneur.cupidon.6")
def test_they_win_only_when_all_others_are_eliminated() -> None:
    scene = cupid("Cleo Dan").night(Ana="unir Bob Cleo", Bob="devorer Dan")
    assert not scene.game.over  # Cupidon is one of the others


@pytest.mark.rule("meneur.cupidon.6")
def test_they_do_not_win_with_their_camps() -> None:
    scene = cupid().night(Ana="unir Bob Cleo").lynch("Bob")
    assert_dead(scene, "Bob", "Cleo")
    assert_won(scene, "village", "Ana", "Dan", "Eve", "Fay")  # Cleo, a Villageois, does not


@pytest.mark.rule("meneur.cupidon.6")
def test_a_wolf_and_a_solitary_wolf_are_of_two_camps() -> None:
    scene = cupid("Dan", Cleo="loup-garou-blanc").night(Ana="unir Bob Cleo", Bob="devorer Dan", Cleo="devorer Dan")
    assert not scene.game.over
    scene.to_moment("nuit").night(Bob="devorer Ana", Cleo="devorer Ana")
    assert_won(scene, "amoureux", "Bob", "Cleo")


@pytest.mark.rule("meneur.cupidon.6")
@pytest.mark.parametrize(("couple", "over"), [("Cleo Dan", False), ("Dan Eve", True)])
def test_a_solitary_in_love_gives_up_the_solitary_goal(couple: str, over: bool) -> None:
    scene = cupid("Dan Eve", Cleo="joueur-de-flute").night(Ana=f"unir {couple}", Cleo="charmer Ana Bob")
    scene.to_moment("nuit").night(Cleo="charmer Dan Eve")  # now everybody else is charmed
    assert scene.game.over is over
    assert not over or scene.game.winners == ["Cleo"]


@pytest.mark.rule("meneur.cupidon.6")
def test_two_solitaries_are_of_two_camps() -> None:
    scene = cupid("Eve Fay", Cleo="joueur-de-flute", Dan="loup-garou-blanc")
    scene.night(Ana="unir Cleo Dan", Cleo="charmer Ana Bob", Dan="devorer Eve", Bob="devorer Eve").to_moment("nuit")
    scene.night(Cleo="charmer Dan Fay", Dan="devorer Ana", Bob="devorer Ana")
    assert not scene.game.over  # all are charmed, but Cleo has given up winning alone
    scene.lynch("Bob").night(Dan="devorer Fay")
    assert_won(scene, "amoureux", "Cleo", "Dan")


@pytest.mark.rule("meneur.cupidon.6")
def test_lovers_of_one_camp_keep_the_goal_of_their_camp() -> None:
    scene = cupid().night(Ana="unir Cleo Dan").lynch("Bob")
    assert_won(scene, "village", "Ana", "Cleo", "Dan", "Eve", "Fay")
    wolves = cupid("Dan Eve Fay", Cleo="loup-garou").night(Ana="unir Bob Cleo", Bob="devorer Dan", Cleo="devorer Dan")
    assert_won(wolves.lynch("Ana"), "loups", "Bob", "Cleo")


@pytest.mark.rule("meneur.cupidon.6")
def test_an_infection_makes_two_camps_of_one() -> None:
    scene = village("Cleo Dan Eve", Ana="cupidon", Bob="infect-pere-des-loups")
    scene.night(Ana="unir Cleo Dan", Bob=["devorer Cleo", "infecter"]).to_moment("nuit")
    assert not scene.game.over  # of Bob, Cleo against Ana, Dan, Eve only Bob is a wolf for parity
    scene.night(Bob="devorer Ana", Cleo="devorer Ana").lynch("Eve")
    assert not scene.game.over
    assert_won(scene.lynch("Bob"), "amoureux", "Cleo", "Dan")


@pytest.mark.parametrize(
    ("options", "camps"),
    [
        ({}, ["village"]),
        ({"amoureux-de-meme-camp": "couple-aussi"}, ["village", "amoureux"]),
        ({"amoureux-de-meme-camp": "avec-leur-camp"}, ["village"]),
    ],
)
def test_the_last_two_of_one_camp_win_as_a_pair_too_by_option(options: dict[str, Any], camps: list[str]) -> None:
    options = {"victoires-simultanees": "partagees", **options}
    scene = cupid("Cleo Dan", options=options).night(Ana="unir Cleo Dan", Bob="devorer Ana").lynch("Bob")
    assert scene.game.camps == camps
    assert scene.game.winners == ["Ana", "Cleo", "Dan"]


@pytest.mark.parametrize("option", ["avec-leur-camp", "couple-aussi"])
def test_the_last_two_of_one_camp_do_not_win_before_their_camp(option: str) -> None:
    scene = cupid("Cleo Dan", options={"amoureux-de-meme-camp": option})
    assert_won(scene.night(Ana="unir Cleo Dan", Bob="devorer Ana").lynch("Bob"), "village", "Ana", "Cleo", "Dan")


@pytest.mark.parametrize("option", [True, False])
def test_cupidon_alive_wins_with_his_couple_by_option(option: bool) -> None:
    scene = cupid("Cleo Dan", options={"cupidon-gagne": option}).night(Ana="unir Bob Cleo", Bob="devorer Dan")
    assert scene.game.over is option
    if option:
        assert_won(scene, "amoureux", "Ana", "Bob", "Cleo")


@pytest.mark.parametrize(("option", "winners"), [(True, ["Ana", "Bob", "Cleo"]), (False, ["Bob", "Cleo"])])
def test_cupidon_dead_wins_with_his_couple_by_option(option: bool, winners: list[str]) -> None:
    scene = cupid("Cleo Dan", options={"cupidon-gagne": option}).night(Ana="unir Bob Cleo", Bob="devorer Ana")
    assert_won(scene.to_moment("nuit").night(Bob="devorer Dan"), "amoureux", *winners)


def test_the_curse_of_the_ancien_does_not_part_cupidon_from_his_couple() -> None:
    scene = cupid("Cleo Dan", Eve="ancien", options={"cupidon-gagne": True}).night(Ana="unir Bob Cleo").lynch("Eve")
    assert_won(scene.night(Bob="devorer Dan"), "amoureux", "Ana", "Bob", "Cleo")


def test_cupidon_does_not_win_with_a_couple_of_one_camp() -> None:
    scene = cupid("Dan Eve Fay", Cleo="loup-garou", options={"cupidon-gagne": True})
    scene.night(Ana="unir Bob Cleo", Bob="devorer Dan", Cleo="devorer Dan").lynch("Eve")
    assert_won(scene, "loups", "Bob", "Cleo")


def test_cupidon_alive_is_no_third_of_a_couple_of_one_camp() -> None:
    options = {"cupidon-gagne": True, "amoureux-de-meme-camp": "couple-aussi", "victoires-simultanees": "partagees"}
    assert_won(cupid("Cleo Dan", options=options).night(Ana="unir Cleo Dan").lynch("Bob"), "village")
