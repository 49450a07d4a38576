"""What Loupiote is measured at: whole games by random bots that see their views, each reply checked."""

from __future__ import annotations

import time
import tracemalloc
from typing import NamedTuple

from loupiote.balance.simulate import play_one, simulate
from loupiote.bots import RandomBot, play_out
from loupiote.kernel.data import decode, encode
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Chapter, Table
from loupiote.rules import rule_set

RULES = rule_set("meneur")
ELEVEN = {"simple-villageois": 8, "voyante": 1, "loup-garou": 2}
TEN = {"simple-villageois": 7, "voyante": 1, "loup-garou": 2}
THIRTY = {"simple-villageois": 23, "voyante": 1, "loup-garou": 6}
SINGLE = {role: 1 for role, kind in RULES.roles.items() if kind.single}
EVERY = SINGLE | {"simple-villageois": 4, "loup-garou": 2}  # 23 seats: two cards stay beside, for the Voleur
EVERY_30 = SINGLE | {"simple-villageois": 9, "loup-garou": 4}


def plan(cards: dict[str, int]) -> Plan:
    """A plan for these cards; two of them stay beside where the Voleur is in the deck."""
    seats = sum(cards.values()) - 2 * ("voleur" in cards)
    return Plan(RULES, [f"J{i + 1}" for i in range(seats)], cards=cards)


def games(cards: dict[str, int], n: int, seed: int) -> int:
    """Play n games; gives how many windows were closed.

    The bots do what the loop does: everybody who is asked answers, and the pack agrees on its prey.
    """
    mine, windows = plan(cards), 0
    for i in range(n):
        bot = RandomBot(f"{seed}/{i}", passes=0.0, seconds=1.0)
        windows += sum(play_one(mine, f"{seed}/{i}", bot).game.windows.values())
    return windows


class Asleep(NamedTuple):
    """A game of 30 seats with every role, at the moment in it at which waking is hardest.

    Attributes:
        chapter: the last chapter, which is all that waking runs; journal: all chapters; state: bytes of the live state.
    """

    chapter: bytes
    journal: bytes
    state: int
    inputs: int


def asleep(seed: int) -> Asleep:
    """Play one game with its journal and put it to sleep where its last chapter has the most inputs."""
    mine = plan(EVERY_30)
    mine.seed = str(seed)
    table = Table(start(mine))
    play_out(table, RandomBot(seed))
    chapters = table.chapters
    hardest = max(chapters, key=lambda chapter: (len(chapter.inputs), len(chapter.state)))
    full = Chapter(hardest.number, hardest.state, hardest.inputs[:-1])  # before the window closes
    journal = [*chapters[: hardest.number], full]
    size = max(len(chapter.state) for chapter in chapters)
    return Asleep(encode(full), encode(journal), size, len(full.inputs))


def waking(game: Asleep) -> tuple[float, float]:
    """Seconds to wake a game from its last chapter, as from a database row, and from its whole journal."""
    begun = time.process_time()
    for _ in range(20):
        Table.wake(RULES, [decode(game.chapter, Chapter)])
    alone = time.process_time()
    for _ in range(20):
        Table.wake(RULES, game.journal)
    return (alone - begun) / 20, (time.process_time() - alone) / 20


def live_bytes(game: Asleep) -> int:
    """Bytes of memory that a live game of 30 seats takes: its table with state, open window and replies."""
    Table.wake(RULES, [decode(game.chapter, Chapter)])  # whatever is made once is made now
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    table = Table.wake(RULES, [decode(game.chapter, Chapter)])
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert table.open is not None
    return size


def speed_up(n: int) -> float:
    """How much faster two workers are than one, from call to result, starting the workers included."""
    seconds = []
    for workers in (1, 2):
        begun = time.perf_counter()
        simulate("meneur", ELEVEN, n, seed=1, workers=workers)
        seconds.append(time.perf_counter() - begun)
    return seconds[0] / seconds[1]
