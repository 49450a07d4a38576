"""The pages of the calendar: a step of the preparation; how time passes, for all; what those who lead change of it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from loupiote.kernel.inputs import Close
from loupiote.rules import rule_set
from loupiote.web import language
from loupiote.web.calendar import bots, clock, models, pausing, presets, shown, words
from loupiote.web.calendar.forms import CalendarForm
from loupiote.web.calendar.models import Calendar
from loupiote.web.games import deeds, door, orders, tables
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.people.typed import number
from loupiote.web.prepare.draft import Draft
from loupiote.web.prepare.views.step import frame, onward, step
from loupiote.web.square.room import Room, in_room
from loupiote.web.tone.narrators import names_of

MOST_MORE = 60 * 24 * 14  # minutes by which a window may be extended at once


@step
def prepare(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """The step of the preparation; POST `preset` takes one of the calendars to begin with, `do=onward` keeps and goes on."""
    game = draft.game
    if game.mode != Game.Mode.FORUM:
        return redirect("prepare:options", game.key)
    found = models.of(game)
    if request.POST.get("preset") in presets.PRESETS:
        found.ends = presets.spans(draft.rules, request.POST["preset"])
        found.save(update_fields=["ends"])
        messages.success(request, _("Saved."))
        return redirect("calendar:prepare", game.key)
    form = CalendarForm(found, draft.rules, game.led, request.POST or None)
    if request.method == "POST" and form.is_valid():
        form.save()
        if request.POST.get("do") == "onward":
            return redirect(onward(draft, "calendar"))
        messages.success(request, _("Saved."))
        return redirect("calendar:prepare", game.key)
    context = _form(request, game, found, form) | frame(draft, viewer, "calendar")
    return render(request, "calendar/prepare.html", context)


@require_safe
@in_room()
def calendar(request: HttpRequest, room: Room) -> HttpResponse:
    """How time passes in this game, for everybody; what those who lead may do about it, for them."""
    return render(request, "calendar/calendar.html", room.context() | context(request, room))


def context(request: HttpRequest, room: Room) -> dict[str, Any]:
    """What the page shows, of the viewer's own view."""
    game, found, times = room.game, models.of(room.game), shown.of(room.game, room.view)
    names = names_of(game, language.of(request))
    return {
        "here": "calendar",
        "windows": _windows(room, found, times) if room.viewer.leads else [],
        "stretches": _stretches(room, found, times) if room.viewer.leads else [],
        "lengths": shown.lengths(game, found, names, room.view),
        "more": [(30, _("30 minutes")), (120, _("2 hours")), (720, _("12 hours")), (1440, _("one day"))],
    }


def _windows(room: Room, found: Calendar, times: shown.Times) -> list[dict[str, Any]]:
    """What is open, for those who lead."""
    ends = {one.window: one.at for one in times.mine}
    return [
        {"name": name, "label": room.words.window(name.partition("@")[0]), "at": ends.get(name)}
        for name in clock.read(found).windows
    ]


def _stretches(room: Room, found: Calendar, times: shown.Times) -> list[dict[str, Any]]:
    """When each stretch of the moment ends, for those who lead; nothing where it is not divided, or stands still."""
    ends = clock.read(found).ends if not times.paused else []
    return [
        {
            "label": " · ".join(room.words.window(window) for window in end.windows),
            "at": datetime.fromtimestamp(end.at, UTC),
            "length": words.about(end.length),
        }
        for end in (ends if len(ends) > 1 else ())
    ]


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, key: str) -> HttpResponse:
    """Another calendar for a game that runs."""
    game, viewer = enter(request, key, "mj", "co-mj")
    _by_forum(game)
    if game.status == Game.Status.PREPARING:
        return redirect("calendar:prepare", key)
    if request.method != "POST":
        return _edit(request, game, viewer, _another(game, models.of(game)))
    with transaction.atomic():
        game = Game.locked(game.pk)
        found = models.of(game)
        before = models.chosen(found)
        form = _another(game, found, request.POST)
        if not form.is_valid():
            return _edit(request, game, viewer, form)
        found, table = form.save(), tables.current(game).table
        changes = deeds.changed(before, models.chosen(found))
        if changes:
            deeds.note(game, viewer, "calendar", changes=changes)
        if game.status == Game.Status.RUNNING:
            clock.change(found, game, table)
            bots.plan(found, game, table)
        door.touch(game)
    messages.success(request, _("Saved. What is open ends as the new calendar says, but not at once."))
    return redirect("calendar:calendar", key)


def _another(game: Game, found: Calendar, data: Any = None) -> CalendarForm:
    state = tables.current(game).table.game
    return CalendarForm(found, rule_set(game.rules), game.led, data, begun=True, state=state)


def _edit(request: HttpRequest, game: Game, viewer: Viewer, form: CalendarForm) -> HttpResponse:
    page = _form(request, game, form.calendar, form) | {"game": game, "viewer": viewer}
    return render(request, "calendar/edit.html", page)


def _form(request: HttpRequest, game: Game, found: Calendar, form: CalendarForm) -> dict[str, Any]:
    names, rules = names_of(game, language.of(request)), rule_set(game.rules)
    chosen = presets.name_of(rules, found.ends)
    return {
        "form": form,
        "rows": form.rows(names),
        "presets": [
            {"name": name, "label": label, "about": about, "chosen": name == chosen}
            for name, (label, about) in words.presets().items()
        ],
        "delay": next((names.narrator.option(option) for option in rules.delays.values()), ""),
    }


@require_POST
def act(request: HttpRequest, key: str) -> HttpResponse:
    """POST `do`: close a window now, extend it by `minutes`, pause, resume."""
    game, viewer = enter(request, key, "mj", "co-mj")
    _by_forum(game)
    do, window = request.POST.get("do"), request.POST.get("window", "")
    if do == "close" and window:
        result = door.submit(game.pk, viewer, Close(window=window), **orders.sent(request))
        if not result.ok:
            messages.warning(request, orders.words(request, game, viewer, result))
        return redirect("calendar:calendar", key)
    if do not in ("extend", "pause", "resume"):
        raise BadRequest("nothing of the kind")
    with transaction.atomic():
        game = Game.locked(game.pk)
        if game.status != Game.Status.RUNNING:
            raise Http404
        if do == "extend":
            minutes = min(number(request.POST.get("minutes"), 5) or 0, MOST_MORE)
            if not minutes or not clock.extend(models.of(game), game, window, minutes * 60):
                messages.warning(request, _("That is closed already."))
            else:
                deeds.note(game, viewer, "extend", window=window, seconds=minutes * 60)
        else:
            game.paused = do == "pause"
            game.save(update_fields=["paused"])
            pausing.follow(game)
            deeds.note(game, viewer, do)
        door.touch(game)
    return redirect("calendar:calendar", key)


def _by_forum(game: Game) -> None:
    if game.mode != Game.Mode.FORUM:
        raise Http404
