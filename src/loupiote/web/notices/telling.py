"""Telling people something: the one place where notices are made, inside the transaction of what they are about.

    tell(game.seats.all(), "begun", game)
    tell([seat], "mentioned", game, key=f"post-{post.pk}")
    posted(game, readers, public=True, by=author, mentions=[seat], key=f"post-{post.pk}")

Letters are sent by the clock and the worker once the transaction is kept; those who play without an account, or whose account has
no address, find notices in the application alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.utils import timezone

from loupiote.web import sql
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.notices import wishes as wished
from loupiote.web.notices.kinds import KINDS
from loupiote.web.notices.models import Absence, Notice
from loupiote.web.people import blocks
from loupiote.web.people.models import User

Person = Seat | Master | User

_TOLD = "SELECT * FROM loupiote_notices_notice WHERE game_id = %s AND kind = %s AND key = %s"  # see `loupiote.web.sql`


def tell(
    to: Person | Iterable[Person],
    kind: str,
    game: Game,
    *,
    key: str = "",
    again: bool = False,
    but: int | None = None,
    **words: Any,
) -> None:
    """Tell persons something about a game; whoever was told the same (kind, game and key) already is not told again.

    Args:
        to: seats, masters or accounts; a seat that nobody plays hears nothing.
        kind: one of `kinds.KINDS`; key: what it is about.
        again: what was told and read before is told anew; what is still unread is not.
        but: the account of who did it, who knows.
        words: names for the sentence of this kind: no secret, it is shown on lists that others may see.

    Raises:
        KeyError: there is no such kind.
    """
    if kind not in KINDS:
        raise KeyError(kind)
    persons = [to] if isinstance(to, Seat | Master | User) else list(to)
    users, seats = _split(persons)
    users.discard(but or 0)
    if not users and not seats:
        return
    about = {"game": game, "kind": kind, "key": key}
    told = sql.of(Notice, _TOLD, [game.pk, kind, key])
    known = [one for one in told if one.user_id in users or one.seat_id in seats]
    users -= {one.user_id for one in known}
    seats -= {one.seat_id for one in known}
    stale = [one for one in known if again and one.read_at is not None]
    if users or seats or stale:
        _write(about, words, users, seats, stale)


def _write(about: dict[str, Any], words: dict[str, Any], users: set[int], seats: set[int], stale: list[Notice]) -> None:
    now = timezone.now()
    accounts = users | {one.user_id for one in stale if one.user_id is not None}
    due = _due(accounts, about["kind"], now) if accounts else {}
    for one in stale:
        one.read_at, one.at, one.words, one.due_at = None, now, words, due.get(one.user_id or 0)
    if stale:
        Notice.objects.bulk_update(stale, ["read_at", "at", "words", "due_at"])
    new = [Notice(**about, user_id=id, at=now, words=words, due_at=due.get(id)) for id in sorted(users)]
    new += [Notice(**about, seat_id=id, at=now, words=words) for id in sorted(seats)]
    Notice.objects.bulk_create(new, ignore_conflicts=True)  # somebody may tell the same at this moment


def _due(accounts: set[int], kind: str, now: datetime) -> dict[int, datetime | None]:
    """When each account that has an address gets a letter about something of this kind."""
    with_address = User.objects.filter(pk__in=accounts, is_active=True).exclude(email="")
    asked = wished.of_many(with_address.values_list("pk", flat=True))
    return {id: wished.due_at(wishes, kind, now) for id, wishes in asked.items()}


def posted(
    game: Game,
    readers: Iterable[Seat | Master],
    *,
    public: bool,
    key: str,
    mentions: Iterable[Seat | Master] = (),
    by: int | None = None,
) -> None:
    """Tell of a post on a board.

    A post on a board that not everybody reads is told only to those who want to know, since being told would show who is there.

    Args:
        readers: those who may read it; public: whether everybody may; key: of the post.
        mentions: those of them who are mentioned in it; by: the account of its author, of whom those who block it hear nothing.
    """
    away = blocks.against(by)
    read = [one for one in readers if one.user_id not in away]
    named = {(type(one), one.pk) for one in mentions}
    if not public:
        ids = {one.user_id for one in read if one.user_id}
        frank = {id for id, wishes in wished.of_many(ids).items() if not wishes.discreet}
        read = [one for one in read if one.user_id in frank]
    called = [one for one in read if (type(one), one.pk) in named]
    others = [one for one in read if (type(one), one.pk) not in named]
    tell(called, "mentioned", game, key=key, but=by)
    tell(others, "posted", game, again=True, but=by)


def seat_changed(game: Game, seat: Seat, before: int | None) -> None:
    """Tell that a seat has passed to somebody else: whom it was taken from (an account, or None), and who has it now.

    Whoever has it now has missed nothing yet.
    """
    Absence.objects.filter(seat=seat).delete()
    at = timezone.now().isoformat(timespec="seconds")
    if before is not None and before != seat.user_id:
        tell(User.objects.filter(pk=before), "seat", game, key=f"lost-{seat.pk}-{at}", lost=True)
    tell(seat, "seat", game, key=f"given-{seat.pk}-{at}", name=seat.name)


def seat_left(game: Game, seat: Seat) -> None:
    """Tell those who lead that nobody sits at a seat of a running game any more, so that they may hand it over."""
    key = f"left-{seat.pk}-{timezone.now().isoformat(timespec='seconds')}"
    tell(Master.objects.filter(game=game), "left", game, key=key, name=seat.name, number=seat.place + 1)


def _split(persons: Iterable[Person]) -> tuple[set[int], set[int]]:
    """The accounts of persons, and the seats of those who play without one."""
    users: set[int] = set()
    seats: set[int] = set()
    for one in persons:
        if isinstance(one, User):
            users.add(one.pk)
        elif one.user_id is not None:
            users.add(one.user_id)
        elif isinstance(one, Seat) and one.token_hash:
            seats.add(one.pk)
    return users, seats
