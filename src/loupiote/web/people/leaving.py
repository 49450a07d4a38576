"""Leaving: what becomes of the games of somebody who deletes their account."""

from __future__ import annotations

from django.db import transaction

from loupiote.web.games.models import Game, Master
from loupiote.web.people.models import User


def led_alone(user: User) -> list[Game]:
    """The games that nobody would lead any more, those in preparation left aside."""
    mine = Game.objects.filter(masters__user=user).exclude(status=Game.Status.PREPARING)
    return [game for game in mine.exclude(status=Game.Status.FINISHED) if not _others(game, user)]


def delete(user: User) -> None:
    """Delete an account. Games in preparation that nobody else leads go with it; seats and stories stay, without it."""
    with transaction.atomic():
        for game in Game.objects.filter(masters__user=user, status=Game.Status.PREPARING):
            if not _others(game, user):
                game.delete()
        user.delete()


def _others(game: Game, user: User) -> bool:
    """Whether somebody else can lead: another account, or whoever has a link for it."""
    return any(m.user_id != user.pk and (m.user_id or m.token_hash) for m in Master.objects.filter(game=game))
