"""What the program itself says on a player's own board: the receipt of an order, why it was not taken, a question back.

It stands there like any post and is read by those who read the board. It names nobody (`Mention`), and no listener hears it.
"""

from __future__ import annotations

from django.utils import timezone

from loupiote.kernel.boards import Board
from loupiote.kernel.events import Lapsed
from loupiote.kernel.inputs import Reply
from loupiote.kernel.substitute import names_now
from loupiote.kernel.table import Table
from loupiote.web.games import turns
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Seat
from loupiote.web.square import places, sources
from loupiote.web.square.models import Post


def own_board(game: Game) -> Board | None:
    """The board that each player shares with the game master alone, where the rule set has one."""
    return next((board for board in places.boards_of(game).values() if board.each), None)


def say(game: Game, journal: Journal, seat: Seat, text: str, entry: int | None = None, power: str = "") -> Post | None:
    """Write on the own board of a seat, in Markdown; None where the rule set has no such board.

    To be called in a transaction with the game's row locked.

    Args:
        entry, power: the number of the order that this is the receipt of, and what it answers; if that does not hold any
            more, the receipt is struck (`after`).
    """
    board = own_board(game)
    if board is None:
        return None
    post = Post(game=game, board=board.id, owner=seat, kind=Post.Kind.RECEIPT, tick=journal.table.game.tick, text=text)
    post.entry, post.power = entry, power
    sources.read(post)
    post.save()
    turns.bump(game, places.readers(journal, board.id, seat.pk))
    return post


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """Strike the receipts of orders that do not hold any more, and unstrike those that do again; a hook of the door."""
    if game.mode != Game.Mode.FORUM or not (rewritten(before, table) or _lapsed_now(before, table)):
        return
    stand, gone, back = set(made.brought.values()), [], []
    lapsed = lapsed_answers(made)
    receipts = Post.objects.filter(game=game, kind=Post.Kind.RECEIPT, entry__isnull=False)
    for pk, entry, owner, power, withdrawn in receipts.values_list("pk", "entry", "owner", "power", "withdrawn_at"):
        holds = entry in stand and (entry, owner, power) not in lapsed
        if holds and withdrawn is not None:
            back.append(pk)
        elif not holds and withdrawn is None:
            gone.append(pk)
    for pks, at in ((gone, timezone.now()), (back, None)):
        if pks:
            Post.objects.filter(pk__in=pks).update(withdrawn_at=at)


def _lapsed_now(before: Table | None, table: Table) -> bool:
    """Whether an answer has just lapsed."""
    return any(isinstance(one.event, Lapsed) for one in table.told[len(before.told) if before is not None else 0 :])


def lapsed_answers(made: Journal) -> set[tuple[int, int, str]]:
    """The answers that lapsed, or were sent back: their entry, whose seat it is, the power.

    The step that they were given to has begun again since, without them: that is told in a later chapter, but what is sent
    back is told by the decree, in the chapter that the decree ends.
    """
    table = made.table
    upto: dict[tuple[int, str, str | None], int] = {}  # before which chapter the answers of a seat to a question lapsed
    seats = dict(zip((player.id for player in table.game.players), made.seats, strict=True))
    seat = {name: seats[now] for name, now in names_now(table.game).items()}
    for chapter in table.standing():
        for one in chapter.told:
            if isinstance(one.event, Lapsed):
                first = chapter.number + (one.event.reason == "sent-back")
                upto |= {(seat[name], one.event.power, one.event.window): first for name in one.to or ()}
    found: set[tuple[int, int, str]] = set()
    for (number, place), entry in made.brought.items():
        given = table.chapters[number].inputs[place]
        if isinstance(given, Reply) and number < upto.get((seat[given.player], given.power, given.window), 0):
            found.add((entry, seat[given.player], given.power))
    return found


def rewritten(before: Table | None, table: Table) -> bool:
    """Whether something was taken back or corrected."""
    last = len(before.chapters) - 1 if before is not None else -1
    return 0 <= last < len(table.chapters) and table.chapters[last].superseded is not None
