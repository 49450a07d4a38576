"""The page of votes: the ballot of who looks, the running count, all votes so far, and texts to paste."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from loupiote.kernel.ask import NOBODY
from loupiote.web import language
from loupiote.web.ballots import counting, evidence, history, polls, texts
from loupiote.web.ballots.models import Voting
from loupiote.web.games import deeds, door
from loupiote.web.ordering import page
from loupiote.web.seat.even import even
from loupiote.web.square.room import Room, in_room


@require_safe
@even
@in_room()
def home(request: HttpRequest, room: Room) -> HttpResponse:
    """The votes of a game, as this viewer may know them."""
    asks = page.asker(request, room)
    cast = evidence.casts(room.game)
    count = counting.count(room.game, room.view, cast, asks.said)
    votes = history.votes(room.game, room.view, language.of(request), cast)
    nobody = texts.nobody(asks.said)
    seats = [seat.name for seat in room.view.seats]
    context: dict[str, Any] = {
        "orders": [one for one in page.orders(room, asks) if one.question.ballot] if room.viewer.plays else [],
        "count": count,
        "nobody": nobody,
        "blank": NOBODY,
        "votes": votes,
        "rows": [(name, [vote.cells.get(name) for vote in votes]) for name in seats],
        "by_post": polls.by_post(room.game),
        "back": "votes",
    }
    phase = room.words.moment(*room.view.moment)
    if count is not None:
        context["copies"] = [(kind, texts.running(count, phase, kind, nobody)) for kind in texts.KINDS]
    elif votes:
        context["copies"] = [(kind, texts.past(votes[-1], kind, nobody)) for kind in texts.KINDS]
    return render(request, "ballots/home.html", room.context() | context)


@require_POST
@in_room("mj", "co-mj")
def settings(request: HttpRequest, room: Room) -> HttpResponse:
    """Whether votes may be cast by a post on the square."""
    allowed = "by_post" in request.POST
    Voting.objects.update_or_create(game=room.game, defaults={"by_post": allowed})
    deeds.note(room.game, room.viewer, "by-post" if allowed else "no-by-post")
    door.touch(room.game)
    return redirect("ballots:home", room.game.key)
