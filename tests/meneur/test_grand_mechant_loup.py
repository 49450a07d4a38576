"""Grand Méchant Loup: a second victim, alone, as long as the pack has lost nobody."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, assert_alive, assert_card, assert_dead, assert_not_told, assert_refused, village


def big_bad(plain: str = "Cleo Dan Eve Fay Gus Hal", **more: Any) -> Scene:
    return village(plain, **{"Ana": "grand-mechant-loup", "Bob": "loup-garou", **more})


@pytest.mark.rule("meneur.grand-mechant-loup.1")
def test_the_card() -> None:
    assert_card("grand-mechant-loup", camp="loups", call="chaque-nuit", line="Loups-Garous, Chaque nuit")


@pytest.mark.rule("meneur.grand-mechant-loup.2")
def test_he_chooses_with_the_pack() -> None:
    scene = big_bad(Ian="loup-garou")
    for _ in range(2):
        scene.to("loups")
        assert [scene.asked(wolf) for wolf in ("Ana", "Bob", "Ian")] == [["devorer"]] * 3
        scene.to_moment("nuit")
    scene.night(Ana="devorer Cleo", Bob="devorer Dan", Ian="devorer Cleo")
    assert_dead(scene, "Cleo")


@pytest.mark.rule("meneur.grand-mechant-loup.3")
def test_then_alone_he_devours_one_more() -> None:
    scene = big_bad()
    assert scene.calls("jour", Bob="devorer Cleo", Ana="tuer Dan")[:2] == ["loups", "grand-mechant-loup"]
    assert_dead(scene, "Cleo", "Dan")
    assert "meneur.grand-mechant-loup.3" in scene.because("died", who="Dan")


@pytest.mark.rule("meneur.grand-mechant-loup.3")
def test_he_may_pass() -> None:
    assert_dead(big_bad().night(Bob="devorer Cleo", Ana="tuer rien"), "Cleo")


@pytest.mark.rule("meneur.grand-mechant-loup.3")
def test_a_living_player_outside_the_pack_and_not_its_victim() -> None:
    scene = big_bad(Ian="loup-garou-blanc").to("loups")
    scene.say("Bob", "devorer Cleo")
    scene.to("grand-mechant-loup")
    assert scene.asked("Bob") == []
    assert scene.legal("Ana", "tuer") == ["Dan", "Eve", "Fay", "Gus", "Hal"]
    clause = "meneur.grand-mechant-loup.3"
    assert_refused(scene, "Ana", "tuer Cleo", code="the-victim", clause=clause)
    assert_refused(scene, "Ana", "tuer Bob", code="pack-member", clause=clause)
    assert_refused(scene, "Ana", "tuer Ian", code="pack-member", clause=clause)
    assert_dead(scene.night(), "Cleo")


@pytest.mark.rule("meneur.grand-mechant-loup.3", "meneur.infect-pere-des-loups.6")
@pytest.mark.parametrize("victim", ["Cleo", "Ian"])
def test_the_victim_is_not_his_either_when_it_was_infected_or_resisted(victim: str) -> None:
    scene = big_bad(Bob="infect-pere-des-loups", Ian="ancien").to("loups")
    scene.say("Ana", f"devorer {victim}")
    scene.to("infect-pere-des-loups")
    scene.say("Bob", "infecter")
    scene.to("grand-mechant-loup")
    assert_refused(scene, "Ana", f"tuer {victim}", code="the-victim", clause="meneur.grand-mechant-loup.3")
    assert_dead(scene.night(Ana="tuer Dan"), "Dan")
    assert "the-victim" not in str(scene.to("grand-mechant-loup").legal("Ana", "tuer"))


@pytest.mark.rule("meneur.grand-mechant-loup.3", "meneur.sorciere.2")
@pytest.mark.parametrize(
    ("option", "helped"), [("personne", False), ("salvateur", False), ("salvateur-et-sorciere", True)]
)
def test_the_sorciere_is_shown_and_heals_his_victim_by_option_only(option: str, helped: bool) -> None:
    scene = big_bad(Ian="sorciere", options={"attaques-solitaires": option}).to("loups")
    scene.say("Bob", "devorer Cleo")
    scene.to("grand-mechant-loup")
    scene.say("Ana", "tuer Dan")
    scene.to("sorciere")
    shown = ["Cleo", "Dan"] if helped else ["Cleo"]
    assert [fact.get("who") for fact in scene.told("Ian", "victim")] == shown
    assert scene.legal("Ian", "sauver") == shown
    scene.night(Ian=f"sauver {shown[-1]}")
    assert_alive(scene, shown[-1])


@pytest.mark.rule("meneur.grand-mechant-loup.4")
def test_he_keeps_his_power_while_only_others_die() -> None:
    scene = big_bad(Ian="joueur-de-flute").night(Bob="devorer Cleo").lynch("Dan")
    scene.night(Bob="devorer Ian")
    assert_not_told(scene, "public", "won")
    assert "grand-mechant-loup" in scene.to_moment("nuit").calls("jour", Ana="tuer Eve")


@pytest.mark.rule("meneur.grand-mechant-loup.5", "meneur.grand-mechant-loup.4")
def test_once_the_pack_loses_a_member_he_is_an_ordinary_wolf() -> None:
    scene = big_bad("Cleo Dan Eve Fay Gus Hal Jo", Ian="loup-garou").night().lynch("Bob")
    scene.to("loups")
    assert scene.asked("Ana") == ["devorer"]
    scene.close()
    assert_refused(scene, "Ana", "tuer Cleo", code="pack-lost", clause="meneur.grand-mechant-loup.5")
    assert "grand-mechant-loup" not in scene.to_moment("nuit").calls("jour")


@pytest.mark.rule("meneur.grand-mechant-loup.5")
def test_a_wolf_who_dies_at_night_counts_from_the_next_night_on() -> None:
    scene = big_bad(Ian="loup-garou-blanc").night().to_moment("nuit")
    scene.night(Bob="devorer Cleo", Ian="tuer-loup Bob", Ana="tuer Dan")
    assert_dead(scene, "Bob", "Cleo", "Dan")
    assert "grand-mechant-loup" not in scene.to_moment("nuit").calls("jour")


@pytest.mark.rule("meneur.grand-mechant-loup.5")
@pytest.mark.parametrize("kind", ["loup-garou-blanc", "infected", "turned", "plain-infect"])
def test_whose_death_counts(kind: str) -> None:
    """The Loup-Garou Blanc's, an infected player's, that of a turned Enfant Sauvage: all who wake with the pack."""
    scene = big_bad(Bob="infect-pere-des-loups", Ian="loup-garou-blanc", Jo="enfant-sauvage").to("enfant-sauvage")
    if kind == "infected":
        scene.night(Jo="modele Hal", Ana="devorer Cleo", Bob="infecter").lynch("Cleo")
    elif kind == "turned":
        scene.night(Jo="modele Hal", Ana="devorer Hal").lynch("Jo")
    else:
        scene.night(Jo="modele Hal").lynch("Ian" if kind == "loup-garou-blanc" else "Bob")
    assert "grand-mechant-loup" not in scene.calls("jour")


@pytest.mark.rule("meneur.grand-mechant-loup.5", "meneur.servante-devouee.3")
def test_a_wolf_whose_role_the_servante_took_is_dead_all_the_same() -> None:
    scene = big_bad(Ian="servante-devouee").night().lynch("Bob", Ian="prendre-role Bob")
    assert "grand-mechant-loup" not in scene.calls("jour")


@pytest.mark.rule("meneur.grand-mechant-loup.3", "meneur.principe.1")
@pytest.mark.parametrize("option", ["sans-attaque", "sans-mort"])
def test_he_too_keeps_a_first_night_without_attack(option: str) -> None:
    scene = big_bad(options={"premiere-nuit": option})
    assert "grand-mechant-loup" not in scene.calls("jour")
    assert "grand-mechant-loup" in scene.to_moment("nuit").calls("jour")
