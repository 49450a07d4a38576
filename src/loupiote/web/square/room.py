"""What every page of the forum room begins with: who asks, what they see, where they may read and write."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from msgspec import Struct, field

from loupiote.kernel.view import View
from loupiote.narration import Narrator
from loupiote.web import language
from loupiote.web.games import door, live
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import Role, Viewer
from loupiote.web.look.templatetags.look import light
from loupiote.web.square import places, reading, writing
from loupiote.web.square.places import Place, Places
from loupiote.web.tone.narrators import narrator


class Room(Struct):
    """The room as one viewer has it.

    Attributes:
        seats: in table order; places: where they may read and write; seen: how far they have read, by spot.
    """

    game: Game
    viewer: Viewer
    view: View
    turn: int
    words: Narrator
    seats: list[Seat]
    places: Places
    seen: dict[str, int] = field(default_factory=dict)
    _minutes: int | None = None

    def context(self) -> dict[str, Any]:
        """What every template of the room needs."""
        moment, number = self.view.moment
        unread = reading.unread(self.game, self.viewer, self.places.readable, self.seen)
        return {
            "game": self.game,
            "viewer": self.viewer,
            "view": self.view,
            "turn": self.turn,
            "moment": light(moment),
            "phase_title": self.words.moment(moment, number),
            "alive": sum(seat.alive for seat in self.view.seats),
            "all_seats": len(self.view.seats),
            "unread": unread,
            "unread_all": sum(unread.values()),
        } | live.context(self.game, self.viewer)

    @property
    def minutes(self) -> int:
        """How many minutes a post may be changed by its author."""
        if self._minutes is None:
            self._minutes = writing.edit_minutes(self.game)
        return self._minutes

    def seat_at(self, place: int) -> Seat:
        """The seat of this number, counted from 1.

        Raises:
            Http404: there is none.
        """
        found = next((seat for seat in self.seats if seat.place == place - 1), None)
        if found is None:
            raise Http404
        return found

    def place_at(self, board: str, seat: int | None) -> Place:
        """The place of a board, and of the seat of this number, which this viewer may read.

        Raises:
            Http404: it is not there, or not for them, which looks the same.
        """
        found = self.places.get(board, self.seat_at(seat).pk if seat is not None else None)
        if found is None or not found.read:
            raise Http404
        return found


def theirs(name: str) -> str:
    """The board that another player shares with the game master alone."""
    return _("{name}’s private board").format(name=name)


def of(request: HttpRequest, game: Game, viewer: Viewer) -> Room | None:
    """The room of a game; None before it has begun.

    Raises:
        Http404: the game is not played by forum.
    """
    if game.mode != Game.Mode.FORUM:
        raise Http404
    view, turn = door.screen_of(game, viewer)
    if view is None:
        return None
    words = narrator(game, language.of(request))
    seats = game.cast
    found = places.of(game, viewer, view, seats, partial(words.board, led=game.led), theirs)
    return Room(game, viewer, view, turn, words, seats, found, reading.marks(game, viewer))


Page = Callable[..., HttpResponse]


def in_room(*roles: Role) -> Callable[[Page], Page]:
    """A view of the room: `view(request, room, ...)` for addresses with the `key` of a game; before it begins, one is sent on."""

    def made(view: Page) -> Page:
        @wraps(view)
        def answer(request: HttpRequest, key: str, **more: Any) -> HttpResponse:
            found = of(request, *enter(request, key, *roles))
            return redirect("games:room", key) if found is None else view(request, found, **more)

        return answer

    return made
