"""What Loupiote is measured at: whole games by random bots that see their views, each reply checked."""

from __future__ import annotations

import time
import tracemalloc
from typing import NamedTuple

from loupiote.balance.simulate import play_one, simulate
from loupiote.bots import RandomBot, play_out
from loupiote.kernel.data import decode, encode
from loupiote.kernel.inputs import CLOCK, Close
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Chapter, Table
from loupiote.kernel.view import view
from loupiote.rules import rule_set

RULES = rule_set("meneur")
ELEVEN = {"simple-villageois": 8, "voyante": 1, "loup-garou": 2}
TEN = {"simple-villageois": 7, "voyante": 1, "loup-garou": 2}
THIRTY = {"simple-villageois": 23, "voyante": 1, "loup-garou": 6}
SINGLE = {role: 1 for role, kind in RULES.roles.items() if kind.single}
EVERY = SINGLE | {"simple-villageois": 4, "loup-garou": 2}  # 23 seats: two cards stay beside, for the Voleur
RPG = rule_set("rpg")
NINETEEN = dict.fromkeys(  # 19 seats, 14 roles: twelve that write orders for the night
    (
        "voyante",
        "salvateur",
        "sorciere",
        "assommeur",
        "protecteur",
        "redirecteur",
        "corbeau",
        "joueur-de-flute",
        "infect-pere-des-loups",
        "loup-garou-manipulateur",
        "chasseur",
        "cupidon",
    ),
    1,
) | {"simple-villageois": 4, "loup-garou": 3}
BUSY = dict.fromkeys(  # 30 seats, all of which write orders
    (
        "voyante",
        "salvateur",
        "sorciere",
        "corbeau",
        "joueur-de-flute",
        "pretre",
        "princesse",
        "metronome",
        "loup-garou-blanc",
        "grand-mechant-loup",
        "infect-pere-des-loups",
        "loup-garou-manipulateur",
    ),
    1,
) | {"assommeur": 5, "protecteur": 5, "redirecteur": 5, "telepathe": 3}
EVERY_30 = SINGLE | {"simple-villageois": 9, "loup-garou": 4}


def plan(cards: dict[str, int], rules: RuleSet = RULES) -> Plan:
    """A plan for these cards; two of them stay beside where the Voleur is in the deck."""
    seats = sum(cards.values()) - 2 * ("voleur" in cards)
    return Plan(rules, [f"J{i + 1}" for i in range(seats)], cards=cards)


def games(cards: dict[str, int], n: int, seed: int, rules: RuleSet = RULES) -> int:
    """Play n games; gives how many windows were closed.

    The bots do what the loop does: everybody who is asked answers, and the pack agrees on its prey.
    """
    mine, windows = plan(cards, rules), 0
    for i in range(n):
        bot = RandomBot(f"{seed}/{i}", passes=0.0, seconds=1.0)
        windows += sum(play_one(mine, f"{seed}/{i}", bot).game.windows.values())
    return windows


def night(seed: int) -> tuple[float, int]:
    """Seconds that the engine takes to settle a night of 30 players with its journal, and how many orders met in it.

    From the close of the pack's deadline, over what is asked of the Sorcière and the Manipulateur, to the first window of
    the day. The time in which people write is not in it.
    """
    mine = plan(BUSY, RPG)
    mine.seed, mine.options = str(seed), {"camps-multiclassables": "tirage-par-carte"}
    table, bot, taken, orders = Table(start(mine)), RandomBot(seed, passes=0.0, seconds=1.0), 0.0, 0
    views = {name: view(table, name) for name in table.game.seats}
    table.run()
    while table.game.moment != "jour":
        assert table.open is not None
        name = table.open.name
        for player in views:
            while table.game.moment != "election" and (reply := bot.reply(views[player])):
                table.submit(reply)
        if table.open.id == "nuit":
            orders = len(table.open.answers)
        begun = time.process_time()
        table.submit(Close(CLOCK, 0.0, name))
        if orders:
            taken += time.process_time() - begun
    return taken, orders


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
