"""Who keeps a game waiting: for its game master alone, since at night it shows who has something to do."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from loupiote.kernel.ask import Prompt
from loupiote.kernel.inputs import MJ
from loupiote.kernel.table import Table
from loupiote.kernel.view import Asked, view
from loupiote.web.games import tables
from loupiote.web.games.models import Deadline, Game, Seat
from loupiote.web.notices.models import Absence, Notice


class Missing(NamedTuple):
    """A seat that owes answers.

    Attributes:
        asked: what it has not answered; until: when the first of that closes, if it does by itself.
        missed: deadlines that it has missed in a row; prodded_at: when it was last prodded.
    """

    seat: Seat
    asked: list[Asked]
    until: datetime | None
    missed: int
    prodded_at: datetime | None


def owed(table: Table) -> dict[str, list[Asked]]:
    """What each player has not answered yet; nothing of what is at their choice at any time, nor of what the MJ answers."""
    found: dict[str, list[Asked]] = {}
    for asked in view(table, MJ).prompts:
        if owes(asked):
            found.setdefault(asked.prompt.player, []).append(asked)
    return found


def owes(asked: Asked) -> bool:
    """Whether a player's answer to this is missing."""
    prompt = asked.prompt
    return asked.awaited and not prompt.refereed and not (prompt.instant and prompt.optional)


def openly(table: Table, prompt: Prompt) -> bool:
    """Whether it is no secret who is asked this: everybody sees who answers, or who holds what asks (a voice, an office)."""
    bearer = table.game.bearers.get(prompt.bearer)
    kind = table.game.ruleset.kinds[bearer.of] if bearer is not None else None
    return bool(prompt.shows) or (kind is not None and (kind.public or kind.kind == "everyone"))


def missing(game: Game) -> list[Missing]:
    """The seats that owe answers, in table order; bots answer by themselves and are left out. For a game master only."""
    owes = owed(tables.current(game).table)
    seats = [seat for seat in game.seats.order_by("place") if seat.name in owes and not seat.bot]
    ends = dict(Deadline.objects.filter(game=game, fired_at=None).values_list("window", "at"))
    missed = dict(Absence.objects.filter(seat__in=seats).values_list("seat_id", "missed"))
    prods = last_prods(game)
    found = []
    for seat in seats:
        asked = owes[seat.name]
        until = min((ends[one.window] for one in asked if one.window in ends), default=None)
        found.append(Missing(seat, asked, until, missed.get(seat.pk, 0), prods.get(seat.pk)))
    return found


def last_prods(game: Game) -> dict[int, datetime]:
    """When each seat was last prodded."""
    found: dict[int, datetime] = {}
    seat_of = {user: pk for pk, user in game.seats.values_list("pk", "user_id") if user is not None}
    prods = Notice.objects.filter(game=game, kind="prodded").order_by("at")
    for user, seat, at in prods.values_list("user_id", "seat_id", "at"):
        found[seat_of.get(user, seat) or 0] = at
    return found
