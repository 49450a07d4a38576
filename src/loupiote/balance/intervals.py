"""How sure a share is that was counted in a sample."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054  # the quantile of the normal distribution that leaves 5 % outside, both sides together


def wilson(hits: int, n: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for the share of which `hits` in `n` trials is a sample; (0, 1) without a trial.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if n == 0:
        return 0.0, 1.0
    share, square = hits / n, z * z
    middle = (share + square / (2 * n)) / (1 + square / n)
    half = z * sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n)
    return max(0.0, middle - half), min(1.0, middle + half)
