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
        ends: when the moment ends, None where it lasts as long as answers are awaited; mine: the windows that they see.
        paused, rests: everything stands still, because somebody said so or because of the day.
    """

    ends: datetime | None = None
    mine: list[Closing] = []
    paused: bool = False
    rests: bool = False


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
    return Times(end if end is not None and end > now else None, found, paused, rests)


def _time(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)


def lines(game: Game, view: View) -> Iterable[Line]:
    """For the post on the square that says how the game stands; `view` is that of the public."""
    if view.over:
        return
    times = of(game, view)
    if times.paused:
        yield Line(_("The clock"), _("stands still: the game pauses"))
    elif times.ends is not None:
        yield Line(_("This moment ends"), at=times.ends)
    else:
        yield Line(_("This moment ends"), _("as soon as the answers are in"))
