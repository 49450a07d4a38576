"""The Sorcière: shown the victim every night, each potion once, both in one night if she likes."""

from __future__ import annotations

from typing import Any

import pytest

from forum.scenes import forum
from scene import Scene, assert_dead, assert_not_told, assert_refused, assert_told


def witch(**options: Any) -> Scene:
    return forum("Cleo Dan Eve Fay Gus Hal", Ana="sorciere", Bob="loup-garou", options=options)


def called(scene: Scene, victim: str = "Cleo") -> Scene:
    """The Sorcière's call, after the pack has named somebody."""
    scene.to("loups").say("Bob", f"devorer {victim}")
    return scene.to("sorciere")


# ---- 1, 2: the potions


@pytest.mark.rule("forum.sorciere.1")
def test_the_healing_potion_brings_the_victim_back() -> None:
    scene = witch().night(Bob="devorer Cleo", Ana="sauver Cleo")
    assert_dead(scene)
    assert "forum.sorciere.1" in scene.because("survived", who="Cleo")
    assert_not_told(scene, "public", "survived")  # no clause of this rule book tells of it


@pytest.mark.rule("forum.sorciere.1")
def test_only_the_victim_shown_can_be_healed() -> None:
    assert_refused(called(witch()), "Ana", "sauver Dan", code="not-shown", clause="forum.sorciere.1")


@pytest.mark.rule("forum.sorciere.2")
def test_the_poison_eliminates_a_player() -> None:
    scene = witch().night(Bob="devorer Cleo", Ana="empoisonner Dan")
    assert_dead(scene, "Cleo", "Dan")
    assert "forum.sorciere.2" in scene.because("died", who="Dan")


@pytest.mark.rule("forum.sorciere.2")
def test_the_poison_is_for_the_night_alone() -> None:
    assert_refused(witch().to("debat"), "Ana", "empoisonner Dan", code="not-asked")


@pytest.mark.parametrize(("first", "legal"), [("normale", True), ("sans-attaque", True), ("sans-mort", False)])
def test_the_poison_rests_on_the_first_night_by_option(first: str, legal: bool) -> None:
    scene = witch(**{"premiere-nuit": first})
    if legal:
        assert scene.to("sorciere").say("Ana", "empoisonner Dan") is None
    else:
        assert_refused(scene, "Ana", "empoisonner Dan", code="first-night", clause="forum.sorciere.2")
        assert scene.to_moment("nuit").to("sorciere").say("Ana", "empoisonner Dan") is None


# ---- 3: once each


@pytest.mark.rule("forum.sorciere.3")
@pytest.mark.parametrize("order", ["sauver Cleo", "empoisonner Eve"])
def test_each_potion_serves_once(order: str) -> None:
    scene = witch().night(Bob="devorer Cleo", Ana=order).to_moment("nuit")
    again = {"sauver Cleo": "sauver Dan", "empoisonner Eve": "empoisonner Dan"}[order]
    assert_refused(called(scene, "Dan"), "Ana", again, code="spent", clause="forum.sorciere.3")
    other = {"sauver Cleo": "empoisonner", "empoisonner Eve": "sauver"}[order]
    assert scene.asked("Ana") == [other]


@pytest.mark.rule("forum.sorciere.3")
def test_neither_must_be_used() -> None:
    scene = witch().night(Bob="devorer Cleo", Ana=["sauver rien", "empoisonner rien"])
    assert_dead(scene, "Cleo")
    assert called(scene.to_moment("nuit"), "Dan").asked("Ana") == ["sauver", "empoisonner"]


# ---- 4, 5: both in one night


@pytest.mark.rule("forum.sorciere.4")
def test_both_may_be_used_in_one_night() -> None:
    assert_dead(witch().night(Bob="devorer Cleo", Ana=["sauver Cleo", "empoisonner Dan"]), "Dan")


@pytest.mark.parametrize("option", [True, False])
def test_both_in_one_night_by_option(option: bool) -> None:
    scene = called(witch(**{"deux-potions": option}))
    assert scene.say("Ana", "sauver Cleo") is None
    if option:
        assert scene.say("Ana", "empoisonner Dan") is None
    else:
        assert_refused(scene, "Ana", "empoisonner Dan", code="two-potions", clause="forum.sorciere.4")


@pytest.mark.rule("forum.sorciere.5")
@pytest.mark.parametrize(
    ("orders", "dead"),
    [
        ([], ["Cleo"]),
        (["sauver Cleo"], []),
        (["empoisonner Dan"], ["Cleo", "Dan"]),
        (["sauver Cleo", "empoisonner Dan"], ["Dan"]),
        (["empoisonner Cleo"], ["Cleo"]),
        (["sauver Cleo", "empoisonner Cleo"], ["Cleo"]),
    ],
)
def test_no_death_one_or_two(orders: list[str], dead: list[str]) -> None:
    assert_dead(witch().night(Bob="devorer Cleo", Ana=orders), *dead)


# ---- 6: for herself


@pytest.mark.rule("forum.sorciere.6")
def test_she_may_heal_herself() -> None:
    assert_dead(witch().night(Bob="devorer Ana", Ana="sauver Ana"))


@pytest.mark.rule("forum.sorciere.6")
def test_she_may_drink_her_poison() -> None:
    assert_dead(witch().night(Bob="devorer Cleo", Ana="empoisonner Ana"), "Ana", "Cleo")


@pytest.mark.parametrize("option", [True, False])
def test_healing_herself_by_option(option: bool) -> None:
    scene = called(witch(**{"soin-de-soi": option}), "Ana")
    if option:
        assert scene.say("Ana", "sauver Ana") is None
    else:
        assert_refused(scene, "Ana", "sauver Ana", code="oneself", clause="forum.sorciere.6")


# ---- 7: shown the victim


@pytest.mark.rule("forum.sorciere.7", "forum.tours-de-jeu.17")
def test_she_is_told_whom_the_pack_chose() -> None:
    scene = called(witch())
    assert scene.told("Ana", "victim") == [{"who": "Cleo"}]
    assert scene.because("victim") == {"forum.sorciere.7", "forum.tours-de-jeu.17"}
    for other in ("Bob", "Cleo", "public"):
        assert_not_told(scene, other, "victim")


@pytest.mark.rule("forum.sorciere.7")
def test_she_is_told_still_when_the_healing_potion_is_spent() -> None:
    scene = witch().night(Bob="devorer Cleo", Ana="sauver Cleo").to_moment("nuit")
    called(scene, "Dan")
    assert scene.told("Ana", "victim") == [{"who": "Cleo"}, {"who": "Dan"}]


@pytest.mark.rule("forum.sorciere.7")
def test_she_is_told_that_there_is_no_victim() -> None:
    scene = witch().to("sorciere")
    assert scene.told("Ana", "victim") == [{}]
    assert scene.asked("Ana") == ["empoisonner"]


@pytest.mark.rule("forum.sorciere.7")
def test_a_caught_petite_fille_is_the_name_told() -> None:
    roles = {"Ana": "sorciere", "Bob": "loup-garou", "Eve": "petite-fille"}
    scene = forum("Cleo Dan Fay", options={"petite-fille": "yeux"}, **roles).to("loups")
    scene.say("Bob", "devorer Cleo")
    scene.say("Bob", "surprendre Eve")
    scene.to("sorciere")
    assert scene.told("Ana", "victim") == [{"who": "Eve"}]
    assert_dead(scene.night(Ana="sauver Eve"))


@pytest.mark.parametrize("option", ["toujours", "tant-que-potion", "jamais"])
def test_whether_she_is_shown_by_option(option: str) -> None:
    scene = called(witch(**{"victime-montree": option}))
    assert bool(scene.told("Ana", "victim")) is (option != "jamais")
    if option == "jamais":  # blindly, by a name
        assert scene.say("Ana", "sauver Dan") is None
    assert scene.say("Ana", "sauver Cleo") is None
    assert_dead(scene.night())
    called(scene.to_moment("nuit"), "Dan")
    assert bool(scene.told("Ana", "victim", who="Dan")) is (option == "toujours")


# ---- 8: one answer


@pytest.mark.rule("forum.sorciere.8")
def test_one_answer_says_both_to_the_game_master_alone() -> None:
    scene = called(witch())
    assert scene.asked("Ana") == ["sauver", "empoisonner"]
    assert scene.say("Ana", "sauver Cleo") is None and scene.say("Ana", "empoisonner Dan") is None
    assert all(scene.asked(other) == [] for other in ("Bob", "Cleo", "Dan"))
    assert_told(scene, "Ana", "victim", who="Cleo")
    scene.night()
    assert_dead(scene, "Dan")
    assert scene.told("public", "died") == [{"who": "Dan", "role": "simple-villageois"}]
