"""`{% load look %}`: emblems, signs, and the address of the style sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django import template
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from loupiote.web.look import drawings
from loupiote.web.look.sheet import sheet

register = template.Library()
LIGHT = {"nuit": "night", "crepuscule": "night", "aube": "dawn"}
STATES = ("chosen", "dead", "doomed", "protected")


@register.simple_tag
def emblem(role: str | None, camp: str | None = None) -> SafeString:
    """`{% emblem "voyante" "village" %}`: a role's emblem; without one, the shape of its camp."""
    return mark_safe(drawings.emblem(role or "", camp))


@register.simple_tag
def camp_sign(camp: str | None) -> SafeString:
    """`{% camp_sign "loups" %}`: the shape of a camp."""
    return mark_safe(drawings.camp_sign(camp))


@register.simple_tag
def icon(name: str) -> SafeString:
    """`{% icon "moon" %}`: a sign of the interface."""
    return mark_safe(drawings.icon(name))


@register.simple_tag
def look_sheet() -> str:
    """The address of the style sheet, with its version."""
    return f"{reverse('look:sheet')}?v={sheet()[1]}"


@register.simple_tag
def tile_class(player: Mapping[str, Any] | object) -> str:
    """The classes of a player's tile: what is true of them."""

    def has(name: str) -> bool:
        return bool(player.get(name) if isinstance(player, Mapping) else getattr(player, name, None))

    states = [f"is-{name}" for name in STATES if has(name)]
    return " ".join(["tile", *states, *(["is-disabled"] if has("why") else [])])


@register.filter
def light(moment: str) -> str:
    """`<html data-moment="{{ view.moment.0|light }}">`: night, dawn or day, for the id of a moment of a game."""
    return LIGHT.get(moment, "day")
