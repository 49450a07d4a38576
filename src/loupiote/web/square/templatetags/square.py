"""`{% load square %}`: what other apps add to the room."""

from __future__ import annotations

from functools import cache
from typing import Any

from django import template
from django.template import TemplateDoesNotExist
from django.template.base import Template
from django.template.loader import get_template
from django.utils.safestring import SafeString, mark_safe

from loupiote.web.square.frame import SLOTS

register = template.Library()


@cache
def _there(slot: str) -> tuple[Template, ...]:
    found = []
    for name in SLOTS[slot]:
        try:
            found.append(get_template(name).template)  # type: ignore[attr-defined]
        except TemplateDoesNotExist:
            continue
    return tuple(found)


@register.simple_tag(takes_context=True)
def slot(context: template.Context, name: str) -> SafeString:
    """`{% slot "side" %}`: the templates of this slot that there are."""
    return mark_safe("".join(one.render(context) for one in _there(name)))


@register.filter
def get(found: dict[str, Any], key: str) -> Any:
    """`{{ unread|get:place.spot }}`."""
    return found.get(key)
