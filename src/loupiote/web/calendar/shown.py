"""What may be shown of time, and to whom.

Everybody may know when the moment ends that everybody sees. A window in it shows its end to those whose view shows the window,
and to nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from django.utils import timezone
from django.utils.translation import gettext as _
from msgspec import Struct

from loupiote.kernel.view import View
from loupiote.web.calendar import clock
from loupiote.web.calendar.models import kept
from loupiote.web.games.models import Game
from loupiote.web.square.pinned import Line


class Closing(Struct):
    """A window that a viewer sees, and when it closes; None: by hand, or not as long as the game pauses."""

    window: str
    at: datetime | None


class Times(Struct):
    """What a viewer may know of time.

    Attributes:
        ends: when the moment ends, None where no hour is known; mine: the windows that they see.
        paused, rests: everything stands still, because somebody said so or because of the day.
        released: it ends by the word of the game master; late: its planned end has passed.
    """

    ends: datetime | None = None
    mine: list[Closing] = []
    paused: bool = False
    rests: bool = False
    released: bool = False
    late: bool = False

    @property
    def said(self) -> str:
        """What there is to say of the end of the moment, beside its hour or in its place."""
        if self.released:
            if self.ends is not None:
                return _("at the earliest: when the game master says so")
            return _("when the game master says so")
        if self.ends is not None:
            return ""
        if self.late:
            return _("it is late: once whoever is asked has had time to answer")
        return _("as soon as the answers are in")


def of(game: Game, view: View) -> Times:
    """What a viewer may know of time now."""
    calendar = kept(game)
    if calendar is None or view.over:
        return Times()
    runs, now = clock.read(calendar), timezone.now()
    paused = calendar.paused_at is not None
    rests = not paused and calendar.hours.rests(calendar.hours.day(now))
    end = _time(runs.ends[-1].at) if runs.ends and not paused else None
    names = [asked.window for asked in view.prompts]
    if view.window is not None:
        names.append(view.window)
    found = []
    for name in dict.fromkeys(names):
        timed = runs.windows.get(name)
        if timed is not None:
            by_hand = paused or timed.closes is None
            found.append(Closing(name, None if by_hand else _time(timed.closes or 0.0)))
    ahead = end is not None and end > now
    span = calendar.span(view.moment[0])
    late = not ahead and not paused and span is not None and span.seconds > 0
    return Times(end if ahead else None, found, paused, rests, calendar.releases(game, view.moment[0]), late)


def _time(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)


def lines(game: Game, view: View) -> Iterable[Line]:
    """For the post on the square that says how the game stands; `view` is that of the public."""
    if view.over:
        return
    times = of(game, view)
    if times.paused:
        yield Line(_("The clock"), _("stands still: the game pauses"))
    else:
        said = f" {times.said}" if times.ends is not None and times.said else times.said
        yield Line(_("This moment ends"), said, times.ends)
