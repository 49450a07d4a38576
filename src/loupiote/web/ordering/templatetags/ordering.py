"""`{% load ordering %}`: what a player owes, and what they may order by a post, for the pages of the room."""

from __future__ import annotations

from typing import Any

from django import template
from django.utils.translation import get_language

from loupiote.web.games import phones
from loupiote.web.notices.missing import owes
from loupiote.web.ordering import commands, understood

register = template.Library()


@register.simple_tag(takes_context=True)
def owed(context: dict[str, Any]) -> int:
    """`{% owed as count %}`: how many questions wait for an answer of this viewer; what they may do at any time does not."""
    game, view = context["game"], context["view"]
    if game.paused or not context["viewer"].plays:
        return 0
    return sum(owes(one) and phones.takes(game, one.prompt) for one in view.prompts)


@register.simple_tag(takes_context=True)
def asked_now(context: dict[str, Any]) -> str:
    """`{% asked_now %}`: what this player is asked now, for a form that may give an order."""
    return understood.asked_of(context["view"])


@register.simple_tag(takes_context=True)
def asked_then(context: dict[str, Any]) -> str:
    """`{% asked_then %}`: the same of when the form was first made; it is kept where the form is shown once more."""
    posted = context["request"].POST.get("asked")
    return asked_now(context) if posted is None else str(posted)


@register.simple_tag(takes_context=True)
def in_doubt(context: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """`{% in_doubt as doubts %}`: what the last post on one's own board may mean, if that is what the program has asked back."""
    place, shown = context["place"], context["posts"]
    if not context["last"] or not commands.takes(context["game"], context["viewer"], place):
        return []
    said = [one for one in shown if one.post.kind != "receipt" and one.post.withdrawn_at is None]
    if not said or not said[-1].own:
        return []
    return commands.doubts(context["game"], context["viewer"], place, said[-1].post)


@register.simple_tag(takes_context=True)
def by_post(context: dict[str, Any]) -> list[str]:
    """`{% by_post as orders %}`: the lines that can be written on this board now; none on boards that take no orders."""
    game, viewer, place = context["game"], context["viewer"], context["place"]
    if not commands.takes(game, viewer, place):
        return []
    return commands.examples(game, context["view"], get_language() or "fr")
