"""`{% load calendar %}`: how time stands for the viewer of a page of the room."""

from __future__ import annotations

from typing import Any

from django import template
from django.utils.translation import get_language

from loupiote.web.calendar import shown
from loupiote.web.tone.narrators import narrator

register = template.Library()


@register.simple_tag(takes_context=True)
def calendar_times(context: dict[str, Any]) -> dict[str, Any]:
    """`{% calendar_times as times %}`: `ends`, `said` of that, `paused`, `rests`, and `mine`, the windows that this viewer sees,
    in words."""
    game, view = context["game"], context["view"]
    times = shown.of(game, view)
    words = narrator(game, get_language() or "")
    mine = [{"label": words.window(one.window.partition("@")[0]), "at": one.at} for one in times.mine]
    return {"ends": times.ends, "said": times.said, "paused": times.paused, "rests": times.rests, "mine": mine}
