"""What one player alone is told – their card, what they saw, whom they love – stands on their own board too, as soon as they are
told it, where they read the receipts of their orders. Online everything that a rule tells one player comes by a private message.

Such a post is the program's, like a receipt: nobody reads it but its player and who leads. It counts as new there, names nobody
(`Mention`) and sends no letter. What does not hold any more is struck, for those alone whom it concerns: a post that were struck
and written anew as it was would tell its reader that something of somebody else was corrected.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.db.models import Max
from django.utils import timezone

from loupiote.kernel.boards import Board
from loupiote.kernel.data import same_start
from loupiote.kernel.events import Told
from loupiote.kernel.table import Table
from loupiote.narration import Narrator
from loupiote.web.games import turns
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Seat
from loupiote.web.square import announce, places, program, sources
from loupiote.web.square.models import Post


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """Tell what is new, strike what does not hold any more; a hook of the door."""
    board = program.own_board(game)
    if board is None or game.mode != Game.Mode.FORUM:
        return
    old = before.told if before is not None else []
    same = same_start(old, table.told)
    touched = {name for told in (*old[same:], *table.told[same:]) for name in told.to or ()}
    if not touched:
        return
    told, seats = _Told(game, board, table, made), list(game.seats.order_by("place"))
    for player, seat in zip(table.game.players, seats, strict=True):
        names = {player.id, *player.former}
        if not names.isdisjoint(touched):
            told.bring(seat, seats, _own(old, names), _own(table.told, names))


class _Told:
    """The posts of one order."""

    def __init__(self, game: Game, board: Board, table: Table, made: Journal) -> None:
        self.game, self.board, self.table, self.made = game, board, table, made
        self.said = announce.narrator(game)

    def bring(self, seat: Seat, seats: list[Seat], old: list[Told], facts: list[Told]) -> None:
        """Make the board of a seat say what its player was told."""
        same = same_start(old, facts)
        if same == len(old) == len(facts):
            return
        posts = Post.objects.filter(
            game=self.game, board=self.board.id, owner=seat, facts_upto__gt=0, withdrawn_at=None
        )
        posts.filter(facts_upto__gt=same).update(withdrawn_at=timezone.now())
        last = posts.aggregate(last=Max("facts_upto"))["last"] or 0
        text = _text(self.said, facts, last, seat.name)
        if text:
            post = Post(game=self.game, board=self.board.id, owner=seat, kind=Post.Kind.RECEIPT, text=text)
            post.tick, post.facts_from, post.facts_upto = self.table.game.tick, last, len(facts)
            sources.read(post, seats)
            post.save()
        turns.bump(self.game, places.readers(self.made, self.board.id, seat.pk))


def _own(told: Sequence[Told], names: set[str]) -> list[Told]:
    """What the seat of these names alone, or with some others, was told."""
    return [one for one in told if one.to is not None and not names.isdisjoint(one.to)]


def _text(said: Narrator, facts: list[Told], start: int, reader: str) -> str:
    """The facts from `start` on, moment by moment, in Markdown."""
    heard = [Told(one.event, [reader], (), one.moment, one.number) for one in facts]
    known = [passage for scene in said.scenes(heard[:start], reader) for passage in scene.passages]
    parts = []
    for scene in said.scenes(heard, reader):
        old, known = known[: len(scene.passages)], known[len(scene.passages) :]
        news = scene.passages[same_start(old, scene.passages) :]  # one that has grown by what is new is not the same
        if news:
            parts += [f"**{scene.title}**"] if scene.title else []
            parts += [announce.markdown(one) for one in news]
    return "\n\n".join(parts)
