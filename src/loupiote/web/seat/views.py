"""The pages of a player's phone, and of a spectator's."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from loupiote.narration import pages
from loupiote.web.games import door, live
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Role, Viewer
from loupiote.web.library.shelves import card_of
from loupiote.web.seat import screen
from loupiote.web.seat.even import even

LEADS: tuple[Role, ...] = ("mj", "co-mj")  # who comes by a player's address is led to what they have instead


@require_safe
def home(request: HttpRequest, key: str) -> HttpResponse:
    """The table as this viewer sees it, their card, what they are asked. By forum all that stands in the room of the game."""
    game, viewer = enter(request, key, "player", "spectator", *LEADS)
    if game.mode == Game.Mode.FORUM or viewer.leads:
        return redirect("games:room", key)
    return page(request, game, viewer)


@even
def page(request: HttpRequest, game: Game, viewer: Viewer) -> HttpResponse:
    """The first page, for `games:room` too."""
    context = screen.context(request, game, viewer)
    return render(request, "seat/home.html", context | live.context(game, viewer))


@require_safe
@even
def state(request: HttpRequest, key: str) -> HttpResponse:
    """The part of the first page that changes."""
    game, viewer = enter(request, key, "player", "spectator")
    return render(request, "seat/_state.html", screen.context(request, game, viewer))


@require_safe
@even
def story(request: HttpRequest, key: str) -> HttpResponse:
    """The story so far: what everybody knows, and under a cover what only this player was told. Who leads has the whole one."""
    game, viewer = enter(request, key, "player", "spectator", *LEADS)
    if viewer.leads:
        return _lead_on(game, "after:story")
    view, turn = door.screen_of(game, viewer)
    if view is None:
        return redirect("games:room", key)
    words = screen.Words(request, game)
    context = {"game": game, "viewer": viewer, "view": view, "turn": turn} | screen.phase(view, words)
    context |= {"scenes": screen.public(view, words)}
    if viewer.plays:
        context |= {"known": screen.private(view, words), "mine": screen.about_me(view, words)}
    return render(request, "seat/story.html", context | live.context(game, viewer))


@require_safe
@even
def card(request: HttpRequest, key: str) -> HttpResponse:
    """The player's own card in full, with the clauses of the rule book, under a cover. Who leads has the cards of all."""
    game, viewer = enter(request, key, "player", *LEADS)
    if viewer.leads:
        return _lead_on(game, "table:seats")
    view, turn = door.screen_of(game, viewer)
    me = view.me if view is not None else None
    if view is None or me is None:
        return redirect("games:room", key)
    words = screen.Words(request, game)
    context = {"game": game, "viewer": viewer, "view": view, "turn": turn} | screen.phase(view, words)
    if me.role is None:
        raise Http404
    entry = pages.name_page(words.names, me.role)
    context |= {"page": card_of(words.names, entry), "mine": screen.about_me(view, words)}
    return render(request, "seat/card.html", context | live.context(game, viewer))


def _lead_on(game: Game, page: str) -> HttpResponse:
    """To the page of those who lead; before the game begins there is none, and they prepare it."""
    return redirect("games:room" if game.status == Game.Status.PREPARING else page, game.key)
