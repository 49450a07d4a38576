"""Infect Père des Loups: once in the game the victim of the pack joins it instead of dying."""

from __future__ import annotations

from typing import Any

import pytest

from scene import (
    Scene,
    assert_alive,
    assert_card,
    assert_dead,
    assert_not_told,
    assert_refused,
    assert_told,
    assert_won,
    village,
)

GIFT = {"Bob": "devorer Cleo", "Ana": "infecter"}


def infect(plain: str = "Cleo Dan Eve Fay Gus Hal", **more: Any) -> Scene:
    return village(plain, **{"Ana": "infect-pere-des-loups", "Bob": "loup-garou", **more})


@pytest.mark.rule("meneur.infect-pere-des-loups.1")
def test_the_card() -> None:
    assert_card("infect-pere-des-loups", camp="loups", call="chaque-nuit", line="Loups-Garous, Chaque nuit")


@pytest.mark.rule("meneur.infect-pere-des-loups.2")
def test_once_only_in_the_game() -> None:
    scene = infect("Cleo Dan Eve Fay Gus Hal Ian").night(**GIFT).to("loups")
    for wolf in ("Ana", "Bob", "Cleo"):
        scene.say(wolf, "devorer Dan")
    assert_refused(scene, "Ana", "infecter", code="spent", clause="meneur.infect-pere-des-loups.2")
    assert "infect-pere-des-loups" not in scene.calls("jour")
    assert_dead(scene, "Dan")


@pytest.mark.rule("meneur.infect-pere-des-loups.2")
@pytest.mark.parametrize("order", [None, "infecter non", "infecter rien"])
def test_not_used_it_is_kept(order: str | None) -> None:
    scene = infect().night(Bob="devorer Dan", **({"Ana": order} if order else {}))
    assert_dead(scene, "Dan")
    scene.to_moment("nuit").night(**GIFT)
    assert_told(scene, "Cleo", "infected")


@pytest.mark.rule("meneur.infect-pere-des-loups.3")
def test_the_victim_is_infected_instead_of_devoured() -> None:
    scene = infect()
    assert scene.calls("jour", **GIFT)[:2] == ["loups", "infect-pere-des-loups"]
    assert_dead(scene)


@pytest.mark.rule("meneur.infect-pere-des-loups.3")
def test_without_a_victim_he_has_nothing_to_choose() -> None:
    assert "infect-pere-des-loups" not in infect().calls("jour")


@pytest.mark.rule("meneur.infect-pere-des-loups.3", "meneur.petite-fille.3")
def test_a_petite_fille_who_was_caught_is_not_his() -> None:
    scene = infect(Ian="petite-fille").night(Bob="devorer Cleo", Ana="surprendre Ian")
    assert "infect-pere-des-loups" not in scene.closed
    assert_dead(scene, "Ian")


# ------------------------------------------------------------------------------------------------------ the Ancien


@pytest.mark.rule("meneur.infect-pere-des-loups.3", "meneur.ancien.2")
@pytest.mark.parametrize(
    ("option", "first", "second"),
    [("seconde-vie", False, True), ("jamais", False, False), ("premiere-attaque", True, True)],
)
def test_the_ancien_resists_the_gift_as_the_option_says(option: str, first: bool, second: bool) -> None:
    """`first`: infected at the first attack; `second`: when an attack has cost him his second life before."""
    for night, infected in ((1, first), (2, second)):
        scene = infect(Ian="ancien", options={"ancien-infection": option})
        if night == 2:
            scene.night(Bob="devorer Ian").to_moment("nuit")
        scene.night(Bob="devorer Ian", Ana="infecter")
        assert_dead(scene)
        assert bool(scene.told("Ian", "infected")) is infected
        assert scene.game.camp("Ian") == ("loups" if infected else "village")
        scene.to("loups")
        assert_refused(scene, "Ana", "infecter", code="spent")  # the gift is spent, whatever came of it
        assert scene.asked("Ian") == (["devorer"] if infected else [])


@pytest.mark.rule("meneur.infect-pere-des-loups.3", "meneur.ancien.4")
@pytest.mark.parametrize(
    ("option", "night", "why"),
    [
        ("seconde-vie", 1, "meneur.ancien.2"),
        ("jamais", 1, "meneur.ancien.2"),
        ("jamais", 2, "meneur.infect-pere-des-loups.3"),
    ],
)
def test_an_ancien_who_resists_is_a_victim_who_survived(option: str, night: int, why: str) -> None:
    scene = infect(Ian="ancien", options={"ancien-infection": option})
    if night == 2:
        scene.night(Bob="devorer Ian").to_moment("nuit")
    scene.night(Bob="devorer Ian", Ana="infecter")
    assert len(scene.told("public", "survived")) == night
    assert why in scene.because("survived", who="Ian")


@pytest.mark.rule("meneur.infect-pere-des-loups.3", "meneur.ancien.2")
@pytest.mark.parametrize(("option", "lives"), [("seconde-vie", False), ("jamais", False), ("premiere-attaque", True)])
def test_resisting_costs_the_ancien_his_second_life(option: str, lives: bool) -> None:
    """Infected at the first attack he keeps it, against the Loup-Garou Blanc."""
    scene = infect(Ian="ancien", Jo="loup-garou-blanc", options={"ancien-infection": option})
    scene.night(Bob="devorer Ian", Ana="infecter").to_moment("nuit")
    scene.night(**({"Jo": "tuer-loup Ian"} if lives else {"Bob": "devorer Ian"}))
    assert_dead(scene, *([] if lives else ["Ian"]))


# ---------------------------------------------------------------------------------------------------- the infected


@pytest.mark.rule("meneur.infect-pere-des-loups.4")
def test_the_victim_survives_and_joins_the_wolves() -> None:
    scene = infect().night(**GIFT)
    assert_told(scene, "Cleo", "infected", who="Cleo")
    assert "meneur.infect-pere-des-loups.4" in scene.because("infected")
    for viewer in ("Ana", "Bob", "Dan", "public"):
        assert_not_told(scene, viewer, "infected")
        assert "infected" not in scene.marks("Cleo", viewer)
    assert scene.marks("Cleo") == ["infected"]
    assert scene.game.camp("Cleo") == "loups"
    assert scene.game.held("antre") == ["Ana", "Bob"]  # not yet
    assert scene.to("loups").asked("Cleo") == ["devorer"]
    assert scene.told("Cleo", "pack")[-1]["members"] == ["Ana", "Bob", "Cleo"]
    assert_refused(scene, "Bob", "devorer Cleo", code="pack-member")


@pytest.mark.rule("meneur.infect-pere-des-loups.4")
def test_told_during_the_night_before_dawn() -> None:
    scene = infect(Ian="sorciere").to("loups")
    scene.say("Bob", "devorer Cleo")
    scene.to("infect-pere-des-loups")
    scene.say("Ana", "infecter")
    scene.to("sorciere")
    assert scene.game.moment == "nuit"
    assert_told(scene, "Cleo", "infected")


@pytest.mark.rule("meneur.infect-pere-des-loups.4", "meneur.victoire.2")
def test_counted_with_the_wolves_at_once() -> None:
    assert_won(infect("Cleo Dan Eve").night(**GIFT), "loups", "Ana", "Bob", "Cleo")


@pytest.mark.rule("meneur.infect-pere-des-loups.5")
@pytest.mark.parametrize(
    ("role", "window"),
    [
        ("voyante", "voyante"),
        ("salvateur", "salvateur"),
        ("sorciere", "sorciere"),
        ("joueur-de-flute", "joueur-de-flute"),
    ],
)
def test_the_infected_keeps_its_power(role: str, window: str) -> None:
    scene = infect("Dan Eve Fay Gus Hal", Cleo=role).night(**GIFT)
    calls = scene.to_moment("nuit").calls("jour", Ana="devorer Dan")
    assert window in calls
    assert scene.game.role("Cleo") == role
    assert scene.to("loups").asked("Cleo") == ["devorer"]


@pytest.mark.rule("meneur.infect-pere-des-loups.5", "meneur.chasseur.3")
def test_an_infected_chasseur_shoots() -> None:
    scene = infect("Dan Eve Fay Gus Hal", Cleo="chasseur").night(**GIFT).lynch("Cleo", Cleo="tirer Dan")
    assert_dead(scene, "Cleo", "Dan")
    assert_told(scene, "public", "died", who="Cleo", role="chasseur")  # the card stays what it was


@pytest.mark.rule("meneur.infect-pere-des-loups.6")
def test_the_pack_kills_nobody_that_night() -> None:
    scene = infect().night(**GIFT)
    assert_dead(scene)
    assert_not_told(scene, "public", "survived")


@pytest.mark.rule("meneur.infect-pere-des-loups.6", "meneur.sorciere.2")
def test_the_sorciere_is_shown_no_victim() -> None:
    scene = infect(Ian="sorciere").night(**GIFT)
    assert scene.told("Ian", "victim") == [{}]


@pytest.mark.rule("meneur.infect-pere-des-loups.6", "meneur.grand-mechant-loup.3")
def test_the_extra_victim_of_the_grand_mechant_loup_still_dies() -> None:
    scene = infect(Bob="grand-mechant-loup").night(Bob=["devorer Cleo", "tuer Dan"], Ana="infecter")
    assert_dead(scene, "Dan")
    assert_alive(scene, "Cleo")


@pytest.mark.rule("meneur.infect-pere-des-loups.4", "meneur.cupidon.6")
def test_an_infected_lover_makes_the_couple_one_of_two_camps() -> None:
    scene = (
        infect("Cleo Dan Eve Fay", Gus="cupidon")
        .night(Gus="unir Cleo Dan", **GIFT)
        .lynch("Ana")
        .night(Bob="devorer Eve")
    )
    scene.lynch("Bob").night(Cleo="devorer Fay").lynch("Gus")
    assert_won(scene, "amoureux", "Cleo", "Dan")
