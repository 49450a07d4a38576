"""The screen as HTML, made once for a state of game and desk and kept: all who lead see the same, apart from their tokens.

What differs from one request to the next is put in afterwards: the token against forged forms, and a fresh key for every form.
"""

from __future__ import annotations

import re
import secrets
from collections import OrderedDict
from threading import Lock
from typing import Any, NamedTuple

from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from loupiote.web.games import door
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.table.desk import context, desk_of
from loupiote.web.table.models import Desk

MOST = 200  # states kept; one takes about 20 kB
TOKEN = "@token@"
_KEY = re.compile(r'(name="key" value=")[^"]*')
_kept: OrderedDict[tuple[Any, ...], Drawn] = OrderedDict()
_lock = Lock()


class Drawn(NamedTuple):
    """The screen of one state.

    Attributes:
        desk, bar: its two parts; moment: the light that it stands in; begun: whether there is a game to see.
    """

    desk: str
    bar: str
    moment: str
    begun: bool


def drawn(request: HttpRequest, game: Game, viewer: Viewer) -> dict[str, Any]:
    """The screen for this request, as the context of its page."""
    view, turn = door.screen_of(game, viewer)
    desk = desk_of(game)
    voter = request.GET.get("voter", "")
    state = (game.key, game.stamp, turn, request.LANGUAGE_CODE, voter, _state(desk))
    with _lock:
        found = _kept.get(state)
        if found is not None:
            _kept.move_to_end(state)
    if found is None:
        shown = context(request, game, viewer)
        if view is not None and shown["turn"] == turn:  # else somebody tapped in between: this state was never whole
            found = _keep(state, shown)
        else:
            found, turn = _draw(shown), shown["turn"]
    token = get_token(request)
    parts = {"desk_html": _fresh(found.desk, token), "bar_html": _fresh(found.bar, token)}
    return {"game": game, "turn": turn, "moment": found.moment, "begun": view is not None} | parts


def _state(desk: Desk) -> tuple[Any, ...]:
    """All of a desk that is shown; the clock, while it runs, by the second."""
    values = (
        repr(desk.read),
        repr(desk.correction),
        desk.calls,
        desk.way,
        desk.length,
        desk.left,
        desk.paused,
        desk.ends,
    )
    return (*values, desk.seconds if desk.ends else None)


def _keep(state: tuple[Any, ...], shown: dict[str, Any]) -> Drawn:
    made = _draw(shown)
    with _lock:
        _kept[state] = made
        while len(_kept) > MOST:
            _kept.popitem(last=False)
    return made


def _draw(shown: dict[str, Any]) -> Drawn:
    shown = shown | {"csrf_token": TOKEN}
    parts = [render_to_string(f"table/{name}.html", shown) for name in ("_desk", "_bar")]
    return Drawn(parts[0], parts[1], shown["moment"], shown["mode"] != "waiting")


def _fresh(html: str, token: str) -> SafeString:
    return mark_safe(_KEY.sub(lambda found: found[1] + secrets.token_urlsafe(12), html).replace(TOKEN, token))
