"""Somebody else takes a seat over: the name in the rules, the cookie and the link, the account all pass in one go.

Role, links, votes, open orders, boards and the log hang on the seat and pass by themselves; who takes it reads what the seat has
seen. Whoever sat there before has no way in any more.
"""

from __future__ import annotations

from django.db import transaction
from msgspec import Struct

from loupiote.kernel.ask import Refusal
from loupiote.kernel.inputs import Decree
from loupiote.web.games import door, tokens
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.results import Done, Refused, Result
from loupiote.web.games.viewers import Viewer
from loupiote.web.notices import telling
from loupiote.web.people import joining, names
from loupiote.web.people.models import User
from loupiote.web.table.decrees import misnamed


class Passed(Struct):
    """What came of it: the result of the order; the token of the new person's link, "" where an account has the seat."""

    result: Result
    token: str = ""


def substitute(
    game: Game, viewer: Viewer, seat: Seat, name: str, *, user: User | None = None, key: str, seen: int
) -> Passed:
    """Let somebody else take a seat over.

    Args:
        name: theirs in the game from now on; user: their account; without one they come by a personal link.
        key, seen: of the form, as for `door.submit`.
    """
    decree = Decree(what="substitute", who=seat.name, value=names.clean(name))
    refusal = misnamed(game, decree) or _twice(game, user)
    if refusal is not None:
        return Passed(Refused(refusal, seen))
    with transaction.atomic():
        result = door.submit(game.pk, viewer, decree, key=key, seen=seen)
        if not isinstance(result, Done):
            return Passed(result)
        seat.refresh_from_db()
        if not result.again:
            left = seat.user_id
            joining.stand_up(seat)
            seat.user, seat.bot, seat.alias = user, False, ""
            seat.save(update_fields=["user", "bot", "alias"])
            telling.seat_changed(game, seat, left)
        token = "" if user is not None else tokens.give(seat, key)  # the same for a form that is sent twice
    return Passed(result, token)


def _twice(game: Game, user: User | None) -> Refusal | None:
    """Why this account cannot sit down: it plays or leads here already."""
    if user is None:
        return None
    there = game.seats.filter(user=user).exists() or game.masters.filter(user=user).exists()
    return Refusal("duplicate-name", values=(user.get_username(),)) if there else None
