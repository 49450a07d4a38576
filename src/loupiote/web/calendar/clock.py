"""The clock of a game: whenever it has moved, what is open gets its end, and what is open no more loses it.

What runs is kept in `Calendar.clock`, times in seconds since 1970: `tick` and `begin` of the moment, the `ends` of its
stretches, and for each open window when it `opened` and when it closes. The deadlines themselves are rows that the ticker fires
(`games.deadlines`): while the game pauses there are none, and what runs is moved on when it goes on.

- A window that is closed before its time moves what comes after it in the same moment forward.
- One that has a time of its own closes once all whom it asks have answered; a vote only if the game is played so.
- Where one person plays among bots, nothing waits once that person has answered: nobody is there to learn anything from it.
- What is opened again, because somebody took something back, has as long again as it had.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from django.utils import timezone

from loupiote.kernel.ask import is_ballot
from loupiote.kernel.pace import WAIT
from loupiote.kernel.table import Table
from loupiote.kernel.window import Key, OpenWindow
from loupiote.rules import rule_set
from loupiote.web.calendar import stretches
from loupiote.web.calendar.models import Calendar
from loupiote.web.calendar.stretches import End
from loupiote.web.games import deadlines
from loupiote.web.games.models import Deadline, Game

BOTS = 1.0  # seconds that bots have to answer, where they answer at once
SOON = 60.0  # seconds that a change of the calendar leaves at least to what is open


class Timed(msgspec.Struct):
    """An open window: when it was opened, when it closes (None: by hand)."""

    opened: float
    closes: float | None = None


class Clock(msgspec.Struct):
    """What runs."""

    tick: int = -1
    begin: float = 0.0
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


def move(calendar: Calendar, game: Game, table: Table, rewritten: bool = False) -> None:
    """Bring clock and deadlines up to what the table is now."""
    clock, now = read(calendar), timezone.now()
    opened = [] if table.game.over else _open(table)
    gone = [name for name in clock.windows if name not in opened]
    for name in gone:
        timed = clock.windows.pop(name)
        deadlines.put(game, name, None)
        if not rewritten and clock.tick == table.game.tick and timed.closes is not None:
            _forward(clock, timed.closes, now.timestamp())
    if opened and clock.tick != table.game.tick:
        clock.tick, clock.begin = table.game.tick, now.timestamp()
        clock.ends = stretches.ends(calendar, table.game, now)
    for name in opened:
        if name not in clock.windows:
            again = rewritten and name in _closed(game)
            at = stretches.closes(calendar, table.game, name, now, clock.ends, again)
            waits = _by_hand(calendar, game, table, name)
            clock.windows[name] = Timed(now.timestamp(), None if waits else at.timestamp())
            _put(calendar, game, name, clock.windows[name])
        if table.open is not None and table.open.name == name:
            left, timed = _left(calendar, game, table.open), clock.windows[name]
            if left is not None and (timed.closes is None or timed.closes > now.timestamp() + left):
                timed.closes = now.timestamp() + left
                _put(calendar, game, name, timed)
    keep(calendar, clock)


def _open(table: Table) -> list[str]:
    found = [table.open.name] if table.open is not None else []
    return [*found, *dict.fromkeys(pending.window for pending in table.game.pending)]


def _by_hand(calendar: Calendar, game: Game, table: Table, window: str) -> bool:
    """Whether this is the end of a night, which the game master releases."""
    return calendar.release and game.led and window.startswith(WAIT) and table.game.moment == "nuit"


def _closed(game: Game) -> set[str]:
    """The windows of a game whose time came."""
    return set(Deadline.objects.filter(game=game).exclude(fired_at=None).values_list("window", flat=True))


def _forward(clock: Clock, planned: float, now: float) -> None:
    """A window was closed before its time: what was to end then, or later, ends so much earlier."""
    gained = planned - now
    if gained > 1.0 and any(abs(end.at - planned) < 1.0 for end in clock.ends):
        for end in clock.ends:
            if end.at > planned - 1.0:
                end.at -= gained


def _left(calendar: Calendar, game: Game, opened: OpenWindow) -> float | None:
    """How many seconds a window is still open that need not wait for its end; None: it waits."""
    if _done(calendar, game, opened):
        return 0.0
    if calendar.skips(game):
        people = set(game.seats.filter(bot=False).values_list("name", flat=True))
        return None if any(key[0] in people and _awaited(opened, key) for key in opened.prompts) else BOTS
    return None


def _awaited(opened: OpenWindow, key: Key) -> bool:
    """Whether an answer can still be given, and was not."""
    return key not in opened.answers and not opened.prompts[key].refereed and opened.clash(key) is None


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
    """Go on: all ends are as much later as it stood still."""
    since, now = calendar.paused_at, timezone.now().timestamp()
    if since is None:
        return
    calendar.paused_at = None
    calendar.save(update_fields=["paused_at"])
    clock = read(calendar)
    for end in clock.ends:
        if end.at > since.timestamp():
            end.at += now - max(since.timestamp(), clock.begin)
    for name, timed in clock.windows.items():
        if timed.closes is not None:
            timed.closes += now - max(since.timestamp(), timed.opened)
        _put(calendar, game, name, timed)
    keep(calendar, clock)


def extend(calendar: Calendar, game: Game, window: str, seconds: int) -> bool:
    """Give a window more time, and move what comes after it in the same moment; gives whether it is open."""
    clock = read(calendar)
    timed = clock.windows.get(window)
    if timed is None or timed.closes is None:
        return False
    planned = timed.closes
    for end in clock.ends:
        if end.at > planned - 1.0:
            end.at = _later(calendar, end.at, seconds)
    timed.closes = max(_later(calendar, planned, seconds), timezone.now().timestamp())
    _put(calendar, game, window, timed)
    keep(calendar, clock)
    return True


def _later(calendar: Calendar, at: float, seconds: float) -> float:
    return calendar.hours.later(datetime.fromtimestamp(at, UTC), seconds).timestamp()


def change(calendar: Calendar, game: Game, table: Table) -> None:
    """After another calendar was set: what runs ends as it says, but not at once."""
    clock, now = read(calendar), timezone.now()
    if clock.tick == table.game.tick:
        clock.ends = stretches.ends(calendar, table.game, datetime.fromtimestamp(clock.begin, UTC))
    soon = now + timedelta(seconds=SOON)
    for name, timed in clock.windows.items():
        opened = datetime.fromtimestamp(timed.opened, UTC)
        at = stretches.closes(calendar, table.game, name, opened, clock.ends, False)
        waits = _by_hand(calendar, game, table, name)
        timed.closes = None if waits else (at if at > now else soon).timestamp()
        _put(calendar, game, name, timed)
    keep(calendar, clock)
