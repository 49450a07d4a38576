"""Who comes to a board whose past is not for them, and who leaves it: from where on they may read it, exactly.

A rule set says it by the moment (`Access.since`). Somebody who is turned into a wolf in the middle of a night must not read what
the pack wrote earlier in the same night either.
"""

from __future__ import annotations

from django.db.models import Max

from loupiote.kernel.table import Table
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game
from loupiote.web.square.models import Post, Stay
from loupiote.web.square.places import access_of


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """Note who came and who left; a hook of the door."""
    if before is None or game.mode != Game.Mode.FORUM:
        return  # nothing is written before a game begins
    for old, new, seat in zip(before.game.players, table.game.players, made.seats, strict=True):
        then = access_of(before.game, old.id)
        for board, now in access_of(table.game, new.id).items():
            stayed = then[board].read and now.read and then[board].since == now.since
            if then[board].read and then[board].since and not stayed:
                _leave(game, seat, board, then[board].since)
            if now.read and now.since and not stayed:
                Stay.objects.create(game=game, seat_id=seat, board=board, since=now.since, after=_last(game, board))


def _leave(game: Game, seat: int, board: str, since: int) -> None:
    """End a stretch; who was there from the beginning of the game has none yet."""
    last = _last(game, board)
    if not Stay.objects.filter(seat=seat, board=board, since=since, until=None).update(until=last):
        Stay.objects.create(game=game, seat_id=seat, board=board, since=since, until=last)


def _last(game: Game, board: str) -> int:
    return Post.objects.filter(game=game, board=board).aggregate(last=Max("pk"))["last"] or 0
