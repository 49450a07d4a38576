"""What comes in from outside holds no sign that a database cannot keep: the one place for the whole application.

PostgreSQL keeps no NUL, neither database keeps half of a pair of UTF-16. No keyboard writes either and nobody sees them: they
are taken out of every field before a view reads it, so nobody loses what they have written around them. An address with one leads
nowhere; a cookie with one is none of ours.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.http.request import UnreadablePostError

_UNKEPT = re.compile("[\0\ud800-\udfff]")


def sound(text: str) -> str:
    r"""A text as every database can keep it.

    >>> sound("a\0b\ud800")
    'ab'
    """
    return _UNKEPT.sub("", text)


def is_sound(text: str) -> bool:
    """Whether every database can keep this text as it is."""
    return _UNKEPT.search(text) is None


class Incoming:
    """The middleware; it stands before that of sessions, which looks for what a cookie says in the database."""

    def __init__(self, handle: Callable[[HttpRequest], HttpResponse]) -> None:
        self.handle = handle

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Take the cookies out that are none of ours."""
        for name in [name for name, value in request.COOKIES.items() if not is_sound(value)]:
            del request.COOKIES[name]
        return self.handle(request)

    def process_view(self, request: HttpRequest, view: object, args: object, kwargs: dict[str, Any]) -> None:
        """Clean the fields; here, where Django answers what cannot be read of them.

        Raises:
            Http404: the address holds such a sign.
        """
        if not all(is_sound(value) for value in kwargs.values() if isinstance(value, str)):
            raise Http404
        request.GET = _cleaned(request.GET)
        try:
            request.POST = _cleaned(request.POST)
        except UnreadablePostError:  # somebody has gone in the middle of it: nothing was sent
            return


def _cleaned(fields: Any) -> Any:
    if all(is_sound(text) for name, values in fields.lists() for text in (name, *values)):
        return fields
    made = fields.copy()
    made.clear()
    for name, values in fields.lists():
        made.setlist(sound(name), [sound(value) for value in values])
    made._mutable = False
    return made
