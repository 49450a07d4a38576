"""What the program itself says on a player's own board: the receipt of an order, why it was not taken, a question back.

It stands there like any post and is read by those who read the board. It names nobody (`Mention`), and no listener hears it.
"""

from __future__ import annotations

from loupiote.kernel.boards import Board
from loupiote.web.games import turns
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Seat
from loupiote.web.square import places, sources
from loupiote.web.square.models import Post


def own_board(game: Game) -> Board | None:
    """The board that each player shares with the game master alone, where the rule set has one."""
    return next((board for board in places.boards_of(game).values() if board.each), None)


def say(game: Game, journal: Journal, seat: Seat, text: str) -> Post | None:
    """Write on the own board of a seat, in Markdown; None where the rule set has no such board.

    To be called in a transaction with the game's row locked.
    """
    board = own_board(game)
    if board is None:
        return None
    post = Post(game=game, board=board.id, owner=seat, kind=Post.Kind.RECEIPT, tick=journal.table.game.tick, text=text)
    sources.read(post)
    post.save()
    turns.bump(game, places.readers(journal, board.id, seat.pk))
    return post
