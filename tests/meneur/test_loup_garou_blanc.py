"""Loup-Garou Blanc: one of the pack, but one night out of two he may devour a wolf; he wins as the last survivor."""

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


def white(plain: str = "Dan Eve Fay Gus Hal", **more: Any) -> Scene:
    return village(plain, Ana="loup-garou-blanc", Bob="loup-garou", Cleo="loup-garou", **more)


@pytest.mark.rule("meneur.loup-garou-blanc.1")
def test_the_card() -> None:
    assert_card("loup-garou-blanc", camp="independant", call="une-nuit-sur-deux", line="Solitaire, Une nuit sur deux")


@pytest.mark.rule("meneur.loup-garou-blanc.2")
def test_he_wakes_with_the_pack_and_looks_like_one_of_it() -> None:
    scene = white().to("loups")
    assert scene.asked("Ana") == ["devorer"]
    for wolf in ("Ana", "Bob", "Cleo"):
        assert scene.told(wolf, "pack") == [{"members": ["Ana", "Bob", "Cleo"]}]  # names alone: all look alike
    assert "meneur.loup-garou-blanc.2" in scene.because("pack")
    assert_not_told(scene, "Bob", "dealt", role="loup-garou-blanc")
    scene.night(Ana="devorer Dan", Bob="devorer Eve", Cleo="devorer Dan")  # his word counts like theirs
    assert_dead(scene, "Dan")


@pytest.mark.rule("meneur.loup-garou-blanc.3")
def test_he_has_a_call_of_his_own_on_even_nights_after_the_pack_and_before_the_sorciere() -> None:
    scene = village("Dan Eve Fay Gus", Ana="loup-garou-blanc", Bob="loup-garou", Cleo="sorciere")
    for night in range(1, 5):
        calls = [call for call in scene.calls("jour") if call != "election"]
        assert calls == (["loups", "sorciere"] if night % 2 else ["loups", "loup-garou-blanc", "sorciere"])
        scene.to_moment("nuit")


@pytest.mark.rule("meneur.loup-garou-blanc.3")
def test_on_other_nights_he_is_refused() -> None:
    assert_refused(white().to("loups"), "Ana", "tuer-loup Bob", code="not-tonight", clause="meneur.loup-garou-blanc.3")


@pytest.mark.rule("meneur.loup-garou-blanc.4")
def test_he_devours_a_wolf_beside_the_victim_of_the_pack() -> None:
    scene = white().night().to_moment("nuit").night(Bob="devorer Dan", Ana="tuer-loup Bob")
    assert_dead(scene, "Bob", "Dan")
    assert "meneur.loup-garou-blanc.4" in scene.because("died", who="Bob")


@pytest.mark.rule("meneur.loup-garou-blanc.4")
def test_he_may_devour_nobody() -> None:
    assert_dead(white().night().to_moment("nuit").night(Ana="tuer-loup rien"))


@pytest.mark.rule("meneur.loup-garou-blanc.4")
def test_only_another_member_of_the_pack() -> None:
    scene = white().night().to("loup-garou-blanc")
    assert scene.legal("Ana", "tuer-loup") == ["Bob", "Cleo"]
    assert_refused(scene, "Ana", "tuer-loup Dan", code="not-pack", clause="meneur.loup-garou-blanc.4")
    assert_refused(scene, "Ana", "tuer-loup Ana", code="oneself", clause="meneur.loup-garou-blanc.4")


@pytest.mark.rule("meneur.loup-garou-blanc.4", "meneur.infect-pere-des-loups.4", "meneur.enfant-sauvage.4")
def test_the_infected_and_a_turned_enfant_sauvage_are_wolves_to_him() -> None:
    scene = village("Dan Fay Gus Hal Ian", Ana="loup-garou-blanc", Bob="infect-pere-des-loups", Eve="enfant-sauvage")
    scene.night(Eve="modele Fay", Bob=["devorer Dan", "infecter"]).lynch("Fay")
    scene.to("loup-garou-blanc")
    assert scene.legal("Ana", "tuer-loup") == ["Bob", "Eve", "Dan"]


@pytest.mark.rule("meneur.loup-garou-blanc.4", "meneur.sorciere.2")
@pytest.mark.parametrize(
    ("option", "helped"), [("personne", False), ("salvateur", False), ("salvateur-et-sorciere", True)]
)
def test_the_sorciere_is_shown_and_heals_his_victim_by_option_only(option: str, helped: bool) -> None:
    scene = village(
        "Dan Eve Fay Gus",
        Ana="loup-garou-blanc",
        Bob="loup-garou",
        Cleo="sorciere",
        options={"attaques-solitaires": option},
    )
    scene.night().to("loup-garou-blanc")
    scene.say("Ana", "tuer-loup Bob")
    scene.to("sorciere")
    assert bool(scene.told("Cleo", "victim", who="Bob")) is helped
    if helped:
        scene.night(Cleo="sauver Bob")
        assert_alive(scene, "Bob")
    else:
        assert_refused(scene, "Cleo", "sauver Bob", clause="meneur.sorciere.3")
        assert_dead(scene.night(), "Bob")


@pytest.mark.rule("meneur.loup-garou-blanc.5")
def test_the_last_survivor_wins_alone() -> None:
    scene = village("Bob Cleo Dan", Ana="loup-garou-blanc").night(Ana="devorer Cleo").lynch("Dan")
    assert not scene.game.over  # he and a villager: the game goes on
    scene.night(Ana="devorer Bob")
    assert_won(scene, "loup-garou-blanc", "Ana")
    assert scene.because("won") == {"meneur.loup-garou-blanc.5"}


@pytest.mark.rule("meneur.loup-garou-blanc.5", "meneur.victoire.1")
def test_he_shares_no_victory_of_the_village_but_blocks_it() -> None:
    scene = village("Cleo Dan Eve", Ana="loup-garou-blanc", Bob="loup-garou").night(Bob="devorer Eve").lynch("Bob")
    assert not scene.game.over
    assert_won(scene.night().lynch("Ana"), "village", "Cleo", "Dan", "Eve")


@pytest.mark.rule("meneur.loup-garou-blanc.5", "meneur.victoire.2")
def test_at_parity_he_is_one_of_the_others() -> None:
    scene = village("Cleo Dan", Ana="loup-garou-blanc", Bob="loup-garou").night(Bob="devorer Cleo")
    assert not scene.game.over  # one wolf against two
    assert_won(scene.lynch("Dan"), "loups", "Bob")  # one wolf facing him alone


@pytest.mark.rule("meneur.loup-garou-blanc.5", "meneur.cupidon.6")
def test_in_love_with_a_villager_they_win_as_the_last_two() -> None:
    scene = village("Bob Cleo Dan Eve", Ana="loup-garou-blanc", Fay="cupidon").night(
        Fay="unir Ana Bob", Ana="devorer Cleo"
    )
    scene.lynch("Fay").night(Ana="devorer Dan").lynch("Eve")
    assert_won(scene, "amoureux", "Ana", "Bob")


@pytest.mark.rule("meneur.loup-garou-blanc.5", "meneur.cupidon.5")
def test_in_love_he_dies_of_grief_like_anyone() -> None:
    scene = white(Ian="cupidon").night(Ian="unir Ana Bob").to_moment("nuit").night(Ana="tuer-loup Bob")
    assert_dead(scene, "Ana", "Bob")


@pytest.mark.rule("meneur.loup-garou-blanc.5", "meneur.servante-devouee.3")
def test_a_servante_who_takes_the_role_is_the_loup_garou_blanc() -> None:
    scene = village("Dan Eve Fay Gus", Ana="loup-garou-blanc", Bob="loup-garou", Cleo="servante-devouee").night()
    scene.lynch("Ana", Cleo="prendre-role Ana")
    assert scene.game.camp("Cleo") == "independant"
    assert scene.to("loups").asked("Cleo") == ["devorer"]
    assert scene.to("loup-garou-blanc").legal("Cleo", "tuer-loup") == ["Bob"]
    assert_told(scene, "Cleo", "became", role="loup-garou-blanc")
