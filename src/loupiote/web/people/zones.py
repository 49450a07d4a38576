"""Time zones: which there are, and in whose the times of a page are shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

COOKIE = "loupiote-zone"
AREAS = ("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")


@cache
def known() -> tuple[str, ...]:
    """The zones that somebody may choose, by their names in the tz database; the server's own first."""
    there = sorted(zone for zone in available_timezones() if zone.partition("/")[0] in AREAS)
    own = settings.TIME_ZONE
    return (own, *(zone for zone in there if zone != own))


def choices() -> list[tuple[str, str]]:
    """The same for a form."""
    return [(zone, zone.replace("_", " ")) for zone in known()]


def middleware(handle: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Show the times of a page in the zone that the account of its reader was given, as the browser keeps it."""

    def show(request: HttpRequest) -> HttpResponse:
        zone = request.COOKIES.get(COOKIE, "")
        if zone in known():
            with timezone.override(ZoneInfo(zone)):
                return handle(request)
        return handle(request)

    return show


def keep(response: HttpResponse, zone: str) -> None:
    """Have the browser show times in this zone from now on; "" for that of the server."""
    response.set_cookie(
        COOKIE,
        zone,
        max_age=settings.LANGUAGE_COOKIE_AGE if zone else 0,
        httponly=True,
        samesite="Lax",
        secure=settings.HTTPS,
    )
