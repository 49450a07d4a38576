"""Joueur de Flûte: charms two players a night, last of all, and wins alone when all others alive are charmed."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.view import view
from loupiote.rules.meneur.orders import NIGHT
from scene import Scene, assert_card, assert_dead, assert_not_told, assert_refused, assert_told, assert_won, village


def piper(plain: str = "Cleo Dan Eve Fay Gus", **more: Any) -> Scene:
    return village(plain, Ana="joueur-de-flute", Bob="loup-garou", **more)


@pytest.mark.rule("meneur.joueur-de-flute.1")
def test_the_card() -> None:
    assert_card("joueur-de-flute", camp="independant", call="chaque-nuit", line="Solitaire, Chaque nuit")


@pytest.mark.rule("meneur.joueur-de-flute.2")
def test_he_is_called_every_night_and_last() -> None:
    scene = village("Eve Fay Gus", Ana="joueur-de-flute", Bob="loup-garou", Cleo="sorciere", Dan="voyante")
    for _ in range(2):
        calls = [call for call in scene.calls("jour") if call != "election"]
        assert calls == ["voyante", "loups", "sorciere", "joueur-de-flute"]
        scene.to_moment("nuit")
    assert NIGHT[-1] == "joueur-de-flute"


@pytest.mark.rule("meneur.joueur-de-flute.3")
def test_he_charms_two_players() -> None:
    scene = piper().night(Ana="charmer Cleo Dan")
    assert [seat.name for seat in view(scene.table, "mj").seats if "charmed" in seat.marks] == ["Cleo", "Dan"]


@pytest.mark.rule("meneur.joueur-de-flute.3")
def test_new_players_only_and_exactly_two_while_there_are_two() -> None:
    scene = piper("Cleo Dan Eve").to("joueur-de-flute")
    assert_refused(scene, "Ana", "charmer Cleo", code="too-few")
    assert_refused(scene, "Ana", "charmer Cleo Dan Eve", code="too-many")
    assert_refused(scene, "Ana", "charmer Cleo Cleo", code="same-twice")
    scene.night(Ana="charmer Cleo Dan").to("joueur-de-flute")
    assert_refused(scene, "Ana", "charmer Cleo Eve", code="already-charmed", clause="meneur.joueur-de-flute.3")
    assert scene.legal("Ana", "charmer") == ["Bob", "Eve"]


@pytest.mark.rule("meneur.joueur-de-flute.3")
def test_the_last_one_alone_and_then_nobody() -> None:
    scene = piper("Cleo Dan Eve Fay Gus Hal").night(Ana="charmer Cleo Dan").to_moment("nuit")
    scene.night(Ana="charmer Eve Fay").lynch("Gus").to("joueur-de-flute")
    assert scene.legal("Ana", "charmer") == ["Bob", "Hal"]
    scene.night(Ana="charmer rien").lynch("Hal")
    scene.to("joueur-de-flute")
    assert scene.legal("Ana", "charmer") == ["Bob"]
    assert_won(scene.night(Ana="charmer Bob"), "joueur-de-flute", "Ana")


@pytest.mark.rule("meneur.joueur-de-flute.4")
def test_never_himself_never_the_dead() -> None:
    scene = piper().night(Bob="devorer Cleo").to("joueur-de-flute")
    assert_refused(scene, "Ana", "charmer Ana Dan", code="oneself", clause="meneur.joueur-de-flute.4")
    assert_refused(scene, "Ana", "charmer Cleo Dan", code="dead", clause="meneur.joueur-de-flute.4")


@pytest.mark.rule("meneur.joueur-de-flute.5")
def test_the_charmed_recognise_one_another_and_nobody_else_is_told() -> None:
    scene = piper().night(Ana="charmer Cleo Dan")
    for player in ("Cleo", "Dan"):
        assert_told(scene, player, "charmed", members=["Cleo", "Dan"])
        assert scene.marks(player) == ["charmed"]
    for viewer in ("Ana", "Bob", "Eve", "public"):
        assert_not_told(scene, viewer, "charmed")
        assert "charmed" not in scene.marks("Cleo", viewer)
    assert scene.because("charmed") == {"meneur.joueur-de-flute.5"}
    scene.to_moment("nuit").night(Ana="charmer Eve Fay")
    assert_told(scene, "Cleo", "charmed", members=["Cleo", "Dan", "Eve", "Fay"])


@pytest.mark.rule("meneur.joueur-de-flute.6")
def test_the_charmed_play_on_as_they_were() -> None:
    scene = village("Dan Eve Fay Gus", Ana="joueur-de-flute", Bob="loup-garou", Cleo="voyante")
    scene.night(Ana="charmer Bob Cleo").to_moment("nuit")
    assert (scene.game.role("Cleo"), scene.game.camp("Cleo")) == ("voyante", "village")
    assert (scene.game.role("Bob"), scene.game.camp("Bob")) == ("loup-garou", "loups")
    scene.night(Cleo="sonder Bob", Bob="devorer Dan")
    assert_told(scene, "Cleo", "saw", who="Bob", role="loup-garou")
    assert_dead(scene, "Dan")


@pytest.mark.rule("meneur.joueur-de-flute.7")
def test_he_wins_alone_once_all_others_alive_are_charmed() -> None:
    scene = piper("Cleo Dan Eve").night(Ana="charmer Bob Cleo", Bob="devorer Eve")
    assert not scene.game.over
    scene.lynch("Dan")
    assert_won(scene, "joueur-de-flute", "Ana")
    assert scene.because("won") == {"meneur.joueur-de-flute.7"}


@pytest.mark.rule("meneur.joueur-de-flute.7")
def test_dead_he_does_not_win() -> None:
    """His last charm falls in the night in which he dies."""
    scene = piper("Cleo Dan Eve").night(Ana="charmer Cleo Dan").to_moment("nuit")
    scene.night(Bob="devorer Ana", Ana="charmer Bob Eve")
    assert_dead(scene, "Ana")
    assert not scene.game.over


@pytest.mark.rule("meneur.joueur-de-flute.7")
@pytest.mark.parametrize(
    ("option", "camps", "winners"),
    [("priorite", ["joueur-de-flute"], ["Ana"]), ("partagees", ["joueur-de-flute", "loups"], ["Ana", "Bob"])],
)
def test_his_victory_is_looked_at_first(option: str, camps: list[str], winners: list[str]) -> None:
    """One night, all others are charmed and the wolves are as many as the others."""
    scene = piper("Cleo", options={"victoires-simultanees": option}).night(Bob="devorer Cleo", Ana="charmer Bob Cleo")
    assert (scene.game.camps, scene.game.winners) == (camps, winners)


@pytest.mark.rule("meneur.joueur-de-flute.7", "meneur.victoire.1")
def test_his_victory_comes_before_that_of_the_village_at_the_lynch_of_the_last_wolf() -> None:
    scene = piper("Cleo Dan").night(Ana="charmer Cleo Dan").lynch("Bob")
    assert_won(scene, "joueur-de-flute", "Ana")


@pytest.mark.rule("meneur.joueur-de-flute.7", "meneur.chasseur.3")
def test_it_is_looked_at_when_all_deaths_of_the_moment_are_settled() -> None:
    """The lynch leaves only charmed players, but the Chasseur's shot takes the Joueur de Flûte."""
    scene = piper("Cleo Dan Eve", Fay="chasseur").night(Ana="charmer Bob Cleo").to_moment("nuit")
    scene.night(Ana="charmer Dan Eve").lynch("Fay", Fay="tirer Ana")
    assert_dead(scene, "Ana", "Fay")
    assert not scene.game.over


@pytest.mark.rule("meneur.joueur-de-flute.7", "meneur.infect-pere-des-loups.4")
def test_infected_he_charms_on_but_wins_with_the_wolves_only() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="joueur-de-flute", Bob="infect-pere-des-loups")
    scene.night(Bob=["devorer Ana", "infecter"], Ana="charmer Bob Cleo").lynch("Fay")
    scene.night(Ana="charmer Dan Eve")
    assert not scene.game.over
    assert_won(scene.lynch("Eve"), "loups", "Ana", "Bob")


@pytest.mark.rule("meneur.joueur-de-flute.7", "meneur.cupidon.6")
def test_in_love_he_wins_with_his_lover_or_not_at_all() -> None:
    scene = piper("Cleo Dan", Eve="cupidon").night(Eve="unir Ana Cleo", Ana="charmer Bob Cleo").to_moment("nuit")
    scene.night(Ana="charmer Dan Eve")
    assert not scene.game.over


@pytest.mark.rule("meneur.joueur-de-flute.8")
def test_the_charms_remain_when_he_dies_and_nobody_wins_by_them() -> None:
    scene = piper().night(Ana="charmer Cleo Dan").lynch("Ana")
    assert scene.marks("Cleo") == scene.marks("Dan") == ["charmed"]
    scene.night(Bob="devorer Eve").lynch("Fay")
    scene.night()
    assert not scene.game.over


@pytest.mark.rule("meneur.joueur-de-flute.8", "meneur.servante-devouee.3")
def test_a_servante_who_takes_the_role_goes_on_from_the_charms_and_her_own_does_not_count() -> None:
    scene = piper("Cleo Eve Fay", Dan="servante-devouee").night(Ana="charmer Cleo Dan")
    scene.lynch("Ana", Dan="prendre-role Ana").to("joueur-de-flute")
    assert scene.legal("Dan", "charmer") == ["Bob", "Eve", "Fay"]
    assert_refused(scene, "Dan", "charmer Dan Eve", code="oneself", clause="meneur.joueur-de-flute.4")
    scene.night(Dan="charmer Bob Eve").lynch("Fay")
    assert_won(scene, "joueur-de-flute", "Dan")
