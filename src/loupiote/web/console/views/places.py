"""The boards of a game, to open one or to close it whatever the rules say."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from msgspec import Struct

from loupiote.kernel.boards import is_open
from loupiote.rules import rule_set
from loupiote.web.console.views.entering import leading
from loupiote.web.games import tables
from loupiote.web.square.room import Room
from loupiote.web.table.words import Speaker


class Lock(Struct):
    """A board that can be opened and closed.

    Attributes:
        board: its id; open: whether one may write there now; decreed: the game master has said so, not the rules.
    """

    board: str
    name: str
    open: bool
    decreed: bool

    @property
    def what(self) -> str:
        """The decree that changes it."""
        return "close-board" if self.open else "open-board"


@require_safe
@leading
def places(request: HttpRequest, room: Room, speaker: Speaker) -> HttpResponse:
    """Every board but those on which each player is alone with the game master, which are never closed."""
    game = tables.current(room.game).table.game
    locks = [
        Lock(board.id, speaker.plain.board(board.id), is_open(game, board), board.id in game.boards)
        for board in rule_set(room.game.rules).boards
        if not board.each
    ]
    return render(request, "console/places.html", room.context() | {"locks": locks})
