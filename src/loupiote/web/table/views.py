"""The screen itself, and the page behind "more"."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from loupiote.web.games import live
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.table.desk import context
from loupiote.web.table.drawn import drawn
from loupiote.web.table.forms import NoteForm, SettingsForm


@require_safe
def screen(request: HttpRequest, key: str) -> HttpResponse:
    """The game master's screen."""
    return page(request, *enter(request, key, "mj", "co-mj"))


def page(request: HttpRequest, game: Game, viewer: Viewer) -> HttpResponse:
    """The same, for somebody of whom it is known that they lead."""
    return render(request, "table/screen.html", drawn(request, game, viewer) | live.context(game, viewer))


@require_safe
def desk(request: HttpRequest, key: str) -> HttpResponse:
    """The part of it that changes."""
    game, viewer = enter(request, key, "mj", "co-mj")
    shown = drawn(request, game, viewer)
    bar = shown["bar_html"].replace('id="bar"', 'id="bar" hx-swap-oob="true"', 1)
    return HttpResponse(shown["desk_html"] + bar)


@require_safe
def more(request: HttpRequest, key: str) -> HttpResponse:
    """What is not needed at every moment: settings, notes, who leads, the way out."""
    game, viewer = enter(request, key, "mj", "co-mj")
    shown = context(request, game, viewer) | live.context(game, viewer)
    shown |= {"settings": SettingsForm(instance=shown["desk"]), "note": NoteForm()}
    return render(request, "table/more.html", shown)
