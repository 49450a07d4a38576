"""Servante Dévouée: before the card of the condemned is turned she may take that role, its powers fresh."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.view import view
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
    windows_of,
)


def maid(role: str = "voyante", plain: str = "Eve Fay Gus Hal", **more: Any) -> Scene:
    """The Servante Ana; Bob has the role that she may take; Cleo and Dan are wolves."""
    roles = {"Ana": "servante-devouee", "Bob": role, "Cleo": "loup-garou", "Dan": "loup-garou"}
    return village(plain, **{**roles, **more})


def taken(role: str = "voyante", plain: str = "Eve Fay Gus Hal", **more: Any) -> Scene:
    """On day 1 Bob was condemned and Ana took his role; night 2 begins."""
    return maid(role, plain, **more).night().lynch("Bob", Ana="prendre-role Bob")


@pytest.mark.rule("meneur.servante-devouee.1")
def test_the_card() -> None:
    assert_card("servante-devouee", camp="village", call="pendant-le-jour", line="Village, Pendant le jour")
    assert windows_of("servante-devouee") == ["servante"]


# ------------------------------------------------------------------------------------------------------------ when


@pytest.mark.rule("meneur.servante-devouee.2")
def test_she_reveals_herself_and_takes_the_role_of_the_condemned_who_dies() -> None:
    scene = taken()
    assert_dead(scene, "Bob")
    assert_told(scene, "public", "revealed", who="Ana", role="servante-devouee")
    assert scene.because("revealed", who="Ana") == {"meneur.servante-devouee.2"}
    assert_told(scene, "Ana", "became", who="Ana", role="voyante")
    told = [type(t.event).__name__ for t in view(scene.table, "public").told]
    assert told.index("Revealed") < told.index("Died")  # before the card is turned


@pytest.mark.rule("meneur.servante-devouee.2")
@pytest.mark.parametrize("order", [None, "prendre-role rien"])
def test_she_may_let_it_be(order: str | None) -> None:
    scene = maid().night().lynch("Bob", **({"Ana": order} if order else {}))
    assert_told(scene, "public", "died", who="Bob", role="voyante")
    assert_not_told(scene, "public", "revealed")
    assert scene.game.role("Ana") == "servante-devouee"


@pytest.mark.rule("meneur.servante-devouee.2")
def test_only_the_condemned_may_be_named_and_only_others() -> None:
    scene = maid().night()
    assert_refused(scene, "Ana", "prendre-role Bob", code="not-asked")
    scene.to("vote")
    for voter in ("Cleo", "Dan"):
        scene.say(voter, "voter Bob")
    scene.to("servante")
    assert scene.legal("Ana", "prendre-role") == ["Bob"]
    assert_refused(scene, "Ana", "prendre-role Eve", code="not-legal")
    scene = maid().night().lynch("Ana")
    assert "servante" not in scene.closed
    assert_dead(scene, "Ana")


@pytest.mark.rule("meneur.servante-devouee.2")
def test_once_only_as_her_own_role_is_gone() -> None:
    scene = taken().night().lynch("Eve")
    assert scene.closed.count("servante") == 1


@pytest.mark.rule("meneur.servante-devouee.2", "meneur.cupidon.2")
def test_not_if_she_is_in_love() -> None:
    scene = maid(Ian="cupidon").night(Ian="unir Ana Eve").to("vote")
    for voter in ("Cleo", "Dan"):
        scene.say(voter, "voter Bob")
    scene.close()
    assert "servante" not in scene.closed
    assert_told(scene, "public", "died", who="Bob", role="voyante")


@pytest.mark.rule("meneur.servante-devouee.2", "meneur.capitaine.3")
def test_a_condemned_of_a_captain_s_tie_too() -> None:
    scene = (
        maid().elect("Hal").to("debat").day({"Cleo": "Bob", "Bob": "Cleo"}, Hal="trancher Bob", Ana="prendre-role Bob")
    )
    assert_dead(scene, "Bob")
    assert scene.game.role("Ana") == "voyante"


@pytest.mark.rule("meneur.servante-devouee.2")
@pytest.mark.parametrize(
    ("option", "night", "day"), [("vote", False, True), ("nuit", True, False), ("les-deux", True, True)]
)
def test_her_moment_by_option(option: str, night: bool, day: bool) -> None:
    scene = maid(options={"servante-moment": option}).night(Cleo="devorer Bob", Dan="devorer Bob")
    assert ("servante" in scene.closed) is night
    assert bool(scene.told("Ana", "deaths", who=["Bob"])) is night
    assert_not_told(scene, "Eve", "deaths")
    before = len(scene.closed)
    scene.lynch("Eve")
    assert ("servante" in scene.closed[before:]) is day


@pytest.mark.rule("meneur.servante-devouee.2", "meneur.servante-devouee.4")
@pytest.mark.parametrize("option", ["nuit", "les-deux"])
def test_by_night_she_takes_the_role_of_one_of_the_dead(option: str) -> None:
    scene = maid("sorciere", "Eve Fay Gus Hal Ian", options={"servante-moment": option})
    scene.night(Cleo="devorer Bob", Dan="devorer Bob", Bob="empoisonner Eve", Ana="prendre-role Bob")
    assert_dead(scene, "Bob", "Eve")
    assert scene.told("public", "died") == [{"who": "Bob"}, {"who": "Eve", "role": "simple-villageois"}]
    assert scene.game.role("Ana") == "sorciere"


@pytest.mark.rule("meneur.servante-devouee.2")
def test_by_night_nobody_dead_is_nobody_to_replace() -> None:
    scene = maid(options={"servante-moment": "nuit"}).night()
    assert "servante" not in scene.closed


# ------------------------------------------------------------------------------------------------------- the new role


@pytest.mark.rule("meneur.servante-devouee.3")
def test_the_powers_are_fresh() -> None:
    scene = maid("sorciere", "Eve Fay Gus Hal Ian Jo")
    scene.night(Cleo="devorer Eve", Dan="devorer Eve", Bob="sauver Eve").to_moment("nuit")
    scene.night(Bob="empoisonner Fay").lynch("Bob", Ana="prendre-role Bob").to("loups")
    scene.say("Cleo", "devorer Gus")
    scene.say("Dan", "devorer Gus")
    scene.to("sorciere")
    assert scene.asked("Ana") == ["sauver", "empoisonner"]


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.renard.5")
def test_a_lost_flair_is_fresh_again() -> None:
    scene = maid("renard").night(Bob="flairer Gus").lynch("Bob", Ana="prendre-role Bob")
    assert scene.to("renard").asked("Ana") == ["flairer"]


@pytest.mark.rule("meneur.servante-devouee.3")
def test_her_old_role_is_gone_and_her_new_camp_counts() -> None:
    scene = taken("joueur-de-flute")
    assert scene.game.camp("Ana") == "independant"
    assert_refused(scene, "Ana", "prendre-role Eve", code="not-asked")


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.ancien.5", "meneur.ancien.2")
def test_the_ancien_s_role_brings_no_curse_now_but_with_her() -> None:
    scene = taken("ancien", "Eve Fay Gus Hal Ian", Jo="voyante")
    assert_not_told(scene, "public", "message", text="pouvoirs-perdus")
    scene.night(Cleo="devorer Ana", Dan="devorer Ana")
    assert_dead(scene, "Bob")  # two lives again
    scene.lynch("Ana")
    assert_told(scene, "public", "message", text="pouvoirs-perdus")


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.ancien.2")
def test_the_second_life_that_she_takes_is_whole() -> None:
    scene = maid("ancien", "Eve Fay Gus Hal Ian Jo").night(Cleo="devorer Bob", Dan="devorer Bob")
    scene.lynch("Bob", Ana="prendre-role Bob").night(Cleo="devorer Ana", Dan="devorer Ana")
    assert_alive(scene, "Ana")


@pytest.mark.rule("meneur.servante-devouee.2", "meneur.idiot-du-village.2")
def test_an_idiot_whose_role_she_takes_is_not_spared_and_she_is_later() -> None:
    scene = taken("idiot-du-village")
    assert_dead(scene, "Bob")
    assert_not_told(scene, "public", "revealed", who="Bob")
    scene.night().lynch("Ana")
    assert_alive(scene, "Ana")
    assert_told(scene, "public", "revealed", who="Ana", role="idiot-du-village")


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.chasseur.3")
def test_the_shot_is_hers_and_not_the_dead_chasseur_s() -> None:
    scene = taken("chasseur")
    assert "chasseur" not in scene.closed
    scene.night().lynch("Ana", Ana="tirer Cleo")
    assert_dead(scene, "Ana", "Bob", "Cleo")


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.bouc-emissaire.3")
def test_the_choice_of_voters_is_hers_and_not_the_dead_bouc_s() -> None:
    scene = maid("bouc-emissaire").night().day({"Cleo": "Eve", "Eve": "Cleo"}, Ana="prendre-role Bob")
    assert_dead(scene, "Bob")
    assert "votants" not in scene.closed
    scene.night().day({"Cleo": "Eve", "Eve": "Cleo"}, Ana="designer-votants Fay")
    assert_dead(scene, "Ana", "Bob")


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.capitaine.4")
def test_the_captaincy_of_the_condemned_goes_to_his_heir() -> None:
    scene = maid().elect("Bob").to("debat").lynch("Bob", Ana="prendre-role Bob", Bob="nommer-successeur Eve")
    assert scene.game.held("capitaine") == ["Eve"]


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.cupidon.5")
def test_the_love_of_the_condemned_stays_his() -> None:
    scene = maid(Ian="cupidon").night(Ian="unir Bob Eve").lynch("Bob", Ana="prendre-role Bob")
    assert_dead(scene, "Bob", "Eve")
    assert "in-love" not in scene.marks("Ana")


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.infect-pere-des-loups.4", "meneur.joueur-de-flute.8")
def test_infection_and_charm_of_the_condemned_stay_his() -> None:
    scene = maid(Dan="infect-pere-des-loups", Ian="joueur-de-flute")
    scene.night(Cleo="devorer Bob", Dan=["devorer Bob", "infecter"], Ian="charmer Bob Eve")
    scene.lynch("Bob", Ana="prendre-role Bob")
    assert scene.marks("Ana") == []
    assert scene.game.camp("Ana") == "village"
    assert "Ana" not in scene.game.held("antre")


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.infect-pere-des-loups.4")
def test_infected_herself_she_stays_a_wolf_with_the_new_role() -> None:
    scene = maid(plain="Eve Fay Gus Hal Ian", Dan="infect-pere-des-loups")
    scene.night(Cleo="devorer Ana", Dan=["devorer Ana", "infecter"])
    scene.lynch("Bob", Ana="prendre-role Bob")
    assert (scene.game.camp("Ana"), scene.game.role("Ana")) == ("loups", "voyante")
    assert scene.to("voyante").asked("Ana") == ["sonder"]
    assert scene.to("loups").asked("Ana") == ["devorer"]


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.loup-garou.2")
def test_a_wolf_s_role_makes_her_a_wolf_who_wakes_with_the_pack() -> None:
    scene = maid().night().lynch("Cleo", Ana="prendre-role Cleo")
    assert scene.game.camp("Ana") == "loups"
    assert scene.to("loups").asked("Ana") == ["devorer"]
    assert_told(scene, "Ana", "pack", members=["Ana", "Dan"])
    assert_refused(scene, "Dan", "devorer Ana", code="pack-member")


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.victoire.1")
def test_the_role_of_the_last_wolf_keeps_the_game_going() -> None:
    scene = (
        village("Cleo Dan Eve", Ana="servante-devouee", Bob="loup-garou").night().lynch("Bob", Ana="prendre-role Bob")
    )
    assert not scene.game.over
    scene.night(Ana="devorer Cleo").lynch("Ana")
    assert_won(scene, "village", "Dan", "Eve", "Cleo")


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.infect-pere-des-loups.2")
def test_the_gift_of_an_infect_is_there_again() -> None:
    scene = maid("infect-pere-des-loups", "Eve Fay Gus Hal Ian Jo").night(
        Cleo="devorer Eve", Dan="devorer Eve", Bob=["devorer Eve", "infecter"]
    )
    scene.lynch("Bob", Ana="prendre-role Bob")
    scene.night(Cleo="devorer Fay", Dan="devorer Fay", Ana=["devorer Fay", "infecter"])
    assert_told(scene, "Fay", "infected")


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.montreur-d-ours.2")
def test_the_bear_growls_by_her_neighbours() -> None:
    """Seats: Ana, Bob, Cleo, Dan, Eve... Bob's neighbours are Ana and a wolf, hers will be a wolf and Hal."""
    scene = maid("montreur-d-ours").night()
    assert scene.told("public", "growl") == [{"growl": True}]
    scene.lynch("Bob", Ana="prendre-role Bob")
    scene.night(Cleo="devorer Hal", Dan="devorer Hal")
    assert scene.told("public", "growl") == [{"growl": True}] * 2


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.enfant-sauvage.2")
def test_the_enfant_sauvage_s_role_has_no_model_and_no_call_after_the_first_night() -> None:
    scene = maid("enfant-sauvage").night(Bob="modele Eve").lynch("Bob", Ana="prendre-role Bob")
    scene.night(Cleo="devorer Eve", Dan="devorer Eve")
    assert "enfant-sauvage" not in scene.closed[1:]
    assert scene.game.camp("Ana") == "village"


@pytest.mark.rule("meneur.servante-devouee.3", "meneur.juge-begue.3")
def test_the_juge_s_sign_is_there_again() -> None:
    scene = maid("juge-begue", "Eve Fay Gus Hal Ian").night()
    scene.say("Bob", "faire-le-signe")
    scene.to("vote")
    for voter in ("Cleo", "Dan", "Eve"):
        scene.say(voter, "voter Fay")
    scene.close()
    scene.to("vote").lynch("Bob", Ana="prendre-role Bob")
    assert scene.night().asked("Ana") == ["faire-le-signe", "convenir-du-signe"]  # a sign of her own, if she likes


# ---------------------------------------------------------------------------------------------------------- secrecy


@pytest.mark.rule("meneur.servante-devouee.4")
@pytest.mark.parametrize("shows", ["role", "camp", "rien"])
def test_nobody_else_learns_the_role_of_the_condemned(shows: str) -> None:
    scene = taken("sorciere", options={"annonce-des-morts": shows})
    for viewer in ("Cleo", "Eve", "public"):
        assert scene.told(viewer, "died", who="Bob") == [{"who": "Bob"}]
        assert not [f for kind in ("became", "saw", "revealed") for f in scene.told(viewer, kind, role="sorciere")]
        assert [s.role for s in view(scene.table, viewer).seats if s.name in ("Ana", "Bob")] == [None, None]
    assert scene.because("became", who="Ana") == {"meneur.servante-devouee.3", "meneur.servante-devouee.4"}
    assert_told(scene, "Ana", "became", role="sorciere")


@pytest.mark.rule("meneur.servante-devouee.4")
def test_when_she_dies_her_card_is_the_new_role() -> None:
    scene = taken("sorciere").night(Cleo="devorer Ana", Dan="devorer Ana")
    assert_told(scene, "public", "died", who="Ana", role="sorciere")
