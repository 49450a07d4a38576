"""Posts from all the boards that a viewer may read: those found, those that name them, those of one player."""

from __future__ import annotations

from urllib.parse import urlencode

from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from loupiote.web import limits
from loupiote.web.square import people, reading, shown
from loupiote.web.square.models import Post
from loupiote.web.square.places import Place
from loupiote.web.square.room import Room, in_room

LONGEST = 100  # characters of a search


@require_safe
@in_room()
def search(request: HttpRequest, room: Room) -> HttpResponse:
    """`?q=` words, `?in=` a board, `?by=` the number of a seat."""
    words = request.GET.get("q", "")[:LONGEST].strip()
    spot, by = request.GET.get("in", ""), request.GET.get("by", "")
    within = [place for place in room.places.readable if spot in ("", _public(place))]
    author = next((seat for seat in room.seats if str(seat.place + 1) == by), None)
    context = {"q": words, "within": spot, "by": by, "seats": room.seats, "choices": _choices(room)}
    if not within:  # a board that is not there, or that this viewer may not read: it is all one
        return render(request, "square/search.html", room.context() | context | {"nowhere": True}, status=404)
    if not words and author is None:
        return render(request, "square/search.html", room.context() | context)
    who = people.reader(room.viewer) or request.META.get("REMOTE_ADDR", "")
    if not limits.allow("search", f"{room.game.pk}:{who}", most=40, seconds=60):
        said = {"too_often": _("That is enough searching for now: try again in a minute.")}
        return render(request, "square/search.html", room.context() | context | said, status=429)
    found = reading.matching(_posts(room, within), words, author)
    return _list(request, room, found, "square/search.html", context | {"asked": True})


@require_safe
@in_room("mj", "co-mj", "player")
def mentions(request: HttpRequest, room: Room) -> HttpResponse:
    """The posts that name this viewer."""
    found = reading.mentioning(_posts(room, room.places.readable), room.viewer)
    return _list(request, room, found, "square/mentions.html", {})


@require_safe
@in_room()
def by(request: HttpRequest, room: Room, place: int) -> HttpResponse:
    """All posts of one player that this viewer may read."""
    seat = room.seat_at(place)
    found = reading.matching(_posts(room, room.places.readable), "", seat)
    now = next((one for one in room.view.seats if one.name == seat.name), None)
    return _list(request, room, found, "square/by.html", {"seat": seat, "now": now})


def _posts(room: Room, within: list[Place]) -> QuerySet[Post]:
    return reading.shown(reading.posts(room.game, within), room.viewer)


def _choices(room: Room) -> list[tuple[str, str]]:
    """The boards to search in, with names for the address that tell no number of a row."""
    return [(_public(place), place.name) for place in room.places.readable]


def _public(place: Place) -> str:
    return place.board if place.owner is None else f"{place.board}.{place.owner.place + 1}"


def _list(
    request: HttpRequest, room: Room, found: QuerySet[Post], template: str, more: dict[str, object]
) -> HttpResponse:
    asked = request.GET.get("page", "1")
    number = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 9 else 1
    page = reading.page(found, number)
    rest = urlencode([(key, request.GET[key]) for key in ("q", "in", "by") if request.GET.get(key)])
    context = room.context() | {"page": page, "posts": shown.posts(room, page.posts, where=True), "rest": rest}
    return render(request, template, context | more)
