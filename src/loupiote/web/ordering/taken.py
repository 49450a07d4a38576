"""What a player has answered, and when: out of the game's own journal, so that it is always true."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from msgspec import Struct

from loupiote.kernel.ask import Value
from loupiote.kernel.inputs import Reply
from loupiote.web.games import tables
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer


class Taken(Struct):
    """An answer that was taken: which, when, and the entry that brought it."""

    reply: Reply
    at: datetime
    entry: int

    def same(self, other: Taken) -> bool:
        """Whether both say the same of the same question."""
        mine, theirs = self.reply, other.reply
        return (mine.window, mine.power, mine.value) == (theirs.window, theirs.power, theirs.value)


def moment(game: Game, at: float) -> datetime:
    """The time of day of a logical time of a game."""
    return (game.started_at or game.created_at) + timedelta(seconds=at)


def replies(game: Game) -> Iterator[Taken]:
    """All answers of a game that stand, in order. Whoever shows them to somebody filters them first."""
    journal = tables.current(game)
    for chapter in journal.table.standing():
        for place, given in enumerate(chapter.inputs):
            if isinstance(given, Reply):
                yield Taken(given, moment(game, given.at), journal.brought.get((chapter.number, place), 0))


def mine(game: Game, viewer: Viewer) -> list[Taken]:
    """What this player has answered themselves, and whoever sat in their seat before; the newest first."""
    seat = tables.current(game).table.game.seats.get(viewer.name)
    names = {viewer.name, *seat.former} if seat is not None else set()
    return [one for one in replies(game) if one.reply.player in names and one.reply.by in names][::-1]


def standing(game: Game, viewer: Viewer) -> dict[tuple[str, str], tuple[Value | None, datetime]]:
    """The answers of this player that stand in the open window, by window and power, with their times."""
    opened = tables.current(game).table.open
    if opened is None:
        return {}
    found = opened.answers.items()
    return {(opened.name, p): (one.value, moment(game, one.at)) for (who, p), one in found if who == viewer.name}
