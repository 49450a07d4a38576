"""Somebody else takes a seat over: the name in the rules, the cookie and the link, the account all pass in one go.

Role, links, votes, open orders, boards and the log hang on the seat and pass by themselves; who takes it reads what the seat has
seen. Whoever sat there before has no way in any more.
"""

from __future__ import annotations

from django.db import transaction
from msgspec import Struct

from loupiote.kernel.ask import Refusal
from loupiote.kernel.inputs import Decree
from loupiote.web.console import handing
from loupiote.web.console.handing import Newcomer
from loupiote.web.games import deeds, door, tokens
from loupiote.web.games.models import Entry, Game, Seat
from loupiote.web.games.results import Done, Refused, Result
from loupiote.web.games.viewers import Viewer
from loupiote.web.people import names
from loupiote.web.people.models import User
from loupiote.web.signup import guests
from loupiote.web.table.decrees import misnamed


class Passed(Struct):
    """What came of it: the result of the order; the token of the new person's link, "" where an account has the seat."""

    result: Result
    token: str = ""


def substitute(
    game: Game,
    viewer: Viewer,
    seat: Seat,
    name: str,
    who: Newcomer | None = None,
    reason: str = "",
    *,
    key: str,
    seen: int,
) -> Passed:
    """Let somebody else take a seat over.

    Args:
        name: theirs in the game from now on; who: the person; without an account they come by a personal link; reason: why.
        key, seen: of the form, as for `door.submit`.
    """
    who, old = who or Newcomer(), seat.name
    decree = Decree(what="substitute", who=old, value=names.clean(name), reason=reason)
    refusal = misnamed(game, decree) or _twice(game, seat, who.user)
    if refusal is not None:
        return Passed(Refused(refusal, seen))
    with transaction.atomic():
        result = door.submit(game.pk, viewer, decree, key=key, seen=seen)
        if not isinstance(result, Done):
            return Passed(result)
        seat.refresh_from_db()
        if not result.again:
            kind = "seat-account" if who.user is not None else "seat-link"
            deeds.note(game, viewer, kind, name=seat.name, account=str(who.user or ""))
            handing.hand_over(game, seat, who, old, Entry.objects.values_list("seq", flat=True).get(game=game, key=key))
        token = "" if who.user is not None else tokens.give(seat, _ground(seat, who, key))
    return Passed(result, token)


def _ground(seat: Seat, who: Newcomer, key: str) -> str:
    """Of the token of somebody without an account: the same for a form that is sent twice, and for a guest's own browser."""
    return guests.ground(who.entry, seat) if who.entry is not None else key


def _twice(game: Game, seat: Seat, user: User | None) -> Refusal | None:
    """Why this account cannot sit down: it plays or leads here already."""
    if user is None:
        return None
    there = game.seats.filter(user=user).exclude(pk=seat.pk).exists() or game.masters.filter(user=user).exists()
    return Refusal("duplicate-name", values=(user.get_username(),)) if there else None
