"""How often each camp wins with these cards, by playing them: an estimate, for bots do not argue.

Some hundred games are played, as long as whoever asked may wait; the result is kept for the composition, so that it is there at
once the next time, also for somebody else.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Mapping
from random import Random
from threading import Lock
from typing import Any

import msgspec
from django.core.cache import cache
from msgspec import Struct

from loupiote.balance import wilson
from loupiote.balance.simulate import names, play_one
from loupiote.bots import RandomBot
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.start import Plan, faults

MOST_GAMES = 400
MOST_SECONDS = 2.0
KEPT = 60 * 60 * 24 * 30
EDITION = 1  # raised when what is kept is no longer what would be found

_one_at_a_time = Lock()


class Chance(Struct):
    """A camp's share of the games in per cent, and the interval in which it lies 19 times out of 20."""

    camp: str
    share: int
    low: int
    high: int


class Estimate(Struct):
    """What came of it: how many games were played, how many nights they lasted, who won."""

    games: int
    rounds: float
    camps: list[Chance]


def known(rules: RuleSet, players: int, cards: Mapping[str, int], options: Mapping[str, Any]) -> Estimate | None:
    """The estimate of these cards, if it was made before."""
    kept = cache.get(_key(rules, players, cards, options))
    return msgspec.json.decode(kept, type=Estimate) if kept else None


def estimate(rules: RuleSet, players: int, cards: Mapping[str, int], options: Mapping[str, Any]) -> Estimate | None:
    """Play, and keep what came of it; None when the cards cannot be played, or somebody else is waiting for theirs just now."""
    plan = Plan(rules, names(players), cards=dict(cards), options={**_playable(rules), **options}, seed="estimate")
    if faults(plan) or not _one_at_a_time.acquire(timeout=MOST_SECONDS):
        return None
    try:
        made = _play(plan)
    finally:
        _one_at_a_time.release()
    cache.set(_key(rules, players, cards, options), msgspec.json.encode(made).decode(), KEPT)
    return made


def _play(plan: Plan) -> Estimate:
    end, wins, played, rounds = time.monotonic() + MOST_SECONDS, Counter[str](), 0, 0
    while played < MOST_GAMES and (played < 20 or time.monotonic() < end):
        seed = f"estimate/{played}"
        game = play_one(plan, seed, RandomBot(Random(seed))).game
        wins.update(game.camps)
        played, rounds = played + 1, rounds + game.round
    return Estimate(played, round(rounds / played, 1), [_chance(camp, n, played) for camp, n in wins.most_common()])


def _chance(camp: str, hits: int, games: int) -> Chance:
    low, high = wilson(hits, games)
    return Chance(camp, *(round(100 * share) for share in (hits / games, low, high)))


def _playable(rules: RuleSet) -> dict[str, Any]:
    """Options that bots can play by: no eyes to open, and a Captain where one has to be chosen still."""
    wished = {"petite-fille": "pile-ou-face", "camps-multiclassables": "tirage-par-carte", "capitaine": "double-voix"}
    return {
        key: value
        for key, value in wished.items()
        if key in rules.options and (key != "capitaine" or rules.options[key] is None)
    }


def _key(rules: RuleSet, players: int, cards: Mapping[str, int], options: Mapping[str, Any]) -> str:
    said = msgspec.json.encode(
        [EDITION, rules.id, rules.edition, players, sorted(cards.items()), sorted(options.items())]
    )
    return f"chances-{hashlib.sha256(said).hexdigest()[:32]}"
