"""Which names somebody may take in one game: the one check for names, role-play names, and whoever takes a seat over."""

from __future__ import annotations

from collections.abc import Sequence

from loupiote.web.games import tables
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.people import names
from loupiote.web.people.names import Wrong
from loupiote.web.signup.models import SignUp


def wrong(
    game: Game, name: str, *, seat: Seat | None = None, entry: SignUp | None = None, user: int | None = None
) -> Wrong | None:
    """Why somebody cannot be called so in this game, by name or by role-play name; None where they can.

    Args:
        seat, entry: their own, or the seat that they take over, whose names of now are no hindrance;
        user: their account, which may lead the game as long as it has not begun.
    """
    return names.wrong(name, others(game, seat=seat, entry=entry, user=user))


def others(
    game: Game, *, seat: Seat | None = None, entry: SignUp | None = None, user: int | None = None
) -> Sequence[str]:
    """All names of the others in a game: of seats, also those of before, of those who wait, of those who lead by forum."""
    own = seat.pk if seat is not None else entry.seat_id if entry is not None else None
    seats = game.seats.exclude(pk=own or 0)
    pairs = list(seats.values_list("name", "alias"))
    if game.status == Game.Status.PREPARING:
        waiting = game.signups.filter(seat=None).exclude(state=SignUp.State.REFUSED)
        pairs += waiting.exclude(pk=entry.pk if entry is not None else 0).values_list("name", "alias")
    else:
        mine = seat.name if seat is not None else None
        players = tables.current(game).table.game.players
        pairs += [(name, "") for player in players if player.id != mine for name in player.former]
    if game.mode == Game.Mode.FORUM:
        pairs += [(leader, "") for leader in leaders(game, but=user)]
    return [name for pair in pairs for name in pair if name]


def leaders(game: Game, *, but: int | None = None) -> list[str]:
    """What those who lead a game are called: in its log, and by their accounts."""
    rows = Master.objects.filter(game=game).select_related("user")
    found = [(row.name, row.user.name if row.user else "") for row in rows if but is None or row.user_id != but]
    return [name for pair in found for name in dict.fromkeys(pair) if name]
