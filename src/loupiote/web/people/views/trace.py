"""Who did what: everything that came in and everything that was done beside it. For those who lead; at the end, for all."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from loupiote.web import language
from loupiote.web.after.whole import whole
from loupiote.web.games.access import enter
from loupiote.web.people.log import Log
from loupiote.web.table.words import Speaker

ROWS = 100  # on a page


@require_safe
def trace(request: HttpRequest, key: str) -> HttpResponse:
    """The newest first: when, who, and what it was."""
    game, viewer = enter(request, key)
    if not viewer.leads:
        whole(request, key)
    log = Log(game, Speaker(game, language.of(request)), leads=viewer.leads)
    page = Paginator(log.places(), ROWS).get_page(request.GET.get("page"))
    context = {"game": game, "viewer": viewer, "page": page, "rows": log.rows(list(page))}
    return render(request, "people/trace.html", context)
