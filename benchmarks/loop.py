"""The first reference: a hand-written loop for one fixed game, 11 seats with every vote counted, and nothing else.

It keeps no secret, checks no answer, tells nothing, and can play no other game: the cost of the game itself, in the plain
Python that one would write for it. It runs about eleven times as fast as the other reference.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

ROLES = ["villager"] * 8 + ["seer"] + ["wolf"] * 2
SEER = ROLES.index("seer")


def winner(living: list[int]) -> str | None:
    """The camp that has won, if one has: the village without wolves, the wolves at parity."""
    wolves = sum(ROLES[seat] == "wolf" for seat in living)
    if wolves == 0:
        return "village"
    return "loups" if wolves * 2 >= len(living) else None


def play(random: Callable[[], float]) -> str:
    """One game; the camp that wins."""
    living = list(range(len(ROLES)))
    seen = set()
    while True:
        if SEER in living:
            seen.add(living[int(random() * len(living))])
        prey = [seat for seat in living if ROLES[seat] != "wolf"]
        living.remove(prey[int(random() * len(prey))])
        if won := winner(living):
            return won
        votes: dict[int, int] = {}
        for _voter in living:
            named = living[int(random() * len(living))]
            votes[named] = votes.get(named, 0) + 1
        most = max(votes.values())
        first = [seat for seat, n in votes.items() if n == most]
        if len(first) == 1:
            living.remove(first[0])
        if won := winner(living):
            return won


def games(n: int, seed: int) -> int:
    """Play n games; gives how many the village won."""
    random = Random(seed).random
    return sum(play(random) == "village" for _ in range(n))
