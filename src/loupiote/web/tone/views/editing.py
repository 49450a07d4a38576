"""One text: the standard wording, one's own, how it reads."""

from __future__ import annotations

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from loupiote.narration.pack import written
from loupiote.narration.tone_checks import LONGEST
from loupiote.web import limits
from loupiote.web.games import deeds
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.limits.busy import heavy
from loupiote.web.tone import keeping
from loupiote.web.tone.shelf import LABELS, Shelf, Text
from loupiote.web.tone.views.entering import frame, leading, sentences


@require_http_methods(["GET", "HEAD", "POST"])
@leading
def text(request: HttpRequest, game: Game, viewer: Viewer, name: str) -> HttpResponse:
    """The page; POST keeps a wording, or with `reset` the standard one, as does an empty one."""
    shelf = Shelf(game)
    found = _found(shelf, name)
    faults, given = list[str](), found.own or found.standard
    if request.method == "POST":
        given = _given(request)
        faults = _keep(request, game, found, "" if "reset" in request.POST else given)
        if not faults:
            deeds.note(game, viewer, "tone")
            messages.success(request, _("Saved: the game is told so from now on."))
            return redirect(f"{reverse('tone:texts', args=[game.key])}?kind={found.kind}")
    context = {
        "text": found,
        "kind": LABELS[found.kind],
        "given": given,
        "placeholders": shelf.placeholders(name),
        "standard": shelf.reads(found),
        "readings": [] if faults else shelf.own_reads(found) or shelf.reads(found),
        "faults": faults,
        "most": LONGEST,
    }
    return render(request, "tone/text.html", frame(game, viewer) | context, status=422 if faults else 200)


@require_POST
@leading
@heavy
def preview(request: HttpRequest, game: Game, viewer: Viewer, name: str) -> HttpResponse:
    """How a wording would read, or what is wrong with it; nothing is kept."""
    if "text" not in request.POST:
        raise BadRequest("a preview of nothing")
    shelf, given = Shelf(game), _given(request)
    found = _found(shelf, name)
    if not given.strip():
        return render(request, "tone/_readings.html", frame(game, viewer))
    if not limits.allow("tone-preview", str(game.pk), most=120, seconds=60):
        return HttpResponse(status=204)
    pack, problems = keeping.checked_text(game, found.key, given)
    readings = shelf.tried(found.key, pack) if pack is not None else []
    context = {"readings": readings, "faults": sentences(request, game, problems)}
    return render(request, "tone/_readings.html", frame(game, viewer) | context)


def _given(request: HttpRequest) -> str:
    return request.POST.get("text", "").replace("\r\n", "\n")[: 2 * LONGEST]


def _found(shelf: Shelf, name: str) -> Text:
    found = shelf.text(name)
    if found is None:
        raise Http404
    return found


def _keep(request: HttpRequest, game: Game, found: Text, given: str) -> list[str]:
    """Keep a wording; gives what is wrong with it, and then nothing was kept."""
    if given.strip() in ("", found.standard):
        keeping.forget(game, found.key)
        return []
    pack, problems = keeping.checked_text(game, found.key, given)
    if pack is None:
        return sentences(request, game, problems)
    if not keeping.fits(written(pack)):
        return [_("With this text the pack would be too large: {n} kB at most.").format(n=keeping.MOST // 1000)]
    keeping.keep_pack(game, pack)
    return []
