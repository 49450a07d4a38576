"""How a moment is divided: when each stretch that the rule set speaks of ends (`RuleSet.hours`), and when a window closes.

A stretch has its share of the moment, but not less than it should have at least; a moment that is too short for that gives each
its part of what there is, so that a night of three minutes has the same order as one of a day.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from loupiote.kernel.game import Game as State
from loupiote.kernel.pace import WAIT, Stretch, asks_of, deck_of
from loupiote.kernel.ruleset import RuleSet
from loupiote.web.calendar.hours import Hours
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


class Timed(Struct):
    """An open window.

    Attributes:
        opened: when it was opened, in seconds since 1970; closes: when it closes, None: by hand.
        stretch: in which it lies, None where it waits beside them; added: the seconds that it was given more since it was opened;
            stood: those of them in which time stood still.
        again: it was closed, and opened again. given: the seconds that it had, where its moment is over and it is not.
    """

    opened: float
    closes: float | None = None
    stretch: int | None = None
    added: float = 0.0
    stood: float = 0.0
    again: bool = False
    given: float | None = None

    def stand(self, hours: Hours, since: float, until: float) -> None:
        """Time stood still between these two: so much more it is open."""
        seconds = hours.counted(max(since, self.opened), until)
        self.added, self.stood = self.added + seconds, self.stood + seconds


def delay(rules: RuleSet, calendar: Calendar, options: dict[str, object], window: str) -> int | None:
    """The seconds of a window that has a short time of its own, None for one that has not.

    Where the rule set has an option for that, it says so for all of them; else the calendar does.
    """
    if window not in rules.delays and window not in rules.brief:
        return None
    option = rules.delays.get(window) or next(iter(rules.delays.values()), "")
    said = options.get(option)
    return said if isinstance(said, int) else calendar.answer


def ends(calendar: Calendar, game: State, begin: datetime, known: Sequence[End] = ()) -> list[End]:
    """When the stretches of the moment end that has begun then; the last one ends with the moment.

    Args:
        known: the same, worked out before: it has the same stretches still, whatever card has come into the game meanwhile.
    """
    parts = divided(game.ruleset, game.moment, deck_of(game), game.round)
    if known:
        windows = {end.windows for end in known}
        parts = [part for part in game.ruleset.hours.get(game.moment, ()) if part.windows in windows] or WHOLE
    least = [_least(calendar, game.ruleset, game.options, part) for part in parts]
    shares = [calendar.share(game.moment, part) for part in parts]
    span = calendar.span(game.moment)
    hours, begin = calendar.hours, calendar.hours.awake(begin)
    last = hours.end(begin, span, sum(least)) if span is not None else begin
    total = hours.between(begin, last)
    found, passed = [], 0.0
    for part, length in zip(parts, shared(total, shares, least), strict=True):
        passed += length
        at = hours.later(begin, passed).timestamp() if part is not parts[-1] else last.timestamp()
        found.append(End(part.windows, part.before, length, at))
    return found


def divided(rules: RuleSet, moment: str, deck: Sequence[str] | None, round: int = 0) -> Sequence[Stretch]:
    """The stretches of a moment: of cards only if everybody may know their number.

    Args:
        deck: the cards in the game, None where they are not known: then all stretches of the rule set; round: those of the first
            round are left out in any other, but for 0.
    """
    parts = rules.hours.get(moment, WHOLE)
    if len(parts) == 1:
        return parts
    if deck is not None and not rules.secret:
        parts = tuple(p for p in parts if p.before or any(asks_of(rules, deck, window) for window in p.windows))
    return [part for part in parts if not (part.first and round > 1)] or WHOLE


def least(calendar: Calendar, rules: RuleSet, parts: Sequence[Stretch]) -> float:
    """The seconds that a moment of these stretches has at least, where it ends at an hour of the day."""
    return sum(_least(calendar, rules, calendar.game.options, part) for part in parts)


def lengths(calendar: Calendar, rules: RuleSet, parts: Sequence[Stretch], moment: str, total: float) -> list[float]:
    """How many seconds each of these stretches has of a moment that lasts so long."""
    shares = [calendar.share(moment, part) for part in parts]
    return shared(total, shares, [_least(calendar, rules, calendar.game.options, part) for part in parts])


def _least(calendar: Calendar, rules: RuleSet, options: dict[str, object], part: Stretch) -> float:
    delays = (delay(rules, calendar, options, window) for window in part.windows)
    return float(max([part.least, *(seconds for seconds in delays if seconds is not None)]))


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


def place(calendar: Calendar, game: State, window: str, found: Sequence[End]) -> int | None:
    """Which stretch of the moment a window lies in that opens now; None: it waits beside them."""
    id = window.partition("@")[0]
    if id == WAIT:
        before = game.agenda[0].name if game.agenda else ""
        return next((n for n, end in enumerate(found) if end.before == before), None)
    mine = next((n for n, end in enumerate(found) if id in end.windows), None)
    if mine is None and delay(game.ruleset, calendar, game.options, id) is None:
        return len(found) - 1
    return mine


def closes(calendar: Calendar, game: State, window: str, timed: Timed, found: Sequence[End]) -> float:
    """When a window closes by itself, in seconds since 1970. `found`: the ends of the stretches of the moment."""
    hours, id = calendar.hours, window.partition("@")[0]
    if timed.given is not None:
        return hours.after(timed.opened, timed.given + timed.added)
    mine = found[timed.stretch] if timed.stretch is not None else None
    short = delay(game.ruleset, calendar, game.options, id)
    if short is not None:
        room = mine.length if mine is not None and mine.length else calendar.tempo
        return hours.after(timed.opened, min(short, room / 2) + timed.added)
    length = mine.length if mine is not None and id != WAIT else 0.0
    fair = hours.after(timed.opened, length / 2 + timed.added)  # also where the moment is late
    return max(mine.at, fair) if mine is not None else fair
