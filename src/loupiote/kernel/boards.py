"""Boards: places to talk, as data. Who reads and writes is computed from the state, so a board follows every change.

The engine never reads posts, except those on a board that a power watches (`RuleSet.watchers`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

Who = Callable[["Game"], list[str]]


class Board(Struct, frozen=True):
    """A board of a rule set.

    Attributes:
        writes, reads: who may; `None` for `reads` is everybody, the public too.
        open: the moments in which one may write, or None for always.
        hangs_on: the bearer whose holders are its members, if it hangs on one; members see nothing from before they came
            unless `past`.
        each: one board for each player, shared with the game master alone.
        option: the option (yes-no) that opens it, if it depends on one; the MJ may open it as well.
    """

    id: str
    writes: Who
    reads: Who | None
    open: tuple[str, ...] | None = None
    hangs_on: str | None = None
    past: bool = False
    each: bool = False
    option: str | None = None


class Access(Struct):
    """What somebody may do on a board now; `since` is the tick from which they may read, 0 for all of it."""

    board: str
    read: bool
    write: bool
    since: int = 0


def living(game: Game) -> list[str]:
    """Everybody alive."""
    return game.living


def dead(game: Game) -> list[str]:
    """Everybody dead."""
    return game.dead


def everyone(game: Game) -> list[str]:
    """Every player."""
    return list(game.seats)


def holders(bearer: str) -> Who:
    """The living holders of a bearer."""
    return lambda game: game.held(bearer)


def and_dead(who: Who, option: str) -> Who:
    """Those of `who`, and by the option everybody dead."""
    return lambda game: [*who(game), *game.dead] if game.options.get(option) else who(game)


def is_open(game: Game, board: Board) -> bool:
    """Whether one may write on the board in this moment; a decree comes before the rule."""
    decreed = game.boards.get(board.id)
    if decreed is not None:
        return decreed
    if game.over:
        return False
    return board.open is None or game.moment in board.open


def access(game: Game, board: Board, viewer: str) -> Access:
    """What a player, "mj" or the public ("public") may do on a board now."""
    if viewer == "mj":
        return Access(board.id, True, True)
    if board.option and not game.options.get(board.option) and not game.boards.get(board.id):
        return Access(board.id, False, False)
    if game.over:
        return Access(board.id, not board.each or viewer in game.seats, False)
    if viewer not in game.seats:
        return Access(board.id, board.reads is None, False)
    if board.each:
        return Access(board.id, True, viewer in board.writes(game))
    read = board.reads is None or viewer in board.reads(game)
    write = viewer in board.writes(game) and is_open(game, board)
    since = 0
    if board.hangs_on and not board.past:
        bearer = game.bearers.get(board.hangs_on)
        since = bearer.since.get(viewer, 0) if bearer else 0
    return Access(board.id, read, write, since)
