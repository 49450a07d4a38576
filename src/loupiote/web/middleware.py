"""Small middleware of our own: headers of safety, and one line of log for a request."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

Handler = Callable[[HttpRequest], HttpResponse]
log = logging.getLogger("loupiote.web")

# No inline script, no inline style, nothing from elsewhere; forms are sent to this server alone.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)


def headers(handle: Handler) -> Handler:
    """What every answer says about safety; pages are never kept by a cache, since two people see two pages."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = handle(request)
        response.headers.setdefault("Content-Security-Policy", POLICY)
        response.headers.setdefault("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()")
        response.headers.setdefault("Cache-Control", "no-store")
        return response

    return middleware


def access_log(handle: Handler) -> Handler:
    """One line for a request: its route and not its address, which may carry a token."""

    def middleware(request: HttpRequest) -> HttpResponse:
        began = time.perf_counter()
        response = handle(request)
        match = request.resolver_match
        if match is not None:
            took = round(1000 * (time.perf_counter() - began), 1)
            log.info(
                "request",
                extra={"method": request.method, "route": match.route, "status": response.status_code, "ms": took},
            )
        return response

    return middleware


def opened(handle: Handler) -> Handler:
    """Somebody opens an address to which forms are only sent, from the history, by a reload, by another language: they come to
    the room of the game, or to the front page. What asks for no page is told that this is none."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = handle(request)
        match = request.resolver_match
        if response.status_code != 405 or request.method != "GET" or match is None:
            return response
        if "text/html" not in request.headers.get("Accept", ""):
            return response
        key = match.kwargs.get("key")
        return redirect("games:room", key) if key and match.route.startswith("g/") else redirect("home")

    return middleware
