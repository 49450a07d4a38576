"""Runs laws on many games, in one process or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context

from msgspec import Struct, field

from loupiote.bots.laws.breach import LawBroken
from loupiote.bots.laws.determined import determined
from loupiote.bots.laws.ends import ends
from loupiote.bots.laws.legal import lists
from loupiote.bots.laws.secret import secrets
from loupiote.bots.laws.sleep import sleeps
from loupiote.bots.laws.undo import undoes
from loupiote.kernel.ruleset import RuleSet
from loupiote.rules import rule_set

Law = Callable[[RuleSet, str], object]

LAWS: dict[str, Law] = {
    "ends": ends,
    "sleep": sleeps,
    "determined": determined,
    "undo": undoes,
    "secret": secrets,
    "legal": lists,
}
THOROUGH: dict[str, Law] = LAWS | {"secret": partial(secrets, swaps=12, viewers=None)}

CHUNK = 10  # games that a worker plays before it reports
Progress = Callable[[str, str, int], None]


class Breach(Struct):
    """One game that broke a law: `LAWS[law](rule_set(rules), seed)` plays it again; `found` says what was wrong."""

    rules: str
    law: str
    seed: str
    found: str


class Kept(Struct):
    """What became of one law in one rule set.

    Attributes:
        games: how many were played; seconds: of work, summed over the workers; breaches: none if the law was kept.
    """

    rules: str
    law: str
    games: int = 0
    seconds: float = 0.0
    breaches: list[Breach] = field(default_factory=list)


class _Task(Struct):
    rules: str
    law: str
    seed: str
    first: int
    count: int
    thorough: bool


def run_laws(
    rules: Iterable[str],
    laws: Iterable[str] | None = None,
    games: int = 100,
    *,
    seed: str | int = 0,
    workers: int = 1,
    thorough: bool = False,
    progress: Progress | None = None,
) -> list[Kept]:
    """Hold laws on games of rule sets; game number i has the seed "SEED/i".

    Args:
        rules: names of rule sets; laws: names of laws, or None for all.
        games: how many for each law and rule set.
        thorough: law 5 tries more exchanges, for all viewers.
        progress: called with rule set, law and how many games have just been played.

    Returns:
        one `Kept` for each rule set and law, in this order.

    Raises:
        KeyError: there is no such rule set or law.
        ValueError: games or workers is below 1.
    """
    if games < 1 or workers < 1:
        raise ValueError("a law takes at least one game and one worker")
    kept: dict[tuple[str, str], Kept] = {}
    names = list(LAWS) if laws is None else list(laws)
    unknown = [law for law in names if law not in LAWS]
    if unknown:
        raise KeyError(unknown[0])
    for name in rules:
        rule_set(name)
        kept |= {(name, law): Kept(name, law) for law in names}
    tasks = [
        _Task(name, law, str(seed), first, min(CHUNK, games - first), thorough)
        for name, law in kept
        for first in range(0, games, CHUNK)
    ]
    for done in _together(tasks, workers) if workers > 1 else map(_hold, tasks):
        whole = kept[done.rules, done.law]
        whole.games += done.games
        whole.seconds += done.seconds
        whole.breaches += done.breaches
        if progress is not None:
            progress(done.rules, done.law, done.games)
    return list(kept.values())


def _hold(task: _Task) -> Kept:
    rules, law = rule_set(task.rules), (THOROUGH if task.thorough else LAWS)[task.law]
    done, begun = Kept(task.rules, task.law, task.count), time.perf_counter()
    for i in range(task.first, task.first + task.count):
        seed = f"{task.seed}/{i}"
        try:
            law(rules, seed)
        except LawBroken as broken:
            done.breaches.append(Breach(task.rules, task.law, seed, str(broken)))
        except Exception as error:  # an exception breaks the first law, whichever was asked for
            done.breaches.append(Breach(task.rules, task.law, seed, f"{type(error).__name__}: {error}"))
    done.seconds = time.perf_counter() - begun
    return done


def _together(tasks: Sequence[_Task], workers: int) -> Iterator[Kept]:
    with get_context("spawn").Pool(min(workers, len(tasks))) as pool:
        yield from pool.imap_unordered(_hold, tasks)
