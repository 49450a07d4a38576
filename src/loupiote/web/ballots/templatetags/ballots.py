"""`{% load ballots %}`: votes by a post, for the form of a post."""

from __future__ import annotations

from typing import Any

from django import template

from loupiote.web.ballots import spoken

register = template.Library()


@register.simple_tag(takes_context=True)
def vote_by_post(context: dict[str, Any]) -> bool:
    """`{% vote_by_post as open %}`: whether a post on this board may be a vote of this viewer's now."""
    game, viewer, place = context["game"], context["viewer"], context["place"]
    if not (viewer.plays and place.public and spoken.ballot(game, context["view"])):
        return False
    return spoken.takes(game, viewer, place)
