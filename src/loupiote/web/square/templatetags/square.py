"""`{% load square %}`: what other apps add to the room."""

from __future__ import annotations

from functools import cache
from typing import Any

from django import template
from django.template import TemplateDoesNotExist
from django.template.base import Template
from django.template.loader import get_template
from django.utils.safestring import SafeString, mark_safe

from loupiote.web.look.templatetags.kept import keep
from loupiote.web.square.frame import SLOTS
from loupiote.web.square.shown import Shown

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


@register.simple_tag(takes_context=True)
def post(context: template.Context, shown: Shown) -> SafeString:
    """`{% post shown %}`: a post. What all readers are shown alike is written once; for those who lead it has forms."""

    def write() -> SafeString:
        with context.push(shown=shown):
            return _template("square/_post.html").render(context)

    if context["viewer"].leads:
        written = write()
    else:
        one = shown.post
        where = (shown.where and shown.place.name, context.get("here"))
        key = ("post", one.key, shown.html, one.name, one.alias, one.title, *where, shown.version, shown.own)
        written = keep((*key, one.hidden_why, shown.taken), write)
    return mark_safe(f'<div class="is-new">{written}</div>') if shown.new else written


@register.simple_tag(takes_context=True)
def state(context: template.Context) -> SafeString:
    """`{% state %}`: the state of the game, in the context under the same name; it is the same for all."""

    def write() -> SafeString:
        return _template("square/_state.html").render(context)

    return keep(context["state"].key, write)


@cache
def _template(name: str) -> Template:
    return get_template(name).template  # type: ignore[attr-defined,no-any-return]


@register.filter
def get(found: dict[str, Any], key: str) -> Any:
    """`{{ unread|get:place.spot }}`."""
    return found.get(key)
