"""Leaving: what becomes of the games of somebody who deletes their account."""

from __future__ import annotations

from axes.models import AccessAttempt
from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.db.models import Q

from loupiote.web.console.models import Handover
from loupiote.web.games import door, erasing, tokens
from loupiote.web.games.models import Game, Seat
from loupiote.web.notices import absences, telling
from loupiote.web.notices.outside import keepers
from loupiote.web.people import succession
from loupiote.web.people.models import Report, User
from loupiote.web.people.names import NEUTRAL, appearances
from loupiote.web.people.succession import Heirs
from loupiote.web.signup import moves
from loupiote.web.signup.models import SignUp


def delete(user: User, heirs: Heirs | None = None) -> None:
    """Delete an account. Games in preparation that nobody else leads go with it; others stay, under a neutral name.

    A seat that somebody took by forum bears the name of no account any more, nor does what was told of it before somebody else
    took it over; one at a table keeps the name that it was given there unless that is the name of the account. Where nobody
    leads, the program plays on for whoever is gone.

    Args:
        heirs: who leads the games that nobody else leads (`succession`); for a game that it does not name: nobody.
    """
    with transaction.atomic():
        heard = list(Game.objects.filter(Q(created_by=user) | Q(masters__user=user), webhook__isnull=False).distinct())
        for game in Game.objects.filter(masters__user=user, status=Game.Status.PREPARING):
            if not succession.others(game, user):
                door.remove(game)
        for signup in SignUp.objects.filter(user=user).select_related("game"):
            moves.leave(signup)
        for game in Game.objects.filter(_led_by(user)).distinct():
            erasing.forget(game, user.pk)
        erasing.forget_account(user.name)
        succession.pass_on(user, heirs or {})
        succession.step_down(user, gone=True)
        for seat in Seat.objects.filter(user=user).select_related("game"):
            _leave(seat, user)
        _leave_what_was_handed_over(user)
        _leave_the_operators_pages(user)
        user.delete()
        for game in heard:
            keepers.forget_unkept(game)


def _leave(seat: Seat, user: User) -> None:
    game = seat.game
    if game.mode == Game.Mode.FORUM or appearances(seat.name) & appearances(user.name):
        erasing.erase(seat)
    if game.status == Game.Status.RUNNING and not game.led:
        absences.play_for(seat)
    elif game.status == Game.Status.RUNNING:
        telling.seat_left(game, seat)


def _leave_what_was_handed_over(user: User) -> None:
    """Whoever has a seat now that was theirs keeps it; only what was told of them tells of nobody any more."""
    for row in Handover.objects.filter(user=user).select_related("seat"):
        erasing.erase_former(row.seat, row.old, row.alias)
    nobody: dict[str, str | None] = dict.fromkeys(("alias", *tokens.HASHES), "")
    Handover.objects.filter(user=user).update(user=None, genre=None, **nobody)


def _led_by(user: User) -> Q:
    """The games in which somebody has done what only those who lead or made them can."""
    return Q(masters__user=user) | Q(entries__user=user) | Q(deeds__user=user)


def _leave_the_operators_pages(user: User) -> None:
    """What the operator has read and done of somebody stays; and what was typed to sign in goes."""
    neutral = NEUTRAL.get(user.lang, NEUTRAL["fr"])
    Report.objects.filter(by=user).update(by_name=neutral)
    Report.objects.filter(about=user, what=Report.What.PERSON).update(of=neutral)
    done = LogEntry.objects.filter(content_type=ContentType.objects.get_for_model(User), object_id=str(user.pk))
    done.update(object_repr=neutral)
    AccessAttempt.objects.filter(username=user.name).delete()
