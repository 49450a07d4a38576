"""Protecteur: what a cover stops, what passes it, what is used up, and who hears of it."""

from __future__ import annotations

import pytest

from loupiote.kernel import bearers
from loupiote.kernel.data import encode
from loupiote.kernel.game import Game
from loupiote.kernel.state import Suppression
from loupiote.kernel.view import view
from rpg_scene import orders, rpg
from scene import Scene, assert_dead, assert_not_told, assert_refused, assert_told


def heard(scene: Scene, player: str) -> bytes:
    """The last private fact of a player, byte by byte."""
    told = [t for t in view(scene.table, player).told if t.to is not None]
    return encode(told[-1].event)


@pytest.mark.rule("rpg.protecteur.1")
def test_his_side_is_chosen() -> None:
    scene = rpg("Dan", Ana="protecteur", Bob="protecteur", Cleo="loup-garou", wolves="Ana")
    assert [scene.game.camp(player) for player in ("Ana", "Bob")] == ["loups", "village"]


@pytest.mark.rule("rpg.protecteur.2")
def test_he_covers_one_player_for_one_night_himself_too_and_again() -> None:
    scene = rpg("Dan Eve", Ana="protecteur", Bob="loup-garou")
    scene.night(Ana="proteger Dan", Bob="devorer Dan").day()
    scene.night(Ana="proteger Dan", Bob="devorer Dan").day()
    scene.night(Ana="proteger Ana", Bob="devorer Ana").day()
    assert_dead(scene)
    scene.night(Bob="devorer Dan")
    assert_dead(scene, "Dan")


@pytest.mark.rule("rpg.protecteur.2")
def test_by_option_never_the_same_twice_running() -> None:
    scene = rpg("Dan Eve", Ana="protecteur", Bob="loup-garou", options={"protecteur-repetition": False})
    scene.night(Ana="proteger Dan").day()
    assert_refused(scene, "Ana", "proteger Dan", clause="rpg.protecteur.2", code="twice-running")
    scene.night(Ana="proteger Eve").day().night(Ana="proteger Dan")


@pytest.mark.rule("rpg.protecteur.3", "rpg.protecteur.11")
def test_the_voyante_learns_nothing_of_the_covered_but_that_she_failed() -> None:
    scene = rpg("Dan", Ana="protecteur", Bob="loup-garou", Cleo="voyante")
    scene.night(Ana="proteger Bob", Cleo="sonder Bob")
    assert_not_told(scene, "Cleo", "saw")
    assert scene.told("Cleo", "failed") == [{}]
    assert scene.because("failed") == {"rpg.protecteur.11", "rpg.nuit.15"}


@pytest.mark.rule("rpg.protecteur.3")
def test_kindness_does_not_reach_the_covered_either() -> None:
    scene = rpg("Dan Eve", Ana="protecteur", Bob="loup-garou", Cleo="salvateur")
    scene.night(Ana="proteger Dan", Cleo="proteger Dan")
    assert_told(scene, "Cleo", "failed")
    scene.day()  # he did act: not the same player again
    assert_refused(scene, "Cleo", "proteger Dan", clause="rpg.salvateur.5")


@pytest.mark.rule("rpg.protecteur.4")
def test_a_knock_passes() -> None:
    scene = rpg("Eve", Ana="protecteur", Bob="voyante", Cleo="loup-garou", Dan="assommeur")
    scene.night(Ana="proteger Bob", Dan="assommer Bob", Bob="sonder Cleo")
    assert_told(scene, "Bob", "knocked_out")
    assert_not_told(scene, "Bob", "saw")
    assert_not_told(scene, "Dan", "failed")


@pytest.mark.rule("rpg.protecteur.6", "rpg.protecteur.7")
def test_the_potion_of_death_is_lost_and_nobody_dies_of_it() -> None:
    scene = rpg("Eve", Ana="protecteur", Bob="simple-villageois", Cleo="sorciere", Dan="loup-garou")
    scene.night(Ana="proteger Bob", Cleo="empoisonner Bob").day()
    assert_dead(scene)
    assert_refused(scene, "Cleo", "empoisonner Bob", clause="rpg.sorciere.1", code="spent")


@pytest.mark.rule("rpg.protecteur.13", "rpg.protecteur.14")
def test_the_attack_counts_as_made_and_the_pack_hears_nothing() -> None:
    scene = rpg("Bob Dan", Ana="protecteur", Eve="loup-garou")
    before = len(view(scene.table, "Eve").told)
    scene.night(Ana="proteger Bob", Eve="devorer Bob")
    assert_dead(scene)
    assert [t for t in view(scene.table, "Eve").told[before:] if t.to is not None] == []
    assert_told(scene, "public", "message", text="nuit-sans-mort")
    assert scene.because("survived", who="Bob") == {"rpg.protecteur.3", "rpg.protecteur.13"}  # the MJ sees the attack


@pytest.mark.rule("rpg.nuit.15")
def test_the_sorciere_and_the_pack_hear_nothing_under_a_cover() -> None:
    scene = rpg("Eve", Ana="protecteur", Bob="sorciere", Cleo="voyante", Dan="loup-garou")
    scene.night(Ana="proteger Eve", Bob="empoisonner Eve", Cleo="sonder Eve", Dan="devorer Eve")
    assert_told(scene, "Cleo", "failed")
    assert_not_told(scene, "Bob", "failed")
    assert_not_told(scene, "Dan", "failed")


@pytest.mark.rule("rpg.nuit.36")
def test_two_who_cover_each_other_are_both_covered() -> None:
    scene = rpg("Eve", Ana="protecteur", Bob="protecteur", Cleo="loup-garou")
    scene.night(Ana="proteger Bob", Bob="proteger Ana", Cleo="devorer Ana").day()
    scene.night(Ana="proteger Bob", Bob="proteger Ana", Cleo="devorer Bob")
    assert_dead(scene)
    assert_not_told(scene, "Ana", "failed")


def test_a_protecteur_who_was_knocked_out_covers_nobody() -> None:
    scene = rpg("Eve Dan", Ana="protecteur", Bob="assommeur", Cleo="loup-garou")
    scene.night(Ana="proteger Eve", Bob="assommer Ana", Cleo="devorer Eve")
    assert_dead(scene, "Eve")


@pytest.mark.rule("rpg.nuit.16")
def test_a_power_that_is_gone_unknown_to_its_holder_is_asked_as_ever_and_fails_in_the_same_words() -> None:
    scene = rpg("Eve", Ana="protecteur", Bob="voyante", Cleo="loup-garou", Dan="salvateur")
    scene.night(Ana="proteger Eve", Bob="sonder Eve")
    covered = heard(scene, "Bob")
    scene = rpg("Eve", Ana="protecteur", Bob="voyante", Cleo="loup-garou", Dan="salvateur", prepare=gone)
    assert scene.asked("Bob") == ["sonder"]
    orders(scene, Bob="sonder Eve").to("vote")
    assert_not_told(scene, "Bob", "saw")
    assert heard(scene, "Bob") == covered
    assert scene.because("failed") == {"rpg.nuit.16"}


def gone(game: Game) -> None:
    """Bob's power is taken away in secret."""
    bearers.suppress(game, Suppression(game.seats["Bob"].card, by="rules.powerless", known=False))


@pytest.mark.rule("rpg.protecteur.8")
def test_the_last_shot_of_a_chasseur_does_not_kill_the_covered() -> None:
    scene = rpg("Bob Eve", Ana="protecteur", Cleo="chasseur", Dan="loup-garou")
    scene.night(Ana="proteger Bob", Dan="devorer Cleo", Cleo="tirer Bob")
    assert_dead(scene, "Cleo")
    assert_not_told(scene, "Cleo", "failed")
    scene.lynch("Eve")
    assert_dead(scene, "Cleo", "Eve")


@pytest.mark.rule("rpg.protecteur.10")
def test_of_two_charmed_only_the_other_one_is() -> None:
    scene = rpg("Bob Cleo Eve", Ana="protecteur", Dan="joueur-de-flute", Zoe="loup-garou")
    scene.night(Ana="proteger Bob", Dan="charmer Bob Cleo")
    assert scene.told("Cleo", "charmed")[-1]["members"] == ["Cleo"]
    assert_not_told(scene, "Bob", "charmed")
    assert_not_told(scene, "Dan", "failed")


@pytest.mark.rule("rpg.protecteur.12")
def test_the_kill_of_the_grand_mechant_loup_is_used_up_without_a_word() -> None:
    scene = rpg("Bob Eve Fay", Ana="protecteur", Cleo="grand-mechant-loup")
    scene.night(Ana="proteger Bob", Cleo="tuer Bob").day()
    assert_dead(scene)
    assert_not_told(scene, "Cleo", "failed")
    assert "tuer" not in scene.asked("Cleo")


@pytest.mark.rule("rpg.protecteur.16")
def test_cupidon_is_out_of_his_reach() -> None:
    scene = rpg("Bob Cleo Eve", Ana="protecteur", Dan="cupidon", Zoe="loup-garou")
    orders(scene, Dan="unir Bob Cleo").to("nuit")
    scene.night(Ana="proteger Bob")
    assert scene.game.bearers["amoureux"].holders == ["Bob", "Cleo"]
