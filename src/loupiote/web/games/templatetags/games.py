"""`{% load games %}`: what every form of an order carries."""

from __future__ import annotations

import secrets
from typing import Any

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

from loupiote.web.games.once import FIELD

register = template.Library()


@register.simple_tag
def new_key() -> str:
    """A key that no other tap has."""
    return secrets.token_urlsafe(12)


@register.simple_tag
def once() -> SafeString:
    """`{% once %}`: the hidden field of a form that makes a game or a link; `games.once` reads it."""
    return format_html('<input type="hidden" name="{}" value="{}">', FIELD, new_key())


@register.simple_tag(takes_context=True)
def order(context: dict[str, Any]) -> SafeString:
    """`{% order %}`: the hidden fields of an order, `key` and `turn`; `orders.sent` reads them."""
    return format_html(
        '<input type="hidden" name="key" value="{}"><input type="hidden" name="turn" value="{}">',
        new_key(),
        context["turn"],
    )
