"""The seats of a game in preparation, in table order."""

from __future__ import annotations

import re
from typing import NamedTuple

from django.db import transaction

from loupiote.web.games import door
from loupiote.web.games.models import Game, Seat
from loupiote.web.people import names, naming
from loupiote.web.people.joining import GENRES
from loupiote.web.prepare.draft import Draft

MOST_TYPED = 4000


class Refused(NamedTuple):
    """A name that was not taken, and why: bad-name, duplicate-name, or too-many where there are seats enough."""

    name: str
    code: str


def add(draft: Draft, text: str) -> list[Refused]:
    """Seats for the names in a text, separated by commas or lines; more of them than there were to be make the table larger."""
    high, refused = draft.rules.players[1], []
    with transaction.atomic():
        Game.locked(draft.game.pk)
        seats, others = list(draft.game.seats.all()), list(naming.others(draft.game))
        for name in filter(None, map(names.clean, re.split(r"[,;\n]", text[:MOST_TYPED]))):
            code = "too-many" if len(seats) >= high else names.wrong(name, others)
            if code:
                refused.append(Refused(name[: names.SHOWN], code))
            else:
                seats.append(Seat.objects.create(game=draft.game, place=len(seats), name=name))
                others.append(name)
        _changed(draft, seats)
    return refused


def rename(draft: Draft, seat: Seat, name: str, genre: str | None) -> Refused | None:
    """Another name, or another genre."""
    name = names.clean(name)
    code = naming.wrong(draft.game, name, seat=seat) if name != seat.name else None
    if code:
        return Refused(name[: names.SHOWN], code)
    seat.name, seat.genre = name, genre if genre in GENRES else None
    seat.save(update_fields=["name", "genre"])
    door.touch(draft.game)
    return None


def move(draft: Draft, seat: Seat, by: int) -> None:
    """One place to the left or to the right; the table is round."""
    order = [other for other in draft.seats if other.pk != seat.pk]
    place = (next(i for i, other in enumerate(draft.seats) if other.pk == seat.pk) + by) % len(draft.seats)
    order.insert(place, seat)
    _renumber(draft, order)


def remove(draft: Draft, seat: Seat) -> None:
    """One seat less, and one player less."""
    with transaction.atomic():
        seat.delete()
        draft.keep(players=max(draft.players - 1, draft.rules.players[0]))
        _renumber(draft, [other for other in draft.seats if other.pk != seat.pk])


def set_number(draft: Draft, players: int) -> None:
    """How many shall play; never fewer than have a name."""
    low, high = draft.rules.players
    draft.keep(players=max(min(players, high), low, len(draft.seats)))
    door.touch(draft.game)


def _renumber(draft: Draft, order: list[Seat]) -> None:
    with transaction.atomic():
        for place, seat in enumerate(order):
            if seat.place != place:
                seat.place = place
                seat.save(update_fields=["place"])
        door.touch(draft.game)
    draft.seats = order


def _changed(draft: Draft, seats: list[Seat]) -> None:
    draft.seats = seats
    if len(seats) > int(draft.game.plan.get("players", 0)):
        draft.keep(players=len(seats))
    door.touch(draft.game)
