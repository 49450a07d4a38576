"""`{% load lengths %}`: how long everything lasts in a game that has not begun, for whoever may read about it."""

from __future__ import annotations

from typing import Any

from django import template
from django.utils.translation import get_language

from loupiote.narration.pages import Names
from loupiote.web.calendar import models, shown
from loupiote.web.games.models import Game

register = template.Library()


@register.inclusion_tag("calendar/_lengths.html")
def calendar_lengths(game: Game) -> dict[str, Any]:
    """`{% calendar_lengths game %}`: the calendar as it was set, or the usual one."""
    names = Names("en" if get_language() == "en" else "fr", game.rules)
    return {"lengths": shown.lengths(game, models.to_show(game), names, None)}
