"""How much work of one person is under way at once.

Most pages take milliseconds. What tries a change on a copy of a whole game, or plays a record, may take a second; one person who
asks for many of these would keep every thread of a process from everybody else.

    @heavy
    def undo(request, key): ...
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

MOST = 2  # at once: a double tap is no crowd

_going: Counter[str] = Counter()
_lock = Lock()


def heavy(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A view that one person may have under way only so often at once, in this process; further requests are answered 429.

    Who has no account is counted with whoever else asks for the same game without one.
    """

    @wraps(view)
    def within(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        who = f"user {request.user.pk}" if request.user.is_authenticated else f"game {kwargs.get('key', '')}"
        with _lock:
            crowded = _going[who] >= MOST
            _going[who] += not crowded
        if crowded:
            again = request.get_full_path() if request.method in ("GET", "HEAD") else ""
            return render(request, "429.html", {"again": again}, status=429)
        try:
            return view(request, *args, **kwargs)
        finally:
            with _lock:
                _going[who] -= 1
                if not _going[who]:
                    del _going[who]

    return within
