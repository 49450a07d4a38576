"""Before the game: those who are at the table already, and what they wait for."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from loupiote.web.games import live, tokens, turns
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.notices import telling
from loupiote.web.people import joining
from loupiote.web.signup import moves


@require_safe
def lobby(request: HttpRequest, key: str) -> HttpResponse:
    """The table before the game."""
    game, viewer = enter(request, key)
    if game.status != Game.Status.PREPARING or game.mode == Game.Mode.FORUM:
        return redirect("games:room", key)
    return render(request, "people/lobby.html", context(game, viewer) | live.context(game, viewer))


@require_safe
def state(request: HttpRequest, key: str) -> HttpResponse:
    """The part of it that changes; when the game begins, everybody goes on to it."""
    game, viewer = enter(request, key)
    if game.status != Game.Status.PREPARING:
        return HttpResponse(headers={"HX-Redirect": reverse("games:room", args=[key])})
    return render(request, "people/_lobby.html", context(game, viewer))


def context(game: Game, viewer: Viewer) -> dict[str, Any]:
    """What page and fragment share."""
    turn = turns.of(game, viewer)
    seats = list(game.seats.all())
    mine = next((seat for seat in seats if seat.pk == viewer.seat), None)
    here = [
        {
            "name": seat.name,
            "seat": place,
            "chosen": seat == mine,
            "note": "" if joining.taken(seat) else "-",
        }
        for place, seat in enumerate(seats, 1)
    ]
    return {
        "game": game,
        "viewer": viewer,
        "turn": turn,
        "players": here,
        "mine": mine,
        "empty": range(joining.wanted(game) - len(seats)),
        "says_card": game.plan.get("deal") == "phones" and mine is not None,
        "said": str(viewer.seat) in game.plan.get("said", {}),
    }


@require_POST
def leave(request: HttpRequest, key: str) -> HttpResponse:
    """Give the seat back: it was the wrong one, or somebody goes home."""
    game, viewer = enter(request, key, "player")
    seat = game.seats.get(pk=viewer.seat or 0)
    if game.mode == Game.Mode.FORUM and game.status == Game.Status.PREPARING:
        moves.free(seat)  # for whoever waits
    else:
        joining.stand_up(seat)
        if game.status == Game.Status.RUNNING and not game.led:  # nobody could give the seat to anybody
            game.seats.filter(pk=seat.pk).update(bot=True)
        elif game.status == Game.Status.RUNNING and game.mode == Game.Mode.FORUM:
            telling.seat_left(game, seat)
    response = redirect("home")
    tokens.take_back(response, game)
    return response
