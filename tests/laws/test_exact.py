"""Law 7: simulations agree with exact chances, within 4 standard errors."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest

from laws.two_camps import RULES, by_day
from loupiote.balance import simulate
from loupiote.bots.laws import LAWS


@pytest.mark.law
@pytest.mark.parametrize(("villagers", "wolves"), [(2, 1), (3, 1), (4, 1), (5, 2), (7, 2), (8, 3), (11, 2)])
def test_simulations_agree_with_exact_chances(villagers: int, wolves: int) -> None:
    chance, n = by_day(villagers, wolves), 800
    result = simulate(RULES, {"villageois": villagers, "loup": wolves}, n, seed=7)
    assert result.stopped == 0
    won = result.wins["loups"].games if "loups" in result.wins else 0
    error = sqrt(chance * (1 - chance) / n)
    assert abs(won / n - chance) <= 4 * error, f"{won / n} is not {float(chance):.4f} ± {error:.4f}"


def test_the_recurrence() -> None:
    assert by_day(2, 1) == Fraction(2, 3)
    assert by_day(3, 1) == Fraction(3, 4)
    assert by_day(4, 1) == Fraction(4, 5) * Fraction(2, 3)


@pytest.mark.law
@pytest.mark.parametrize("law", LAWS)
def test_the_other_laws_hold_of_the_toy(law: str) -> None:
    for number in range(4):
        LAWS[law](RULES, f"toy/{number}")
