"""The Loup-Garou: wakes with the pack every night and names a victim with it."""

from __future__ import annotations

import pytest

from loupiote.kernel.view import view
from scene import Scene, assert_card, assert_dead, assert_not_told, assert_won, village


def pack_of_two() -> Scene:
    return village("Cleo Dan Eve Fay Gus", Ana="loup-garou", Bob="loup-garou")


@pytest.mark.rule("meneur.loup-garou.1")
def test_the_card() -> None:
    assert_card("loup-garou", camp="loups", call="chaque-nuit", line="Loups-Garous, Chaque nuit")


@pytest.mark.rule("meneur.loup-garou.1")
def test_he_is_called_every_night() -> None:
    scene = pack_of_two()
    for _ in range(3):
        assert scene.window == "loups" and scene.asked("Ana") == scene.asked("Bob") == ["devorer"]
        scene.to_moment("nuit")


@pytest.mark.rule("meneur.loup-garou.2")
def test_the_wolves_recognise_one_another() -> None:
    scene = pack_of_two()
    for wolf in ("Ana", "Bob"):
        assert scene.told(wolf, "pack") == [{"members": ["Ana", "Bob"]}]
    assert "meneur.loup-garou.2" in scene.because("pack")
    for other in ("Cleo", "public"):
        assert_not_told(scene, other, "pack")


@pytest.mark.rule("meneur.loup-garou.2")
def test_they_recognise_one_another_every_night() -> None:
    scene = pack_of_two().night().lynch("Bob")
    assert scene.told("Ana", "pack") == [{"members": ["Ana", "Bob"]}, {"members": ["Ana"]}]
    assert scene.told("Bob", "pack") == [{"members": ["Ana", "Bob"]}]


@pytest.mark.rule("meneur.loup-garou.3")
def test_they_designate_one_victim_together() -> None:
    scene = pack_of_two().night(Ana="devorer Cleo", Bob="devorer Cleo")
    assert_dead(scene, "Cleo")
    assert "meneur.loup-garou.3" in scene.because("died", who="Cleo")
    scene.to_moment("nuit").night(Ana="devorer Dan", Bob="devorer Dan")
    assert_dead(scene, "Cleo", "Dan")


@pytest.mark.rule("meneur.loup-garou.3")
def test_they_see_what_the_others_propose() -> None:
    scene = pack_of_two()
    scene.say("Ana", "devorer Cleo")
    assert view(scene.table, "Bob").prompts[0].proposals == {"Ana": ("Cleo",)}
    assert view(scene.table, "Cleo").prompts == []


@pytest.mark.rule("meneur.loup-garou.5")
def test_parity_wins_by_day_too() -> None:
    scene = village("Cleo Dan Eve", Ana="loup-garou", Bob="loup-garou").night().lynch("Cleo")
    assert_won(scene, "loups", "Ana", "Bob")
    assert "meneur.loup-garou.5" in scene.because("won")
    assert scene.game.moment == "execution"
