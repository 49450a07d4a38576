"""The Sorcière: shown the victim, she heals it or poisons somebody."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.view import view
from scene import Scene, assert_card, assert_dead, assert_not_told, assert_refused, assert_told, village

Options = dict[str, Any]


def witch(plain: str = "Cleo Dan Eve Fay Gus", **options: Any) -> Scene:
    return village(plain, Ana="sorciere", Bob="loup-garou", options=options)


def called(victim: str = "Cleo", **options: Any) -> Scene:
    """Her call on night 1, the pack has named this player."""
    return witch(**options).play("aube", {}) if not victim else _named(witch(**options), victim)


def _named(scene: Scene, victim: str) -> Scene:
    scene.to("loups").say("Bob", f"devorer {victim}")
    return scene.to("sorciere")


@pytest.mark.rule("meneur.sorciere.1")
def test_the_card() -> None:
    assert_card("sorciere", camp="village", call="chaque-nuit", line="Village, Chaque nuit")


@pytest.mark.rule("meneur.sorciere.1")
def test_she_is_called_every_night() -> None:
    scene = witch()
    for _ in range(3):
        assert scene.calls("aube") == ["loups", "sorciere"]
        scene.to_moment("nuit")


# ---- 2: what she is shown


@pytest.mark.rule("meneur.sorciere.2")
def test_she_is_shown_the_victim_after_the_attack() -> None:
    scene = witch()
    assert_not_told(scene, "Ana", "victim")
    scene = called()
    assert scene.window == "sorciere"
    assert scene.told("Ana", "victim") == [{"who": "Cleo"}]
    assert scene.because("victim") == {"meneur.sorciere.2"}
    for other in ("Bob", "Cleo", "public"):
        assert_not_told(scene, other, "victim")


@pytest.mark.rule("meneur.sorciere.2")
def test_she_is_shown_that_there_is_no_victim() -> None:
    scene = witch().to("sorciere")
    assert scene.told("Ana", "victim") == [{}]
    assert scene.asked("Ana") == ["empoisonner"]


@pytest.mark.rule("meneur.sorciere.2")
@pytest.mark.parametrize(
    ("roles", "orders", "shown"),
    [
        ({"Hal": "salvateur"}, {"Hal": "proteger Cleo", "Bob": "devorer Cleo"}, {"who": "Cleo"}),
        ({"Hal": "ancien"}, {"Bob": "devorer Hal"}, {"who": "Hal"}),
        ({"Hal": "infect-pere-des-loups"}, {"Bob": "devorer Cleo", "Hal": "infecter"}, {}),
        ({"Hal": "grand-mechant-loup"}, {"Bob": "devorer Cleo", "Hal": "tuer Dan"}, {"who": "Cleo"}),
    ],
)
def test_she_is_shown_whom_the_pack_chose_alone(roles: dict[str, str], orders: dict[str, str], shown: Any) -> None:
    scene = village("Cleo Dan Eve Fay Gus", Ana="sorciere", Bob="loup-garou", **roles).night(**orders)
    assert scene.told("Ana", "victim") == [shown]


@pytest.mark.rule("meneur.sorciere.2")
def test_the_extra_victims_cannot_be_saved() -> None:
    roles = {"Ana": "sorciere", "Bob": "loup-garou", "Hal": "grand-mechant-loup", "Ian": "loup-garou-blanc"}
    scene = village("Cleo Dan Eve Fay Gus Joe", **roles).night().to_moment("nuit")
    for player, window, order in (
        ("Bob", "loups", "devorer Cleo"),
        ("Hal", "grand-mechant-loup", "tuer Dan"),
        ("Ian", "loup-garou-blanc", "tuer-loup Bob"),
    ):
        assert scene.to(window).say(player, order) is None
    scene.to("sorciere")
    assert scene.told("Ana", "victim") == [{}, {"who": "Cleo"}]
    for victim in ("Dan", "Bob"):
        assert_refused(scene, "Ana", f"sauver {victim}", code="not-shown", clause="meneur.sorciere.3")
    assert_dead(scene.night(), "Bob", "Cleo", "Dan")


@pytest.mark.rule("meneur.sorciere.2")
@pytest.mark.parametrize(
    ("option", "shown"),
    [("toujours", ["Cleo", "Dan"]), ("tant-que-potion", ["Cleo"])],
)
def test_when_she_is_shown_the_victim_by_option(option: str, shown: list[str]) -> None:
    scene = witch(**{"victime-montree": option}).night(Bob="devorer Cleo", Ana="sauver Cleo").to_moment("nuit")
    scene.night(Bob="devorer Dan")
    assert [fact["who"] for fact in scene.told("Ana", "victim")] == shown


@pytest.mark.parametrize(("option", "allowed"), [("toujours", False), ("tant-que-potion", True), ("jamais", True)])
def test_the_victim_that_she_is_not_shown_may_be_poisoned(option: str, allowed: bool) -> None:
    scene = witch(**{"victime-montree": option}).night(Bob="devorer Cleo", Ana="sauver Cleo").to_moment("nuit")
    refusal = _named(scene, "Dan").say("Ana", "empoisonner Dan")
    assert (refusal is None) is allowed


@pytest.mark.rule("meneur.tour-de-jeu.4")
@pytest.mark.parametrize(("poisoned", "survived"), [("Dan", []), ("Eve", [{}])])
def test_a_victim_saved_from_the_wolves_and_poisoned_did_not_survive(poisoned: str, survived: Any) -> None:
    roles = {"Ana": "sorciere", "Bob": "loup-garou", "Hal": "salvateur"}
    scene = village("Cleo Dan Eve Fay Gus", options={"victime-montree": "tant-que-potion"}, **roles)
    scene.night(Bob="devorer Cleo", Ana="sauver Cleo").to_moment("nuit")
    assert len(scene.told("public", "survived")) == 1
    scene.night(Bob="devorer Dan", Hal="proteger Dan", Ana=f"empoisonner {poisoned}")
    assert_dead(scene, poisoned)
    assert scene.told("public", "survived")[1:] == survived


@pytest.mark.parametrize(("named", "dead"), [("Cleo", []), ("Dan", ["Cleo"])])
def test_she_heals_blindly_by_option(named: str, dead: list[str]) -> None:
    scene = called(**{"victime-montree": "jamais"})
    assert scene.told("Ana", "victim") == []
    assert scene.legal("Ana", "sauver") == ["Ana", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus"]
    scene.night(Ana=f"sauver {named}")
    assert_dead(scene, *dead)
    scene.to_moment("nuit").to("sorciere")
    assert_refused(scene, "Ana", "sauver Eve", code="spent", clause="meneur.sorciere.5")  # spent all the same


# ---- 3, 7: the potion of life


@pytest.mark.rule("meneur.sorciere.3")
def test_she_brings_the_victim_back_to_life() -> None:
    scene = called()
    assert scene.legal("Ana", "sauver") == ["Cleo"]
    scene.night(Ana="sauver Cleo")
    assert_dead(scene)
    assert scene.because("survived", who="Cleo") == {"meneur.sorciere.3"}
    assert scene.told("public", "survived") == [{}]  # that the victim lives, never who


@pytest.mark.rule("meneur.sorciere.3")
def test_she_may_let_the_victim_die() -> None:
    scene = called()
    assert scene.say("Ana", "sauver rien") is None
    assert_dead(scene.night(), "Cleo")


@pytest.mark.rule("meneur.sorciere.3")
def test_she_saves_nobody_but_the_victim() -> None:
    assert_refused(called(), "Ana", "sauver Dan", code="not-shown", clause="meneur.sorciere.3")
    assert_refused(witch().to("sorciere"), "Ana", "sauver Dan", code="not-shown", clause="meneur.sorciere.3")


@pytest.mark.rule("meneur.sorciere.3")
def test_the_potion_of_life_lasts_one_night() -> None:
    scene = witch().night(Bob="devorer Cleo", Ana="sauver Cleo").to_moment("nuit").night(Bob="devorer Cleo")
    assert_dead(scene, "Cleo")


@pytest.mark.rule("meneur.sorciere.2", "meneur.sorciere.3")
def test_the_potion_of_life_heals_nothing_but_the_attack_of_the_pack() -> None:
    roles = {"Ana": "sorciere", "Bob": "loup-garou", "Hal": "grand-mechant-loup"}
    scene = village("Cleo Dan Eve Fay Gus", options={"victime-montree": "jamais"}, **roles)
    assert_dead(scene.night(Bob="devorer Cleo", Hal="tuer Dan", Ana="sauver Dan"), "Cleo", "Dan")


@pytest.mark.rule("meneur.sorciere.3")
def test_who_was_healed_is_not_proof_against_a_shot_at_dawn() -> None:
    roles = {"Ana": "sorciere", "Bob": "loup-garou", "Hal": "chasseur"}
    scene = village("Cleo Dan Eve Fay", options={"deux-potions": True}, **roles)
    scene.night(Bob="devorer Cleo", Ana=["sauver Cleo", "empoisonner Hal"], Hal="tirer Cleo")
    assert_dead(scene, "Cleo", "Hal")


@pytest.mark.rule("meneur.sorciere.7")
def test_she_may_save_herself() -> None:
    scene = called("Ana").night(Ana="sauver Ana")
    assert_dead(scene)
    assert scene.because("survived", who="Ana") == {"meneur.sorciere.3"}


@pytest.mark.rule("meneur.sorciere.7")
@pytest.mark.parametrize("shown", ["toujours", "jamais"])
def test_she_may_not_save_herself_by_option(shown: str) -> None:
    scene = called("Ana", **{"soin-de-soi": False, "victime-montree": shown})
    assert_refused(scene, "Ana", "sauver Ana", code="oneself", clause="meneur.sorciere.7")
    assert_dead(scene.night(), "Ana")


def test_she_may_still_save_others_where_she_may_not_save_herself() -> None:
    assert_dead(called(**{"soin-de-soi": False}).night(Ana="sauver Cleo"))


# ---- 4: the potion of death


@pytest.mark.rule("meneur.sorciere.4")
def test_she_poisons_another_player() -> None:
    scene = called().night(Ana="empoisonner Dan")
    assert_dead(scene, "Cleo", "Dan")
    assert "meneur.sorciere.4" in scene.because("died", who="Dan")
    assert_told(scene, "mj", "died", who="Dan", cause="poison", author="Ana")


@pytest.mark.rule("meneur.sorciere.4")
@pytest.mark.parametrize(("named", "code"), [("Cleo", "the-victim"), ("Ana", "oneself")])
def test_another_player_is_neither_the_victim_nor_herself(named: str, code: str) -> None:
    scene = called()
    assert_refused(scene, "Ana", f"empoisonner {named}", code=code, clause="meneur.sorciere.4")
    assert scene.legal("Ana", "empoisonner") == ["Bob", "Dan", "Eve", "Fay", "Gus"]


def test_she_poisons_no_dead_player() -> None:
    scene = witch().night(Bob="devorer Cleo").to_moment("nuit").to("sorciere")
    assert_refused(scene, "Ana", "empoisonner Cleo", code="dead", clause="meneur.sorciere.4")


@pytest.mark.parametrize(
    ("option", "asked"),
    [("normale", ["empoisonner"]), ("sans-attaque", ["empoisonner"]), ("sans-mort", [])],
)
def test_poison_on_the_first_night_by_option(option: str, asked: list[str]) -> None:
    scene = village("Dan Eve Fay", Ana="sorciere", Bob="loup-garou", Cleo="joueur-de-flute",
                    options={"premiere-nuit": option})  # fmt: skip
    scene.to("sorciere", "joueur-de-flute")
    assert scene.asked("Ana") == asked
    if not asked:
        assert_refused(scene, "Ana", "empoisonner Dan", code="first-night", clause="meneur.sorciere.4")
    assert scene.to_moment("nuit").to("sorciere").asked("Ana") == ["empoisonner"]


# ---- 5, 6: limits


@pytest.mark.rule("meneur.sorciere.5")
def test_the_potion_of_life_serves_once() -> None:
    scene = witch().night(Bob="devorer Cleo", Ana="sauver Cleo").to_moment("nuit")
    _named(scene, "Dan")
    assert scene.asked("Ana") == ["empoisonner"]
    assert_refused(scene, "Ana", "sauver Dan", code="spent", clause="meneur.sorciere.5")
    assert_dead(scene.night(), "Dan")


@pytest.mark.rule("meneur.sorciere.5")
def test_the_potion_of_death_serves_once() -> None:
    scene = witch().night(Ana="empoisonner Dan").to_moment("nuit")
    _named(scene, "Cleo")
    assert scene.asked("Ana") == ["sauver"]
    assert_refused(scene, "Ana", "empoisonner Eve", code="spent", clause="meneur.sorciere.5")


@pytest.mark.rule("meneur.sorciere.5")
def test_a_potion_not_used_is_not_lost() -> None:
    scene = witch().night(Bob="devorer Cleo", Ana="empoisonner Dan").to_moment("nuit")
    assert_dead(scene.night(Bob="devorer Eve", Ana="sauver Eve"), "Cleo", "Dan")


@pytest.mark.rule("meneur.sorciere.6")
@pytest.mark.parametrize(("first", "second"), [("sauver Cleo", "empoisonner Dan"), ("empoisonner Dan", "sauver Cleo")])
def test_never_both_potions_in_one_night(first: str, second: str) -> None:
    scene = called()
    assert scene.say("Ana", first) is None
    assert scene.asked("Ana") == [first.split()[0]]
    assert_refused(scene, "Ana", second, code="two-potions", clause="meneur.sorciere.6")


@pytest.mark.rule("meneur.sorciere.6")
def test_she_may_think_again_until_her_call_ends() -> None:
    scene = called()
    for order in ("sauver Cleo", "sauver rien", "empoisonner Dan"):
        assert scene.say("Ana", order) is None
    assert_dead(scene.night(), "Cleo", "Dan")
    assert "sauver" in view(scene.table, "Ana").powers


@pytest.mark.rule("meneur.sorciere.6")
def test_both_potions_on_two_nights() -> None:
    scene = witch().night(Bob="devorer Cleo", Ana="sauver Cleo").to_moment("nuit").night(Ana="empoisonner Dan")
    assert_dead(scene, "Dan")


def test_both_potions_in_one_night_by_option() -> None:
    scene = called(**{"deux-potions": True}).night(Ana=["sauver Cleo", "empoisonner Dan"])
    assert_dead(scene, "Dan")
