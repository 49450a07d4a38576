"""Grand Méchant Loup: one victim more, once in the game, whatever becomes of the attempt."""

from __future__ import annotations

import pytest

from rpg_scene import orders, rpg
from scene import assert_dead, assert_not_told, assert_refused, assert_told, rights


@pytest.mark.rule("rpg.grand-mechant-loup.1")
def test_he_is_of_the_pack() -> None:
    scene = rpg("Bob", Ana="grand-mechant-loup", Eve="loup-garou")
    assert scene.game.camp("Ana") == "loups"
    assert rights(scene, "Ana", "clairiere") == "rw"
    assert scene.told("Eve", "pack") == [{"members": ["Ana", "Eve"]}]


@pytest.mark.rule("rpg.grand-mechant-loup.2", "rpg.grand-mechant-loup.3")
def test_he_kills_by_himself_once_in_the_game() -> None:
    scene = rpg("Bob Cleo Dan", Ana="grand-mechant-loup")
    scene.night(Ana="tuer Bob")
    assert_dead(scene, "Bob")
    assert scene.told("mj", "died", cause="grand-mechant-loup", author="Ana")
    scene.day()
    assert "tuer" not in scene.asked("Ana")
    assert_refused(scene, "Ana", "tuer Cleo", clause="rpg.grand-mechant-loup.3", code="spent")


@pytest.mark.rule("rpg.grand-mechant-loup.4")
def test_only_at_night_and_a_refusal_by_day_costs_nothing() -> None:
    scene = rpg("Bob Cleo", Ana="grand-mechant-loup")
    scene.night()
    assert_refused(scene, "Ana", "tuer Bob", code="not-asked")
    scene.day()
    assert "tuer" in scene.asked("Ana")


@pytest.mark.rule("rpg.grand-mechant-loup.4")
@pytest.mark.parametrize("way", ["sans-attaque", "sans-mort"])
def test_by_option_not_on_the_first_night(way: str) -> None:
    scene = rpg("Bob Cleo", Ana="grand-mechant-loup", options={"premiere-nuit": way})
    assert_refused(scene, "Ana", "tuer Bob", clause="rpg.grand-mechant-loup.4", code="first-night")
    scene.night().day()
    assert "tuer" in scene.asked("Ana")


@pytest.mark.rule("rpg.grand-mechant-loup.5", "rpg.grand-mechant-loup.6")
def test_beside_the_kill_of_the_pack_which_he_may_carry_out_himself() -> None:
    scene = rpg("Bob Cleo Dan", Ana="grand-mechant-loup", Eve="loup-garou")
    orders(scene, Eve="devorer Dan", Ana=["devorer Bob", "tuer Cleo"]).to("vote")
    assert_dead(scene, "Bob", "Cleo")
    assert_told(scene, "mj", "died", who="Bob", cause="loups", author="Ana")
    assert_told(scene, "mj", "died", who="Cleo", cause="grand-mechant-loup", author="Ana")


@pytest.mark.rule("rpg.grand-mechant-loup.7")
def test_nobody_of_the_den_and_a_forbidden_choice_costs_nothing() -> None:
    scene = rpg("Bob Cleo", Ana="grand-mechant-loup", Eve="loup-garou")
    for wolf in ("Eve", "Ana"):
        assert_refused(scene, "Ana", f"tuer {wolf}", clause="rpg.grand-mechant-loup.7", code="pack-member")
    scene.night(Ana="tuer Bob")
    assert_dead(scene, "Bob")


@pytest.mark.rule("rpg.grand-mechant-loup.7", "rpg.nuit.8")
def test_moved_the_kill_may_fall_on_one_of_the_den() -> None:
    scene = rpg("Bob Cleo", Ana="grand-mechant-loup", Eve="loup-garou", Dan="redirecteur")
    scene.night(Ana="tuer Bob", Dan="rediriger Bob Eve")
    assert_dead(scene, "Eve")


@pytest.mark.rule("rpg.grand-mechant-loup.8", "rpg.grand-mechant-loup.9")
def test_on_the_victim_of_the_pack_the_potion_heals_the_pack_s_bite_only() -> None:
    scene = rpg("Bob Dan", Ana="grand-mechant-loup", Cleo="sorciere")
    orders(scene, Ana=["devorer Bob", "tuer Bob"]).to("sorciere")
    scene.night(Cleo="sauver Bob")
    assert_dead(scene, "Bob")
    assert_told(scene, "mj", "survived", who="Bob", cause="loups")
    assert_told(scene, "mj", "died", who="Bob", cause="grand-mechant-loup")
    scene.day()
    scene.night()
    assert_refused(scene, "Cleo", "sauver Dan")


@pytest.mark.rule("rpg.grand-mechant-loup.9")
def test_the_sorciere_is_shown_the_victim_of_the_pack_alone() -> None:
    scene = rpg("Bob Dan", Ana="grand-mechant-loup", Cleo="sorciere")
    orders(scene, Ana=["devorer Bob", "tuer Dan"]).to("sorciere")
    assert scene.told("Cleo", "victim") == [{"who": "Bob"}]
    assert_refused(scene, "Cleo", "sauver Dan")


@pytest.mark.rule("rpg.grand-mechant-loup.9")
def test_the_salvateur_and_the_ancien_s_second_life_do_not_help() -> None:
    scene = rpg("Bob", Ana="grand-mechant-loup", Cleo="salvateur", Dan="ancien")
    scene.night(Ana="tuer Dan", Cleo="proteger Dan")
    assert_dead(scene, "Dan")


@pytest.mark.rule("rpg.grand-mechant-loup.10", "rpg.nuit.6")
def test_prevented_or_stopped_it_is_used_up_all_the_same() -> None:
    for by, order in (("assommeur", "assommer Ana"), ("protecteur", "proteger Bob")):
        scene = rpg("Bob Cleo", Ana="grand-mechant-loup", Dan=by)
        scene.night(Ana="tuer Bob", Dan=order)
        assert_dead(scene)
        assert_not_told(scene, "Ana", "failed")  # knocked out he hears that instead; stopped, nothing
        scene.day()
        assert_refused(scene, "Ana", "tuer Bob", code="spent")
