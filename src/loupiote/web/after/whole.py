"""A whole game, for those whose view of it is whole: everybody after the end, its game master before."""

from __future__ import annotations

from typing import NamedTuple

from django.http import Http404, HttpRequest

from loupiote.kernel.table import Table
from loupiote.kernel.view import View
from loupiote.web.games import door, tables
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer


class Whole(NamedTuple):
    """A game, who looks at it, their view, which holds everything, and the table that it is the view of.

    Attributes:
        account: of whoever looks, if they are signed in.
    """

    game: Game
    viewer: Viewer
    view: View
    table: Table
    account: int | None = None

    @property
    def may_repeat(self) -> bool:
        """Whether they may call the same players to another game: who led; where nobody did, who made it or played."""
        if self.viewer.leads or not self.view.over:
            return self.view.over
        return self.account is not None and not self.game.led and (self.viewer.plays or self.is_maker)

    @property
    def is_maker(self) -> bool:
        """Whether they made the game."""
        return self.account is not None and self.account == self.game.created_by_id


def whole(request: HttpRequest, key: str) -> Whole:
    """The game of this key, for somebody who may know all of it.

    Raises:
        Http404: there is no such game, or something of it is still hidden from whoever asks, which looks the same.
    """
    game, viewer = enter(request, key)
    view = door.screen_of(game, viewer).view
    if view is None or not view.all:
        raise Http404
    return Whole(game, viewer, view, tables.current(game).table, request.user.pk)
