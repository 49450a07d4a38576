"""The screen itself, and the page behind "more"."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from loupiote.web.games import live
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.table.desk import context
from loupiote.web.table.drawn import drawn
from loupiote.web.table.forms import NoteForm, SettingsForm
from loupiote.web.table.pages import home_of

MOST = 40  # screens ahead


@require_safe
def screen(request: HttpRequest, key: str) -> HttpResponse:
    """The game master's screen; a game by forum has its console instead."""
    game, viewer = enter(request, key, "mj", "co-mj")
    if game.mode == Game.Mode.FORUM:
        return redirect("games:room" if game.status == Game.Status.PREPARING else home_of(game), key)
    return page(request, game, viewer)


def page(request: HttpRequest, game: Game, viewer: Viewer) -> HttpResponse:
    """The same, for somebody of whom it is known that they lead."""
    return render(request, "table/screen.html", drawn(request, game, viewer) | live.context(game, viewer))


@require_safe
def desk(request: HttpRequest, key: str) -> HttpResponse:
    """The part of it that changes."""
    game, viewer = enter(request, key, "mj", "co-mj")
    shown = drawn(request, game, viewer)
    return HttpResponse(parts(shown["desk_html"], shown["bar_html"]))


def parts(desk: str, bar: str) -> str:
    """The two parts of a screen, as one answer that htmx puts into the page."""
    return desk + bar.replace('id="bar"', 'id="bar" hx-swap-oob="true"', 1)


@require_safe
def ahead(request: HttpRequest, key: str) -> HttpResponse:
    """The screens that follow this one up to the next question, each with the cue behind which it comes: for a page that has
    lost its network, so that the script can be read on (`js/ahead.js`)."""
    game, viewer = enter(request, key, "mj", "co-mj")
    shown = context(request, game, viewer)
    screens: list[dict[str, str]] = []
    while shown["mode"] == "cue" and len(screens) < MOST:
        after, shown = shown["cue"].id, context(request, game, viewer, len(screens) + 1)
        html = parts(*(render_to_string(f"table/{name}.html", shown, request) for name in ("_desk", "_bar")))
        screens.append({"after": after, "html": html})
    return JsonResponse({"screens": screens})


@require_safe
def more(request: HttpRequest, key: str) -> HttpResponse:
    """What is not needed at every moment: settings, notes, who leads, the way out."""
    game, viewer = enter(request, key, "mj", "co-mj")
    shown = context(request, game, viewer) | live.context(game, viewer) | {"home": home_of(game)}
    return more_page(request, shown)


def more_page(request: HttpRequest, shown: dict[str, Any]) -> HttpResponse:
    """The same with what is known of the game already; `refused` and `given`: a decree to all that was not given."""
    shown |= {"settings": SettingsForm(instance=shown["desk"]), "note": NoteForm()}
    return render(request, "table/more.html", shown)
