"""One's own games: open, running, finished."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from loupiote.web.games.models import Game
from loupiote.web.people.mine import games_of


@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    """All of them, each with what comes next."""
    found = games_of(request)
    groups = [(status, [one for one in found if one.game.status == status]) for status in _shown()]
    return render(request, "people/games.html", {"groups": groups, "empty": not found})


def _shown() -> tuple[str, ...]:
    return Game.Status.RUNNING, Game.Status.PREPARING, Game.Status.FINISHED
