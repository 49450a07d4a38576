"""What every form of an order carries (`{% order %}` in its template)."""

from __future__ import annotations

import re
from typing import TypedDict

from django.core.exceptions import BadRequest
from django.http import HttpRequest

_KEY = re.compile(r"[A-Za-z0-9_-]{8,64}")


class Sent(TypedDict):
    """The arguments of `door.submit` and its like that come from the form."""

    key: str
    seen: int


def sent(request: HttpRequest) -> Sent:
    """`door.submit(game.pk, viewer, given, **sent(request))`.

    Raises:
        BadRequest: no page of ours sent this.
    """
    key, turn = request.POST.get("key", ""), request.POST.get("turn", "")
    if not _KEY.fullmatch(key) or not (turn.isascii() and turn.isdecimal() and len(turn) < 18):
        raise BadRequest("an order without key and turn")
    return Sent(key=key, seen=int(turn))
