"""Chasseur: his last shot, by day at once, at night before day breaks; what prevents it and what stops the bullet."""

from __future__ import annotations

import pytest

from loupiote.kernel.ask import Me
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power, Spared
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Attack
from loupiote.rules.rpg import RULES
from loupiote.rules.rpg.cards import ROLES
from rpg_scene import deprived, orders, rpg
from scene import (
    Scene,
    assert_alive,
    assert_card,
    assert_dead,
    assert_not_told,
    assert_refused,
    assert_told,
    assert_won,
    windows_of,
)


def burnt(**more: str) -> Scene:
    """Ana is burnt on day 1 and asked; Dan died in the night."""
    scene = rpg("Cleo Dan Eve Fay", Ana="chasseur", Bob="loup-garou", **more)
    scene.night(Bob="devorer Dan").to("vote")
    return orders(scene, Cleo="voter Ana").to("chasseur")


@pytest.mark.rule("rpg.chasseur.1")
def test_alive_he_is_a_villager_like_others() -> None:
    assert_card("chasseur", camp="village", call="a-sa-mort", line="Village, À sa mort", rules="rpg")
    scene = rpg("Dan Eve", Ana="chasseur", Bob="loup-garou").night().lynch("Bob")
    assert_won(scene, "village", "Ana", "Dan", "Eve")


@pytest.mark.rule("rpg.chasseur.2")
def test_no_night_asks_him() -> None:
    scene = rpg("Dan Eve", Ana="chasseur", Bob="loup-garou")
    assert scene.asked("Ana") == []
    assert windows_of("chasseur", "rpg") == ["chasseur"]
    scene.night()
    assert "chasseur" not in scene.closed
    assert_refused(scene, "Ana", "tirer Bob", clause="rpg.chasseur.3")


@pytest.mark.rule("rpg.chasseur.3")
def test_dead_he_must_name_somebody_who_is_still_alive() -> None:
    scene = burnt()
    assert scene.asked("Ana") == ["tirer"]
    assert scene.legal("Ana", "tirer") == ["Bob", "Cleo", "Eve", "Fay"]
    assert_refused(scene, "Ana", "tirer Dan", code="dead")
    assert_refused(scene, "Ana", "tirer Ana", code="dead")
    assert_refused(scene, "Ana", "tirer rien", code="must-answer")


@pytest.mark.rule("rpg.chasseur.3", "rpg.vote.28")
def test_in_silence_the_shot_is_lost_and_the_night_waits_for_it() -> None:
    scene = burnt()
    assert scene.game.moment == "soir"
    assert scene.game.ruleset.delays["chasseur"] == "delai-reponses"
    scene.close()
    assert scene.window == "nuit"
    assert_dead(scene, "Ana", "Dan")


@pytest.mark.parametrize(("option", "drawn"), [("obligatoire-sinon-tirage", True), ("facultatif", False)])
def test_options_of_a_silent_shot(option: str, drawn: bool) -> None:
    scene = rpg(
        "Cleo Dan",
        Ana="chasseur",
        Bob="loup-garou",
        options={"chasseur-tir": option},
        script={"cible@soir.chasseur": "Cleo"},
    )
    scene.night().lynch("Ana")
    assert_dead(scene, "Ana", *(["Cleo"] if drawn else []))


def test_a_target_drawn_at_night_is_another_player() -> None:
    scene = rpg("Cleo Dan", Ana="chasseur", Bob="loup-garou", options={"chasseur-tir": "obligatoire-sinon-tirage"})
    scene.night(Bob="devorer Ana")
    assert len(scene.game.dead) == 2


@pytest.mark.rule("rpg.chasseur.4")
def test_by_day_who_is_hit_dies_at_the_same_bucher() -> None:
    scene = burnt()
    orders(scene, Ana="tirer Eve")
    scene.close()
    assert scene.window == "nuit"
    assert_dead(scene, "Ana", "Dan", "Eve")
    assert_told(scene, "public", "acted", who="Ana", power="tirer", target=["Eve"])
    assert_told(scene, "mj", "died", who="Eve", cause="tir", author="Ana")
    assert "rpg.chasseur.4" in scene.because("died", who="Eve")


@pytest.mark.rule("rpg.chasseur.4", "rpg.nuit.3")
def test_at_night_he_shoots_before_day_breaks_and_all_deaths_are_told_together() -> None:
    scene = rpg("Cleo Dan Eve", Ana="chasseur", Bob="loup-garou")
    orders(scene, Bob="devorer Ana").to("chasseur")
    assert scene.game.moment == "nuit"
    assert_not_told(scene, "public", "died")
    assert_refused(scene, "Ana", "tirer Ana")
    assert scene.legal("Ana", "tirer") == ["Bob", "Cleo", "Dan", "Eve"]
    orders(scene, Ana="tirer Cleo").close()
    assert scene.window == "vote"
    assert scene.closed.count("chasseur") == 1
    assert_dead(scene, "Ana", "Cleo")
    assert [d["who"] for d in scene.told("public", "died")] == ["Ana", "Cleo"]
    assert_not_told(scene, "public", "acted")


@pytest.mark.rule("rpg.chasseur.4")
def test_a_silent_shot_of_the_night_is_not_asked_again_in_the_morning() -> None:
    scene = rpg("Cleo Dan Eve", Ana="chasseur", Bob="loup-garou").night(Bob="devorer Ana")
    assert scene.closed.count("chasseur") == 1
    assert_dead(scene, "Ana")


@pytest.mark.rule("rpg.chasseur.4")
def test_who_loves_the_one_he_hits_at_night_dies_with_them_before_daybreak() -> None:
    scene = rpg("Eve Fay", Ana="chasseur", Bob="loup-garou", Cleo="cupidon", Dan="simple-villageois")
    scene.night(Cleo="unir Dan Eve", Bob="devorer Ana", Ana="tirer Dan")
    assert [d["who"] for d in scene.told("public", "died")] == ["Ana", "Dan", "Eve"]


@pytest.mark.rule("rpg.chasseur.5")
def test_knocked_out_he_does_not_shoot() -> None:
    scene = rpg("Cleo Eve", Ana="chasseur", Bob="loup-garou", Dan="assommeur")
    scene.night(Dan="assommer Ana", Bob="devorer Ana")
    assert_dead(scene, "Ana")
    assert "chasseur" not in scene.closed


@pytest.mark.rule("rpg.chasseur.5")
def test_the_knock_lasts_one_night() -> None:
    scene = rpg("Cleo Eve", Ana="chasseur", Bob="loup-garou", Dan="assommeur")
    scene.night(Dan="assommer Ana").lynch("Ana", Ana="tirer Cleo")
    assert_dead(scene, "Ana", "Cleo")


@pytest.mark.rule("rpg.chasseur.6")
def test_a_cover_of_that_night_stops_the_bullet() -> None:
    scene = rpg("Bob Eve", Ana="chasseur", Cleo="loup-garou", Dan="protecteur")
    scene.night(Dan="proteger Bob", Cleo="devorer Ana", Ana="tirer Bob")
    assert_dead(scene, "Ana")
    assert_not_told(scene, "Ana", "failed")


@pytest.mark.rule("rpg.redirecteur.3", "rpg.redirecteur.5", "rpg.chasseur.4")
@pytest.mark.parametrize(
    ("redirection", "cover", "dead"),
    [
        ("Bob Eve", "", ["Ana", "Eve"]),
        ("Bob Eve", "Eve", ["Ana"]),
        ("Bob Eve", "Bob", ["Ana"]),  # the redirection fails, and the bullet is stopped where it was aimed
        ("Bob Ana", "", ["Ana"]),
        ("Eve Bob", "", ["Ana", "Bob"]),
    ],
)
def test_a_redirection_of_that_night_moves_the_bullet(redirection: str, cover: str, dead: list[str]) -> None:
    scene = rpg("Bob Eve", Ana="chasseur", Cleo="loup-garou", Dan="protecteur", Fay="redirecteur")
    scene.night(
        Fay=f"rediriger {redirection}",
        Cleo="devorer Ana",
        Ana="tirer Bob",
        **({"Dan": f"proteger {cover}"} if cover else {}),
    )
    assert_dead(scene, *dead)
    moved = redirection.startswith("Bob") and cover != "Bob"
    assert scene.told("Ana", "redirected") == ([{"who": "Ana"}] if moved else [])
    assert_not_told(scene, "Ana", "failed")


@pytest.mark.rule("rpg.nuit.30", "rpg.assommeur.3")
def test_of_several_redirections_the_first_sent_that_stands_moves_the_bullet() -> None:
    cast = {"Ana": "chasseur", "Cleo": "loup-garou", "Fay": "redirecteur", "Gus": "redirecteur", "Hal": "assommeur"}
    given = {"Gus": "rediriger Bob Dan", "Fay": "rediriger Bob Eve", "Cleo": "devorer Ana", "Ana": "tirer Bob"}
    assert_dead(rpg("Bob Dan Eve", **cast).night(**given), "Ana", "Dan")
    assert_dead(rpg("Bob Dan Eve", **cast).night(**given, Hal="assommer Gus"), "Ana", "Eve")


@pytest.mark.rule("rpg.chasseur.4")
def test_no_redirection_of_a_night_moves_the_bullet_of_a_day() -> None:
    scene = rpg("Bob Eve", Ana="chasseur", Cleo="loup-garou", Fay="redirecteur")
    scene.night(Fay="rediriger Bob Eve").lynch("Ana", Ana="tirer Bob")
    assert_dead(scene, "Ana", "Bob")


@pytest.mark.rule("rpg.chasseur.6")
def test_no_cover_holds_by_day() -> None:
    scene = rpg("Bob Eve", Ana="chasseur", Cleo="loup-garou", Dan="protecteur")
    scene.night(Dan="proteger Bob").lynch("Ana", Ana="tirer Bob")
    assert_dead(scene, "Ana", "Bob")


@pytest.mark.rule("rpg.chasseur.7")
@pytest.mark.parametrize("night", [True, False])
def test_out_of_force_his_power_fires_nothing(night: bool) -> None:
    scene = deprived(rpg("Cleo Eve", Ana="chasseur", Bob="loup-garou"), "Ana", until="soir")
    scene.night(**({"Bob": "devorer Ana"} if night else {}))
    if not night:
        scene.lynch("Ana")
    assert_dead(scene, "Ana")
    assert "chasseur" not in scene.closed


@pytest.mark.rule("rpg.chasseur.7")
def test_it_comes_back_when_the_sentence_is_over() -> None:
    scene = deprived(rpg("Cleo Eve", Ana="chasseur", Bob="loup-garou"), "Ana", until="soir")
    scene.night().day().night(Bob="devorer Ana", Ana="tirer Bob")
    assert_dead(scene, "Ana", "Bob")


@pytest.mark.rule("rpg.victoire.3", "rpg.victoire.1")
def test_victory_waits_for_the_shot_and_nobody_may_be_left() -> None:
    scene = rpg("Cleo", Ana="loup-garou", Bob="chasseur").night(Ana="devorer Cleo").lynch("Bob", Bob="tirer Ana")
    assert_won(scene, "personne")
    assert scene.game.winners == []


@pytest.mark.rule("rpg.nuit.11")
def test_he_may_shoot_somebody_who_is_dying_already() -> None:
    scene = rpg("Eve Fay", Ana="chasseur", Bob="loup-garou", Cleo="sorciere")
    scene.night(Bob="devorer Ana", Cleo="empoisonner Eve", Ana="tirer Eve")
    assert_dead(scene, "Ana", "Eve")
    assert_alive(scene, "Fay")


class Immunite(Power, tag="test.immunite"):
    """A stand-in for the Fantôme's: no act of the night kills its holder."""

    def guard(self, game: Game, attack: Attack, me: Me) -> Spared | None:
        return Spared() if attack.victim == me.player and game.moment == "nuit" else None


@pytest.mark.rule("rpg.chasseur.8")
@pytest.mark.parametrize("night", [True, False])
def test_the_shot_of_a_night_is_an_act_of_that_night_and_one_by_day_is_not(
    night: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ROLES, "fantome", BearerKind("fantome", camp="independant", powers=(Immunite(),)))
    monkeypatch.setitem(RULES.__dict__, "guards", (*RULES.guards, Immunite))
    for made in ("kinds", "powers", "reasons"):
        monkeypatch.delitem(RULES.__dict__, made, raising=False)
    scene = rpg("Dan Eve", Ana="chasseur", Bob="fantome", Cleo="loup-garou")
    if night:
        scene.night(Cleo="devorer Ana", Ana="tirer Bob")
    else:
        scene.night().lynch("Ana", Ana="tirer Bob")
    assert_dead(scene, "Ana", *([] if night else ["Bob"]))


@pytest.mark.rule("rpg.amoureux.4")
def test_who_dies_of_the_death_of_the_shot_is_told_with_all_the_others() -> None:
    scene = rpg("Bob Eve Fay", Dan="chasseur", Cleo="cupidon", Zoe="loup-garou")
    orders(scene.to("distribution"), Cleo="unir Bob Eve").to("nuit")
    scene.night(Zoe="devorer Dan", Dan="tirer Eve")
    assert [fact["who"] for fact in scene.told("public", "died")] == ["Bob", "Dan", "Eve"]
