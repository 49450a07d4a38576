"""What those who lead a game do with its list."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.people.typed import number
from loupiote.web.people.views import sure
from loupiote.web.signup import moves, starting


@require_POST
def lead(request: HttpRequest, key: str) -> HttpResponse:
    """POST `do`: accept:N, refuse:N (an entry of the list), free:N (a seat), begin.

    Nobody is sent away before it was asked (`sure`).
    """
    game, viewer = enter(request, key, "mj", "co-mj")
    if game.mode != Game.Mode.FORUM or game.status != Game.Status.PREPARING:
        return redirect("games:room", key)
    do, _colon, of = request.POST.get("do", "").partition(":")
    if do == "begin":
        if not starting.start(game, viewer):
            return redirect("games:room", key)
        messages.warning(request, _("The game cannot begin like this yet: see what is wrong."))
    signup = game.signups.filter(pk=number(of) or 0).first()
    seat = game.seats.filter(pk=number(of) or 0).first()
    gone = signup if do == "refuse" else seat if do == "free" else None
    if gone is not None and "sure" not in request.POST:
        return sure.ask(request, game, sure.off_the_list(gone), reverse("signup:page", args=[key]))
    if do == "accept" and signup is not None:
        moves.accept(signup)
    elif do == "refuse" and signup is not None:
        moves.refuse(signup)
    elif do == "free" and seat is not None:
        moves.free(seat)
    return redirect("signup:page", key)
