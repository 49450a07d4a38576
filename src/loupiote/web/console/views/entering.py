"""What every page of the console begins with."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse

from loupiote.web.square.room import Room, in_room
from loupiote.web.table.words import Speaker, lang_of

Page = Callable[..., HttpResponse]


def leading(view: Page) -> Page:
    """A page for those who lead: `view(request, room, speaker, ...)`.

    Raises:
        Http404: not theirs, or the program leads this game.
    """

    @in_room("mj", "co-mj")
    @wraps(view)
    def answer(request: HttpRequest, room: Room, **more: Any) -> HttpResponse:
        if not room.game.led:
            raise Http404
        return view(request, room, Speaker(room.game, lang_of(request.LANGUAGE_CODE)), **more)

    return answer
