"""The boards: their list, one of them, a post in it, and the rules."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from loupiote.kernel.events import Won
from loupiote.web import sql
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.notices import reading as notices
from loupiote.web.square import people, pinned, quoting, reading, shown
from loupiote.web.square.models import Post
from loupiote.web.square.places import Place
from loupiote.web.square.room import Room, in_room
from loupiote.web.square.room import of as room_of


@require_safe
@in_room()
def home(request: HttpRequest, room: Room) -> HttpResponse:
    """The boards that this viewer may read, and what is new there."""
    return _home(request, room)


def page(request: HttpRequest, game: Game, viewer: Viewer) -> HttpResponse:
    """The same, for `games:room`: the game has begun."""
    room = room_of(request, game, viewer)
    assert room is not None
    return _home(request, room)


def _home(request: HttpRequest, room: Room) -> HttpResponse:
    notices.seen(room.game, room.viewer)
    context = room.context()
    found = shown.boards(room, context["unread"])
    context |= {
        "boards": [one for one in found if one["place"].owner is None or one["place"].mine],
        "theirs": [one for one in found if one["place"].owner is not None and not one["place"].mine],
        "state": pinned.state(room.game, room.words, room.seats),
        "minutes": room.minutes if room.viewer.leads else None,
        "won": next((room.words.tell(one) for one in reversed(room.view.told) if isinstance(one.event, Won)), ""),
    }
    return render(request, "square/home.html", context)


@require_safe
@in_room()
def board(request: HttpRequest, room: Room, board: str, place: int | None = None) -> HttpResponse:
    """A board, from the first post that is new; `?page=` another page, `?quote=` with a post quoted in the form."""
    here = room.place_at(board, place)
    asked = request.GET.get("page", "")
    number = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 9 else None
    read = room.seen.get(here.spot, 0) if people.reader(room.viewer) else None
    page = reading.page_of(room.game, here, number, unread_from=read)
    context = room.context() | {"place": here, "page": page, "posts": shown.posts(room, page.posts)}
    context |= {"here": shown.board_address(room, here), "last": page.number == page.pages}
    if room.places.square is here:
        context |= {"state": pinned.state(room.game, room.words, room.seats)}
    if here.write:
        context |= form(room, here, text=_begun(request, room, here))
    if page.posts and page.posts[-1].pk > room.seen.get(here.spot, 0):
        reading.mark(room.game, room.viewer, {here.spot: page.posts[-1].pk})
    return render(request, "square/board.html", context)


def form(room: Room, place: Place, *, text: str) -> dict[str, Any]:
    """What the form of a post needs."""
    return {"place": place, "here": shown.board_address(room, place), "text": text, "edit_minutes": room.minutes}


_DRAFT = "SELECT text FROM loupiote_square_draft WHERE game_id = %s AND person = %s AND spot = %s"


def _begun(request: HttpRequest, room: Room, place: Place) -> str:
    """What stands in the form at first: the draft, and what is to be quoted."""
    person = people.writer(room.viewer)
    kept = sql.row(_DRAFT, [room.game.pk, person, place.spot])
    text = kept[0] if kept is not None else ""
    key = request.GET.get("quote", "")
    found = reading.post_of(room.game, [place], key) if key else None
    if found is not None and found[0].hidden_at is None:
        quoted = quoting.quotation(found[0])
        text = f"{text.rstrip()}\n\n{quoted}".lstrip() if quoted not in text else text
    return text


@require_safe
@in_room()
def post(request: HttpRequest, room: Room, post: str) -> HttpResponse:
    """The lasting address of a post: its place among the others."""
    found = reading.post_of(room.game, room.places.readable, post)
    if found is None:
        raise Http404
    return redirect(where(room, *found))


def where(room: Room, post: Post, place: Place) -> str:
    """The address of a post on its page."""
    number = reading.page_with(room.game, place, post)
    return shown.board_address(room, place, number, post)


@require_safe
def rules(request: HttpRequest, key: str) -> HttpResponse:
    """The rules of a game as far as they are public, before it begins too."""
    game, viewer = enter(request, key)
    if game.mode != Game.Mode.FORUM:
        raise Http404
    room = room_of(request, game, viewer)
    context = room.context() if room is not None else {"game": game, "viewer": viewer}
    return render(request, "square/rules.html", context | {"rules": pinned.rules(request, game)})
