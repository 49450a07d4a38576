"""Time as a game counts it: in its zone, without the days on which it rests.

Days have 23 or 25 hours where clocks are changed: a length in hours is that much time, one in days ends at the same hour by the
clock on the wall.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from loupiote.web.calendar.spans import Span

FARTHEST = 366  # days of rest in a row; a calendar that rests longer is taken not to rest at all
DAY = timedelta(days=1)


class Hours:
    """The time of one game.

    Args:
        zone: name of the time zone; weekends: it rests on Saturdays and Sundays; off: days on which it rests, "2026-12-24" or
            "2026-12-24/2027-01-02", both days included.
    """

    def __init__(self, zone: str, weekends: bool = False, off: Iterable[str] = ()) -> None:
        self.zone, self.weekends = ZoneInfo(zone), weekends
        self.off = [days(text) for text in off]

    def rests(self, day: date) -> bool:
        """Whether the game rests on this day."""
        return (self.weekends and day.weekday() >= 5) or any(first <= day <= last for first, last in self.off)

    def at(self, day: date, hour: time = time()) -> datetime:
        """The moment at which the clock on the wall reads this hour; what clocks leave out is as much later."""
        return datetime.combine(day, hour, self.zone).astimezone(UTC)

    def day(self, moment: datetime) -> date:
        """The day in the zone."""
        return moment.astimezone(self.zone).date()

    def awake(self, moment: datetime) -> datetime:
        """This moment, or the end of the rest in which it lies."""
        day, left = self.day(moment), FARTHEST
        while self.rests(day) and left:
            day, left = day + DAY, left - 1
        return moment if day == self.day(moment) or not left else self.at(day)

    def later(self, moment: datetime, seconds: float) -> datetime:
        """When so many seconds have passed that count."""
        moment = self.awake(moment)
        while True:
            tomorrow = self.at(self.day(moment) + DAY)
            room = (tomorrow - moment).total_seconds()
            if seconds <= room or not self._rests_at_all:
                return moment + timedelta(seconds=seconds)
            seconds -= room
            moment = self.awake(tomorrow)

    def between(self, first: datetime, last: datetime) -> float:
        """How many seconds count between two moments."""
        found, moment = 0.0, self.awake(first)
        while moment < last:
            tomorrow = self.at(self.day(moment) + DAY) if self._rests_at_all else last
            found += (min(tomorrow, last) - moment).total_seconds()
            moment = self.awake(tomorrow)
        return found

    def after(self, at: float, seconds: float) -> float:
        """`later`, for a time in seconds since 1970."""
        return self.later(datetime.fromtimestamp(at, UTC), seconds).timestamp()

    def counted(self, first: float, last: float) -> float:
        """`between`, for times in seconds since 1970."""
        return self.between(datetime.fromtimestamp(first, UTC), datetime.fromtimestamp(last, UTC))

    def end(self, moment: datetime, span: Span, least: float = 0.0) -> datetime:
        """When something ends that begins now and lasts so long.

        Args:
            least: where it ends at an hour of the day, the seconds that it should have: else it ends a day later.
        """
        begin = self.awake(moment)
        if span.at is not None:
            day = self.day(begin)
            while (
                self.rests(day) or self.at(day, span.at) <= begin or self.between(begin, self.at(day, span.at)) < least
            ):
                day += DAY
            return self.at(self._on(day, span.more), span.at)
        if span.unit == "d":
            local = begin.astimezone(self.zone)
            return self.at(self._on(local.date(), span.number), local.time()) if span.number else begin
        return self.later(begin, span.seconds)

    def _on(self, day: date, number: int) -> date:
        """The day so many days later, those of rest left out."""
        left = FARTHEST
        while number:
            day += DAY
            if not self.rests(day) or not left:
                number -= 1
            left = max(left - 1, 0)
        return day

    @property
    def _rests_at_all(self) -> bool:
        return self.weekends or bool(self.off)


def days(text: str) -> tuple[date, date]:
    """A day or a range of days as it is written.

    Raises:
        ValueError: it is none.
    """
    first, _, last = text.partition("/")
    found = date.fromisoformat(first), date.fromisoformat(last or first)
    if found[1] < found[0] or (found[1] - found[0]).days > FARTHEST:
        raise ValueError(text)
    return found
