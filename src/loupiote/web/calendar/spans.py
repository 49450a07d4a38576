"""How long a moment lasts: a length of time, or until an hour of the day. As text in a database and in forms.

90m  36h       so much time, whatever clocks are changed meanwhile
2d             so many days: the same hour by the clock on the wall
@20:00         until the clock reads that; @20:00+1: one day later than that
0m             as long as answers are awaited, and no longer
"""

from __future__ import annotations

import re
from datetime import time

from msgspec import Struct

_FORM = re.compile(
    r"(?:(?P<number>\d{1,5})(?P<unit>[mhd])|@(?P<hour>\d{1,2}):(?P<minute>\d\d)(?:\+(?P<more>\d{1,2}))?)"
)
SECONDS = {"m": 60, "h": 3600, "d": 86_400}
MOST = 60 * 86_400  # a moment of two months is long enough


class Span(Struct, frozen=True):
    """A length (`number`, `unit`), or an hour of the day (`at`) with so many days `more`."""

    number: int = 0
    unit: str = "m"
    at: time | None = None
    more: int = 0

    def __str__(self) -> str:
        if self.at is None:
            return f"{self.number}{self.unit}"
        return f"@{self.at:%H:%M}" + (f"+{self.more}" if self.more else "")

    @property
    def seconds(self) -> int:
        """Its length, or about that."""
        return (self.more + 1) * SECONDS["d"] if self.at is not None else self.number * SECONDS[self.unit]


def read(text: str) -> Span:
    """A span as it is written.

    Raises:
        ValueError: it is none, or too long.
    """
    match = _FORM.fullmatch(text)
    if match is None:
        raise ValueError(text)
    if match["unit"]:
        span = Span(int(match["number"]), match["unit"])
    else:
        span = Span(at=time(int(match["hour"]), int(match["minute"])), more=int(match["more"] or 0))
    if span.seconds > MOST:
        raise ValueError(text)
    return span
