"""Amoureux: the bond, the board, grief, the third camp, and the lightning for a ballot or a murder between them."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.boards import access
from rpg_scene import orders, rpg
from scene import Scene, assert_alive, assert_dead, assert_not_told, assert_told, assert_won


def bound(named: str = "Ana Bob", plain: str = "", **more: Any) -> Scene:
    """Cupidon Cleo has bound two players, villagers where nothing else is said; the first night is open."""
    cast = {"Ana": "simple-villageois", "Bob": "simple-villageois", "Cleo": "cupidon", "Dan": "loup-garou"}
    captain = more.pop("captain", None)
    scene = rpg(
        plain or "Eve Fay Gus", **(cast | {"options": {"capitaine": "tranchage" if captain else "aucun"}} | more)
    )
    orders(scene, Cleo=f"unir {named}").to("election" if captain else "nuit")
    if captain:
        orders(scene, **{captain: ["candidat", f"voter {captain}"]}).to("nuit")
    return scene


def may(scene: Scene, board: str, player: str) -> tuple[bool, bool]:
    found = access(scene.game, next(b for b in scene.game.ruleset.boards if b.id == board), player)
    return found.read, found.write


def burn(scene: Scene, who: str) -> Scene:
    """The day: one vote, of somebody who loves nobody, designates this player."""
    scene.to("vote")
    voter = next(
        player for player, _ in scene.table.open.prompts if player != who and "in-love" not in scene.marks(player)
    )
    return scene.day({voter: who})


def announced(scene: Scene) -> dict[str, list[str] | None]:
    return {died["who"]: died.get("status") for died in scene.told("public", "died")}


# ---------------------------------------------------------------------------------------------------- bond and board


@pytest.mark.rule("rpg.amoureux.1")
def test_the_bond_outlives_cupidon() -> None:
    scene = bound().night(Dan="devorer Cleo")
    assert_dead(scene, "Cleo")
    assert "in-love" in scene.marks("Ana")
    burn(scene, "Ana")
    assert_dead(scene, "Ana", "Bob", "Cleo")


@pytest.mark.rule("rpg.amoureux.2", "rpg.amoureux.3")
def test_only_the_two_have_the_board_by_night_and_by_day() -> None:
    scene = bound()
    for _ in ("nuit", "jour"):
        assert may(scene, "chez-gusteau", "Ana") == may(scene, "chez-gusteau", "Bob") == (True, True)
        assert may(scene, "chez-gusteau", "Cleo") == may(scene, "chez-gusteau", "Dan") == (False, False)
        scene.close()
    assert "role" not in scene.told("Ana", "bound")[0]


# ------------------------------------------------------------------------------------------------------------- grief


@pytest.mark.rule("rpg.amoureux.4")
def test_one_burnt_the_other_dies_at_the_same_bucher() -> None:
    scene = burn(bound().night(), "Ana")
    assert_dead(scene, "Ana", "Bob")
    assert announced(scene) == {"Ana": ["in-love"], "Bob": ["in-love"]}
    assert_told(scene, "mj", "died", who="Bob", cause="chagrin")
    assert "rpg.amoureux.4" in scene.because("died", who="Bob")


@pytest.mark.rule("rpg.amoureux.4")
def test_at_night_both_are_told_together_and_no_protection_helps() -> None:
    scene = bound(Hal="protecteur", Ian="salvateur").night(Dan="devorer Ana", Hal="proteger Bob", Ian="proteger Bob")
    assert_dead(scene, "Ana", "Bob")
    assert list(announced(scene)) == ["Ana", "Bob"]


@pytest.mark.rule("rpg.amoureux.4", "rpg.chasseur.4")
def test_dead_of_grief_the_chasseur_still_shoots() -> None:
    scene = bound(Bob="chasseur")
    orders(scene, Dan="devorer Ana").to("chasseur")
    assert scene.game.moment == "nuit"
    assert_not_told(scene, "public", "died")
    orders(scene, Bob="tirer Eve").to("vote")
    assert_dead(scene, "Ana", "Bob", "Eve")


# --------------------------------------------------------------------------------------------------------- victories


@pytest.mark.rule("rpg.amoureux.5")
def test_a_couple_of_one_camp_wins_with_it() -> None:
    scene = burn(bound().night(), "Dan")
    assert_won(scene, "village", "Ana", "Bob", "Cleo", "Eve", "Fay", "Gus")


@pytest.mark.rule("rpg.amoureux.5")
def test_so_does_a_couple_of_wolves() -> None:
    scene = burn(bound("Ana Dan", plain="Eve", Ana="loup-garou").night(Dan="devorer Bob"), "Cleo").night(
        Dan="devorer Eve"
    )
    assert_won(scene, "loups", "Ana", "Dan")


@pytest.mark.rule("rpg.amoureux.6", "rpg.couleurs.6")
def test_of_two_camps_they_are_traitors_and_shown_as_such() -> None:
    scene = burn(bound("Ana Dan", Hal="loup-garou").night(), "Ana")
    assert {d["who"]: d["camp"] for d in scene.told("public", "died")} == {"Ana": "amoureux", "Dan": "amoureux"}


@pytest.mark.rule("rpg.amoureux.6")
def test_the_side_of_a_multi_class_card_counts() -> None:
    scene = burn(bound("Ana Hal", Hal="assommeur", wolves="Hal").night(), "Ana")
    assert_told(scene, "public", "died", who="Hal", camp="amoureux")
    scene = burn(bound("Ana Hal", Hal="assommeur").night(), "Ana")
    assert_told(scene, "public", "died", who="Hal", camp="village")


@pytest.mark.rule("rpg.amoureux.7", "rpg.victoire.1")
def test_the_traitors_win_as_the_last_two_and_nobody_else_before() -> None:
    scene = burn(burn(bound("Ana Dan", plain="").night(Dan="devorer Bob"), "Cleo").night(Dan="devorer Eve"), "Fay")
    assert not scene.game.over
    scene.night(Dan="devorer Gus")
    assert_won(scene, "amoureux", "Ana", "Dan")
    assert {"rpg.victoire.1", "rpg.amoureux.7"} <= scene.because("won")


@pytest.mark.rule("rpg.amoureux.7")
def test_while_the_traitors_live_the_village_does_not_win() -> None:
    scene = burn(bound("Ana Dan", Hal="loup-garou").night(), "Hal")
    assert not scene.game.over
    assert_won(burn(scene.night(), "Dan"), "village", "Bob", "Cleo", "Eve", "Fay", "Gus")


@pytest.mark.rule("rpg.amoureux.7")
def test_nor_do_the_wolves() -> None:
    scene = burn(bound("Ana Dan", plain="Eve", Hal="loup-garou").night(Hal="devorer Bob"), "Cleo").night(
        Hal="devorer Eve"
    )
    assert not scene.game.over


@pytest.mark.rule("rpg.amoureux.7")
@pytest.mark.parametrize("wins", [True, False])
def test_by_option_cupidon_wins_with_them(wins: bool) -> None:
    options = {"capitaine": "aucun", "cupidon-gagne": wins}
    scene = burn(bound("Ana Dan", plain="Eve", options=options).night(Dan="devorer Bob"), "Eve")
    assert scene.game.over is wins
    if wins:
        assert_won(scene, "amoureux", "Ana", "Cleo", "Dan")


# --------------------------------------------------------------------------------------------------------- lightning


@pytest.mark.rule("rpg.amoureux.8", "rpg.vote.24")
def test_a_ballot_against_the_other_that_does_not_stand_is_free() -> None:
    scene = bound().night().to("vote")
    orders(scene, Ana=["voter Bob", "voter Cleo"]).close()
    assert_dead(scene, "Cleo")


@pytest.mark.rule("rpg.amoureux.8", "rpg.amoureux.10")
def test_one_that_stands_strikes_both() -> None:
    scene = bound().night().day({"Ana": "Bob"})
    assert_dead(scene, "Ana", "Bob")
    assert announced(scene) == {"Ana": ["in-love"], "Bob": ["in-love"]}
    assert_told(scene, "mj", "died", who="Ana", cause="foudre")
    assert {"rpg.amoureux.8", "rpg.amoureux.10"} <= scene.because("died", who="Bob")


@pytest.mark.rule("rpg.amoureux.11", "rpg.amoureux.12")
def test_their_ballots_are_cancelled_and_the_bucher_has_its_victim() -> None:
    scene = bound().night().day({"Ana": "Bob", "Bob": "Dan", "Cleo": "Dan", "Dan": "Cleo", "Eve": "Cleo"})
    assert scene.told("public", "counted")[-1] == {"votes": {"Cleo": 2.0, "Dan": 1.0}, "first": "Cleo"}
    assert_dead(scene, "Ana", "Bob", "Cleo")


@pytest.mark.rule("rpg.amoureux.12", "rpg.vote.26")
def test_if_the_valid_ballots_name_one_of_them_nobody_else_dies() -> None:
    scene = bound().night().day({"Ana": "Bob", "Cleo": "Ana", "Dan": "Ana", "Eve": "Fay"})
    assert_dead(scene, "Ana", "Bob")
    assert_told(scene, "mj", "died", who="Ana", cause="foudre")


@pytest.mark.rule("rpg.amoureux.12", "rpg.ancien.14")
def test_struck_the_ancien_was_not_killed_by_the_village_though_named_by_it() -> None:
    scene = bound(Bob="ancien", Hal="voyante").night().day({"Ana": "Bob", "Cleo": "Bob"})
    assert_dead(scene, "Ana", "Bob")
    assert scene.asked("Hal") == ["sonder"]


@pytest.mark.rule("rpg.vote.25")
def test_a_struck_captain_settles_no_tie() -> None:
    scene = bound(captain="Ana").night()
    scene.day({"Ana": "Bob", "Cleo": "Dan", "Eve": "Fay"})
    assert "tranchage" not in scene.closed
    assert_dead(scene, "Ana", "Bob")


@pytest.mark.rule("rpg.vote.25")
def test_a_struck_bouc_emissaire_replaces_nobody() -> None:
    scene = bound(Bob="bouc-emissaire").night().day({"Ana": "Bob", "Cleo": "Dan", "Eve": "Fay"})
    assert_dead(scene, "Ana", "Bob")
    assert "votants" not in scene.closed


@pytest.mark.rule("rpg.vote.26")
@pytest.mark.parametrize("named", ["Bob", "Fay"])
def test_a_struck_lover_stays_among_the_tied(named: str) -> None:
    scene = bound("Bob Cleo", captain="Ana").night().to("vote")
    orders(scene, Bob="voter Cleo", Dan="voter Bob", Eve="voter Fay").to("tranchage")
    assert scene.legal("Ana", "trancher") == ["Bob", "Fay"]
    orders(scene, Ana=f"trancher {named}").close()
    assert_dead(scene, "Bob", "Cleo", *(["Fay"] if named == "Fay" else []))


@pytest.mark.rule("rpg.amoureux.9")
def test_another_wolf_may_name_him_and_both_die_of_it() -> None:
    scene = bound("Dan Bob", Hal="loup-garou")
    orders(scene, Dan="devorer Bob", Hal="devorer Bob").close()
    assert_dead(scene, "Bob", "Dan")
    assert_told(scene, "mj", "died", who="Bob", cause="loups", author="Hal")
    assert_told(scene, "mj", "died", who="Dan", cause="chagrin")


@pytest.mark.rule("rpg.amoureux.9", "rpg.amoureux.10", "rpg.nuit.4")
def test_the_acting_wolf_who_names_his_own_is_struck_with_him() -> None:
    scene = bound("Dan Bob", Hal="loup-garou", Ian="sorciere", Joe="salvateur")
    orders(scene, Hal="devorer Eve", Dan="devorer Bob", Joe="proteger Bob").to("sorciere")
    assert scene.told("Ian", "victim") == [{}]
    scene.close()
    assert_dead(scene, "Bob", "Dan")
    for player in ("Bob", "Dan"):
        assert_told(scene, "mj", "died", who=player, cause="foudre")
    assert scene.because("died", who="Dan") >= {"rpg.amoureux.9", "rpg.amoureux.10"}
    assert_alive(scene, "Eve")


@pytest.mark.rule("rpg.amoureux.10", "rpg.nuit.31")
def test_knocked_out_he_carries_out_no_murder() -> None:
    scene = bound("Dan Bob", Hal="assommeur").night(Dan="devorer Bob", Hal="assommer Dan")
    assert_dead(scene)


@pytest.mark.rule("rpg.amoureux.9", "rpg.amoureux.10")
def test_a_murder_that_is_not_done_strikes_nobody_whoever_else_is_attacked() -> None:
    scene = bound("Dan Bob", Hal="assommeur", Ian="sorciere")
    scene.night(Dan="devorer Bob", Hal="assommer Dan", Ian="empoisonner Eve")
    assert_dead(scene, "Eve")


@pytest.mark.rule("rpg.nuit.41")
def test_the_name_given_in_the_den_counts_wherever_the_attack_goes() -> None:
    scene = bound("Dan Bob", Hal="redirecteur").night(Dan="devorer Bob", Hal="rediriger Bob Eve")
    assert_dead(scene, "Bob", "Dan")


@pytest.mark.rule("rpg.nuit.41", "rpg.amoureux.9")
def test_an_attack_led_onto_his_own_is_none_of_his_doing() -> None:
    scene = bound("Dan Bob", Hal="redirecteur").night(Dan="devorer Eve", Hal="rediriger Eve Bob")
    assert_dead(scene, "Bob", "Dan")
    assert_told(scene, "mj", "died", who="Bob", cause="loups")
    assert_told(scene, "mj", "died", who="Dan", cause="chagrin")


def test_nobody_but_the_two_sees_the_couple() -> None:
    scene = bound().night()
    assert_not_told(scene, "public", "bound")
    assert scene.marks("Ana", "Eve") == []


@pytest.mark.rule("rpg.amoureux.9", "rpg.amoureux.10")
def test_a_cover_keeps_no_lightning_off() -> None:
    scene = bound("Dan Bob", Hal="protecteur").night(Dan="devorer Bob", Hal="proteger Bob")
    assert_dead(scene, "Bob", "Dan")
    assert_told(scene, "mj", "died", who="Bob", cause="foudre")
