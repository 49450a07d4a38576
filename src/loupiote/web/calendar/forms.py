"""The form of a calendar: for each moment of the rule set a length, or an hour of the day; zone, rest, early closes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _
from msgspec import Struct

from loupiote.kernel.game import Game as State
from loupiote.kernel.pace import Stretch, deck_of
from loupiote.kernel.ruleset import RuleSet
from loupiote.narration.pages import Names
from loupiote.web.calendar import presets, spans, stretches
from loupiote.web.calendar.hours import days
from loupiote.web.calendar.models import Calendar
from loupiote.web.calendar.words import about, length
from loupiote.web.people import zones

UNTIL = "@"
UNITS = [("m", _("minutes")), ("h", _("hours")), ("d", _("days"))]
UNTILS = [_("until"), _("the next day, until"), _("two days later, until")]  # by the days more
MOST_RESTS = 40
_FRENCH = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4})")
ANSWERS = (5, 15, 30, 60, 120, 240, 720, 1440, 2880)  # minutes


class Part(Struct):
    """A stretch of a moment in the form: whose it is, its field, and what there is to say of it."""

    label: str
    field: Any
    note: str


class Row(Struct):
    """A moment in the form.

    Attributes:
        faults: what is wrong with its fields; brief: it may last as long as answers are awaited; parts: its stretches, where it
            has several; least: the time that it has at least where it ends at an hour, "" where that is not known or matters not.
    """

    moment: str
    label: str
    number: Any
    unit: Any
    hour: Any
    faults: Iterable[str]
    brief: bool
    parts: list[Part]
    least: str

    @property
    def opened(self) -> bool:
        """Whether something is wrong with a stretch."""
        return any(part.field.errors for part in self.parts)


class CalendarForm(forms.Form):
    """How long moments last. What a moment gets lies in three fields: `nuit-number`, `nuit-unit`, `nuit-hour`; the share of each
    of its stretches in one named after its first window, `nuit-share-loups`.

    Args:
        begun: the game has begun; state: of a running game, to know which stretches are in it.
    """

    zone = forms.ChoiceField(label=_("Time zone"), choices=zones.choices)
    weekends = forms.BooleanField(label=_("The clock rests on Saturdays and Sundays"), required=False)
    off = forms.CharField(
        label=_("And on these days (optional)"),
        required=False,
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 2}),
        help_text=_("One on each line, like 2026-12-25; or from one to another, like 2026-12-24 to 2027-01-02."),
    )
    early = forms.BooleanField(
        label=_("A vote ends as soon as everybody has voted; by night nothing ends early"), required=False
    )
    skip = forms.BooleanField(
        label=_("If only one person plays, among bots: nothing waits for its end once they have answered"),
        required=False,
    )
    release = forms.BooleanField(label=_("The end of each night waits for my word"), required=False)
    answer = forms.TypedChoiceField(
        label=_("Time for a last word: a shot, an heir, a tie to settle"),
        coerce=int,
        choices=[],
        required=False,
        help_text=_("In a moment that is shorter they have half of it."),
    )

    def __init__(
        self,
        calendar: Calendar,
        rules: RuleSet,
        led: bool,
        data: Any = None,
        *,
        begun: bool = False,
        state: State | None = None,
    ) -> None:
        self.calendar, self.rules, self.state = calendar, rules, state
        initial: dict[str, Any] = {
            name: getattr(calendar, name) for name in ("zone", "weekends", "early", "release", "skip")
        }
        initial |= {"off": "\n".join(text.replace("/", " – ") for text in calendar.off)}
        initial |= {"answer": calendar.answer // 60}
        super().__init__(data, initial=initial)
        self.moments = presets.moments(rules)
        for moment in self.moments:
            self._add(moment, spans.read(calendar.ends[moment]))
            for part in self._parts(moment):
                self.fields[_share(moment, part)] = forms.IntegerField(
                    min_value=1, max_value=1000, required=False, initial=calendar.share(moment, part)
                )
        del self.fields["skip" if led else "release"]
        if begun:  # that a vote may end early has to be said before the game
            del self.fields["early"]
        if rules.brief and not rules.delays:  # else an option of the rule set says it
            choices = sorted({*ANSWERS, calendar.answer // 60})
            self.fields["answer"].choices = [(n, length(n * 60)) for n in choices]  # type: ignore[attr-defined]
        else:
            del self.fields["answer"]

    def _add(self, moment: str, span: spans.Span) -> None:
        until = span.at is not None
        self.fields[f"{moment}-number"] = forms.IntegerField(
            min_value=0, max_value=10_000, required=False, initial=None if until else span.number
        )
        untils = [*enumerate(UNTILS)]
        if span.more >= len(UNTILS):
            untils.append((span.more, format_lazy(_("{days} days later, until"), days=span.more)))
        choices = [*UNITS, *((f"{UNTIL}{more}", label) for more, label in untils)]
        unit = f"{UNTIL}{span.more}" if until else span.unit
        self.fields[f"{moment}-unit"] = forms.ChoiceField(choices=choices, initial=unit)
        self.fields[f"{moment}-hour"] = forms.TimeField(
            required=False,
            initial=span.at,
            widget=forms.TimeInput(attrs={"type": "time"}, format="%H:%M"),
        )

    def _parts(self, moment: str) -> Sequence[Stretch]:
        """The stretches whose shares can be set."""
        found = stretches.divided(self.rules, moment, None if self.state is None else deck_of(self.state))
        return found if len(found) > 1 else []

    def rows(self, names: Names) -> list[Row]:
        """The moments, for the page."""
        return [
            Row(
                moment,
                names.moment(moment),
                self[f"{moment}-number"],
                self[f"{moment}-unit"],
                self[f"{moment}-hour"],
                [str(fault) for part in ("number", "unit", "hour") for fault in self[f"{moment}-{part}"].errors],
                self._brief(moment),
                self._shares(moment, names),
                self._least(moment),
            )
            for moment in self.moments
        ]

    def _shares(self, moment: str, names: Names) -> list[Part]:
        """The stretches of a moment, with the time that each has as the calendar is now."""
        parts, span = self._parts(moment), self.calendar.span(moment)
        always = [part for part in parts if not part.first]
        notes: dict[str, Any] = {part.windows[0]: _("in the first round only") for part in parts if part.first}
        if span is not None and span.at is None:
            times = stretches.lengths(self.calendar, self.rules, always, moment, span.seconds)
            notes |= {part.windows[0]: about(time) for part, time in zip(always, times, strict=True)}
        return [
            Part(
                " · ".join(names.narrator.window(window) for window in part.windows),
                self[_share(moment, part)],
                str(notes.get(part.windows[0], "")),
            )
            for part in parts
        ]

    def _least(self, moment: str) -> str:
        if self.state is None:
            return ""
        parts = stretches.divided(self.rules, moment, deck_of(self.state), self.state.round)
        return about(stretches.least(self.calendar, self.rules, parts)) if len(parts) > 1 else ""

    def _brief(self, moment: str) -> bool:
        """Whether nothing happens in a moment but short answers, so that it may last as long as they do."""
        brief = {*self.rules.delays, *self.rules.brief}
        return all(window in brief for stretch in self.rules.hours[moment] for window in stretch.windows)

    def clean_off(self) -> list[str]:
        """Days and ranges of days, as a calendar keeps them."""
        found = []
        for line in re.split(r"[\n,;]+", self.cleaned_data["off"]):
            if line.strip():
                parts = [_day(part) for part in re.split(r"\s+(?:to|au|a|à|until|[-–—])\s+|/(?=\d{4}-)", line.strip())]
                try:
                    days("/".join(parts))
                except ValueError:
                    raise ValidationError(_("“%(line)s” is no day."), params={"line": line.strip()}) from None
                found.append("/".join(parts))
        if len(found) > MOST_RESTS:
            raise ValidationError(_("So many days of rest cannot be kept: join some into ranges."))
        return found

    def clean(self) -> dict[str, Any]:
        """Each moment has a length that is no mistake."""
        for moment in self.moments:
            span = self._span(moment)
            if span is not None and span.seconds > spans.MOST:
                self.add_error(f"{moment}-number", _("Longer than two months is a mistake."))
            elif span is not None and span.at is None and not span.number and not self._brief(moment):
                self.add_error(f"{moment}-number", _("It needs some time."))
        return self.cleaned_data

    def _span(self, moment: str) -> spans.Span | None:
        given = self.cleaned_data
        number, unit, hour = (given.get(f"{moment}-{part}") for part in ("number", "unit", "hour"))
        if not unit or not unit.startswith(UNTIL):
            return spans.Span(number or 0, unit) if unit else None
        if hour is None:
            self.add_error(f"{moment}-hour", _("Say until what hour."))
            return None
        return spans.Span(at=hour.replace(second=0, microsecond=0), more=int(unit[len(UNTIL) :]))

    def save(self) -> Calendar:
        """Put what was given into the calendar, and keep it."""
        given, calendar = self.cleaned_data, self.calendar
        for name in ("zone", "weekends", "off"):
            setattr(calendar, name, given[name])
        calendar.early = given.get("early", calendar.early)
        calendar.release, calendar.skip = given.get("release", False), given.get("skip", calendar.skip)
        if given.get("answer"):
            calendar.answer = given["answer"] * 60
        calendar.ends = {moment: str(self._span(moment)) for moment in self.moments}
        for moment in self.moments:
            shares = dict(calendar.shares.get(moment, {}))
            for part in self._parts(moment):
                shares[part.windows[0]] = given.get(_share(moment, part)) or part.share
            own = {part.windows[0]: part.share for part in self.rules.hours[moment] if part.windows}
            calendar.shares[moment] = {window: n for window, n in shares.items() if n != own.get(window, n)}
        calendar.shares = {moment: shares for moment, shares in calendar.shares.items() if shares}
        calendar.__dict__.pop("hours", None)
        calendar.save(update_fields=["zone", "weekends", "off", "early", "release", "skip", "answer", "ends", "shares"])
        return calendar


def _share(moment: str, part: Stretch) -> str:
    return f"{moment}-share-{part.windows[0]}"


def _day(text: str) -> str:
    """A day as the calendar keeps it; the French way of writing one is understood."""
    match = _FRENCH.fullmatch(text.strip())
    return f"{match[3]}-{match[2]:0>2}-{match[1]:0>2}" if match else text.strip()
