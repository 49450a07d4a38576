"""Calendars in words: how long a moment lasts, what a preset is."""

from __future__ import annotations

from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from loupiote.web.calendar.hours import days
from loupiote.web.calendar.spans import SECONDS, Span
from loupiote.web.look.dates import printed


def length(seconds: int) -> str:
    """A length of time: `2 days`, `90 minutes`."""
    for unit, name in (("d", "d"), ("h", "h")):
        if seconds >= SECONDS[unit] and seconds % SECONDS[unit] == 0 and (unit == "h" or seconds > SECONDS["d"]):
            return number(seconds // SECONDS[unit], name)
    return number(round(seconds / SECONDS["m"]), "m")


def about(seconds: float) -> str:
    """A length of time in hours and minutes: `7 h 10`, `45 min`."""
    minutes = round(seconds / SECONDS["m"])
    hours, rest = divmod(minutes, 60)
    if not hours:
        return f"{minutes} min"
    return f"{hours} h {rest:02}" if rest else f"{hours} h"


def share(window: str) -> str:
    """The share that somebody has of a moment."""
    return _("share of the moment: %(window)s") % {"window": window}


def number(n: int, unit: str) -> str:
    """So many minutes, hours or days."""
    if unit == "d":
        return ngettext("%(n)s day", "%(n)s days", n) % {"n": n}
    if unit == "h":
        return ngettext("%(n)s hour", "%(n)s hours", n) % {"n": n}
    return ngettext("%(n)s minute", "%(n)s minutes", n) % {"n": n}


def span(one: Span) -> str:
    """How long something lasts."""
    if one.at is not None:
        hour = {"hour": f"{one.at:%H:%M}"}
        if one.more == 0:
            return _("until %(hour)s") % hour
        said = ngettext("until %(hour)s, %(n)s day later", "until %(hour)s, %(n)s days later", one.more)
        return said % (hour | {"n": one.more})
    return number(one.number, one.unit) if one.number else _("as long as answers are awaited")


def rest(text: str) -> str:
    """Days of rest: `24 December 2026`, or from one to another."""
    first, last = days(text)
    said, until = (printed(date_format(one, "j F Y")) for one in (first, last))
    return said if first == last else _("%(first)s to %(last)s") % {"first": said, "last": until}


def presets() -> dict[str, tuple[str, str]]:
    """The calendars to begin with: their names, and what they are good for."""
    return {
        "fast": (_("At once"), _("Moments of one to three minutes: a game with bots, or with everybody there.")),
        "day": (_("Half a day"), _("Each moment lasts twelve hours.")),
        "evening": (_("Every evening"), _("Each moment ends at eight in the evening.")),
        "slow": (_("At leisure"), _("Nights of a day, days of two: everybody finds the time.")),
    }
