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


@register.simple_tag(takes_context=True)
def vote_in_doubt(context: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """`{% vote_in_doubt as doubts %}`: the votes that may be meant by the last post of this viewer here."""
    game, viewer, place = context["game"], context["viewer"], context["place"]
    if not (context["last"] and viewer.plays and place.public):
        return []
    own = [one.post for one in context["posts"] if one.own and one.post.hidden_at is None]
    if not own or "!" not in own[-1].text or not spoken.takes(game, viewer, place):
        return []
    return spoken.doubts(game, viewer, context["view"], own[-1])
