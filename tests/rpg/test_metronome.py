"""Métronome: a role drawn by lot for one night, whose holder does not wake up and passes for somebody without power."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.view import view
from loupiote.narration import Narrator
from rpg_scene import deprived, orders, rpg
from scene import Scene, assert_alive, assert_card, assert_dead, assert_not_told, assert_refused, assert_told

SLEEPS = "nuit-sans-reveil"
TABLE = {
    1: "voyante", 2: "pretre", 3: "salvateur", 4: "protecteur", 5: "ancien",
    6: "assommeur", 7: "assommeur", 8: "telepathe", 9: "telepathe", 10: "telepathe",
}  # fmt: skip
VOYANTE, PRETRE, SALVATEUR, PROTECTEUR, ANCIEN, ASSOMMEUR, TELEPATHE = 1, 2, 3, 4, 5, 6, 8


def thief(*draws: int, plain: str = "Fay Gus Hal", script: dict[str, Any] | None = None, **roles: Any) -> Scene:
    """Ana is the Métronome; what is drawn on nights 1, 2..."""
    drawn = {f"role@nuit-{n}.metronome": value for n, value in enumerate(draws, start=1)}
    return rpg(plain, Ana="metronome", Zoe="loup-garou", script=drawn | (script or {}), **roles)


def attacked(scene: Scene, who: str, theft: bool = True) -> Scene:
    return scene.night(Zoe=f"devorer {who}", **({"Ana": "voler"} if theft else {}))


@pytest.mark.rule("rpg.metronome.1", "rpg.metronome.2")
def test_a_theft_makes_one_draw_a_night_and_silence_none() -> None:
    assert_card("metronome", camp="village", call="chaque-nuit", line="Village, Chaque nuit", rules="rpg")
    scene = thief(Bob="voyante").night(Bob="sonder Ana")
    assert not scene.game.drawn
    assert_told(scene, "Bob", "saw", who="Ana", role="metronome")
    assert_not_told(scene, "Bob", "message", text=SLEEPS)
    orders(scene.day(), Ana="voler")
    assert list(scene.game.drawn) == ["role@nuit-2.metronome"]
    assert scene.game.drawn["role@nuit-2.metronome"] in TABLE
    assert_refused(scene, "Ana", "voler", clause="rpg.metronome.1", code="spent-tonight")


@pytest.mark.rule("rpg.metronome.2")
def test_every_number_is_drawn() -> None:
    scenes = [rpg("Fay Gus", Ana="metronome", Zoe="loup-garou", seed=str(n)) for n in range(60)]
    assert {orders(scene, Ana="voler").game.drawn["role@nuit-1.metronome"] for scene in scenes} == set(TABLE)


@pytest.mark.rule("rpg.metronome.3", "rpg.metronome.4", "rpg.metronome.5", "rpg.metronome.6", "rpg.metronome.7",
                  "rpg.metronome.8", "rpg.metronome.9")  # fmt: skip
@pytest.mark.parametrize(("number", "role"), TABLE.items())
def test_the_number_gives_the_role(number: int, role: str) -> None:
    scene = orders(thief(number), Ana="voler")
    assert_told(scene, "Ana", "became", who="Ana", role=role)
    assert_not_told(scene, "public", "became")
    powers = {"voyante": "sonder", "pretre": "interroger", "assommeur": "assommer", "telepathe": "ecrire"}
    power = powers.get(role, "proteger")
    assert scene.asked("Ana") == ([] if role == "ancien" else [power])


@pytest.mark.rule("rpg.metronome.10")
def test_he_is_that_role_for_the_night_and_only_for_it() -> None:
    scene = thief(VOYANTE, PRETRE).night(Ana=["voler", "sonder Zoe"])
    assert_told(scene, "Ana", "saw", who="Zoe", role="loup-garou")
    assert scene.game.role("Ana") == "metronome"
    scene.day()
    assert scene.asked("Ana") == ["voler"]
    assert_refused(scene, "Ana", "sonder Zoe")
    orders(scene, Ana="voler")
    assert scene.asked("Ana") == ["interroger"]


@pytest.mark.rule("rpg.metronome.10")
@pytest.mark.parametrize("dead", [False, True])
def test_a_role_that_is_not_in_play_or_whose_holder_is_dead_is_played_and_nobody_robbed(dead: bool) -> None:
    scene = thief(VOYANTE, VOYANTE, **({"Bob": "voyante"} if dead else {}))
    scene.night(**({"Zoe": "devorer Bob"} if dead else {})).day()
    scene.night(Ana=["voler", "sonder Zoe"])
    assert_told(scene, "Ana", "saw", who="Zoe", role="loup-garou")
    assert_not_told(scene, "mj", "message", text=SLEEPS)


@pytest.mark.rule("rpg.metronome.11", "rpg.metronome.12", "rpg.nuit.16")
def test_who_is_robbed_can_do_nothing_and_hears_so_at_the_end_of_the_night() -> None:
    scene = thief(VOYANTE, VOYANTE, Bob="voyante", Cleo="sorciere")
    orders(scene, Bob="sonder Cleo", Ana="voler")
    assert scene.asked("Bob") == ["sonder"]  # whatever he writes, nothing tells him yet
    assert_not_told(scene, "Bob", "message", text=SLEEPS)
    orders(scene, Bob="sonder Zoe").to("sorciere")
    assert_not_told(scene, "Bob", "message", text=SLEEPS)
    scene.to("vote")
    assert_told(scene, "Bob", "message", text=SLEEPS)
    assert_not_told(scene, "Ana", "message", text=SLEEPS)
    for kind in ("saw", "failed"):
        assert_not_told(scene, "Bob", kind)
    scene.day().night(Bob="sonder Cleo")  # no theft: he wakes again
    assert_told(scene, "Bob", "saw", who="Cleo", role="sorciere")
    assert len(scene.told("Bob", "message", text=SLEEPS)) == 1


@pytest.mark.rule("rpg.metronome.12")
def test_the_sentence_is_that_of_the_rule_book() -> None:
    scene = attacked(thief(ANCIEN, Bob="ancien"), "Fay")
    told = [t for t in view(scene.table, "Bob").told if getattr(t.event, "text", "") == SLEEPS]
    assert [Narrator("fr", rules="rpg").tell(t, "Bob") for t in told] == ["Tu ne te réveilles pas cette Nuit"]


@pytest.mark.rule("rpg.metronome.13", "rpg.nuit.46")
def test_robbed_a_villager_passes_for_a_simple_villageois_but_not_before_the_voyante() -> None:
    scene = thief(SALVATEUR, Bob="salvateur", Cleo="pretre", Dan="voyante", Eve="princesse")
    scene.night(Ana="voler", Cleo="interroger Bob", Dan="sonder Bob", Eve="favoriser Bob")
    assert_told(scene, "Cleo", "message", text="simple-villageois")
    assert_told(scene, "Dan", "saw", who="Bob", role="salvateur")
    scene.day({"Bob": "Fay"})
    assert_told(scene, "public", "voted", who="Bob", weight=2.0)
    scene.night(Cleo="interroger Bob")
    assert_told(scene, "Cleo", "message", text="pas-simple-villageois")


@pytest.mark.rule("rpg.metronome.14")
def test_the_true_ancien_dies_at_the_first_attempt_and_a_robbery_ends_with_the_night() -> None:
    assert_dead(attacked(thief(ANCIEN, Bob="ancien"), "Bob"), "Bob")
    assert_dead(attacked(thief(ANCIEN, Bob="ancien"), "Fay").day().night(Zoe="devorer Bob"), "Fay")


@pytest.mark.rule("rpg.metronome.15", "rpg.nuit.46")
def test_robbed_a_wolf_passes_for_a_simple_loup_garou_who_still_hunts() -> None:
    scene = thief(ASSOMMEUR, Bob="assommeur", Cleo="pretre", Dan="princesse", wolves="Bob")
    scene.night(Ana="voler", Bob=["assommer Cleo", "devorer Fay"], Cleo="interroger Bob", Dan="favoriser Bob")
    assert_told(scene, "Cleo", "message", text="pas-simple-villageois")
    assert_dead(scene, "Fay")
    scene.day({"Bob": "Gus"})
    assert_told(scene, "public", "voted", who="Bob", weight=2.0)


@pytest.mark.rule("rpg.metronome.16")
@pytest.mark.parametrize(("number", "lost"), [(ANCIEN, False), (VOYANTE, True)])
def test_robbed_and_shot_the_ancien_costs_the_village_nothing(number: int, lost: bool) -> None:
    scene = thief(number, Bob="ancien", Cleo="chasseur", Dan="pretre")
    scene.night(Ana="voler", Zoe="devorer Cleo", Cleo="tirer Bob")
    assert_dead(scene, "Bob", "Cleo")
    assert (scene.day().asked("Dan") == []) is lost


@pytest.mark.rule("rpg.metronome.17")
@pytest.mark.parametrize(("number", "lost"), [(ANCIEN, False), (VOYANTE, True)])
def test_robbed_and_poisoned_the_ancien_costs_the_village_nothing(number: int, lost: bool) -> None:
    scene = thief(number, Bob="ancien", Cleo="sorciere", Dan="pretre").night(Ana="voler", Cleo="empoisonner Bob")
    assert_dead(scene, "Bob")
    assert (scene.day().asked("Dan") == []) is lost


@pytest.mark.rule("rpg.metronome.10")
def test_poisoned_as_an_ancien_he_costs_the_village_nothing() -> None:
    scene = thief(ANCIEN, Cleo="sorciere", Dan="voyante").night(Ana="voler", Cleo="empoisonner Ana").day()
    assert_dead(scene, "Ana")
    assert scene.asked("Dan") == ["sonder"]


@pytest.mark.rule("rpg.metronome.18")
def test_salvateur_twice_running_he_protects_two_players() -> None:
    scene = thief(SALVATEUR, SALVATEUR, Bob="salvateur").night(Ana=["voler", "proteger Fay"], Zoe="devorer Fay")
    assert_dead(scene)
    orders(scene.day(), Ana="voler")
    assert_refused(scene, "Ana", "proteger Fay", clause="rpg.salvateur.5", code="twice-running")
    orders(scene, Ana="proteger Gus", Zoe="devorer Gus").to("vote")
    assert_dead(scene)


@pytest.mark.rule("rpg.metronome.18")
def test_whom_the_other_salvateur_protected_binds_neither() -> None:
    scene = thief(VOYANTE, SALVATEUR, Bob="salvateur").night(Bob="proteger Fay").day()
    scene.night(Ana=["voler", "proteger Fay"], Zoe="devorer Fay").day()
    assert_dead(scene)
    orders(scene, Bob="proteger Fay")


@pytest.mark.rule("rpg.metronome.19")
def test_he_has_the_life_to_spare_once_in_the_game() -> None:
    scene = attacked(thief(ANCIEN, ANCIEN), "Ana")
    assert_dead(scene)
    assert_dead(attacked(scene.day(), "Ana"), "Ana")


@pytest.mark.rule("rpg.metronome.10")
@pytest.mark.parametrize("number", [ANCIEN, VOYANTE])
def test_he_has_that_life_only_in_the_nights_of_an_ancien(number: int) -> None:
    scene = attacked(thief(ANCIEN, number), "Fay").day()
    assert_dead(attacked(scene, "Ana"), *(["Fay"] if number == ANCIEN else ["Ana", "Fay"]))


@pytest.mark.rule("rpg.metronome.20")
@pytest.mark.parametrize("first", ["Bob", "Fay"])
def test_the_life_that_the_true_ancien_lost_he_has_not(first: str) -> None:
    scene = attacked(thief(VOYANTE, ANCIEN, Bob="ancien"), first, theft=False).day()
    attacked(scene, "Ana")
    assert_dead(scene, *(["Ana"] if first == "Bob" else ["Fay"]))


@pytest.mark.rule("rpg.metronome.21")
def test_the_life_that_he_lost_the_true_ancien_has_not() -> None:
    scene = attacked(thief(ANCIEN, VOYANTE, Bob="ancien"), "Ana")
    assert_dead(scene)
    assert_dead(attacked(scene.day(), "Bob"), "Bob")


@pytest.mark.rule("rpg.metronome.22")
def test_of_two_the_villager_is_robbed_and_the_wolf_where_he_is_dead() -> None:
    scene = thief(ASSOMMEUR, ASSOMMEUR, Cleo="assommeur", Bob="assommeur", Dan="voyante", wolves="Cleo")
    scene.night(Ana="voler", Bob="assommer Cleo", Cleo="assommer Dan", Dan="sonder Fay", Zoe="devorer Bob")
    assert_told(scene, "Bob", "message", text=SLEEPS)
    assert_told(scene, "Dan", "knocked_out")
    scene.day().night(Ana="voler", Cleo="assommer Dan", Dan="sonder Fay")
    assert_told(scene, "Cleo", "message", text=SLEEPS)
    assert_told(scene, "Dan", "saw", who="Fay")


@pytest.mark.rule("rpg.metronome.22")
@pytest.mark.parametrize("who", ["Bob", "Cleo"])
def test_between_two_villagers_lots_are_drawn(who: str) -> None:
    scene = thief(TELEPATHE, Cleo="telepathe", Bob="telepathe", script={"porteur@nuit.metronome": who}).night(
        Ana="voler"
    )
    assert [player for player in ("Bob", "Cleo") if scene.told(player, "message", text=SLEEPS)] == [who]


@pytest.mark.rule("rpg.metronome.24", "rpg.metronome.25")
def test_dead_he_is_announced_as_the_metronome_and_nothing_else() -> None:
    scene = attacked(thief(VOYANTE, Bob="voyante"), "Ana")
    assert_told(scene, "public", "died", who="Ana", role="metronome")
    assert "voyante" not in str(view(scene.table, "public").told)


@pytest.mark.rule("rpg.nuit.1", "rpg.metronome.1")
def test_knocked_out_he_cannot_use_the_role_but_its_holder_sleeps() -> None:
    scene = thief(VOYANTE, Bob="voyante", Cleo="assommeur")
    scene.night(Ana=["voler", "sonder Zoe"], Bob="sonder Zoe", Cleo="assommer Ana")
    assert_told(scene, "Ana", "knocked_out")
    assert_told(scene, "Bob", "message", text=SLEEPS)
    for player in ("Ana", "Bob"):
        assert_not_told(scene, player, "saw")


@pytest.mark.rule("rpg.nuit.1", "rpg.metronome.11")
def test_a_robbed_assommeur_does_not_knock_out_who_robbed_him() -> None:
    scene = thief(ASSOMMEUR, Bob="assommeur", Cleo="voyante")
    orders(scene, Bob="assommer Ana", Cleo="sonder Fay", Ana=["voler", "assommer Cleo"]).to("vote")
    assert_told(scene, "Bob", "message", text=SLEEPS)
    assert_told(scene, "Cleo", "knocked_out")
    assert_not_told(scene, "Cleo", "saw")
    assert_not_told(scene, "Ana", "knocked_out")


@pytest.mark.rule("rpg.nuit.39")
def test_a_cover_does_not_keep_from_a_theft() -> None:
    scene = thief(VOYANTE, Bob="voyante", Cleo="protecteur").night(Ana=["voler", "sonder Zoe"], Cleo="proteger Bob")
    assert_told(scene, "Ana", "saw", who="Zoe")
    assert_told(scene, "Bob", "message", text=SLEEPS)


@pytest.mark.rule("rpg.metronome.11")
def test_who_is_robbed_has_not_acted_and_a_cover_on_his_target_is_not_told_him() -> None:
    scene = thief(VOYANTE, Bob="voyante", Cleo="loup-garou-manipulateur", Dan="protecteur")
    orders(scene, Ana="voler", Bob="sonder Fay", Cleo="visiter Bob", Dan="proteger Fay").to("vote")
    assert_told(scene, "Cleo", "acted", who="Bob", acted=False)
    assert_not_told(scene, "Bob", "failed")


@pytest.mark.rule("rpg.nuit.16")
def test_without_his_power_he_draws_nothing() -> None:
    scene = orders(deprived(thief(VOYANTE, Bob="voyante"), "Ana"), Ana="voler")
    assert scene.asked("Ana") == []
    assert_not_told(scene, "Ana", "failed")  # before the end of the night
    scene.night(Bob="sonder Zoe")
    assert scene.told("Ana", "failed") == [{}]
    assert_told(scene, "Bob", "saw", who="Zoe")
    scene.day().night()
    assert len(scene.told("Ana", "failed")) == 1


def test_who_dies_in_the_night_of_his_theft_lends_nothing_to_the_next() -> None:
    scene = attacked(thief(SALVATEUR, Bob="salvateur"), "Ana").day()
    assert_alive(scene, "Bob")
    assert scene.asked("Bob") == ["proteger"]
    assert not scene.game.suppressions
    assert not scene.game.loans
