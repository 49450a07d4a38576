"""Leaving: what becomes of the games of somebody who deletes their account."""

from __future__ import annotations

from django.db import transaction
from django.db.models import Q

from loupiote.web.games import door, erasing
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.people.models import User
from loupiote.web.people.names import appearances
from loupiote.web.signup import moves
from loupiote.web.signup.models import SignUp


def led_alone(user: User) -> list[Game]:
    """The games that nobody would lead any more, those in preparation left aside."""
    mine = Game.objects.filter(masters__user=user).exclude(status=Game.Status.PREPARING)
    return [game for game in mine.exclude(status=Game.Status.FINISHED) if not _others(game, user)]


def delete(user: User) -> None:
    """Delete an account. Games in preparation that nobody else leads go with it; others stay, under a neutral name.

    A seat that somebody took by forum bears the name of no account any more, and one at a table keeps the name that it was given
    there unless that is the name of the account. Where nobody leads, the program plays on for whoever is gone.
    """
    with transaction.atomic():
        for game in Game.objects.filter(masters__user=user, status=Game.Status.PREPARING):
            if not _others(game, user):
                door.remove(game)
        for signup in SignUp.objects.filter(user=user).select_related("game"):
            moves.leave(signup)
        for game in Game.objects.filter(Q(masters__user=user) | Q(entries__user=user)).distinct():
            erasing.forget(game, user.pk)
        for seat in Seat.objects.filter(user=user).select_related("game"):
            _leave(seat, user)
        user.delete()


def _leave(seat: Seat, user: User) -> None:
    game = seat.game
    if game.mode == Game.Mode.FORUM or appearances(seat.name) & appearances(user.name):
        erasing.erase(seat)
    if game.status == Game.Status.RUNNING and not game.led:
        Seat.objects.filter(pk=seat.pk).update(bot=True)


def _others(game: Game, user: User) -> bool:
    """Whether somebody else can lead: another account, or whoever has a link for it."""
    return any(m.user_id != user.pk and (m.user_id or m.token_hash) for m in Master.objects.filter(game=game))
