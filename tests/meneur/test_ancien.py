"""Ancien: the wolves must attack him twice; the village that executes him loses its powers."""

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
    village,
    windows_of,
)

PLAIN = "Cleo Dan Eve Fay Gus"


@pytest.mark.rule("meneur.ancien.1")
def test_the_card() -> None:
    assert_card("ancien", camp="village", call="permanent", line="Village, Permanent")
    assert windows_of("ancien") == []


# ------------------------------------------------------------------------------------------------- the second life


@pytest.mark.rule("meneur.ancien.2")
def test_he_survives_the_first_attack_and_dies_of_the_second() -> None:
    scene = village(PLAIN, Ana="ancien", Bob="loup-garou")
    scene.night(Bob="devorer Ana")
    assert_dead(scene)
    assert scene.because("lost_life", who="Ana") == {"meneur.ancien.2", "meneur.ancien.3"}
    assert "meneur.ancien.2" in scene.because("survived", who="Ana")
    scene.to_moment("nuit").night(Bob="devorer Ana")
    assert_dead(scene, "Ana")


@pytest.mark.rule("meneur.ancien.2", "meneur.grand-mechant-loup.3")
def test_an_attack_of_the_grand_mechant_loup_counts_like_one_of_the_pack() -> None:
    scene = village("Cleo Dan Eve Fay Gus Hal Ian", Ana="ancien", Bob="grand-mechant-loup")
    scene.night(Bob=["devorer Cleo", "tuer Ana"])
    assert_dead(scene, "Cleo")
    scene.to_moment("nuit").night(Bob="devorer Ana")
    assert_dead(scene, "Ana", "Cleo")


@pytest.mark.rule("meneur.ancien.2", "meneur.salvateur.3")
def test_an_attack_that_the_salvateur_stops_does_not_count() -> None:
    scene = village("Dan Eve Fay Gus", Ana="ancien", Bob="loup-garou", Cleo="salvateur")
    scene.night(Cleo="proteger Ana", Bob="devorer Ana")
    assert_not_told(scene, "mj", "lost_life")
    scene.to_moment("nuit").night(Bob="devorer Ana")
    assert_alive(scene, "Ana")
    scene.to_moment("nuit").night(Bob="devorer Ana")
    assert_dead(scene, "Ana")


@pytest.mark.rule("meneur.ancien.2", "meneur.sorciere.3")
def test_an_attack_that_the_sorciere_heals_is_cancelled() -> None:
    scene = village("Dan Eve Fay Gus", Ana="ancien", Bob="loup-garou", Cleo="sorciere")
    scene.night(Bob="devorer Ana", Cleo="sauver Ana")
    assert_not_told(scene, "mj", "lost_life")
    scene.to_moment("nuit").night(Bob="devorer Ana")
    assert_alive(scene, "Ana")


@pytest.mark.rule("meneur.ancien.2")
@pytest.mark.parametrize("cause", ["vote", "shot", "grief"])
def test_only_wolves_spend_the_second_life(cause: str) -> None:
    scene = village("Dan Eve Fay Gus Hal", Ana="ancien", Bob="loup-garou", Cleo="chasseur", Ian="cupidon")
    if cause == "vote":
        scene.night().lynch("Ana")
        assert_dead(scene, "Ana")
    elif cause == "shot":
        scene.night(Bob="devorer Cleo", Cleo="tirer Ana")
        assert_dead(scene, "Ana", "Cleo")
    else:
        scene.night(Ian="unir Ana Dan", Bob="devorer Dan")
        assert_dead(scene, "Ana", "Dan")


@pytest.mark.rule("meneur.ancien.3")
def test_he_is_not_told_that_he_escaped() -> None:
    attacked = village(PLAIN, Ana="ancien", Bob="loup-garou").night(Bob="devorer Ana")
    quiet = village(PLAIN, Ana="ancien", Bob="loup-garou").night()
    told = [t for t in _told(attacked, "Ana") if t not in _told(quiet, "Ana")]
    assert [(t[0], t[1]) for t in told] == [("survived", {})]  # what everybody hears, and nothing beside it
    assert told == [t for t in _told(attacked, "public") if t not in _told(quiet, "public")]


@pytest.mark.rule("meneur.ancien.4")
@pytest.mark.parametrize(
    ("orders", "why"),
    [
        ({"Bob": "devorer Ana"}, "meneur.ancien.2"),
        ({"Bob": "devorer Dan", "Cleo": "proteger Dan"}, "meneur.salvateur.3"),
        ({"Bob": "devorer Dan", "Hal": "sauver Dan"}, "meneur.sorciere.3"),
    ],
)
def test_the_morning_says_that_the_victim_survived_in_the_same_words_whatever_saved_it(
    orders: dict[str, Any], why: str
) -> None:
    scene = village("Dan Eve Fay Gus", Ana="ancien", Bob="loup-garou", Cleo="salvateur", Hal="sorciere").night(**orders)
    assert_dead(scene)
    assert scene.told("public", "survived") == [{}]  # neither name nor role nor cause
    assert scene.because("survived") == {"meneur.ancien.4", "meneur.ancien.3", why} - (
        set() if why == "meneur.ancien.2" else {"meneur.ancien.3"}
    )


@pytest.mark.rule("meneur.ancien.4")
@pytest.mark.parametrize("orders", [{}, {"Bob": "devorer Cleo"}])
def test_nobody_survived_where_nobody_was_attacked_or_the_victim_died(orders: dict[str, Any]) -> None:
    scene = village(PLAIN, Ana="ancien", Bob="loup-garou").night(**orders)
    assert_not_told(scene, "public", "survived")


@pytest.mark.rule("meneur.ancien.6", "meneur.sorciere.4")
def test_the_poison_kills_him_at_the_first_blow() -> None:
    scene = village("Dan Eve Fay Gus", Ana="ancien", Bob="loup-garou", Cleo="sorciere")
    scene.night(Bob="devorer Dan", Cleo="empoisonner Ana")
    assert_dead(scene, "Ana", "Dan")
    assert_not_told(scene, "mj", "lost_life")


# ------------------------------------------------------------------------------------------------------- the curse


def _told(scene: Scene, viewer: str) -> list[tuple[str, dict[str, Any]]]:
    kinds = ("survived", "lost_life", "died", "opened", "message", "text", "saw")
    return [(kind, fact) for kind in kinds for fact in scene.told(viewer, kind)]


@pytest.mark.rule("meneur.ancien.5")
def test_executed_by_the_village_he_takes_its_powers_for_good() -> None:
    scene = village("Dan Eve Fay Gus Ian Jo", Ana="ancien", Bob="loup-garou", Hal="loup-garou", Cleo="voyante")
    scene.night(Cleo="sonder Dan").lynch("Ana")
    assert_dead(scene, "Ana")
    assert_told(scene, "public", "message", text="pouvoirs-perdus")
    assert scene.because("message") == {"meneur.ancien.5"}
    for _ in range(2):
        assert scene.calls("jour") == ["loups"]
        scene.to_moment("nuit")


@pytest.mark.rule("meneur.ancien.5")
@pytest.mark.parametrize(
    ("role", "window"),
    [
        ("voyante", "voyante"),
        ("renard", "renard"),
        ("salvateur", "salvateur"),
        ("sorciere", "sorciere"),
        ("joueur-de-flute", None),
        ("infect-pere-des-loups", None),
    ],
)
def test_whose_call_the_curse_ends(role: str, window: str | None) -> None:
    scene = village("Cleo Dan Eve Fay Gus", Ana="ancien", Bob="loup-garou", Hal=role)
    scene.night().lynch("Ana")
    calls = scene.calls("jour", Bob="devorer Cleo")
    assert (role in calls) is (window is None)


@pytest.mark.rule("meneur.ancien.5")
def test_the_chasseur_shoots_no_more() -> None:
    scene = village("Dan Eve Fay Gus", Ana="ancien", Bob="loup-garou", Cleo="chasseur").night().lynch("Ana")
    scene.night(Bob="devorer Cleo")
    assert "chasseur" not in scene.closed
    assert_dead(scene, "Ana", "Cleo")


@pytest.mark.rule("meneur.ancien.5")
def test_the_curse_falls_when_what_follows_the_death_is_settled() -> None:
    """The grief of the Chasseur comes before the curse, so he shoots."""
    scene = village("Dan Eve Fay Gus Ian", Ana="ancien", Bob="loup-garou", Cleo="chasseur", Hal="cupidon")
    scene.night(Hal="unir Ana Cleo").lynch("Ana", Cleo="tirer Dan")
    assert_dead(scene, "Ana", "Cleo", "Dan")
    assert_told(scene, "public", "message", text="pouvoirs-perdus")


@pytest.mark.rule("meneur.ancien.5")
def test_the_idiot_is_spared_no_more() -> None:
    scene = village("Dan Eve Fay Gus", Ana="ancien", Bob="loup-garou", Cleo="idiot-du-village").night().lynch("Ana")
    scene.night().lynch("Cleo")
    assert_dead(scene, "Ana", "Cleo")


@pytest.mark.rule("meneur.ancien.5")
def test_the_bouc_emissaire_pays_no_more() -> None:
    scene = village("Dan Eve Fay Gus", Ana="ancien", Bob="loup-garou", Cleo="bouc-emissaire").night().lynch("Ana")
    scene.night().day({"Dan": "Eve", "Eve": "Dan"})
    assert_dead(scene, "Ana")


@pytest.mark.rule("meneur.ancien.5", "meneur.montreur-d-ours.2")
@pytest.mark.parametrize("infected", [False, True])
def test_the_bear_is_heard_no_more_but_an_infected_one(infected: bool) -> None:
    scene = village("Dan Eve Fay Gus Hal", Ana="ancien", Cleo="montreur-d-ours", Bob="infect-pere-des-loups")
    scene.night(Bob=["devorer Cleo", "infecter"] if infected else "devorer rien").lynch("Ana")
    before = len(scene.told("public", "growl"))
    scene.night()
    assert len(scene.told("public", "growl")) - before == infected


@pytest.mark.rule("meneur.ancien.5")
def test_the_servante_and_the_juge_lose_theirs() -> None:
    scene = village("Dan Eve Fay Gus Hal", Ana="ancien", Bob="loup-garou", Cleo="servante-devouee", Ian="juge-begue")
    scene.night().lynch("Ana")
    scene.night()
    assert scene.asked("Ian") == []
    scene.lynch("Dan")
    assert scene.closed.count("servante") == 1  # for Ana, before the curse


@pytest.mark.rule("meneur.ancien.5", "meneur.enfant-sauvage.4")
def test_the_enfant_sauvage_still_turns() -> None:
    scene = village("Dan Eve Fay Gus Hal", Ana="ancien", Bob="loup-garou", Cleo="enfant-sauvage")
    scene.night(Cleo="modele Dan").lynch("Ana")
    assert "powerless" not in scene.marks("Cleo")
    scene.night(Bob="devorer Dan")
    assert_told(scene, "Cleo", "became", camp="loups")


@pytest.mark.rule("meneur.ancien.5", "meneur.infect-pere-des-loups.5")
def test_the_infected_keep_their_power() -> None:
    scene = village("Eve Fay Gus Hal Ian", Ana="ancien", Bob="infect-pere-des-loups", Cleo="voyante", Dan="renard")
    scene.night(Bob=["devorer Cleo", "infecter"]).lynch("Ana")
    assert scene.marks("Dan") == ["powerless"]
    calls = scene.calls("jour", Cleo="sonder Bob")
    assert "voyante" in calls
    assert "renard" not in calls


@pytest.mark.rule("meneur.ancien.5")
@pytest.mark.parametrize(
    ("orders", "dead"),
    [
        ({"Cleo": "empoisonner Ana"}, ["Ana"]),
        ({"Bob": "devorer Dan", "Dan": "tirer Ana"}, ["Ana", "Dan"]),
        ({"Hal": "unir Ana Eve", "Bob": "devorer Eve"}, ["Ana", "Eve"]),
    ],
)
@pytest.mark.parametrize("option", ["vote", "vote-poison-tir"])
def test_which_deaths_of_his_bring_the_curse(option: str, orders: dict[str, Any], dead: list[str]) -> None:
    scene = village(
        "Eve Fay Gus Ian Jo",
        Ana="ancien",
        Bob="loup-garou",
        Cleo="sorciere",
        Dan="chasseur",
        Hal="cupidon",
        Kim="voyante",
        options={"malediction-ancien": option},
    )
    scene.night(**orders)
    assert_dead(scene, *dead)
    grief = "Hal" in orders
    cursed = option == "vote-poison-tir" and not grief
    assert bool(scene.told("public", "message", text="pouvoirs-perdus")) is cursed
    assert ("voyante" in scene.to_moment("nuit").calls("jour")) is not cursed


@pytest.mark.rule("meneur.ancien.5")
@pytest.mark.parametrize("option", ["vote", "vote-poison-tir"])
def test_wolves_never_bring_the_curse_and_the_vote_always_does(option: str) -> None:
    scene = village(PLAIN, Ana="ancien", Bob="loup-garou", Hal="voyante", options={"malediction-ancien": option})
    scene.night(Bob="devorer Ana").to_moment("nuit").night(Bob="devorer Ana")
    assert_dead(scene, "Ana")
    assert_not_told(scene, "public", "message")
    scene = village(PLAIN, Ana="ancien", Bob="loup-garou", Hal="voyante", options={"malediction-ancien": option})
    scene.night().lynch("Ana")
    assert_told(scene, "public", "message", text="pouvoirs-perdus")


@pytest.mark.rule("meneur.ancien.5")
def test_a_power_lost_is_refused_to_its_holder() -> None:
    scene = village(PLAIN, Ana="ancien", Bob="loup-garou", Hal="juge-begue").night().lynch("Ana")
    scene.night()
    assert_refused(scene, "Hal", "faire-le-signe", code="powerless", clause="meneur.ancien.5")
