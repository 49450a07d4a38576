"""Ancien: a life to spare against the pack alone; killed by the village, he takes the powers of its camp with him."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.events import fields
from loupiote.kernel.view import view
from rpg_scene import deprived, orders, rpg
from scene import Scene, assert_alive, assert_card, assert_dead, assert_not_told, assert_told


def elder(plain: str = "Fay Gus Hal", **roles: Any) -> Scene:
    return rpg(plain, Ana="ancien", Dan="loup-garou", **roles)


def lives(scene: Scene) -> int:
    return 2 - scene.game.power("ancien-1", "seconde-vie").spent


@pytest.mark.rule("rpg.ancien.2", "rpg.ancien.3")
def test_the_pack_kills_him_at_the_second_attempt_and_no_power_is_lost() -> None:
    assert_card("ancien", camp="village", call="permanent", line="Village, Permanent", rules="rpg")
    scene = elder(Cleo="voyante").night(Dan="devorer Ana")
    assert_dead(scene)
    assert_told(scene, "public", "message", text="nuit-sans-mort")
    scene.day().night(Dan="devorer Ana")
    assert_dead(scene, "Ana")
    scene.day()
    assert scene.asked("Cleo") == ["sonder"]
    assert_not_told(scene, "public", "message", text="pouvoirs-perdus")


@pytest.mark.rule("rpg.ancien.4", "rpg.nuit.23")
@pytest.mark.parametrize("keeper", ["salvateur", "protecteur"])
def test_protected_he_keeps_his_life(keeper: str) -> None:
    scene = elder(Bob=keeper).night(Bob="proteger Ana", Dan="devorer Ana")
    assert_dead(scene)
    assert lives(scene) == 2
    scene.day().night(Dan="devorer Ana").day()
    assert_dead(scene)
    scene.night(Dan="devorer Ana")
    assert_dead(scene, "Ana")


@pytest.mark.rule("rpg.ancien.5", "rpg.ancien.6", "rpg.nuit.4")
def test_healed_he_loses_it_all_the_same_and_the_potion_is_spent() -> None:
    scene = elder(Bob="sorciere")
    orders(scene, Dan="devorer Ana").to("sorciere")
    assert scene.told("Bob", "victim") == [{"who": "Ana"}]
    scene.play("jour", {"Bob": "sauver Ana"})
    assert_dead(scene)
    assert lives(scene) == 1
    scene.day()
    orders(scene, Dan="devorer Ana").to("sorciere", "vote")
    assert "sauver" not in scene.asked("Bob")
    assert len(scene.told("Bob", "victim")) == 1
    scene.to("vote")
    assert_dead(scene, "Ana")


@pytest.mark.rule("rpg.ancien.7")
def test_his_power_out_of_force_he_dies_at_once_and_later_has_his_life_again() -> None:
    game = elder(Bob="voyante")
    assert_dead(deprived(game, "Ana", until="soir").night(Dan="devorer Ana"), "Ana")
    scene = deprived(game, "Ana", until="soir").night().day().night(Dan="devorer Ana")
    assert_dead(scene)
    assert lives(scene) == 1


@pytest.mark.rule("rpg.ancien.8")
def test_the_grand_mechant_loup_kills_him_outright() -> None:
    scene = elder(Bob="grand-mechant-loup").night(Dan="devorer Fay", Bob="tuer Ana")
    assert_dead(scene, "Ana", "Fay")


@pytest.mark.rule("rpg.ancien.9")
def test_he_hears_nothing_of_the_life_that_he_lost() -> None:
    quiet, attacked = elder().night(), elder().night(Dan="devorer Ana")
    said = [[(fields(t.event), t.because) for t in view(scene.table, "Ana").told] for scene in (quiet, attacked)]
    assert said[0] == said[1]
    assert lives(attacked) == 1


def killed_by(way: str, **roles: Any) -> Scene:
    """The village kills the Ancien who was never attacked, on night 1 or on day 1; the next night is open."""
    scene = elder(Bob="sorciere", Cleo="voyante", Eve="chasseur", **roles)
    if way == "poison":
        return scene.night(Bob="empoisonner Ana").day()
    scene.night()
    if way == "shot":
        return scene.lynch("Eve", Eve="tirer Ana")
    return scene.lynch("Ana")


@pytest.mark.rule("rpg.ancien.10", "rpg.ancien.11", "rpg.ancien.13", "rpg.ancien.14")
@pytest.mark.parametrize(("way", "cause"), [("shot", "tir"), ("poison", "poison"), ("vote", "bucher")])
def test_killed_by_the_village_he_dies_outright_and_takes_its_powers(way: str, cause: str) -> None:
    scene = killed_by(way, Ian="salvateur")
    assert "Ana" in scene.game.dead
    assert_told(scene, "mj", "died", who="Ana", cause=cause)
    assert_told(scene, "public", "message", text="pouvoirs-perdus")
    for player in ("Bob", "Cleo", "Ian"):
        assert scene.asked(player) == []
        assert scene.marks(player) == ["powerless"]
    scene.night(Dan="devorer Fay")
    assert "Fay" in scene.game.dead
    assert not {"sorciere", "foresee"} & set(scene.closed[scene.closed.index("vote") :])


@pytest.mark.rule("rpg.ancien.13")
def test_a_tie_settled_against_him_is_the_vote_of_the_village() -> None:
    scene = rpg("Fay Gus", Ana="ancien", Dan="loup-garou", Cleo="voyante", captain="Gus").night()
    scene.day({"Fay": "Ana", "Ana": "Fay"}, Gus="trancher Ana")
    assert_dead(scene, "Ana")
    assert scene.asked("Cleo") == []


@pytest.mark.rule("rpg.ancien.14")
def test_only_the_camp_of_the_village_loses_its_powers() -> None:
    scene = elder(Bob="grand-mechant-loup", Cleo="assommeur", Eve="protecteur", Ian="joueur-de-flute", wolves="Cleo")
    scene.night().lynch("Ana")
    assert "tuer" in scene.asked("Bob")
    assert "assommer" in scene.asked("Cleo")
    assert scene.asked("Ian") == ["charmer"]
    assert scene.asked("Eve") == []


@pytest.mark.rule("rpg.ancien.14")
def test_a_traitor_in_love_of_the_village_loses_his_too_and_an_infected_player_keeps_it() -> None:
    scene = elder(Bob="cupidon", Cleo="voyante", Eve="salvateur", Ian="infect-pere-des-loups")
    orders(scene, Bob="unir Cleo Dan").to("nuit")
    scene.night(Dan="devorer Eve", Ian="infecter")
    assert_dead(scene)
    scene.day({"Fay": "Ana"})
    assert scene.asked("Cleo") == []
    assert set(scene.asked("Eve")) == {"proteger", "devorer"}


@pytest.mark.rule("rpg.ancien.14")
def test_titles_are_no_powers_of_roles() -> None:
    scene = rpg("Fay Gus", Ana="ancien", Dan="loup-garou", captain="Gus", form="double-voix").night().lynch("Ana")
    scene.night().day({"Gus": "Fay"})
    assert_told(scene, "public", "voted", who="Gus", weight=2.0)


@pytest.mark.rule("rpg.ancien.14")
@pytest.mark.parametrize("way", ["grief", "big-wolf", "pack"])
def test_other_deaths_cost_nothing(way: str) -> None:
    scene = elder(Bob="cupidon", Cleo="voyante", Eve="grand-mechant-loup")
    orders(scene, Bob="unir Ana Fay" if way == "grief" else "unir Fay Gus").to("nuit")
    if way == "pack":
        scene.night(Dan="devorer Ana").day().night(Dan="devorer Ana").day()
    else:
        scene.night(**({"Dan": "devorer Fay"} if way == "grief" else {"Eve": "tuer Ana"})).day()
    assert "Ana" in scene.game.dead
    assert scene.asked("Cleo") == ["sonder"]


@pytest.mark.parametrize(("death", "lost"), [("vote", True), ("poison", False), ("shot", False)])
def test_by_option_the_vote_alone_takes_the_powers(death: str, lost: bool) -> None:
    scene = killed_by(death, options={"malediction-ancien": "vote"})
    assert (scene.asked("Cleo") == []) is lost


@pytest.mark.rule("rpg.ancien.14")
def test_an_idiot_named_at_the_same_moment_still_lives() -> None:
    scene = elder(Bob="idiot-du-village", Cleo="chasseur").night().lynch("Bob")
    assert_alive(scene, "Bob")


@pytest.mark.rule("rpg.ancien.15")
def test_the_chasseur_has_lost_his_shot() -> None:
    scene = elder(Bob="chasseur").night().lynch("Ana").night(Dan="devorer Bob")
    assert_dead(scene, "Ana", "Bob")
    assert "chasseur" not in scene.closed


@pytest.mark.rule("rpg.ancien.15")
def test_a_shot_made_before_is_made() -> None:
    scene = elder(Bob="chasseur", Cleo="voyante").night().lynch("Bob", Bob="tirer Ana")
    assert_dead(scene, "Ana", "Bob")
    assert scene.asked("Cleo") == []


@pytest.mark.rule("rpg.nuit.45", "rpg.ancien.11")
def test_poisoned_he_undoes_no_act_of_that_night_but_a_shot_still_to_come() -> None:
    scene = elder(Bob="sorciere", Cleo="chasseur", Eve="voyante", Ian="salvateur")
    scene.night(Bob="empoisonner Ana", Dan="devorer Cleo", Eve="sonder Ian")
    assert_dead(scene, "Ana", "Cleo")
    assert_told(scene, "Eve", "saw", who="Ian", role="salvateur")
    assert "chasseur" not in scene.closed
    assert_told(scene, "public", "message", text="pouvoirs-perdus")


@pytest.mark.rule("rpg.nuit.45")
def test_nobody_hears_of_the_loss_before_day_breaks() -> None:
    """An infected Chasseur is none of the village any more: he still shoots that night, and nobody knows why others would not."""
    scene = elder(Bob="sorciere", Cleo="chasseur", Eve="infect-pere-des-loups", Ian="voyante", Joe="redirecteur")
    scene.night(Dan="devorer Cleo", Eve="infecter").day()
    orders(scene, Bob="empoisonner Ana", Dan="devorer Gus", Joe="rediriger Gus Cleo").to("chasseur")
    assert_not_told(scene, "public", "message", text="pouvoirs-perdus")
    assert scene.marks("Ian") == []
    scene.play("jour", {"Cleo": "tirer Fay"})
    assert_dead(scene, "Ana", "Cleo", "Fay")
    assert scene.marks("Ian") == ["powerless"]


@pytest.mark.rule("rpg.nuit.45")
def test_knocked_out_he_loses_the_powers_of_the_village_all_the_same() -> None:
    scene = elder(Bob="sorciere", Cleo="chasseur", Eve="assommeur")
    scene.night(Bob="empoisonner Ana", Dan="devorer Cleo", Eve="assommer Ana")
    assert_dead(scene, "Ana", "Cleo")
    assert "chasseur" not in scene.closed


@pytest.mark.rule("rpg.vote.30")
def test_burnt_without_his_power_he_costs_the_village_its_powers_all_the_same() -> None:
    scene = deprived(elder(Cleo="voyante"), "Ana").night().lynch("Ana")
    assert_dead(scene, "Ana")
    assert scene.asked("Cleo") == []


@pytest.mark.rule("rpg.ancien.14")
def test_whoever_follows_him_dies_before_the_powers_are_lost() -> None:
    scene = elder(Bob="cupidon")
    orders(scene.to("distribution"), Bob="unir Ana Fay").to("nuit")
    scene.night().day({"Gus": "Ana"})
    evening = [t.event for t in view(scene.table, "public").told if t.moment == "soir"]
    assert [type(event).__name__ for event in evening] == ["Opened", "Died", "Died", "Message"]
