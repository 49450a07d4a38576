"""How a moment is divided: when each stretch that the rule set speaks of ends (`RuleSet.hours`), and when a window closes.

A stretch has its share of the moment, but not less than it should have at least; a moment that is too short for that gives each
its part of what there is, so that a night of three minutes has the same order as one of a day.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from msgspec import Struct

from loupiote.kernel.game import Game as State
from loupiote.kernel.pace import WAIT, Stretch, in_deck
from loupiote.kernel.ruleset import RuleSet
from loupiote.web.calendar.models import Calendar

WHOLE = (Stretch(),)


class End(Struct):
    """When a stretch ends.

    Attributes:
        windows, before: as of the stretch; length: its seconds; at: when it ends, in seconds since 1970.
    """

    windows: tuple[str, ...]
    before: str
    length: float
    at: float


def delay(rules: RuleSet, calendar: Calendar, options: dict[str, object], window: str) -> int | None:
    """The seconds of a window that has a short time of its own, None for one that has not.

    Where the rule set has an option for that, it says so for all of them; else the calendar does.
    """
    if window not in rules.delays and window not in rules.brief:
        return None
    option = rules.delays.get(window) or next(iter(rules.delays.values()), "")
    said = options.get(option)
    return said if isinstance(said, int) else calendar.answer


def ends(calendar: Calendar, game: State, begin: datetime) -> list[End]:
    """When the stretches of the moment that begins now end; the last one ends with the moment."""
    parts = divided(game)
    least = [float(max([part.least, *_delays(calendar, game, part)])) for part in parts]
    span = calendar.span(game.moment)
    hours, begin = calendar.hours, calendar.hours.awake(begin)
    last = hours.end(begin, span, sum(least)) if span is not None else begin
    total = hours.between(begin, last)
    found, passed = [], 0.0
    for part, length in zip(parts, shared(total, [part.share for part in parts], least), strict=True):
        passed += length
        at = hours.later(begin, passed).timestamp() if part is not parts[-1] else last.timestamp()
        found.append(End(part.windows, part.before, length, at))
    return found


def divided(game: State) -> Sequence[Stretch]:
    """The stretches of the moment: those of the first round in it alone, and of cards only if everybody may know their number."""
    parts = game.ruleset.hours.get(game.moment, WHOLE)
    if len(parts) == 1:
        return parts
    return [part for part in parts if part.before or _is_there(game, part)] or WHOLE


def _is_there(game: State, part: Stretch) -> bool:
    if part.first and game.round > 1:
        return False
    return game.ruleset.secret or any(in_deck(game, window) for window in part.windows)


def _delays(calendar: Calendar, game: State, part: Stretch) -> Iterable[int]:
    found = (delay(game.ruleset, calendar, game.options, window) for window in part.windows)
    return [seconds for seconds in found if seconds is not None]


def shared(total: float, shares: Sequence[int], least: Sequence[float]) -> list[float]:
    """Divide a time by shares, each part having its least; where there is not so much, by what they should have at least."""
    if sum(least) >= total:
        whole = sum(least) or 1.0
        return [total * one / whole for one in least]
    fixed: dict[int, float] = {}
    while True:
        free = [i for i in range(len(shares)) if i not in fixed]
        rest, weight = total - sum(fixed.values()), sum(shares[i] for i in free) or 1
        short = [i for i in free if rest * shares[i] / weight < least[i]]
        if not short:
            return [fixed.get(i, rest * shares[i] / weight) for i in range(len(shares))]
        fixed |= {i: least[i] for i in short}


def closes(calendar: Calendar, game: State, window: str, now: datetime, found: Sequence[End], again: bool) -> datetime:
    """When a window closes that opens now.

    Args:
        found: the ends of the stretches of the moment; again: it was open before, and what closed it was taken back.
    """
    id, hours = window.partition("@")[0], calendar.hours
    if id == WAIT:
        before = game.agenda[0].name if game.agenda else ""
        at = next((end.at for end in found if end.before == before), 0.0)
        return max(datetime.fromtimestamp(at, now.tzinfo), now)
    mine = next((end for end in found if id in end.windows), None)
    short = delay(game.ruleset, calendar, game.options, id)
    if short is not None:
        room = mine.length if mine is not None and mine.length else calendar.tempo
        return hours.later(now, min(short, room / 2))
    mine = mine or found[-1]
    fair = mine.length if again else mine.length / 2  # also where the moment is late
    return max(datetime.fromtimestamp(mine.at, now.tzinfo), hours.later(now, fair))
