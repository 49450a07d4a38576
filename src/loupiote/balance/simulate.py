"""Simulation: the same cards dealt and played by bots n times, in one process or several.

Game number i has the seed "SEED/i", for its draws and for its bots. So a seed gives the same wins whatever the number of
workers, and one game of a simulation can be played again alone.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from multiprocessing import get_context
from random import Random
from typing import Any

from msgspec import Struct

from loupiote.balance.intervals import wilson
from loupiote.bots import Bot, RandomBot, play_out
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.rules import rule_set

MOST = 10_000_000  # games of one simulation: more than that is a slip of the keyboard
CHUNK = 200  # games that a worker plays before it reports: a tenth of a second or so
Progress = Callable[[int], None]


class Wins(Struct):
    """The games that a camp won: how many, which share, and the 95 % interval of that share."""

    games: int
    share: float
    low: float
    high: float


class Result(Struct):
    """What a simulation found.

    Attributes:
        games: how many were played; seconds: of playing, until the last one ended; seed: plays the same games again.
        wins: camp -> its wins, most first. Where victories are shared a game counts for each of its camps.
        stopped: games that did not end and count for nobody; rounds: how long a game lasts on average.
    """

    games: int
    seconds: float
    seed: str
    wins: dict[str, Wins]
    stopped: int
    rounds: float


class Tally(Struct):
    """What some of the games gave; tallies add up in any order."""

    games: int = 0
    wins: Counter[str] = {}  # type: ignore[assignment]
    stopped: int = 0
    rounds: int = 0


def names(n: int) -> list[str]:
    """Names for n seats: J1, J2..."""
    return [f"J{i + 1}" for i in range(n)]


def simulate(
    rules: RuleSet | str,
    cards: Mapping[str, int],
    n: int,
    *,
    players: int | None = None,
    seed: str | int = 0,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play n games with the same cards, dealt anew for each.

    Args:
        rules: a rule set, or its name. With several workers it must be one that `rule_set` finds.
        cards: role -> how many.
        players: the number of seats where there are spare cards; else each card has one.
        seed: fixes the deals, the draws and the bots.
        progress: called with the number of games that have just ended, several times.

    Raises:
        KeyError: there is no such rule set.
        CompositionError: the cards or options cannot be played.
        ValueError: n or workers is below 1, or n is above `MOST`.
    """
    if not 1 <= n <= MOST or workers < 1:
        raise ValueError(f"a simulation takes 1 to {MOST:,} games and at least one worker")
    found = rule_set(rules) if isinstance(rules, str) else rules
    seats = names(sum(cards.values()) if players is None else players)
    plan = Plan(found, seats, cards=dict(cards), options=dict(options or {}), seed="check")
    start(plan)  # all that is wrong with the plan shows here, before any worker starts
    chunks = [(f"{seed}", first, min(CHUNK, n - first)) for first in range(0, n, CHUNK)]
    total, begun = Tally(wins=Counter()), time.perf_counter()
    workers = min(workers, len(chunks))
    tallies = _alone(plan, chunks) if workers == 1 else _together(plan, chunks, workers)
    for tally in tallies:
        if tally is None:  # the workers are ready
            begun = time.perf_counter()
            continue
        total.games += tally.games
        total.wins.update(tally.wins)
        total.stopped += tally.stopped
        total.rounds += tally.rounds
        if progress is not None:
            progress(tally.games)
    seconds = time.perf_counter() - begun
    ranked = sorted(total.wins.items(), key=lambda item: (-item[1], item[0]))
    wins = {camp: Wins(hits, hits / n, *wilson(hits, n)) for camp, hits in ranked}
    return Result(n, seconds, str(seed), wins, total.stopped, total.rounds / n)


def play_one(plan: Plan, seed: str, bot: Bot | None = None) -> Table:
    """One game of a plan that was looked at before, as it ended (or was stopped: then it is not over)."""
    plan.seed = seed
    table = Table(start(plan, checked=True), journal=False)
    play_out(table, bot or RandomBot(Random(seed)))
    return table


def _play(plan: Plan, seed: str, first: int, count: int) -> Tally:
    tally = Tally(count, Counter())
    for i in range(first, first + count):
        game = play_one(plan, f"{seed}/{i}").game
        tally.wins.update(game.camps)
        tally.stopped += not game.over
        tally.rounds += game.round
    return tally


def _alone(plan: Plan, chunks: list[tuple[str, int, int]]) -> Iterator[Tally | None]:
    for chunk in chunks:
        yield _play(plan, *chunk)


# ------------------------------------------------------------------------------------------------------------ workers
# Workers are spawned, not forked: that works on every system and beside threads. Each is told the plan once.

_plan: Plan


def _prepare(rules: str, players: list[str], cards: dict[str, int], options: dict[str, Any]) -> None:
    global _plan
    _plan = Plan(rule_set(rules), players, cards=cards, options=options)


def _ready(_: int) -> None:
    """The first task of each worker."""
    time.sleep(0.01)


def _chunk(chunk: tuple[str, int, int]) -> Tally:
    return _play(_plan, *chunk)


def _together(plan: Plan, chunks: list[tuple[str, int, int]], workers: int) -> Iterator[Tally | None]:
    rule_set(plan.rules.id)  # a worker that cannot find it would be started again without end
    told = (plan.rules.id, plan.players, plan.cards, plan.options)
    with get_context("spawn").Pool(workers, _prepare, told) as pool:
        pool.map(_ready, range(workers), chunksize=1)
        yield None
        yield from pool.imap_unordered(_chunk, chunks)
