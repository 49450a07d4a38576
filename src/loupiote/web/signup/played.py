"""The games on somebody's page: listed ones alone, and of those only what everybody may know."""

from __future__ import annotations

from datetime import datetime

from django.db.models import Q
from django.http import HttpRequest
from django.urls import reverse
from msgspec import Struct

from loupiote.narration.pages import Names
from loupiote.web import language
from loupiote.web.games.models import Game, Seat
from loupiote.web.people.models import User

MOST = 200


class Played(Struct):
    """A game that somebody plays or has played; the card and whether they won are "" and False until it is over."""

    title: str
    rules: str
    name: str
    alias: str
    begun: bool
    over: bool
    at: datetime
    href: str
    card: str = ""
    won: bool = False


def by(user: User, request: HttpRequest) -> list[Played]:
    """The games of this person, the newest first. One behind a password is shown once it is over."""
    known = Q(game__status=Game.Status.FINISHED) | Q(game__call__password="")
    seats = (
        Seat.objects.filter(known, user=user, game__call__listed=True, game__mode=Game.Mode.FORUM)
        .select_related("game", "outcome")
        .order_by("-game__created_at")[:MOST]
    )
    return [_played(seat, request) for seat in seats]


def _played(seat: Seat, request: HttpRequest) -> Played:
    game, names = seat.game, Names(language.of(request), seat.game.rules)
    rules, over = names.say(f"set-{game.rules}"), game.status == Game.Status.FINISHED
    outcome = getattr(seat, "outcome", None) if over else None
    return Played(
        title=game.title or rules,
        rules=rules,
        name=seat.name,
        alias=seat.alias,
        begun=game.status != Game.Status.PREPARING,
        over=over,
        at=(game.ended_at if over else game.started_at) or game.created_at,
        href=reverse("signup:page", args=[game.key]),
        card=names.narrator.role(outcome.role) if outcome is not None else "",
        won=outcome is not None and outcome.won,
    )
