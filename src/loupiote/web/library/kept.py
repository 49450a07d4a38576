"""Pages that are the same for a reader until the program changes: a browser that has one asks whether it is still true."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache, wraps
from pathlib import Path

from django.conf import settings
from django.contrib.messages import get_messages
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import condition, require_safe
from django.views.decorators.vary import vary_on_headers

from loupiote import rulebook
from loupiote.narration.catalogue import HERE as TEXTS
from loupiote.web.notices.reading import unread
from loupiote.web.statics import version

View = Callable[..., HttpResponse]
WEB = Path(__file__).parents[1]
BOOKS = Path(rulebook.__file__).parent / "data"


@lru_cache(maxsize=1)
def edition() -> str:
    """Changes with every word and every template that these pages are made of."""
    return "-".join(map(version, (TEXTS, BOOKS, WEB / "library", WEB / "templates", WEB / "static")))


def tag(request: HttpRequest, *args: object, **kwargs: object) -> str | None:
    """What a page depends on: the edition, the language, the address, and whose menu stands above it, with what it counts."""
    if settings.DEBUG or len(get_messages(request)):
        return None
    user, cookie = getattr(request, "user", None), request.META.get("CSRF_COOKIE", "")
    whose = f"{user.pk if user else None} {unread(request)}"
    parts = (edition(), request.LANGUAGE_CODE, request.get_full_path(), whose, cookie)
    return f'"{hashlib.sha256(chr(0).join(parts).encode()).hexdigest()[:24]}"'


def kept(view: View) -> View:
    """A view to read, whose page a browser may keep as long as its tag is that of the server."""
    asked: View = require_safe(vary_on_headers("Cookie", "Accept-Language")(condition(etag_func=tag)(view)))

    @wraps(view)
    def answer(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        response = asked(request, *args, **kwargs)
        if response.has_header("ETag"):
            response.headers["Cache-Control"] = "private, no-cache"
        return response

    return answer
