"""One's own way into a game: the personal link, for another device; a new one when the old one is lost."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from loupiote.web.games import tokens
from loupiote.web.games.access import enter, holder_of
from loupiote.web.games.models import Game
from loupiote.web.people import joining
from loupiote.web.people.links import absolute, qr, reaches_others
from loupiote.web.people.models import User


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def device(request: HttpRequest, key: str) -> HttpResponse:
    """Show the link; POST `do`: `renew` makes a new one, `keep` ties the seat to the account that is signed in.

    The page with the new link is fetched with it, which makes the old one end: it ends when the browser has the new one.
    """
    game, viewer = enter(request, key, "mj", "co-mj", "player")
    holder = holder_of(request, game)
    assert holder is not None  # who leads or plays holds something
    if request.method == "POST" and request.POST.get("do") == "keep" and isinstance(request.user, User):
        place = tokens.of_request(request, game) or holder  # of the browser, be there another one in the account
        if place.user_id == request.user.pk or joining.keep(place, request.user):
            messages.success(request, _("This seat is now in your account."))
        else:
            messages.warning(request, _not_kept(game, request.user))
        return redirect("people:device", key)
    if request.method == "POST":
        messages.success(request, _("Here is a new link. The old one no longer works."))
        response = redirect("people:device", key)
        tokens.hand_over(response, game, tokens.renew(holder))
        return response
    token = tokens.token_of(request, game)
    token = token if tokens.holder_of(token, game) == holder else ""
    link = absolute(request, reverse("games:personal", args=[token])) if token else ""
    context = {
        "game": game,
        "viewer": viewer,
        "link": link,
        "qr": qr(link) if link else "",
        "alone": not reaches_others(request),
        "keeps": request.user.is_authenticated and holder.user_id is None and joining.may_keep(game, request.user.pk),
    }
    return render(request, "people/device.html", context)


def _not_kept(game: Game, user: User) -> str:
    if joining.placed(game, user.pk):
        return _("Your account has a place in this game already: this seat stays without one.")
    return _("This seat stays without an account.")
