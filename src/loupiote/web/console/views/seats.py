"""The seats as those who lead see them, and who takes one over."""

from __future__ import annotations

from django.contrib import messages
from django.db.models import Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from loupiote.web.console.handing import Newcomer
from loupiote.web.console.substitution import substitute
from loupiote.web.console.views.entering import leading
from loupiote.web.games import orders
from loupiote.web.people.links import absolute
from loupiote.web.signup.models import SignUp
from loupiote.web.square.room import Room
from loupiote.web.table.decrees import reason_of
from loupiote.web.table.words import Speaker

TYPED = ("who", "name", "genre", "reason")  # what the form is filled with again where it was refused


@require_safe
@leading
def seats(request: HttpRequest, room: Room, speaker: Speaker) -> HttpResponse:
    """Everybody who plays: who lives, whether a person or the program sits there."""
    rows = [(seat, shown) for seat, shown in zip(room.seats, room.view.seats, strict=True)]
    return render(request, "console/seats.html", room.context() | {"rows": rows})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@leading
def seat(request: HttpRequest, room: Room, speaker: Speaker, place: int) -> HttpResponse:
    """Somebody else takes a seat over: from the waiting list, or by a link that is shown once."""
    found = room.seat_at(place)
    entries = SignUp.objects.filter(game=room.game).select_related("user")
    waiting = list(entries.filter(Q(state=SignUp.State.WAITING) | Q(seat=found)))  # theirs, where a form is sent twice
    context = room.context() | {
        "seat": found,
        "number": place,
        "waiting": [one for one in waiting if one.seat_id is None],
        "typed": {name: request.POST.get(name, "") for name in TYPED},
    }
    if request.method != "POST":
        return render(request, "console/seat.html", context)
    chosen = next((one for one in waiting if str(one.pk) == request.POST.get("who")), None)
    name, genre = request.POST.get("name", ""), request.POST.get("genre", "")
    if chosen is not None:
        name, genre = name or chosen.name, genre or chosen.genre or ""
    who = Newcomer(chosen.user if chosen is not None else None, genre or None, chosen)
    passed = substitute(room.game, room.viewer, found, name, who, reason_of(request.POST), **orders.sent(request))
    if not passed.result.ok:
        messages.warning(request, orders.words(request, room.game, room.viewer, passed.result))
        return render(request, "console/seat.html", context)
    if not passed.token:
        messages.success(request, _("{name} has the seat.").format(name=found.name))
        return redirect("console:seats", room.game.key)
    link = absolute(request, reverse("games:personal", args=[passed.token]))
    return render(request, "console/passed.html", context | {"link": link, "waited": chosen is not None})
