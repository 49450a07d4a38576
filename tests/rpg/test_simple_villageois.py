"""Simple Villageois: no power, but a voice, a candidature and a place in the debate."""

from __future__ import annotations

import pytest

from loupiote.kernel.view import view
from rpg_scene import rpg
from scene import Scene, assert_dead, assert_told, assert_won


def boards(scene: Scene, player: str) -> list[str]:
    """The boards on which a player may write."""
    return [access.board for access in view(scene.table, player).boards if access.write]


@pytest.mark.rule("rpg.simple-villageois.1", "rpg.simple-villageois.5")
def test_he_has_no_power_and_no_board_of_his_own_at_night() -> None:
    scene = rpg("Bob Cleo", Ana="loup-garou")
    assert scene.window == "nuit"
    assert scene.asked("Bob") == []
    assert view(scene.table, "Bob").powers == ["candidat", "se-retirer", "voter"]
    assert boards(scene, "Bob") == ["fiche"]


@pytest.mark.rule("rpg.simple-villageois.2")
def test_he_votes() -> None:
    scene = rpg("Bob Cleo", Ana="loup-garou").night().day({"Bob": "Cleo"})
    assert_told(scene, "public", "counted", votes={"Cleo": 1.0})


@pytest.mark.rule("rpg.simple-villageois.4")
def test_he_takes_part_in_the_debate() -> None:
    scene = rpg("Bob Cleo", Ana="loup-garou").night()
    assert boards(scene, "Bob") == ["place", "fiche"]


@pytest.mark.rule("rpg.simple-villageois.6", "rpg.victoire.1")
def test_the_village_wins_when_the_last_enemy_is_gone_its_dead_too() -> None:
    scene = rpg("Bob Cleo Dan", Ana="loup-garou").night(Ana="devorer Cleo").lynch("Ana")
    assert_won(scene, "village", "Bob", "Cleo", "Dan")


@pytest.mark.rule("rpg.simple-villageois.6")
def test_another_enemy_keeps_the_village_from_winning() -> None:
    scene = rpg("Bob Cleo", Ana="loup-garou", Dan="joueur-de-flute").to("vote").lynch("Ana")
    assert not scene.game.over
    scene.to("vote").lynch("Dan")
    assert_dead(scene, "Ana", "Dan")
    assert_won(scene, "village", "Bob", "Cleo")
