"""Joining: a code, a seat, a name."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from loupiote.web.games import codes, tokens
from loupiote.web.games.access import viewer_of
from loupiote.web.games.models import Game
from loupiote.web.people import joining
from loupiote.web.people.views.accounts import address_of, too_often


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def by_code(request: HttpRequest) -> HttpResponse:
    """Type a code."""
    typed = request.POST.get("code", "")
    if request.method != "POST":
        return render(request, "people/join.html", {"typed": request.GET.get("code", "")[:12]})
    game = _game(request, typed)
    return redirect("people:sit-down", game.code) if isinstance(game, Game) else game


def _game(request: HttpRequest, typed: str) -> Game | HttpResponse:
    """The game to which a code leads, or the page that says that it leads nowhere: it was mistyped, or its time is over."""
    try:
        game = codes.find(typed, address_of(request))
    except codes.TooOften:
        return too_often(request)
    if game is None:
        shown = {"typed": typed[:12], "fault": "expired" if codes.has_expired(typed) else "wrong"}
        return render(request, "people/join.html", shown, status=404)
    return game


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def sit_down(request: HttpRequest, code: str) -> HttpResponse:
    """Choose a seat, or a name for a new one."""
    game = _game(request, code)
    if not isinstance(game, Game):
        return game
    viewer = viewer_of(request, game)
    if viewer.leads or viewer.plays:  # who sits there already goes on to their place
        return redirect("games:room", game.key)
    if request.method != "POST":
        before = joining.again(game, tokens.browser(request))
        return _seats(request, game) if before is None else _seated(game, before[1])
    given = request.POST
    seat = given.get("seat", "")
    user = request.user if request.user.is_authenticated else None
    genre = given.get("genre") or None
    done = joining.sit_down(
        game,
        seat="" if seat == "new" else seat,
        name=given.get("name", ""),
        genre=genre,
        user=user,
        browser=tokens.browser(request),
    )
    if isinstance(done, joining.Refusal) and done.code == "seated":  # meanwhile, in another window
        return redirect("games:room", game.key)
    return _seats(request, game, done) if isinstance(done, joining.Refusal) else _seated(game, done[1])


def _seated(game: Game, token: str) -> HttpResponse:
    response = redirect("games:room", game.key)
    tokens.hand_over(response, game, token)
    return response


def _seats(request: HttpRequest, game: Game, refusal: joining.Refusal | None = None) -> HttpResponse:
    """The seats to choose from, and what was wrong with the one just chosen."""
    context: dict[str, Any] = {
        "game": game,
        "code": game.code,
        "free": joining.free(game),
        "new": joining.takes_names(game),
        "full": joining.full(game),
        "fault": _words(refusal) if refusal else "",
        "wrong_name": bool(refusal) and refusal is not None and refusal.code in ("bad-name", "duplicate-name"),
        "name": refusal.name if refusal else "",
        "genre": request.POST.get("genre", ""),
        "room": reverse("games:room", args=[game.key]) if game.watch else "",
    }
    response = render(request, "people/sit_down.html", context, status=409 if refusal else 200)
    tokens.know(request, response)
    return response


def _words(refusal: joining.Refusal) -> str:
    words = {
        "over": _("This game is over."),
        "not-taken": _("You cannot join this game."),
        "full": _("This game is full: all its seats are taken."),
        "taken": _("Somebody sits there already. Choose another seat."),
        "gone": _("This seat is not there any more. Choose another one."),
        "bad-name": _("A name has 1 to 30 visible characters; a few words of the game cannot be names."),
        "duplicate-name": _("Somebody at this table has this name, or one that looks like it. Add something to yours."),
    }
    return words[refusal.code]
