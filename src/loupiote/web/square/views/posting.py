"""Writing: a post, its preview, its draft; changing one, hiding one."""

from __future__ import annotations

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from loupiote.web import limits
from loupiote.web.games import orders
from loupiote.web.games.viewers import Role
from loupiote.web.square import announce, people, reading, sources, writing
from loupiote.web.square.models import Draft
from loupiote.web.square.places import Place
from loupiote.web.square.room import Room, in_room
from loupiote.web.square.views.boards import form, where

WRITERS: tuple[Role, ...] = ("mj", "co-mj", "player")
LOOK = 4  # what it costs to look at a short text before it is posted: 40 of them a minute


@require_POST
@in_room(*WRITERS)
def write(request: HttpRequest, room: Room) -> HttpResponse:
    """`do` is send, order (by a button: what is being written stays) or preview; what is not sent is kept as a draft, so that no
    text is ever lost."""
    place, text = _place(request, room), _text(request)
    mine = Draft.objects.filter(game=room.game, person=people.writer(room.viewer), spot=place.spot)
    written = mine.values_list("text", flat=True).first() if request.POST.get("do") == "order" else None
    if request.POST.get("do") == "preview":
        keep(room, place, text)
        wait = _looked(room, text)
        return _preview(request, room, place, text) if wait is None else _again(request, room, place, text, wait)
    sent = orders.sent(request)
    owner = place.owner.pk if place.owner is not None else None
    result = writing.write(room.game, room.viewer, place.board, owner, text, nonce=sent["key"], asked=_asked(request))
    if isinstance(result, writing.Refused):
        keep(room, place, written or text)
        return _again(request, room, place, text, result)
    if written:
        keep(room, place, written)
    for said in result.said:
        messages.info(request, said)
    return redirect(where(room, result.post, place))


@require_POST
@in_room(*WRITERS)
def draft(request: HttpRequest, room: Room) -> HttpResponse:
    """Keep what is being written; said in a word."""
    place = _place(request, room)
    kept = keep(room, place, _text(request))
    return render(request, "square/_kept.html", {"kept": kept, "at": timezone.now()})


@require_http_methods(["GET", "HEAD", "POST"])
@in_room(*WRITERS)
def edit(request: HttpRequest, room: Room, post: str) -> HttpResponse:
    """Change a post, as long as that is allowed."""
    found = reading.post_of(room.game, room.places.readable, post)
    if found is None or not writing.may_edit(*found, room.viewer, room.minutes):
        if found is not None and found[0].hidden_at is None and request.method == "POST":
            messages.warning(request, _("This post cannot be changed any more."))
            return redirect(where(room, *found))
        raise Http404
    old, place = found
    text, before, refused = old.text, old.text, None
    if request.method == "POST":
        text = _text(request)
        if request.POST.get("do") == "preview":
            refused = _looked(room, text)
        else:
            result = writing.edit(room.game, room.viewer, post, text)
            if result is None:
                raise Http404
            if not isinstance(result, writing.Refused):
                if _ordering(text) - _ordering(before):
                    messages.warning(request, _("Your post is changed. Orders and votes count only in a new post."))
                return redirect(where(room, result, place))
            refused = result
    if "mine" in request.GET:  # words that did not hold, to be said after all
        text = next((words.text for words, told in announce.unheld(room.game) if told.pk == old.pk), text)
    context = room.context() | form(room, place, text=text) | {"old": old, "refused": refused}
    if request.method == "POST" and refused is None:
        context |= {"preview": _drawn(room, text)}
    return render(request, "square/edit.html", context)


@require_POST
@in_room("mj", "co-mj")
def hide(request: HttpRequest, room: Room, post: str) -> HttpResponse:
    """Take a post out of sight; its readers are told why."""
    found = reading.post_of(room.game, room.places.readable, post)
    if found is None:
        raise Http404
    why = " ".join(request.POST.get("why", "").split())
    if not why:
        messages.warning(request, _("Say why: everybody who reads the board sees the reason."))
    elif writing.hide(room.game, room.viewer, post, why) is None:
        raise Http404
    return redirect(where(room, *found))


@require_POST
@in_room("mj", "co-mj")
def restore(request: HttpRequest, room: Room, post: str) -> HttpResponse:
    """Show a hidden post again."""
    found = reading.post_of(room.game, room.places.readable, post)
    if found is None or writing.restore(room.game, room.viewer, post) is None:
        raise Http404
    return redirect(where(room, *found))


# ------------------------------------------------------------------------------------------------------------- within
def _place(request: HttpRequest, room: Room) -> Place:
    """The board that a form is for: one that its sender reads."""
    board, seat = request.POST.get("board", ""), request.POST.get("place", "")
    if not board or (seat and not (seat.isascii() and seat.isdecimal() and len(seat) < 5)):
        raise BadRequest("a post without a board")
    return room.place_at(board, int(seat) if seat else None)


def _ordering(text: str) -> set[str]:
    """The lines of a text that begin as an order does."""
    return {line for line in map(str.strip, text.splitlines()) if line.startswith("!")}


def _asked(request: HttpRequest) -> str:
    return request.POST.get("asked", "")


def _text(request: HttpRequest) -> str:
    return request.POST.get("text", "").replace("\r\n", "\n")


def keep(room: Room, place: Place, text: str) -> bool:
    """Keep a draft, or with an empty text none; gives whether there is one now. Nobody else hears of it."""
    person = people.writer(room.viewer)
    mine = Draft.objects.filter(game=room.game, person=person, spot=place.spot)
    if not text.strip():
        mine.delete()
        return False
    if len(text) > 2 * writing.LONGEST or not limits.allow("draft", f"{room.game.pk}:{person}", most=60, seconds=60):
        return False
    Draft.objects.update_or_create(game=room.game, person=person, spot=place.spot, defaults={"text": text})
    return True


def _drawn(room: Room, text: str) -> str:
    return mark_safe(sources.draw(room.game, text[: writing.LONGEST], room.seats).html)


def _looked(room: Room, text: str) -> writing.Refused | None:
    """Count that a text is drawn to be looked at, in this game or another; gives why not, if this person has to wait."""
    viewer = room.viewer
    who = f"u{viewer.user}" if viewer.user is not None else f"{room.game.pk}:{people.writer(viewer)}"
    cost = LOOK + min(len(text), writing.LONGEST) // 1000  # drawing takes its time by length
    if limits.allow("preview", who, most=40 * LOOK, seconds=60, cost=cost):
        return None
    return writing.Refused(_("Wait a minute before you look at it again."))


def _preview(request: HttpRequest, room: Room, place: Place, text: str) -> HttpResponse:
    if request.headers.get("HX-Request") == "true":
        return render(request, "square/_preview.html", {"preview": _drawn(room, text)})
    context = room.context() | form(room, place, text=text) | {"preview": _drawn(room, text)}
    return render(request, "square/write.html", context)


def _again(request: HttpRequest, room: Room, place: Place, text: str, refused: writing.Refused) -> HttpResponse:
    """The form once more, with its text and what is wrong with it; to a page that stays as it is, only that."""
    if request.headers.get("HX-Request") == "true":
        return render(request, "square/_refused.html", {"refused": refused}, status=422)
    context = room.context() | form(room, place, text=text) | {"refused": refused}
    return render(request, "square/write.html", context, status=422)
