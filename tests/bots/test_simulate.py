"""Simulations: reproducible, the same with any number of workers, intervals that hold."""

from __future__ import annotations

import doctest

import pytest

from loupiote.balance import intervals, simulate, wilson
from loupiote.balance.simulate import play_one
from loupiote.kernel.start import CompositionError, Plan
from loupiote.rules import rule_set

CARDS = {"simple-villageois": 4, "voyante": 1, "loup-garou": 2}


def test_the_seed_fixes_the_wins() -> None:
    first, again, other = (simulate("meneur", CARDS, 60, seed=seed) for seed in (1, 1, 2))
    assert first.wins == again.wins
    assert first.rounds == again.rounds
    assert first.rounds != other.rounds


def test_wins_add_up_and_progress_is_told() -> None:
    done: list[int] = []
    result = simulate("meneur", CARDS, 450, seed=3, progress=done.append)
    assert sum(done) == result.games == 450
    assert len(done) > 1
    assert sum(wins.games for wins in result.wins.values()) + result.stopped == 450
    assert all(wins.low < wins.share < wins.high for wins in result.wins.values())
    assert result.seconds > 0


@pytest.mark.slow
def test_workers_change_nothing_but_the_time() -> None:
    alone = simulate("meneur", CARDS, 401, seed="x")
    together = simulate("meneur", CARDS, 401, seed="x", workers=2)
    assert (alone.wins, alone.rounds) == (together.wins, together.rounds)


def test_a_game_of_a_simulation_can_be_played_alone() -> None:
    plan = Plan(rule_set("meneur"), list("ABCDEFG"), cards=CARDS)
    game = play_one(plan, "1/17").game
    assert game.over
    assert game.camps == play_one(plan, "1/17").game.camps


def test_bad_compositions_are_told_before_anything_is_played() -> None:
    with pytest.raises(CompositionError):
        simulate("meneur", {"simple-villageois": 1, "loup-garou": 4}, 10, workers=2)
    with pytest.raises(KeyError):
        simulate("nowhere", CARDS, 10)
    with pytest.raises(ValueError, match="at least one"):
        simulate("meneur", CARDS, 0)


def test_wilson() -> None:
    assert doctest.testmod(intervals).failed == 0
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
