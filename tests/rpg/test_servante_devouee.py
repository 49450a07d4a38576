"""Servante Dévouée: at the end of a night she takes the role of one of its dead, who is announced in her place."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.view import view
from rpg_scene import deprived, orders, rpg
from scene import (
    Scene,
    access,
    assert_alive,
    assert_card,
    assert_dead,
    assert_not_told,
    assert_refused,
    assert_told,
    assert_won,
    rights,
)  # fmt: skip


def servant(plain: str = "Fay Gus Hal", **roles: Any) -> Scene:
    return rpg(plain, Ana="servante-devouee", Zoe="loup-garou", **roles)


def takes(scene: Scene, who: str, **given: Any) -> Scene:
    """A night, at whose end Ana takes this player's role."""
    return scene.night(**given, Ana=f"prendre-role {who}")


def announced(scene: Scene, who: str) -> dict[str, Any]:
    """What everybody was told of a death."""
    return {
        key: value
        for key, value in scene.told("public", "died", who=who)[0].items()
        if key in ("role", "status", "camp")
    }


PLAINLY = {"role": "servante-devouee", "camp": "village"}


@pytest.mark.rule("rpg.servante-devouee.1")
def test_she_begins_in_the_village() -> None:
    assert_card("servante-devouee", camp="village", call="chaque-nuit", line="Village, Chaque nuit", rules="rpg")
    assert servant().game.camp("Ana") == "village"


@pytest.mark.rule("rpg.servante-devouee.2")
def test_her_board_is_hers_and_the_game_masters() -> None:
    scene = servant()
    assert [rights(scene, player, "mansarde") for player in ("Ana", "Fay", "mj")] == ["rw", "", "rw"]


@pytest.mark.rule("rpg.servante-devouee.3", "rpg.servante-devouee.4", "rpg.servante-devouee.5")
def test_she_is_given_the_names_and_no_roles_once_all_is_settled_and_before_dawn() -> None:
    scene = orders(servant(Bob="voyante", Cleo="sorciere"), Zoe="devorer Bob", Cleo="empoisonner Fay")
    scene.to("sorciere")
    assert not scene.told("Ana", "deaths")
    scene.to("servante")
    assert scene.game.moment == "nuit"
    assert scene.told("Ana", "deaths") == [{"who": ["Bob", "Fay"]}]
    assert scene.legal("Ana", "prendre-role") == ["Bob", "Fay"]
    assert "voyante" not in str(view(scene.table, "Ana").told)


@pytest.mark.rule("rpg.servante-devouee.4", "rpg.servante-devouee.3")
def test_who_is_saved_is_not_among_them_and_nobody_is_said_to_be_nobody() -> None:
    scene = servant(Cleo="sorciere").night(Zoe="devorer Fay", Cleo="sauver Fay")
    assert scene.told("Ana", "deaths") == [{"who": []}]
    assert "servante" not in scene.closed


@pytest.mark.rule("rpg.servante-devouee.6")
def test_she_need_not_take_anything() -> None:
    scene = takes(servant(Bob="voyante"), "rien", Zoe="devorer Bob")
    assert announced(scene, "Bob") == {"role": "voyante", "camp": "village"}
    assert scene.game.role("Ana") == "servante-devouee"
    orders(scene.day(), Zoe="devorer Fay").to("servante")
    assert scene.asked("Ana") == ["prendre-role"]


@pytest.mark.rule("rpg.servante-devouee.6", "rpg.nuit.38")
@pytest.mark.parametrize("hurt", ["knocked", "dying"])
def test_knocked_out_or_dying_she_takes_nothing_and_is_told_nothing(hurt: str) -> None:
    scene = servant(Bob="assommeur", Cleo="sorciere")
    harm = {"knocked": {"Bob": "assommer Ana"}, "dying": {"Cleo": "empoisonner Ana"}}[hurt]
    scene.night(Zoe="devorer Fay", **harm)
    assert "servante" not in scene.closed
    assert_not_told(scene, "Ana", "deaths")
    assert announced(scene, "Fay")["role"] == "simple-villageois"
    if hurt == "dying":
        assert announced(scene, "Ana") == PLAINLY


@pytest.mark.rule("rpg.nuit.37", "rpg.servante-devouee.6")
def test_a_cover_on_the_dead_or_on_her_does_not_stop_her() -> None:
    for who in ("Bob", "Ana"):
        scene = servant(Bob="voyante", Cleo="protecteur", Dan="cupidon", Eve="pretre")
        orders(scene, Dan="unir Bob Eve").to("nuit")
        takes(scene, "Bob", Zoe="devorer Eve", Cleo=f"proteger {who}")
        assert scene.game.role("Ana") == "voyante"


@pytest.mark.rule("rpg.nuit.16")
def test_without_her_power_she_takes_nothing_and_hears_the_neutral_sentence() -> None:
    scene = takes(deprived(servant(Bob="voyante"), "Ana"), "Bob", Zoe="devorer Bob")
    assert_told(scene, "Ana", "failed")
    assert announced(scene, "Bob")["role"] == "voyante"


@pytest.mark.rule("rpg.servante-devouee.7")
def test_one_role_only_and_of_a_dead_of_that_night() -> None:
    scene = servant(Bob="voyante", Cleo="sorciere").night().lynch("Gus")
    orders(scene, Zoe="devorer Bob", Cleo="empoisonner Fay").to("servante")
    assert_refused(scene, "Ana", "prendre-role Gus")
    assert_refused(scene, "Ana", "prendre-role Hal")
    assert_refused(scene, "Ana", "prendre-role Bob Fay")
    orders(scene, Ana=["prendre-role Fay", "prendre-role Bob"]).to("vote")
    assert scene.game.role("Ana") == "voyante"
    assert announced(scene, "Fay")["role"] == "simple-villageois"


@pytest.mark.rule(
    "rpg.servante-devouee.8", "rpg.servante-devouee.9", "rpg.servante-devouee.13", "rpg.servante-devouee.14"
)
def test_she_learns_the_role_when_it_is_hers_and_the_dead_is_announced_as_the_servante() -> None:
    scene = orders(servant(Bob="voyante", Cleo="sorciere"), Zoe="devorer Bob", Bob="sonder Fay").to("servante")
    assert rights(scene, "Ana", "roulotte") == ""
    assert_not_told(scene, "Ana", "became")
    orders(scene, Ana="prendre-role Bob").close()
    assert_told(scene, "Ana", "became", who="Ana", role="voyante")
    scene.to("vote")
    assert announced(scene, "Bob") == PLAINLY
    assert (rights(scene, "Ana", "roulotte"), access(scene, "Ana", "roulotte").since) == ("rw", 0)


@pytest.mark.rule("rpg.servante-devouee.13", "rpg.servante-devouee.9")
def test_before_dawn_she_has_the_board_and_the_dead_suspects_nothing() -> None:
    scene = servant(Bob="voyante", Cleo="chasseur", Dan="sorciere")
    orders(scene, Zoe="devorer Bob", Dan="empoisonner Cleo").to("servante")
    seen = [(seat.name, seat.role, seat.marks) for seat in view(scene.table, "Bob").seats]
    orders(scene, Ana="prendre-role Bob").to("chasseur")
    assert rights(scene, "Ana", "roulotte") == "rw"
    assert [(seat.name, seat.role, seat.marks) for seat in view(scene.table, "Bob").seats] == seen
    assert rights(scene, "Bob", "roulotte") == "rw"
    assert_not_told(scene, "public", "died")


@pytest.mark.rule("rpg.servante-devouee.10")
@pytest.mark.parametrize("taken", [True, False])
def test_a_chasseur_who_was_robbed_does_not_shoot_and_she_is_the_chasseur(taken: bool) -> None:
    scene = servant(Bob="chasseur")
    if not taken:
        scene.night(Zoe="devorer Bob", Bob="tirer Fay")
        assert_dead(scene, "Bob", "Fay")
        return
    takes(scene, "Bob", Zoe="devorer Bob")
    assert_dead(scene, "Bob")
    assert "chasseur" not in scene.closed
    assert announced(scene, "Bob") == PLAINLY
    scene.day().night(Zoe="devorer Ana", Ana="tirer Zoe")
    assert_dead(scene, "Ana", "Bob", "Zoe")


@pytest.mark.rule("rpg.servante-devouee.10", "rpg.nuit.48")
def test_a_poisoned_ancien_who_was_robbed_costs_the_village_nothing() -> None:
    scene = takes(servant(Bob="ancien", Cleo="sorciere", Dan="voyante"), "Bob", Cleo="empoisonner Bob")
    assert_dead(scene, "Bob")
    assert_not_told(scene, "public", "message", text="pouvoirs-perdus")
    assert scene.day().asked("Dan") == ["sonder"]
    scene.night(Zoe="devorer Ana")
    assert_dead(scene, "Bob")  # his life to spare was there


@pytest.mark.rule("rpg.servante-devouee.11", "rpg.servante-devouee.12")
def test_she_takes_the_camp_too_and_wins_with_it() -> None:
    scene = takes(
        servant("Fay Gus", Bob="loup-garou", Cleo="sorciere"), "Bob", Cleo="empoisonner Bob", Zoe="devorer rien"
    )
    assert scene.game.camp("Ana") == "loups"
    assert_told(scene, "Ana", "pack")
    assert announced(scene, "Bob") == PLAINLY
    assert scene.told("Zoe", "pack")[-1]["members"] == ["Ana", "Zoe"]
    assert rights(scene, "Ana", "clairiere") == "rw"
    scene.day().night(Ana="devorer Fay").lynch("Gus").night(Ana="devorer Cleo")
    assert_won(scene, "loups")
    assert "Ana" in scene.game.winners


@pytest.mark.rule("rpg.servante-devouee.11")
def test_a_card_of_either_camp_comes_with_its_side() -> None:
    scene = takes(servant(Bob="assommeur", Cleo="sorciere", wolves="Bob"), "Bob", Cleo="empoisonner Bob")
    assert scene.game.camp("Ana") == "loups"
    assert_told(scene, "Ana", "became", who="Ana", camp="loups")
    assert set(scene.day().asked("Ana")) == {"assommer", "devorer"}


@pytest.mark.rule("rpg.servante-devouee.11")
def test_infected_she_stays_a_wolf_whatever_she_takes() -> None:
    scene = servant(Bob="voyante", Cleo="infect-pere-des-loups").night(
        Zoe="devorer Ana", Cleo=["devorer Ana", "infecter"]
    )
    takes(scene.day(), "Bob", Zoe="devorer Bob", Cleo="devorer Bob")
    assert (scene.game.role("Ana"), scene.game.camp("Ana")) == ("voyante", "loups")
    assert set(scene.day().asked("Ana")) == {"sonder", "devorer"}


@pytest.mark.rule("rpg.servante-devouee.15", "rpg.servante-devouee.16")
def test_a_role_comes_as_it_was_left() -> None:
    scene = servant(Bob="sorciere").night(Zoe="devorer Fay", Bob="sauver Fay").day()
    takes(scene, "Bob", Zoe="devorer Bob").day()
    assert access(scene, "Ana", "antre-de-la-sorciere").since == 0
    assert scene.asked("Ana") == ["empoisonner"]
    orders(scene, Zoe="devorer Fay").to("sorciere", "vote")
    assert "sauver" not in scene.asked("Ana")


@pytest.mark.rule("rpg.servante-devouee.17", "rpg.servante-devouee.18", "rpg.servante-devouee.19")
def test_she_is_the_role_entirely_and_is_announced_so() -> None:
    scene = takes(servant(Bob="voyante"), "Bob", Zoe="devorer Bob").day()
    assert scene.asked("Ana") == ["sonder"]
    scene.night(Ana="sonder Zoe", Zoe="devorer Fay")
    assert_told(scene, "Ana", "saw", who="Zoe", role="loup-garou")
    assert len(scene.told("Ana", "deaths")) == 1
    scene.lynch("Ana")
    assert announced(scene, "Ana") == {"role": "voyante", "camp": "village"}


@pytest.mark.rule("rpg.servante-devouee.20", "rpg.servante-devouee.21")
def test_of_an_amoureux_she_takes_no_love() -> None:
    scene = servant(Bob="voyante", Cleo="cupidon")
    orders(scene, Cleo="unir Bob Fay").to("nuit")
    takes(scene, "Bob", Zoe="devorer Bob")
    assert_dead(scene, "Bob", "Fay")
    assert announced(scene, "Bob") == PLAINLY | {"status": ["in-love"]}
    assert rights(scene, "Ana", "chez-gusteau") == ""
    assert_alive(scene, "Ana")


@pytest.mark.rule("rpg.servante-devouee.22", "rpg.servante-devouee.23")
def test_of_one_infected_earlier_she_takes_no_infection() -> None:
    scene = servant(Bob="voyante", Cleo="sorciere", Dan="infect-pere-des-loups")
    scene.night(Zoe="devorer Bob", Dan="infecter").day()
    takes(scene, "Bob", Cleo="empoisonner Bob")
    assert announced(scene, "Bob") == PLAINLY | {"status": ["infected"]}
    assert (scene.game.role("Ana"), scene.game.camp("Ana")) == ("voyante", "village")
    assert rights(scene, "Ana", "clairiere") == ""


@pytest.mark.rule("rpg.servante-devouee.24", "rpg.servante-devouee.25")
def test_of_one_infected_that_night_she_takes_the_infection() -> None:
    scene = servant(Bob="voyante", Cleo="sorciere", Dan="infect-pere-des-loups")
    takes(scene, "Bob", Zoe="devorer Bob", Dan="infecter", Cleo="empoisonner Bob")
    assert announced(scene, "Bob") == PLAINLY
    assert (scene.game.role("Ana"), scene.game.camp("Ana")) == ("voyante", "loups")
    assert rights(scene, "Ana", "clairiere") == "rw"
    assert_not_told(scene, "Dan", "failed")


@pytest.mark.rule("rpg.servante-devouee.32", "rpg.servante-devouee.33")
def test_of_one_charmed_she_takes_no_charm() -> None:
    scene = servant(Bob="voyante", Cleo="joueur-de-flute").night(Cleo="charmer Bob Fay").day()
    takes(scene, "Bob", Zoe="devorer Bob")
    assert announced(scene, "Bob") == PLAINLY
    assert "Ana" not in scene.game.bearers["charmes"].holders


@pytest.mark.rule("rpg.servante-devouee.40", "rpg.servante-devouee.41")
@pytest.mark.parametrize(("role", "weight"), [("simple-villageois", 2.0), ("loup-garou", 2.0), ("voyante", 1.0)])
def test_with_the_role_of_a_plain_player_comes_what_the_princesse_gave_tonight(role: str, weight: float) -> None:
    scene = servant(Bob=role, Cleo="princesse", Dan="sorciere")
    takes(scene, "Bob", Cleo="favoriser Bob", Dan="empoisonner Bob").day({"Ana": "Fay"})
    assert_told(scene, "public", "voted", who="Ana", weight=weight)


@pytest.mark.rule("rpg.servante-devouee.42", "rpg.redirecteur.8")
def test_no_redirection_moves_her_choice() -> None:
    scene = servant(Bob="voyante", Cleo="cupidon", Dan="redirecteur")
    orders(scene, Cleo="unir Bob Gus").to("nuit")
    takes(scene, "Bob", Dan="rediriger Bob Gus", Zoe="devorer Gus")
    assert scene.game.role("Ana") == "voyante"


@pytest.mark.rule("rpg.servante-devouee.43", "rpg.loup-garou-manipulateur.15")
def test_the_manipulateur_is_told_that_she_did_not_act() -> None:
    scene = servant(Bob="voyante", Dan="loup-garou-manipulateur")
    takes(scene, "Bob", Dan="visiter Ana", Zoe="devorer Bob")
    assert_told(scene, "Dan", "acted", who="Ana", acted=False)
    assert "manipulation" not in scene.closed
    assert scene.game.role("Ana") == "voyante"


@pytest.mark.rule("rpg.nuit.49")
def test_who_is_shot_afterwards_was_not_offered() -> None:
    scene = orders(servant(Bob="chasseur", Cleo="voyante"), Zoe="devorer Bob").to("servante")
    assert scene.legal("Ana", "prendre-role") == ["Bob"]
    scene.play("jour", {"Bob": "tirer Cleo"})
    assert_dead(scene, "Bob", "Cleo")


def test_what_the_dead_did_that_night_stands() -> None:
    """A Protecteur whose role is taken still covers whom a Chasseur shoots before daybreak."""
    scene = servant(Bob="protecteur", Cleo="sorciere", Dan="chasseur")
    takes(scene, "Bob", Bob="proteger Gus", Cleo="empoisonner Bob", Zoe="devorer Dan", Dan="tirer Gus")
    assert_dead(scene, "Bob", "Dan")


@pytest.mark.parametrize(
    ("when", "night", "day"), [("nuit", True, False), ("vote", False, True), ("les-deux", True, True)]
)
def test_the_option_says_when_she_acts(when: str, night: bool, day: bool) -> None:
    scene = servant(options={"servante-moment": when}).night(Zoe="devorer Fay")
    assert ("servante" in scene.closed) is night
    assert bool(scene.told("Ana", "deaths")) is night
    scene.closed.clear()
    scene.lynch("Gus")
    assert ("servante" in scene.closed) is day


@pytest.mark.parametrize("role", ["ancien", "idiot-du-village"])
def test_by_option_she_takes_the_role_of_the_condemned_with_all_that_it_would_bring_about(role: str) -> None:
    scene = servant(Bob=role, Dan="voyante", options={"servante-moment": "vote"}).night()
    scene.lynch("Bob", Ana="prendre-role Bob")
    assert_dead(scene, "Bob")
    assert announced(scene, "Bob") == PLAINLY
    assert scene.game.role("Ana") == role
    assert scene.asked("Dan") == ["sonder"]
