"""The first reference: a hand-written loop for one fixed game, 11 seats with counted votes, and nothing else.

It keeps no secret, checks no answer, tells nothing, and can play no other game: the cost of the game itself in Python.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

SEATS, WOLVES = 11, 2  # the last seats are the wolves, the one before them the Voyante


def play(random: Callable[[], float]) -> str:
    """One game; the camp that wins."""
    living = list(range(SEATS))
    first_wolf, seer = SEATS - WOLVES, SEATS - WOLVES - 1
    wolves, seen = WOLVES, set()
    while True:
        n = len(living)
        if seer in living:
            seen.add(living[int(random() * n)])
        living.pop(int(random() * (n - wolves)))  # the wolves are at the end
        if wolves * 2 >= n - 1:
            return "loups"
        n -= 1
        votes = [0] * SEATS
        for voter in living:
            named = living[int(random() * n)]
            while named == voter:
                named = living[int(random() * n)]
            votes[named] += 1
        best = max(votes)
        if votes.count(best) == 1:
            lynched = votes.index(best)
            living.remove(lynched)
            if lynched >= first_wolf:
                wolves -= 1
                if not wolves:
                    return "village"
            if wolves * 2 >= n - 1:
                return "loups"


def games(n: int, seed: int) -> int:
    """Play n games; gives how many the village won."""
    random = Random(seed).random
    return sum(play(random) == "village" for _ in range(n))
