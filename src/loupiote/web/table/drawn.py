"""The screen as HTML, made once for a state of game and desk and kept: all who lead see the same, apart from their tokens.

What differs from one request to the next is put in afterwards: the token against forged forms, a fresh key for every form, and
the server's time, by which timers run.
"""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from threading import Lock
from typing import Any, NamedTuple

from django.db import connection
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from loupiote.web.games import door
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.table.desk import context
from loupiote.web.table.models import Desk
from loupiote.web.tone import packs

MOST = 200  # states kept; one takes about 20 kB
TOKEN = secrets.token_hex(20)  # stands for the reader's own; new in every process, so that no name or note can hold it
_DESK = 'SELECT calls, way, read, length, ends, "left", correction FROM loupiote_table_desk WHERE game_id = %s'
_KEY = re.compile(r'(name="key" value=")[^"]*')
_NOW = re.compile(r'(data-now=")\d+')
_kept: OrderedDict[tuple[Any, ...], Drawn] = OrderedDict()
_lock = Lock()


class Drawn(NamedTuple):
    """The screen of one state.

    Attributes:
        desk, bar: its two parts; moment: the light that it stands in.
        clock: the desk that was drawn; seconds: what was left of its debate by then.
    """

    desk: str
    bar: str
    moment: str
    clock: Desk
    seconds: int


def drawn(request: HttpRequest, game: Game, viewer: Viewer) -> dict[str, Any]:
    """The screen for this request, as the context of its page."""
    view, turn = door.screen_of(game, viewer)
    read = (request.LANGUAGE_CODE, packs.mark(game), request.GET.get("voter", ""), request.GET.get("call", ""))
    state = (game.key, game.stamp, turn, *read, game.paused, _row(game))
    with _lock:
        found = _kept.get(state)
        if found is not None:
            _kept.move_to_end(state)
    if found is None or found.seconds != found.clock.seconds:
        shown = context(request, game, viewer)
        found = _draw(shown)
        if view is not None and shown["turn"] == turn:  # else somebody tapped in between: this state was never whole
            _keep(state, found)
        turn = shown["turn"]
    token = get_token(request)
    parts = {"desk_html": _fresh(found.desk, token), "bar_html": _fresh(found.bar, token), "csrf_token": token}
    return {"game": game, "turn": turn, "moment": found.moment, "begun": view is not None} | parts


def _row(game: Game) -> str:
    """The desk as the database has it. Written out: it is read for every page, and made a desk for a page that is new."""
    with connection.cursor() as cursor:
        cursor.execute(_DESK, [game.pk])
        return str(cursor.fetchone())


def _keep(state: tuple[Any, ...], made: Drawn) -> None:
    with _lock:
        _kept[state] = made
        _kept.move_to_end(state)
        while len(_kept) > MOST:
            _kept.popitem(last=False)


def _draw(shown: dict[str, Any]) -> Drawn:
    clock: Desk = shown["desk"]
    seconds = clock.seconds
    shown = shown | {"csrf_token": TOKEN}
    desk, bar = (render_to_string(f"table/{name}.html", shown) for name in ("_desk", "_bar"))
    return Drawn(desk, bar, shown["moment"], clock, seconds)


def _fresh(html: str, token: str) -> SafeString:
    html = _NOW.sub(rf"\g<1>{round(time.time() * 1000)}", html)
    return mark_safe(_KEY.sub(lambda found: found[1] + secrets.token_urlsafe(12), html).replace(TOKEN, token))
