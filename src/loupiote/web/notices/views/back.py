"""Somebody is back for whom the program has played."""

from __future__ import annotations

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.http import require_POST

from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.notices import absences


@require_POST
def back(request: HttpRequest, key: str) -> HttpResponse:
    """Play one's seat oneself again."""
    game, viewer = enter(request, key, "player")
    with transaction.atomic():
        game = Game.locked(game.pk)
        absences.come_back(game, get_object_or_404(game.seats, pk=viewer.seat or 0))
    return redirect("games:room", key)
