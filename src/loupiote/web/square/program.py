"""What the program itself says on a player's own board: the receipt of an order, why it was not taken, a question back.

It stands there like any post and is read by those who read the board. It names nobody (`Mention`), and no listener hears it.
"""

from __future__ import annotations

from django.utils import timezone

from loupiote.kernel.boards import Board
from loupiote.kernel.table import Table
from loupiote.web.games import turns
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Seat
from loupiote.web.square import places, sources
from loupiote.web.square.models import Post


def own_board(game: Game) -> Board | None:
    """The board that each player shares with the game master alone, where the rule set has one."""
    return next((board for board in places.boards_of(game).values() if board.each), None)


def say(game: Game, journal: Journal, seat: Seat, text: str, entry: int | None = None) -> Post | None:
    """Write on the own board of a seat, in Markdown; None where the rule set has no such board.

    To be called in a transaction with the game's row locked.

    Args:
        entry: the number of the order that this is the receipt of; if that is taken back, the receipt is struck (`after`).
    """
    board = own_board(game)
    if board is None:
        return None
    post = Post(game=game, board=board.id, owner=seat, kind=Post.Kind.RECEIPT, tick=journal.table.game.tick, text=text)
    post.entry = entry
    sources.read(post)
    post.save()
    turns.bump(game, places.readers(journal, board.id, seat.pk))
    return post


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """Strike the receipts of orders that were taken back or replaced; a hook of the door."""
    if game.mode != Game.Mode.FORUM or not rewritten(before, table):
        return
    stand = set(made.brought.values())
    receipts = Post.objects.filter(game=game, kind=Post.Kind.RECEIPT, withdrawn_at=None, entry__isnull=False)
    gone = [pk for pk, entry in receipts.values_list("pk", "entry") if entry not in stand]
    if gone:
        Post.objects.filter(pk__in=gone).update(withdrawn_at=timezone.now())


def rewritten(before: Table | None, table: Table) -> bool:
    """Whether something was taken back or corrected."""
    last = len(before.chapters) - 1 if before is not None else -1
    return 0 <= last < len(table.chapters) and table.chapters[last].superseded is not None
