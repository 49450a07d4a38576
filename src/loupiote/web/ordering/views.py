"""The page of a player's orders, and what is left beforehand there. Answers themselves go to `games:order`."""

from __future__ import annotations

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from loupiote.kernel.ask import Refusal
from loupiote.web import limits
from loupiote.web.games import door
from loupiote.web.ordering import ahead, page, words
from loupiote.web.ordering.choices import Possible, possible
from loupiote.web.ordering.models import Standing
from loupiote.web.seat.even import even
from loupiote.web.square.room import Room, in_room


@require_safe
@even
@in_room("player")
def home(request: HttpRequest, room: Room) -> HttpResponse:
    """What I am asked, what was taken, what I have left beforehand."""
    return render(request, "ordering/home.html", page.context(request, room))


@require_POST
@in_room("player")
def leave(request: HttpRequest, room: Room) -> HttpResponse:
    """Leave an order beforehand, in place of an earlier one for the same moment."""
    power, window = request.POST.get("power", ""), request.POST.get("window", "")
    when = request.POST.get("when", "")
    if not power or when not in Standing.When.values:
        raise BadRequest("no order that can be left")
    one = next((one for one in possible(room.game, room.view) if (one.power, one.window) == (power, window)), None)
    if one is None:
        messages.warning(request, _("This cannot be ordered beforehand now."))
    elif not limits.allow("ahead", f"{room.game.pk}:{room.viewer.seat}", most=60, seconds=60):
        messages.warning(request, _("That was very often: wait a minute."))
    else:
        _leave(request, room, one, when)
    return redirect("ordering:home", room.game.key)


def _leave(request: HttpRequest, room: Room, one: Possible, when: str) -> None:
    assert room.viewer.seat is not None  # a player has one
    value = tuple(request.POST.getlist("value"))
    why = one.choice.why_not(value)
    if why is not None:
        no, about = why
        refusal = Refusal(no.code, room.viewer.name, one.power, (about,), one.choice.legal(), no.clause)
        said = words.speaker(room.game, request.LANGUAGE_CODE)
        messages.warning(request, words.refused(said, refusal, room.viewer.name))
        return
    ids = ("", one.window)
    here = (asked for asked in room.view.prompts if asked.power == one.power)
    asked = next((a.window for a in here if not one.window or a.window.partition("@")[0] in ids), "")
    Standing.objects.update_or_create(
        seat_id=room.viewer.seat,
        power=one.power,
        window=one.window,
        when=when,
        defaults={
            "game": room.game,
            "value": ahead.kept(value, room.seats),
            "used": asked if when == Standing.When.NEXT else "",
            "used_at": None,
            "refusal": None,
        },
    )
    door.touch(room.game, [room.viewer.turn])


@require_POST
@in_room("player")
def drop(request: HttpRequest, room: Room) -> HttpResponse:
    """Take back an order that was left."""
    which = {name: request.POST.get(name, "") for name in ("power", "window", "when")}
    if not which["power"]:
        raise BadRequest("no order")
    Standing.objects.filter(seat=room.viewer.seat, **which).delete()
    door.touch(room.game, [room.viewer.turn])
    return redirect("ordering:home", room.game.key)
