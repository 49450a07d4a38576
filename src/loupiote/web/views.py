"""The front page."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from loupiote.web.games.models import Game
from loupiote.web.people import reports
from loupiote.web.people.mine import Mine, games_of
from loupiote.web.signup import listing

SHOWN = 3  # of one's own games
LISTED = 5  # of those that everybody may see, of each kind


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """What one can do here; first of all, go on where one was."""
    mine = games_of(request)
    going = [one for one in mine if one.game.status != Game.Status.FINISHED][:SHOWN]
    context = {
        "going": going,
        "more": len(mine) > len(going),
        "sign_up": settings.SIGN_UP,
        "reports": reports.waiting(request.user),
        "listed": _listed(request, mine),
    }
    return render(request, "loupiote/home.html", context)


def _listed(request: HttpRequest, mine: list[Mine]) -> list[dict[str, Any]]:
    """The listed games of others that take sign-ups, run, or are over: the newest of each."""
    own = [one.game.pk for one in mine]
    words = {
        Game.Status.PREPARING: _("Sign-ups open"),
        Game.Status.RUNNING: _("Running"),
        Game.Status.FINISHED: _("Finished"),
    }
    found = []
    for status, label in words.items():
        rows = listing.rows(listing.listed(status).exclude(game__in=own)[: LISTED + 1], request)
        if rows:
            found.append({"id": status, "label": label, "rows": rows[:LISTED], "more": len(rows) > LISTED})
    return found
