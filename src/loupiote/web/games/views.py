"""The way into a game: the demonstration, a personal link, and the room, which each sees in their own way."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from loupiote.web import limits
from loupiote.web.games import deadlines, once, orders, tokens
from loupiote.web.games.access import enter, viewer_of
from loupiote.web.games.demo import make_demo
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import STRANGER
from loupiote.web.seat.views import page as seat_page
from loupiote.web.signup.calls import is_public
from loupiote.web.square.views.boards import page as square_page
from loupiote.web.table.views import page as table_page


@require_POST
def demo(request: HttpRequest) -> HttpResponse:
    """A demonstration game of one's own, led by who asked for it."""
    if not limits.allow("demo", request.META.get("REMOTE_ADDR", ""), most=30, seconds=3600):
        messages.warning(request, _("That is enough demonstrations for now: try again in an hour."))
        return redirect("home")
    game, _made = once.game(request, lambda key: make_demo(request.LANGUAGE_CODE, key))
    response = redirect("games:room", game.key)
    tokens.hand_over(response, game, tokens.give(game.masters.get(), once.ground(request)))
    return response


@require_safe
def personal(request: HttpRequest, token: str) -> HttpResponse:
    """A personal link: the browser keeps the token, and its owner is in the room."""
    holder = tokens.holder_of(token, used=bool(request.COOKIES))  # else it is, on the next page, if this is a browser
    if holder is None:
        raise Http404
    response = redirect("games:room", holder.game.key)
    tokens.hand_over(response, holder.game, token)
    return response


@require_safe
def room(request: HttpRequest, key: str) -> HttpResponse:
    """The page of a game; before it begins, those who lead prepare it and the others wait.

    Whoever has no place in a game by forum is led to what everybody may know of it.
    """
    game = Game.of_key(key)
    viewer = viewer_of(request, game) if game is not None else STRANGER
    if game is None or not (viewer.may_look or is_public(request, game)):
        raise Http404
    if not viewer.may_look:
        return redirect("signup:page", key)
    if game.status == Game.Status.PREPARING:
        waits = "signup:page" if game.mode == Game.Mode.FORUM else "people:lobby"
        return redirect("prepare:game" if viewer.leads else waits, key)
    if game.mode == Game.Mode.FORUM:
        return square_page(request, game, viewer)
    return (table_page if viewer.leads else seat_page)(request, game, viewer)


@require_POST
def order(request: HttpRequest, key: str) -> HttpResponse:
    """Take an order; see `orders` for what a form carries."""
    game, viewer = enter(request, key, "mj", "co-mj", "player")
    if game.mode == Game.Mode.FORUM:
        deadlines.settle(game)
    return orders.answer(request, game, viewer, orders.take(request, game, viewer))
