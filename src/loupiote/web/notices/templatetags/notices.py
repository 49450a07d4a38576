"""`{% load notices %}`: what the forum room shows of notices."""

from __future__ import annotations

from django import template

from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer

register = template.Library()


@register.simple_tag
def played_for(game: Game, viewer: Viewer) -> bool:
    """`{% played_for game viewer as played %}`: whether the program plays the seat of whoever looks."""
    if viewer.seat is None or game.status != Game.Status.RUNNING:
        return False
    return any(seat.bot for seat in game.cast if seat.pk == viewer.seat)
