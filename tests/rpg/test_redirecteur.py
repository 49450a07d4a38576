"""Redirecteur: what is moved, once at most; what is not; who learns of it."""

from __future__ import annotations

import pytest

from loupiote.kernel.view import view
from rpg_scene import orders, rpg
from scene import Scene, assert_dead, assert_not_told, assert_refused, assert_told


def private(scene: Scene, player: str) -> list[str]:
    """The kinds of facts told to a player alone, in order."""
    return [type(t.event).__name__ for t in view(scene.table, player).told if t.to is not None]


@pytest.mark.rule("rpg.redirecteur.1")
def test_his_side_is_chosen() -> None:
    scene = rpg("Dan", Ana="redirecteur", Bob="redirecteur", Cleo="loup-garou", wolves="Ana")
    assert [scene.game.camp(player) for player in ("Ana", "Bob")] == ["loups", "village"]


@pytest.mark.rule("rpg.redirecteur.2")
def test_he_names_two_different_players_himself_too() -> None:
    scene = rpg("Dan", Ana="redirecteur", Bob="loup-garou", Cleo="voyante")
    assert_refused(scene, "Ana", "rediriger Dan Dan")
    assert_refused(scene, "Ana", "rediriger Dan")
    scene.night(Ana="rediriger Ana Dan", Bob="devorer Ana")
    assert_dead(scene, "Dan")


@pytest.mark.rule("rpg.redirecteur.3", "rpg.redirecteur.5", "rpg.nuit.14")
def test_an_answer_is_about_the_second_player_and_says_so() -> None:
    scene = rpg("Bob", Ana="redirecteur", Cleo="sorciere", Dan="voyante", Eve="loup-garou")
    orders(scene, Dan="sonder Bob", Ana="rediriger Bob Cleo")  # sent later, it counts all the same
    assert_not_told(scene, "Dan", "redirected")
    scene.to("vote")
    assert scene.told("Dan", "saw") == [{"who": "Cleo", "role": "sorciere"}]
    assert scene.told("Dan", "redirected") == [{"who": "Dan", "to": "Cleo"}]


@pytest.mark.rule("rpg.redirecteur.5")
def test_whose_power_gives_no_answer_learns_that_he_was_redirected_not_where_to() -> None:
    scene = rpg("Bob Dan", Ana="redirecteur", Cleo="salvateur", Eve="loup-garou")
    scene.night(Ana="rediriger Bob Dan", Cleo="proteger Bob", Eve="devorer Dan")
    assert scene.told("Cleo", "redirected") == [{"who": "Cleo"}]
    assert_dead(scene)


@pytest.mark.rule("rpg.redirecteur.4", "rpg.redirecteur.5")
def test_the_attack_of_the_pack_may_fall_on_a_wolf_and_the_wolf_who_acts_is_told() -> None:
    scene = rpg("Bob", Ana="redirecteur", Eve="loup-garou", Fay="loup-garou", Gus="voyante")
    orders(scene, Fay="devorer Gus", Eve="devorer Bob", Ana="rediriger Bob Fay").to("vote")
    assert_dead(scene, "Fay")
    assert_told(scene, "Eve", "redirected")
    assert_not_told(scene, "Fay", "redirected")


@pytest.mark.rule("rpg.redirecteur.6", "rpg.redirecteur.7")
def test_he_never_learns_whether_or_what_he_redirected() -> None:
    heard = []
    for order in ("proteger Bob", "proteger Dan"):
        scene = rpg("Bob Cleo", Ana="redirecteur", Dan="salvateur", Eve="loup-garou")
        scene.night(Ana="rediriger Bob Cleo", Dan=order)
        heard.append(private(scene, "Ana"))
    assert heard[0] == heard[1] == ["Dealt"]


@pytest.mark.rule("rpg.nuit.8")
def test_a_limit_binds_who_chooses_not_an_order_that_was_moved() -> None:
    scene = rpg("Bob Dan", Ana="salvateur", Cleo="redirecteur", Eve="loup-garou")
    scene.night(Ana="proteger Bob").day()
    scene.night(Ana="proteger Dan", Cleo="rediriger Dan Bob", Eve="devorer Bob").day()
    assert_dead(scene)
    assert_refused(scene, "Ana", "proteger Dan", clause="rpg.salvateur.5")  # the one he named
    scene.night(Ana="proteger Bob")


@pytest.mark.rule("rpg.nuit.10")
def test_an_order_is_redirected_once_at_most() -> None:
    scene = rpg("Dan Fay", Ana="redirecteur", Bob="redirecteur", Cleo="voyante", Eve="sorciere", Gus="loup-garou")
    scene.night(Ana="rediriger Dan Eve", Bob="rediriger Eve Fay", Cleo="sonder Dan")
    assert scene.told("Cleo", "saw") == [{"who": "Eve", "role": "sorciere"}]
    assert len(scene.told("Cleo", "redirected")) == 1


@pytest.mark.rule("rpg.nuit.30")
def test_of_two_redirections_from_one_player_the_first_sent_applies() -> None:
    for first, second, seen in (("Ana", "Bob", "Dan"), ("Bob", "Ana", "Eve")):
        cast = {"Dan": "sorciere", "Eve": "salvateur", "Fay": "voyante", "Gus": "loup-garou"}
        scene = rpg("Cleo", Ana="redirecteur", Bob="redirecteur", **cast)
        given = {"Ana": "rediriger Cleo Dan", "Bob": "rediriger Cleo Eve"}
        orders(scene, Fay="sonder Cleo", **{first: given[first], second: given[second]}).to("vote")
        assert [fact["who"] for fact in scene.told("Fay", "saw")] == [seen]


@pytest.mark.rule("rpg.nuit.35")
def test_a_redirection_from_a_covered_player_fails_and_moves_nothing() -> None:
    scene = rpg("Bob Dan", Ana="loup-garou", Cleo="redirecteur", Eve="protecteur", Fay="voyante")
    scene.night(Ana="devorer Bob", Cleo="rediriger Bob Dan", Eve="proteger Bob")
    assert_dead(scene)
    assert_told(scene, "Cleo", "failed")
    assert_not_told(scene, "Ana", "redirected")


@pytest.mark.rule("rpg.nuit.35")
def test_an_order_moved_onto_a_covered_player_is_stopped_and_a_cover_is_not_moved() -> None:
    scene = rpg("Bob Dan", Ana="loup-garou", Cleo="redirecteur", Eve="protecteur", Fay="voyante")
    scene.night(Ana="devorer Bob", Cleo="rediriger Bob Dan", Eve="proteger Dan", Fay="sonder Bob")
    assert_dead(scene)
    assert_told(scene, "Ana", "redirected")
    assert scene.told("Fay", "redirected") == [{"who": "Fay"}]  # no answer, so no name
    assert_told(scene, "Fay", "failed")
    assert_not_told(scene, "Eve", "redirected")
    assert_not_told(scene, "Cleo", "failed")


def test_a_redirecteur_who_was_knocked_out_moves_nothing() -> None:
    scene = rpg("Bob Dan", Ana="loup-garou", Cleo="redirecteur", Eve="assommeur")
    scene.night(Ana="devorer Bob", Cleo="rediriger Bob Dan", Eve="assommer Cleo")
    assert_dead(scene, "Bob")
