"""What the two sides play for."""

from __future__ import annotations

import pytest

from forum.scenes import forum
from scene import assert_dead, assert_won


@pytest.mark.rule("forum.but-du-jeu.1")
def test_the_village_wins_by_eliminating_the_wolves() -> None:
    scene = forum("Bob Cleo Dan", Ana="loup-garou").night().lynch("Ana")
    assert_won(scene, "village", "Bob", "Cleo", "Dan")
    assert "forum.but-du-jeu.1" in scene.because("won")


@pytest.mark.rule("forum.but-du-jeu.1")
def test_one_wolf_of_two_is_not_enough() -> None:
    scene = forum("Bob Cleo Dan Eve", Ana="loup-garou", Fay="loup-garou").night().lynch("Ana")
    assert not scene.game.over


@pytest.mark.rule("forum.but-du-jeu.2")
def test_the_wolves_win_by_eliminating_the_villagers() -> None:
    scene = forum("Bob Cleo", Ana="loup-garou").night(Ana="devorer Bob")
    assert_dead(scene, "Bob")
    assert_won(scene, "loups", "Ana")
    assert "forum.but-du-jeu.2" in scene.because("won")
