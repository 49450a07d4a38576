"""Who plays, and where they sit; the code by which phones join."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from loupiote.web.games import live
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.people import joining
from loupiote.web.people.typed import number
from loupiote.web.people.views.invite import context as door_context
from loupiote.web.prepare import seats
from loupiote.web.prepare.draft import Draft
from loupiote.web.prepare.views.step import frame, led, part, step
from loupiote.web.signup import moves


@step
@led
def players(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """The page; POST `do`: add, number, fewer, more, up:N, down:N, remove:N, rename:N, fill."""
    if request.method == "POST":
        _do(request, draft)
        if draft.game.mode == Game.Mode.FORUM:
            moves.moved(draft.game)
        return redirect("prepare:players", draft.game.key)
    shown = context(request, draft, viewer)
    return render(request, "prepare/players.html", shown | live.context(draft.game, viewer))


@part
def state(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """The seats alone, when somebody has joined."""
    return render(request, "prepare/_seats.html", context(request, draft, viewer))


def context(request: HttpRequest, draft: Draft, viewer: Viewer) -> dict[str, Any]:
    """What page and fragment share."""
    rows = [{"seat": seat, "taken": joining.taken(seat), "place": place} for place, seat in enumerate(draft.seats, 1)]
    low, high = draft.rules.players
    door = door_context(request, draft.game, viewer)
    return (
        door
        | frame(draft, viewer, "players")
        | {
            "rows": rows,
            "free": draft.players - len(rows),
            "low": low,
            "high": high,
            "genres": joining.GENRES,
        }
    )


def _do(request: HttpRequest, draft: Draft) -> None:
    do, _colon, of = request.POST.get("do", "").partition(":")
    seat = next((seat for seat in draft.seats if str(seat.pk) == of), None)
    if do == "add":
        _say(request, seats.add(draft, request.POST.get("names", "")))
    elif do == "fill":
        _say(request, seats.add(draft, "\n".join(_unnamed(draft))))
    elif do in ("fewer", "more", "number"):
        asked = number(request.POST.get("players"), 3) or draft.players
        seats.set_number(draft, asked + {"fewer": -1, "more": 1}.get(do, 0))
    elif seat is not None and do in ("up", "down"):
        seats.move(draft, seat, -1 if do == "up" else 1)
    elif seat is not None and do == "remove":
        seats.remove(draft, seat)
    elif seat is not None and do == "rename":
        refused = seats.rename(draft, seat, request.POST.get("name", ""), request.POST.get("genre"))
        _say(request, [refused] if refused else [])


def _unnamed(draft: Draft) -> list[str]:
    """Names for those who have none: by their place at the table."""
    return [_("Player %(n)s") % {"n": n} for n in range(len(draft.seats) + 1, draft.players + 1)]


def _say(request: HttpRequest, refused: list[seats.Refused]) -> None:
    words = {
        "bad-name": _("“%(name)s” cannot be a name: 1 to 30 visible characters, and no word of the game."),
        "duplicate-name": _("“%(name)s” looks like a name that is already there."),
        "too-many": _("There is no seat for “%(name)s”: the table is as large as it can be."),
    }
    for one in refused:
        messages.warning(request, words[one.code] % {"name": one.name})
