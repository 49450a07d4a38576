"""Sorcière: what she is shown, when, and what her two potions do."""

from __future__ import annotations

import pytest

from rpg_scene import deprived, orders, rpg
from scene import Scene, assert_dead, assert_not_told, assert_refused, assert_told


def to_her(scene: Scene, **given: str) -> Scene:
    """Orders of the night, until she is asked."""
    return orders(scene, **given).to("sorciere")


@pytest.mark.rule("rpg.sorciere.1")
def test_each_potion_serves_once() -> None:
    scene = rpg("Bob Cleo Dan", Ana="sorciere", Eve="loup-garou")
    scene.night(Eve="devorer Bob", Ana="empoisonner Cleo").day()
    assert_dead(scene, "Bob", "Cleo")
    assert "empoisonner" not in scene.asked("Ana")
    assert_refused(scene, "Ana", "empoisonner Dan", clause="rpg.sorciere.1", code="spent")
    to_her(scene, Eve="devorer Dan")
    assert scene.asked("Ana") == ["sauver"]


@pytest.mark.rule("rpg.sorciere.3", "rpg.loup-garou.6")
def test_she_is_told_the_victim_before_she_decides_or_that_there_is_none() -> None:
    scene = to_her(rpg("Bob Cleo", Ana="sorciere", Eve="loup-garou"), Eve="devorer Bob")
    assert scene.told("Ana", "victim") == [{"who": "Bob"}]
    scene = rpg("Bob Cleo", Ana="sorciere", Eve="loup-garou").to("sorciere")
    assert scene.told("Ana", "victim") == [{}]
    scene.to("vote")
    assert_dead(scene)


@pytest.mark.rule("rpg.sorciere.4")
def test_the_life_potion_saves_the_victim_shown_and_nobody_else() -> None:
    scene = to_her(rpg("Bob Cleo", Ana="sorciere", Eve="loup-garou"), Eve="devorer Bob")
    assert_refused(scene, "Ana", "sauver Cleo", clause="rpg.sorciere.4")
    orders(scene, Ana="sauver Bob").to("vote")
    assert_dead(scene)


@pytest.mark.rule("rpg.sorciere.5")
def test_she_poisons_another_player_the_victim_too_but_not_the_one_she_saves() -> None:
    scene = to_her(rpg("Bob Cleo Dan", Ana="sorciere", Eve="loup-garou"), Eve="devorer Bob")
    assert_refused(scene, "Ana", "empoisonner Ana", clause="rpg.sorciere.5", code="oneself")
    orders(scene, Ana=["empoisonner Bob"]).to("vote")
    assert_dead(scene, "Bob")
    scene = to_her(rpg("Bob Cleo Dan", Ana="sorciere", Eve="loup-garou"), Eve="devorer Bob")
    orders(scene, Ana=["sauver Bob", "empoisonner Bob"]).to("vote")
    assert_dead(scene)
    assert_told(scene, "Ana", "lapsed", power="empoisonner", reason="saved")
    scene.day().night(Ana="empoisonner Bob")  # the potion was not used up


@pytest.mark.rule("rpg.sorciere.6", "rpg.nuit.11")
def test_the_poisoned_die_at_daybreak_and_what_they_ordered_is_done() -> None:
    scene = rpg("Bob", Ana="sorciere", Cleo="voyante", Dan="salvateur", Eve="loup-garou")
    orders(scene, Ana="empoisonner Cleo", Cleo="sonder Dan").to("sorciere")
    assert_dead(scene)
    scene.to("vote")
    assert_dead(scene, "Cleo")
    assert_told(scene, "Cleo", "saw", who="Dan", role="salvateur")


@pytest.mark.rule("rpg.sorciere.7")
def test_both_potions_in_one_night() -> None:
    scene = rpg("Bob Cleo", Ana="sorciere", Eve="loup-garou")
    scene.night(Eve="devorer Bob", Ana=["empoisonner Cleo", "sauver Bob"])
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.sorciere.8")
def test_she_saves_herself() -> None:
    scene = rpg("Bob Cleo", Ana="sorciere", Eve="loup-garou").night(Eve="devorer Ana", Ana="sauver Ana")
    assert_dead(scene)


@pytest.mark.rule("rpg.sorciere.9")
def test_without_the_life_potion_she_is_told_no_name_any_more() -> None:
    scene = rpg("Bob Cleo Dan", Ana="sorciere", Eve="loup-garou")
    scene.night(Eve="devorer Bob", Ana="sauver Bob").day()
    to_her(scene, Eve="devorer Cleo")
    assert len(scene.told("Ana", "victim")) == 1
    assert scene.asked("Ana") == ["empoisonner"]


def test_by_option_she_is_told_always_or_never() -> None:
    scene = rpg("Bob Cleo Dan", Ana="sorciere", Eve="loup-garou", options={"victime-montree": "toujours"})
    scene.night(Eve="devorer Bob", Ana="sauver Bob").day()
    to_her(scene, Eve="devorer Cleo")
    assert scene.told("Ana", "victim") == [{"who": "Bob"}, {"who": "Cleo"}]
    scene = rpg("Bob Cleo Dan", Ana="sorciere", Eve="loup-garou", options={"victime-montree": "jamais"})
    to_her(scene, Eve="devorer Bob")
    assert_not_told(scene, "Ana", "victim")
    assert scene.legal("Ana", "sauver") == ["Ana", "Eve", "Bob", "Cleo", "Dan"]
    orders(scene, Ana="sauver Bob").to("vote")
    assert_dead(scene)


def test_an_earlier_order_of_poison_holds_until_she_says_otherwise() -> None:
    for later, dead in ((None, "Bob"), ("empoisonner Cleo", "Cleo"), ("empoisonner rien", None)):
        scene = to_her(rpg("Bob Cleo", Ana="sorciere", Eve="loup-garou"), Ana="empoisonner Bob")
        if later:
            orders(scene, Ana=later)
        scene.to("vote")
        assert_dead(scene, *[dead] if dead else [])


def test_nobody_is_poisoned_in_a_first_night_without_deaths() -> None:
    scene = rpg("Bob Cleo", Ana="sorciere", Eve="loup-garou", options={"premiere-nuit": "sans-mort"})
    assert_refused(scene, "Ana", "empoisonner Bob", code="first-night")
    assert_refused(scene, "Eve", "devorer Bob", code="first-night")
    scene.night().day().night(Ana="empoisonner Bob", Eve="devorer Cleo")
    assert_dead(scene, "Bob", "Cleo")


@pytest.mark.rule("rpg.nuit.4")
def test_what_she_is_shown_takes_into_account_what_moves_and_stops_the_attack() -> None:
    cast = {"Ana": "loup-garou", "Bob": "redirecteur", "Cleo": "sorciere"}
    cast |= {"Hal": "salvateur", "Ida": "protecteur", "Jo": "assommeur"}
    for given, shown in (
        ({"Bob": "rediriger Dan Eve"}, {"who": "Eve"}),
        ({"Hal": "proteger Dan"}, {}),
        ({"Ida": "proteger Dan"}, {}),
        ({"Jo": "assommer Ana"}, {}),
        ({"Bob": "rediriger Dan Eve", "Hal": "proteger Eve"}, {}),
        ({"Bob": "rediriger Dan Eve", "Hal": "proteger Dan"}, {}),  # the Salvateur is moved with the wolf
    ):
        scene = to_her(rpg("Dan Eve", **cast), Ana="devorer Dan", **given)
        assert scene.told("Cleo", "victim") == [shown], given


def test_to_be_shown_the_victim_changes_nothing_in_the_game() -> None:
    scene = to_her(rpg("Dan Eve", Ana="loup-garou", Bob="assommeur", Cleo="sorciere"), Ana="devorer Dan", Bob="assommer Eve")
    assert scene.marks("Eve", "mj") == []
    assert [act.fate for act in scene.game.acts] == [None, None]
    assert scene.game.doomed == scene.game.attacks == []


@pytest.mark.rule("rpg.sorciere.4")
def test_knocked_out_she_is_shown_the_victim_and_saves_nobody() -> None:
    scene = to_her(rpg("Dan Eve", Ana="loup-garou", Bob="assommeur", Cleo="sorciere"), Ana="devorer Dan", Bob="assommer Cleo")
    assert scene.told("Cleo", "victim") == [{"who": "Dan"}]
    orders(scene, Cleo="sauver Dan").to("vote")
    assert_dead(scene, "Dan")
    scene.day()
    to_her(scene, Ana="devorer Eve")
    assert scene.asked("Cleo") == ["sauver", "empoisonner"]


@pytest.mark.rule("rpg.nuit.16", "rpg.nuit.6")
def test_without_her_powers_unknowingly_she_is_shown_the_victim_as_ever() -> None:
    scene = deprived(rpg("Bob Dan", Ana="loup-garou", Cleo="sorciere"), "Cleo", until="soir")
    orders(scene, Ana="devorer Bob").to("sorciere")
    assert_told(scene, "Cleo", "victim", who="Bob")
    orders(scene, Cleo="sauver Bob").to("vote")
    assert_dead(scene, "Bob")
    assert scene.told("Cleo", "failed") == [{}]
    scene.day().night(Ana="devorer Dan", Cleo="sauver Dan")
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.sorciere.10")
def test_the_life_potion_does_not_help_against_the_loup_garou_blanc() -> None:
    scene = rpg("Dan Eve", Ana="sorciere", Bob="loup-garou-blanc", Cleo="loup-garou").night().day()
    to_her(scene, Bob="tuer-loup Cleo", Cleo="devorer Dan")
    assert scene.told("Ana", "victim")[-1] == {"who": "Dan"}
    orders(scene, Ana="sauver Dan").to("vote")
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.sorciere.11")
def test_nor_against_the_grand_mechant_loup() -> None:
    scene = rpg("Bob Dan", Ana="sorciere", Cleo="grand-mechant-loup")
    orders(scene, Cleo=["devorer Bob", "tuer Bob"]).to("sorciere")
    orders(scene, Ana="sauver Bob").to("vote")
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.sorciere.12")
def test_nor_against_an_infection_of_which_she_is_told_nothing() -> None:
    scene = rpg("Bob Dan", Ana="sorciere", Cleo="infect-pere-des-loups")
    orders(scene, Cleo=["devorer Bob", "infecter"]).to("sorciere")
    assert scene.told("Ana", "victim") == [{}]
    assert scene.asked("Ana") == ["empoisonner"]
    scene.to("vote")
    assert scene.game.camp("Bob") == "loups"


@pytest.mark.rule("rpg.sorciere.14")
def test_nor_against_a_charm() -> None:
    scene = rpg("Bob Dan", Ana="sorciere", Cleo="joueur-de-flute", Zoe="loup-garou")
    scene.night(Cleo="charmer Bob", Zoe="devorer Bob", Ana="sauver Bob")
    assert_dead(scene)
    assert_told(scene, "Bob", "charmed", members=["Bob"])
