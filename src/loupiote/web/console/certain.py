"""Whether the outcome of a game can still change: it is played on many times at random, as bots would."""

from __future__ import annotations

import time
from collections import Counter

from msgspec import Struct

from loupiote.bots import RandomBot, play_out
from loupiote.kernel.game import IllegalDraw
from loupiote.web.games import journal
from loupiote.web.games.journal import Journal

GAMES = 60
SECONDS = 2.0


class Prospect(Struct):
    """How games went that were played on from here.

    Attributes:
        games: how many; wins: camps -> how often they won (together, where a victory is shared), most first.
        winners: who won, where all games ended alike; certain: they did.
    """

    games: int
    wins: dict[tuple[str, ...], int]
    winners: list[str]
    certain: bool


def prospect(made: Journal) -> Prospect:
    """Play a game on at random, `GAMES` times or as often as the time allows.

    That all end alike is a strong sign and no proof: what one player in a thousand would do may never have been tried.
    """
    wins: Counter[tuple[str, ...]] = Counter()
    ends: set[tuple[tuple[str, ...], tuple[str, ...]]] = set()
    until, played = time.monotonic() + SECONDS, 0
    while played < GAMES and (played < 3 or time.monotonic() < until):
        table = journal.copy(made)
        table.game.seed = f"{table.game.seed}/{played}"  # other draws than those to come
        try:
            outcome = play_out(table, RandomBot(played))
        except IllegalDraw:
            continue
        finally:
            played += 1
        camps, winners = tuple(sorted(outcome.camps)), tuple(sorted(outcome.winners))
        wins[camps] += 1
        ends.add((camps, winners))
    games = sum(wins.values())
    alike = len({camps for camps, _ in ends}) == 1 and len(wins) == 1
    same = [list(winners) for _, winners in ends]
    certain = alike and bool(next(iter(wins), ()))
    return Prospect(games, dict(wins.most_common()), same[0] if certain and len(same) == 1 else [], certain)
