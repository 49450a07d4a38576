"""`python -m benchmarks`: prints the table; exit status 1 if a figure misses its threshold.

What is compared is measured in turns within one run, and the median of the turns counts, so that a busy moment of the
machine falls on all. Times are of this process's own processor time, except for the workers.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks import loop, ours, peer

MARK = "<!-- figures -->"


class Figure(NamedTuple):
    """One line of the table: what, how much, against what, whether that is enough."""

    what: str
    figure: str
    ratio: str = ""
    threshold: str = ""
    kept: bool = True


def rate(play: Callable[[int, int], object], n: int, seed: int) -> float:
    """Games per second."""
    begun = time.process_time()
    play(n, seed)
    return n / (time.process_time() - begun)


def seconds_per_window(cards: dict[str, int], n: int, seed: int) -> float:
    """Seconds for one window, from its opening to the next."""
    begun = time.process_time()
    windows = ours.games(cards, n, seed)
    return (time.process_time() - begun) / windows


def turns(number: int, scale: float) -> dict[str, list[float]]:
    """Measure everything that is compared, in turns."""
    found: dict[str, list[float]] = {}
    n = max(1, int(100 * scale))
    for turn in range(number):
        measured = {
            "loop": rate(loop.games, 80 * n, turn),
            "peer": rate(peer.games, 8 * n, turn),
            "11": rate(lambda n, seed: ours.games(ours.ELEVEN, n, seed), 3 * n, turn),
            "23": rate(lambda n, seed: ours.games(ours.EVERY, n, seed), n, turn),
            "rpg": rate(lambda n, seed: ours.games(ours.NINETEEN, n, seed, ours.RPG), n, turn),
            "window-10": seconds_per_window(ours.TEN, 2 * n, turn),
            "window-30": seconds_per_window(ours.THIRTY, n, turn),
        }
        for name, value in measured.items():
            found.setdefault(name, []).append(value)
        sys.stderr.write(f"\rturn {turn + 1} of {number}")
        sys.stderr.flush()
    sys.stderr.write("\r" + " " * 20 + "\r")
    return found


def figures(found: dict[str, list[float]], workers: int) -> Iterable[Figure]:
    """The lines of the table."""

    def ratio(one: str, other: str) -> float:
        return median(a / b for a, b in zip(found[one], found[other], strict=True))

    def games(name: str) -> str:
        return f"{median(found[name]):,.0f} games/s"

    yield Figure("hand-written loop, 11 seats", games("loop"))
    yield Figure("werewolf-engine 0.1.0, 11 seats", games("peer"), f"1/{1 / ratio('peer', 'loop'):.1f} of the loop")
    eleven, every = 1 / ratio("11", "loop"), 1 / ratio("23", "loop")
    beside = f", {ratio('11', 'peer'):.2f} of the peer"
    yield Figure("Loupiote, 11 seats", games("11"), f"1/{eleven:.1f} of the loop{beside}", "1/40", eleven <= 40)
    yield Figure("Loupiote, 23 seats, every role", games("23"), f"1/{every:.1f} of the loop", "1/120", every <= 120)
    night, rpg = 1 / ratio("rpg", "loop"), median(found["rpg"])
    enough = night <= 350 or rpg >= 200
    yield Figure("rpg, 19 seats, 14 roles", games("rpg"), f"1/{night:.0f} of the loop", "1/350, or 200/s", enough)
    settled = [ours.night(seed) for seed in range(9)]
    spent, orders = median(time for time, _ in settled) * 1e3, min(orders for _, orders in settled)
    yield Figure("a night of 30 seats settled", f"{spent:.1f} ms", f"{orders} orders or more", "10 ms", spent < 10)
    wide = ratio("window-30", "window-10")
    yield Figure("a window of 10 seats", f"{median(found['window-10']) * 1e6:.0f} µs")
    per = f"{median(found['window-30']) * 1e6:.0f} µs"
    yield Figure("a window of 30 seats", per, f"{wide:.2f} times 10 seats", "4 times", wide <= 4)
    nights = [ours.asleep(seed) for seed in range(3)]
    hardest = max(nights, key=lambda game: game.inputs)
    times = [ours.waking(hardest) for _ in range(7)]
    last, whole = (median(column) * 1e3 for column in zip(*times, strict=True))
    where = f"from the last chapter, {hardest.inputs} replies in it"
    yield Figure("waking 30 seats, every role", f"{last:.2f} ms", where, "5 ms", last < 5)
    size = f"from the whole journal, {len(hardest.journal) / 1e6:.1f} MB"
    yield Figure("", f"{whole:.2f} ms", size)
    state, live = max(game.state for game in nights) / 1e3, ours.live_bytes(hardest) / 1e3
    yield Figure("live state of 30 seats", f"{state:.0f} kB", "as JSON, the largest of a game", "200 kB", state < 200)
    yield Figure("", f"{live:.0f} kB", "in memory, window and replies included", "200 kB", live < 200)
    faster = median(ours.speed_up(workers) for _ in range(3))
    yield Figure("simulate --workers 2", f"{faster:.2f} times one worker", f"{workers:,} games", "1.8", faster >= 1.8)


def main() -> int:
    """Measure, print, and say whether every threshold was kept."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="How fast Loupiote plays.")
    parser.add_argument("--turns", type=int, default=9, help="how often everything is measured (default 9)")
    parser.add_argument("--scale", type=float, default=1.0, help="size of a turn (default 1)")
    parser.add_argument("--workers-games", type=int, default=20_000, help="games of the measure of two workers")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into this page, between its marks")
    given = parser.parse_args()
    lines = list(figures(turns(given.turns, given.scale), given.workers_games))
    shown = table(lines, f"{given.turns} turns")
    print(shown)
    if given.write:
        write(given.write, MARK, shown)
    return 0 if all(line.kept for line in lines) else 1


def write(page: Path, mark: str, shown: str) -> None:
    """Put a table into a page, between its mark and the end of it."""
    before, _, rest = page.read_text(encoding="utf-8").partition(mark)
    end = mark.replace("<!-- ", "<!-- end of ")
    page.write_text(f"{before}{mark}\n\n{shown}\n\n{end}{rest.partition(end)[2]}", encoding="utf-8")


def table(lines: list[Figure], how: str) -> str:
    """The figures as Markdown; `how`: they were measured."""
    shown = [f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, {how}."]
    shown += ["", "| what | figure | | threshold | |", "|---|---|---|---|---|"]
    for line in lines:
        kept = "" if not line.threshold else "kept" if line.kept else "MISSED"
        shown.append(f"| {line.what} | {line.figure} | {line.ratio} | {line.threshold} | {kept} |")
    return "\n".join(shown)


if __name__ == "__main__":
    sys.exit(main())
