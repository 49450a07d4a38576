"""The night as a whole: one deadline, who is told what, deaths at daybreak; the same orders in any sequence."""

from __future__ import annotations

from itertools import permutations

import pytest

from loupiote.kernel.bearers import suppress
from loupiote.kernel.data import encode
from loupiote.kernel.state import Suppression
from loupiote.kernel.view import view
from rpg_scene import deprived, orders, rpg
from scene import Scene, assert_dead, assert_not_told, assert_refused, assert_told

CAST = {"Ana": "loup-garou", "Bob": "redirecteur", "Cleo": "sorciere", "Dan": "voyante", "Eve": "salvateur", "Fay": "protecteur"}
ORDERS = {"Ana": "devorer Gus", "Bob": "rediriger Gus Hal", "Dan": "sonder Gus", "Eve": "proteger Gus", "Fay": "proteger Dan"}


def settled(scene: Scene) -> list[bytes]:
    """What everybody has been told by the day."""
    scene.to("vote")
    return [encode(view(scene.table, player).told) for player in scene.game.seats]


def test_the_same_orders_in_any_sequence_give_the_same_night() -> None:
    nights = []
    for sequence in list(permutations(ORDERS))[::7]:
        scene = rpg("Gus Hal Ida", **CAST)
        nights.append(settled(orders(scene, **{player: ORDERS[player] for player in sequence})))
    assert all(night == nights[0] for night in nights)


@pytest.mark.rule("rpg.nuit.3")
def test_all_orders_have_one_deadline_and_the_sorciere_a_delay_after_it() -> None:
    scene = rpg("Gus Hal", **CAST)
    assert scene.window == "nuit"
    assert {player for player in scene.game.seats if scene.asked(player)} == {*CAST}
    scene.close()
    assert scene.window == "sorciere"
    assert [player for player in scene.game.seats if scene.asked(player)] == ["Cleo"]
    assert_refused(scene, "Dan", "sonder Gus")


def test_the_night_stays_open_though_everybody_has_answered() -> None:
    scene = orders(rpg("Gus Hal", Ana="loup-garou"), Ana="devorer Gus")
    assert scene.window == "nuit"
    assert scene.table.open is not None
    assert scene.table.open.hold


@pytest.mark.rule("rpg.nuit.13")
def test_nobody_learns_who_did_something_to_them() -> None:
    scene = rpg("Gus Hal", **CAST, Jo="assommeur")
    scene.night(Jo="assommer Eve", Bob="rediriger Gus Hal", Dan="sonder Gus", Eve="proteger Gus", Ana="devorer Gus")
    for player in ("Dan", "Eve", "Ana"):
        private = [t.event for t in view(scene.table, player).told if t.to is not None and t.moment == "nuit"]
        named = encode(private).decode()
        assert not {"Jo", "Bob"} & {name for name in scene.game.seats if f'"{name}"' in named}, player


def test_deaths_are_told_together_in_alphabetical_order_without_their_cause() -> None:
    scene = rpg("Zoe Ève Hal", Ana="loup-garou", Cleo="sorciere")
    scene.night(Ana="devorer Zoe", Cleo="empoisonner Ève")
    assert [fact["who"] for fact in scene.told("public", "died")] == ["Ève", "Zoe"]
    assert all("cause" not in fact and "author" not in fact for fact in scene.told("public", "died"))
    assert_told(scene, "mj", "died", who="Ève", cause="poison", author="Cleo")


def test_a_ligature_stands_where_its_letters_would() -> None:
    scene = rpg("Zoe Ægir Hal", Ana="loup-garou", Cleo="sorciere")
    assert scene.told("public", "composed")[0]["players"] == ["Ægir", "Ana", "Cleo", "Hal", "Zoe"]
    scene.night(Ana="devorer Zoe", Cleo="empoisonner Ægir")
    assert [fact["who"] for fact in scene.told("public", "died")] == ["Ægir", "Zoe"]


def test_a_night_without_a_death_says_so() -> None:
    scene = rpg("Gus Hal", Ana="loup-garou").night()
    assert_told(scene, "public", "message", text="nuit-sans-mort")
    scene = rpg("Gus Hal", Ana="loup-garou").night(Ana="devorer Gus")
    assert_not_told(scene, "public", "message")


@pytest.mark.parametrize(("option", "said"), [
    ("role", {"who": "Gus", "role": "assommeur", "camp": "village"}), ("camp", {"who": "Gus", "camp": "village"}),
    ("rien", {"who": "Gus"}),
])  # fmt: skip
def test_by_option_a_death_shows_more_or_less(option: str, said: dict[str, str]) -> None:
    scene = rpg("Hal", Ana="loup-garou", Gus="assommeur", options={"annonce-des-morts": option}).night(Ana="devorer Gus")
    assert scene.told("public", "died") == [said]


@pytest.mark.rule("rpg.nuit.11")
def test_who_dies_this_night_still_protects() -> None:
    scene = rpg("Gus Hal", Ana="loup-garou", Eve="salvateur", Cleo="sorciere")
    scene.night(Ana="devorer Gus", Eve="proteger Gus", Cleo="empoisonner Eve")
    assert_dead(scene, "Eve")


@pytest.mark.rule("rpg.nuit.6")
def test_prevented_a_salvateur_has_protected_nobody() -> None:
    scene = rpg("Gus Hal", Ana="loup-garou", Eve="salvateur", Jo="assommeur")
    scene.night(Eve="proteger Gus", Jo="assommer Eve", Ana="devorer Hal").day()
    scene.night(Eve="proteger Gus", Ana="devorer Gus")  # the sequence was not begun
    assert_dead(scene, "Hal")


@pytest.mark.rule("rpg.nuit.6", "rpg.nuit.16")
def test_what_is_prevented_meets_neither_covers_nor_redirections() -> None:
    scene = deprived(rpg("Gus Hal", Ana="sorciere", Bob="protecteur", Cleo="redirecteur", Zoe="loup-garou"), "Ana", until="soir")
    scene.night(Ana="empoisonner Gus", Bob="proteger Gus")
    assert scene.told("Ana", "failed") == [{}]
    scene.day().night(Ana="empoisonner Gus")  # not used up, as a potion that was stopped would be
    assert_dead(scene, "Gus")

    scene = deprived(rpg("Gus Hal", Ana="voyante", Cleo="redirecteur", Zoe="loup-garou"), "Ana")
    scene.night(Ana="sonder Gus", Cleo="rediriger Gus Hal")
    assert scene.told("Ana", "failed") == [{}]
    assert_not_told(scene, "Ana", "redirected")


def failures(scene: Scene, player: str) -> list[bytes]:
    """The neutral sentences that a player was told, byte by byte, the name of the player apart."""
    told = [t for t in view(scene.table, player).told if type(t.event).__name__ == "Failed"]
    return [encode(t).replace(player.encode(), b"?") for t in told]


def test_a_neutral_message_has_the_same_bytes_whatever_its_cause() -> None:
    stopped = rpg("Gus Hal", **CAST).night(Fay="proteger Gus", Dan="sonder Gus")
    moved = rpg("Gus Hal", **CAST).night(Fay="proteger Hal", Bob="rediriger Gus Hal", Dan="sonder Gus")
    vain = rpg("Gus Hal", **CAST).night(Fay="proteger Gus", Bob="rediriger Gus Hal")
    gone = rpg("Gus Hal", **CAST, prepare=lambda game: suppress(game, Suppression(game.seats["Dan"].card, known=False)))
    gone.night(Dan="sonder Gus")
    heard = [failures(stopped, "Dan"), failures(moved, "Dan"), failures(vain, "Bob"), failures(gone, "Dan")]
    assert len(heard[0]) == 1
    assert all(one == heard[0] for one in heard)


@pytest.mark.rule("rpg.nuit.6")
def test_prevented_comes_before_stopped_an_order_that_was_never_given_is_not_used_up_by_a_cover() -> None:
    scene = rpg("Gus Hal", Ana="loup-garou", Cleo="sorciere", Dan="voyante", Fay="protecteur", Jo="assommeur", Ki="assommeur")
    scene.night(Cleo="empoisonner Gus", Dan="sonder Gus", Fay="proteger Gus", Jo="assommer Cleo", Ki="assommer Dan")
    for player in ("Cleo", "Dan"):
        assert_told(scene, player, "knocked_out")
        assert_not_told(scene, player, "failed")
    scene.day().night(Cleo="empoisonner Gus")
    assert_dead(scene, "Gus")


def test_whom_the_mj_spares_no_order_of_the_night_kills() -> None:
    scene = rpg("Gus Hal", Ana="loup-garou", Cleo="sorciere")
    assert scene.decree("spare", "Gus") is None
    scene.night(Ana="devorer Gus", Cleo="empoisonner Gus")
    assert_dead(scene)
