"""Who comes to a board whose past is not for them: from where on they may read it, exactly.

A rule set says it by the moment (`Access.since`). Somebody who is turned into a wolf in the middle of a night must not read what
the pack wrote earlier in the same night either.
"""

from __future__ import annotations

from django.db.models import Max

from loupiote.kernel.table import Table
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game
from loupiote.web.square.models import Entrance, Post
from loupiote.web.square.places import access_of


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """Note who came and who left; a hook of the door."""
    if before is None or game.mode != Game.Mode.FORUM:
        return  # nothing is written before a game begins
    came: list[tuple[int, str]] = []
    left: list[tuple[int, str]] = []
    for old, new, seat in zip(before.game.players, table.game.players, made.seats, strict=True):
        then = access_of(before.game, old.id)
        for board, now in access_of(table.game, new.id).items():
            if now.read and now.since and (not then[board].read or then[board].since != now.since):
                came.append((seat, board))
            elif then[board].read and not now.read:
                left.append((seat, board))
    for seat, board in left:
        Entrance.objects.filter(seat=seat, board=board).delete()
    for seat, board in came:
        last = Post.objects.filter(game=game, board=board).aggregate(last=Max("pk"))["last"] or 0
        Entrance.objects.update_or_create(seat_id=seat, board=board, defaults={"game": game, "post": last})
