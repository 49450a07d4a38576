"""Closing: what becomes of the games of somebody whose account the operator has closed.

They are handed on as those of an account that is deleted, so that nobody waits for somebody who cannot come. Names stay, and what
they were preparing is kept from others: the account may be opened again.
"""

from __future__ import annotations

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from loupiote.web.console.models import Handover
from loupiote.web.games import door, tokens
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.notices import absences, telling
from loupiote.web.notices.outside import keepers
from loupiote.web.people import succession
from loupiote.web.people.models import User
from loupiote.web.signup import moves
from loupiote.web.signup.models import Call, SignUp

NO_LINK = dict.fromkeys(tokens.HASHES, "")


def close(user: User) -> None:
    """Close an account: nobody signs in to it, no link of theirs opens anything, and nobody's game waits for them."""
    with transaction.atomic():
        heard = list(Game.objects.filter(Q(created_by=user) | Q(masters__user=user), webhook__isnull=False).distinct())
        User.objects.filter(pk=user.pk).update(is_active=False)
        user.is_active = False
        Seat.objects.filter(user=user).update(**NO_LINK)
        Master.objects.filter(user=user).update(**NO_LINK)
        Handover.objects.filter(user=user).update(**NO_LINK)  # a seat that was theirs may be given back
        _take_no_more_sign_ups(user)
        for signup in SignUp.objects.filter(user=user).select_related("game"):
            moves.leave(signup)
        succession.pass_on(user, {})
        succession.step_down(user, gone=False)
        for seat in Seat.objects.filter(user=user, game__status=Game.Status.RUNNING).select_related("game"):
            if seat.game.led:
                telling.seat_left(seat.game, seat)
            else:
                absences.play_for(seat)
        for game in heard:
            keepers.forget_unkept(game)


def _take_no_more_sign_ups(user: User) -> None:
    """Nobody signs up for a game that nobody will begin."""
    for game in Game.objects.filter(masters__user=user, status=Game.Status.PREPARING, mode=Game.Mode.FORUM):
        if not succession.others(game, user):
            Call.objects.filter(game=game).update(listed=False, until=timezone.now(), starts=Call.Starts.HAND)
            door.touch(game)
