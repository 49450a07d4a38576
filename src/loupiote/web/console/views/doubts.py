"""Rulings: what was decided where the rule book leaves a doubt."""

from __future__ import annotations

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from loupiote.web.console import doubts
from loupiote.web.console.models import LONGEST, Ruling
from loupiote.web.console.views.entering import leading
from loupiote.web.games import deeds
from loupiote.web.square.room import Room
from loupiote.web.table.words import Speaker


@require_http_methods(["GET", "HEAD", "POST"])
@leading
def rulings(request: HttpRequest, room: Room, speaker: Speaker) -> HttpResponse:
    """What was ruled in this game; POST rules on a clause, or takes a ruling back."""
    if request.method == "POST":
        clause = request.POST.get("clause", "")
        if not doubts.known(room.game, clause):
            raise BadRequest("a ruling on no doubt")
        if "forget" in request.POST:
            Ruling.objects.filter(game=room.game, clause=clause).delete()
            deeds.note(room.game, room.viewer, "ruling-back", clause=clause)
            messages.success(request, _("The ruling is taken back."))
        else:
            text = request.POST.get("text", "").strip()[:LONGEST]
            follows = "other" not in request.POST
            if not follows and not text:
                messages.warning(request, _("Say what you decide instead."))
                return _back(request, room)
            decided = {"follows": follows, "text": text, "by": room.viewer.who, "at": timezone.now()}
            Ruling.objects.update_or_create(game=room.game, clause=clause, defaults=decided)
            kind = "ruling-follows" if follows and not text else "ruling"
            deeds.note(room.game, room.viewer, kind, clause=clause, text=text)
            messages.success(request, _("Kept for the rest of the game."))
        return _back(request, room)
    context = room.context() | {"ruled": doubts.ruled(room.game, speaker.lang), "most": LONGEST}
    return render(request, "console/rulings.html", context)


def _back(request: HttpRequest, room: Room) -> HttpResponse:
    return redirect("console:ahead" if request.POST.get("from") == "ahead" else "console:rulings", room.game.key)
