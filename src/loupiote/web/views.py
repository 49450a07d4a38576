"""The front page."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from loupiote.web.games.models import Game
from loupiote.web.people.mine import games_of

SHOWN = 3  # of one's own games


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """What one can do here; first of all, go on where one was."""
    mine = games_of(request)
    going = [one for one in mine if one.game.status != Game.Status.FINISHED][:SHOWN]
    context = {"going": going, "more": len(mine) > len(going), "sign_up": settings.SIGN_UP}
    return render(request, "loupiote/home.html", context)
