"""`{% load library %}`: a name looked up by a key that the template has in a variable."""

from __future__ import annotations

from collections.abc import Mapping

from django import template

register = template.Library()


@register.filter
def title_in(key: str, titles: Mapping[str, str]) -> str:
    """`{{ hit.rules|title_in:titles }}`: the name of an id."""
    return titles.get(key, key)
