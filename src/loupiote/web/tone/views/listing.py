"""The list of texts."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.tone.shelf import LABELS, Shelf, kinds
from loupiote.web.tone.views.entering import frame, leading

PER_PAGE = 30
LONGEST = 100  # characters of a search


@require_safe
@leading
def texts(request: HttpRequest, game: Game, viewer: Viewer) -> HttpResponse:
    """The texts of a kind (`kind`), with words in them (`q`), or those alone that were changed (`own`)."""
    shelf, query = Shelf(game), request.GET.get("q", "").strip()[:LONGEST]
    kind, own = request.GET.get("kind", ""), "own" in request.GET
    kind = kind if kind in LABELS else ""
    page = Paginator(shelf.find(kind, query, own), PER_PAGE).get_page(request.GET.get("page"))
    asked = request.GET.copy()
    asked.pop("page", None)
    context = {
        "rows": [(text, LABELS[text.kind], (shelf.own_reads(text) or shelf.reads(text))[:1]) for text in page],
        "page": page,
        "asked": asked.urlencode(),
        "query": query,
        "kind": kind,
        "own": own,
        "kinds": kinds(),
        "changed": len(shelf.own),
    }
    return render(request, "tone/texts.html", frame(game, viewer) | context)
