"""All listed games, a page at a time."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from loupiote.web.games.models import Game
from loupiote.web.signup import listing


@require_safe
def listed(request: HttpRequest) -> HttpResponse:
    """Those that take sign-ups, that run, or that are over: `?status=`, `?page=`."""
    words = {
        Game.Status.PREPARING: _("Sign-ups open"),
        Game.Status.RUNNING: _("Running"),
        Game.Status.FINISHED: _("Finished"),
    }
    status = request.GET.get("status", "")
    status = status if status in words else Game.Status.PREPARING
    found = Paginator(listing.listed(status), listing.PER_PAGE).get_page(request.GET.get("page"))
    context = {
        "status": status,
        "tabs": [{"id": one, "label": label, "here": one == status} for one, label in words.items()],
        "rows": listing.rows(list(found), request),
        "page": found,
    }
    return render(request, "signup/games.html", context)
