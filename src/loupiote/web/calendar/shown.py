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

from loupiote.kernel.events import Composed
from loupiote.kernel.view import View
from loupiote.narration.pages import Names
from loupiote.rules import rule_set
from loupiote.web.calendar import clock, presets, spans, stretches, words
from loupiote.web.calendar.models import Calendar, kept
from loupiote.web.games.alone import options_of
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


class Length(Struct):
    """How long a moment lasts, in words; `note`: what else there is to say of it."""

    label: str
    length: str
    note: str = ""


class Lengths(Struct):
    """How long everything lasts, for everybody. `alone`: at most, since one person plays among bots, who waits for nobody."""

    moments: list[Length]
    zone: str
    weekends: bool
    rests: list[str]
    early: bool
    alone: bool = False


def lengths(game: Game, calendar: Calendar, names: Names, view: View | None) -> Lengths:
    """How long everything lasts in a game. `view`: of who reads it, None before it has begun."""
    rules, found = rule_set(game.rules), []
    skipped = rules.skipped(options_of(game))
    for moment in (one for one in presets.moments(rules) if one not in skipped):
        span = spans.read(calendar.ends[moment])
        found.append(Length(names.moment(moment), words.span(span), _note(calendar, moment, span, view)))
    rests = [words.rest(text) for text in calendar.off]
    alone = view is not None and calendar.skips(game)
    return Lengths(found, calendar.zone, calendar.weekends, rests, calendar.early, alone)


def _note(calendar: Calendar, moment: str, span: spans.Span, view: View | None) -> str:
    """That a moment which ends at an hour has some time at least: else it ends a day later. How much that is follows from the
    cards, as far as its reader was told of them."""
    rules = rule_set(calendar.game.rules)
    if span.at is None or len(rules.hours[moment]) == 1:
        return ""
    deck = _deck(view) if view is not None else None
    if view is None or (deck is None and not rules.secret):
        return _("a day later, if that would leave too little time for every call")
    least = stretches.least(calendar, rules, stretches.divided(rules, moment, deck, view.moment[1]))
    return _("a day later, if that would leave less than %(time)s") % {"time": words.about(least)}


def _deck(view: View) -> list[str] | None:
    """The cards in the game as its reader was told of them."""
    told = (told.event.roles for told in view.heard if isinstance(told.event, Composed))
    found = next(told, None)
    return list(found) if found else None


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
