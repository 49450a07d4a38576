"""The clock of a game: whenever it has moved, what is open gets its end, and what is open no more loses it.

What runs is kept in `Calendar.clock`, times in seconds since 1970: `tick` and `begin` of the moment, what has moved its ends
since (`shifts`), the `ends` of its stretches as they are by that, and each open window (`Timed`). The deadlines themselves are
rows that the ticker fires (`games.deadlines`): while the game pauses there are none, and for the clock it is still the time at
which it was paused.

- A window that is closed before its time moves what comes after it in the same moment forward.
- One that has a time of its own closes once all whom it asks have answered; a vote only if the game is played so.
- Where one person plays among bots, nothing waits once that person has answered: nobody is there to learn anything from it.
- Closing a window is kept (`Shut`), so that it can be undone: what is opened again, because somebody took something back, has as
  long again as it had, or all its time where that had come, and so has its moment. It closes then, or by hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec
from django.utils import timezone

from loupiote.kernel.ask import is_ballot
from loupiote.kernel.pace import WAIT
from loupiote.kernel.table import Table
from loupiote.kernel.window import OpenWindow
from loupiote.rules import rule_set
from loupiote.web.calendar import shifts, stretches
from loupiote.web.calendar.models import Calendar, Shut
from loupiote.web.calendar.shifts import Closed, More, Shift, Stood
from loupiote.web.calendar.stretches import End, Timed
from loupiote.web.games import deadlines, tables
from loupiote.web.games.models import Game

BOTS = 1.0  # seconds that bots have to answer, where they answer at once
SOON = 60.0  # seconds that a change of the calendar leaves at least to what is open


class Clock(msgspec.Struct):
    """What runs."""

    tick: int = -1
    begin: float = 0.0
    shifts: list[Shift] = []
    ends: list[End] = []
    windows: dict[str, Timed] = {}


def read(calendar: Calendar) -> Clock:
    """What runs by a calendar."""
    return msgspec.convert(calendar.clock, Clock)


def keep(calendar: Calendar, clock: Clock) -> None:
    """Keep what runs, if it has changed."""
    made: Any = msgspec.to_builtins(clock)
    if made != calendar.clock:
        calendar.clock = made
        calendar.save(update_fields=["clock"])


def move(calendar: Calendar, game: Game, table: Table, rewritten: bool = False) -> bool:
    """Bring clock and deadlines up to what the table is now. `rewritten`: something was taken back or corrected.

    Gives whether the moment that runs ends at another time than before, which everybody may know.
    """
    clock, now = read(calendar), _now(calendar)
    ran = clock.tick, clock.ends[-1:]
    opened = [] if table.game.over else _open(table)
    _shut(calendar, game, table, clock, [name for name in clock.windows if name not in opened], rewritten)
    if rewritten and any(name not in clock.windows for name in opened):
        _open_again(calendar, game, table, clock, opened)
    if opened and clock.tick != table.game.tick:
        for timed in clock.windows.values():  # what waits beside them still has what it was given
            timed.stretch, timed.given = None, calendar.hours.counted(timed.opened, timed.closes or 0.0) - timed.added
        clock.tick, clock.begin, clock.shifts, clock.ends = table.game.tick, now, [], []
        clock.ends = _ends(calendar, table, clock)
    for name in opened:
        if name not in clock.windows:
            timed = Timed(now, stretch=stretches.place(calendar, table.game, name, clock.ends))
            timed.closes = _closes(calendar, game, table, name, timed, clock.ends)
            clock.windows[name] = timed
            _put(calendar, game, name, timed)
    _hasten(calendar, game, table, clock)
    keep(calendar, clock)
    return clock.tick == ran[0] and clock.ends[-1:] != ran[1]


def _now(calendar: Calendar) -> float:
    return (calendar.paused_at or timezone.now()).timestamp()


def _ends(calendar: Calendar, table: Table, clock: Clock) -> list[End]:
    """When the stretches of the moment that runs end."""
    planned = stretches.ends(calendar, table.game, datetime.fromtimestamp(clock.begin, UTC), clock.ends)
    span = calendar.span(table.game.moment)
    return shifts.moved(calendar.hours, planned, clock.shifts, span is not None and span.at is not None)


def _closes(calendar: Calendar, game: Game, table: Table, name: str, timed: Timed, ends: list[End]) -> float | None:
    """When a window closes, None: by hand."""
    waits = name.startswith(WAIT) and calendar.releases(game, table.game.moment)
    return None if waits else stretches.closes(calendar, table.game, name, timed, ends)


def _shut(calendar: Calendar, game: Game, table: Table, clock: Clock, names: Iterable[str], rewritten: bool) -> None:
    """Windows are open no more: keep how it was before. One that was closed before its time moves what comes after it forward."""
    kept, now = msgspec.to_builtins(clock), _now(calendar)
    for name in names:
        timed = clock.windows.pop(name)
        deadlines.put(game, name, None)
        if rewritten:
            continue
        Shut.put(game, name, now, kept)
        if clock.tick == table.game.tick and _early(calendar, table, clock, name, timed):
            clock.shifts.append(Closed(timed.stretch or 0, now))
            clock.ends = _ends(calendar, table, clock)


def _early(calendar: Calendar, table: Table, clock: Clock, name: str, timed: Timed) -> bool:
    """Whether a window is closed before the end of its stretch, with which it was to close; what has a short time of its own
    never is."""
    if timed.stretch is None or timed.closes is None:
        return False
    if stretches.delay(table.rules, calendar, table.game.options, name.partition("@")[0]) is not None:
        return False
    return timed.closes - _now(calendar) > 1.0 and abs(clock.ends[timed.stretch].at - timed.closes) < 1.0


def _open_again(calendar: Calendar, game: Game, table: Table, clock: Clock, opened: list[str]) -> None:
    """Go back to how it was when a window was closed that is open again: as if time had stood still since."""
    missing, now = [name for name in opened if name not in clock.windows], _now(calendar)
    found = [(row, msgspec.convert(row.clock, Clock)) for row in Shut.objects.filter(game=game, window__in=missing)]
    found = [(row, was) for row, was in found if was.tick == table.game.tick]
    if not found:
        return
    row, was = max(found, key=lambda one: one[0].at)
    timed = was.windows[row.window]
    end = _closes(calendar, game, table, row.window, timed, was.ends)
    since = row.at
    if (
        end is not None and end <= row.at + 1.0
    ):  # all its time: from when it was opened, without that in which time stood still
        since = calendar.hours.after(timed.opened, timed.stood)
    clock.tick, clock.begin, clock.ends = was.tick, was.begin, was.ends
    clock.shifts = [*was.shifts, Stood(since, now)]
    for name in missing:
        if name in was.windows:
            timed = clock.windows[name] = was.windows[name]
            timed.again = True
            timed.stand(calendar.hours, since, now)
    _settle(calendar, game, table, clock)


def _settle(calendar: Calendar, game: Game, table: Table, clock: Clock) -> None:
    """After something has moved the ends: work out when what is open closes; what would be over by now does not end at once."""
    now = _now(calendar)
    if clock.tick == table.game.tick:
        clock.ends = _ends(calendar, table, clock)
    for name, timed in clock.windows.items():
        at = _closes(calendar, game, table, name, timed, clock.ends)
        if at is not None and at <= now and at != timed.closes:
            at = timed.closes if timed.closes is not None and now < timed.closes < now + SOON else now + SOON
        timed.closes = at
        _put(calendar, game, name, timed)
    _hasten(calendar, game, table, clock)
    keep(calendar, clock)


def _hasten(calendar: Calendar, game: Game, table: Table, clock: Clock) -> None:
    """Close what need not wait for its end."""
    timed = clock.windows.get(table.open.name) if table.open is not None else None
    if table.open is None or timed is None or timed.again:
        return
    left, now = _left(calendar, game, table.open), _now(calendar)
    if left is not None and (timed.closes is None or timed.closes > now + left):
        timed.closes = now + left
        _put(calendar, game, table.open.name, timed)


def _open(table: Table) -> list[str]:
    found = [table.open.name] if table.open is not None else []
    return [*found, *dict.fromkeys(pending.window for pending in table.game.pending)]


def _left(calendar: Calendar, game: Game, opened: OpenWindow) -> float | None:
    """How many seconds a window is still open that need not wait for its end; None: it waits."""
    if _done(calendar, game, opened):
        return 0.0
    if calendar.skips(game):
        people = set(game.seats.filter(bot=False).values_list("name", flat=True))
        return None if any(key[0] in people and opened.awaits(key) for key in opened.prompts) else BOTS
    return None


def _done(calendar: Calendar, game: Game, opened: OpenWindow) -> bool:
    """Whether a window need not wait for its end: nobody is left who could answer, where that tells nobody anything."""
    prompts, rules = list(opened.prompts.values()), rule_set(game.rules)
    if not prompts:
        return False
    if not game.led and all(prompt.refereed for prompt in prompts):
        return True  # there is no game master who could
    if opened.id in rules.delays or opened.id in rules.brief:
        return opened.answered()
    if calendar.early and opened.id in rules.early:
        return all(key in opened.answers for key, prompt in opened.prompts.items() if is_ballot(prompt))
    return False


def _put(calendar: Calendar, game: Game, name: str, timed: Timed) -> None:
    at = None if calendar.paused_at or timed.closes is None else datetime.fromtimestamp(timed.closes, UTC)
    deadlines.put(game, name, at)


# ------------------------------------------------------------------------------------------ what those who lead change
def pause(calendar: Calendar, game: Game) -> None:
    """Let everything stand still."""
    if calendar.paused_at is None:
        calendar.paused_at = timezone.now()
        calendar.save(update_fields=["paused_at"])
        for name in read(calendar).windows:
            deadlines.put(game, name, None)


def resume(calendar: Calendar, game: Game) -> None:
    """Go on: what was left is left still, on days on which the clock does not rest."""
    if calendar.paused_at is None:
        return
    since, clock = calendar.paused_at.timestamp(), read(calendar)
    calendar.paused_at = None
    calendar.save(update_fields=["paused_at"])
    clock.shifts.append(Stood(since, _now(calendar)))
    for timed in clock.windows.values():
        timed.stand(calendar.hours, since, _now(calendar))
    _settle(calendar, game, tables.current(game).table, clock)


def extend(calendar: Calendar, game: Game, window: str, seconds: int) -> bool:
    """Give a window more time, and move what comes after it in the same moment; gives whether it is open."""
    clock = read(calendar)
    timed = clock.windows.get(window)
    if timed is None or timed.closes is None:
        return False
    timed.added += seconds
    if timed.stretch is not None:
        clock.shifts.append(More(timed.stretch, seconds))
    _settle(calendar, game, tables.current(game).table, clock)
    return True


def change(calendar: Calendar, game: Game, table: Table) -> None:
    """After another calendar was set: what runs ends as that says, with all that it was given more or was moved by since."""
    _settle(calendar, game, table, read(calendar))
