"""What moves the ends of a moment after it has begun. Each shift is kept, so that they can be worked out anew from the beginning,
also by another calendar."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from msgspec import Struct

from loupiote.web.calendar.hours import Hours
from loupiote.web.calendar.spans import SECONDS, Span
from loupiote.web.calendar.stretches import End

NEAR = 12 * SECONDS["h"]  # by so much a moment that ends at an hour may be shorter after time stood still


class Stood(Struct, tag="stood"):
    """Time stood still: what was left at the one time is left at the other."""

    since: float
    until: float


class More(Struct, tag="more"):
    """A stretch was given so many seconds more."""

    stretch: int
    seconds: float


class Closed(Struct, tag="closed"):
    """A stretch was closed before its end: what comes after it begins then."""

    stretch: int
    at: float


Shift = Stood | More | Closed


def moved(hours: Hours, ends: list[End], shifts: Sequence[Shift], by_hour: bool) -> list[End]:
    """The ends of a moment after all that has moved them. `by_hour`: it ends at an hour of the day."""
    for shift in shifts:
        match shift:
            case Stood(since, until):
                _stand(hours, ends, since, until, by_hour)
            case More(stretch, seconds):
                for end in ends[stretch:]:
                    end.at = hours.after(end.at, seconds)
            case Closed(stretch, at):
                planned = ends[stretch].at if stretch < len(ends) else 0.0
                for end in ends[stretch:] if planned > at else ():
                    end.at = hours.after(at, hours.counted(planned, end.at))
    return ends


def _stand(hours: Hours, ends: list[End], since: float, until: float, by_hour: bool) -> None:
    """Move what lay after `since`. A moment that ends at an hour of the day ends at that hour still, on the day on which it has
    most nearly the time that was left; its stretches share what there is."""
    left = hours.counted(since, ends[-1].at) if ends[-1].at > since else 0.0
    share = 1.0
    if by_hour and left:
        hour = datetime.fromtimestamp(ends[-1].at, hours.zone).time()
        least = left - min(NEAR, left / 2)
        last = hours.end(datetime.fromtimestamp(until, UTC), Span(at=hour), least).timestamp()
        share = hours.counted(until, last) / left
    for end in ends:
        if end.at > since:
            end.at = hours.after(until, hours.counted(since, end.at) * share)
