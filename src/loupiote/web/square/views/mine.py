"""What is one reader's own: the notebook and the drafts, the marks of what was read; what a game master sets."""

from __future__ import annotations

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.db.models import Max
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from loupiote.web import limits
from loupiote.web.games import deeds, door
from loupiote.web.square import people, reading, shown, writing
from loupiote.web.square.models import Draft, Notebook, Square
from loupiote.web.square.room import Room, in_room

LONGEST = 50_000  # characters of a notebook
MOST_MINUTES = 7 * 24 * 60


@require_http_methods(["GET", "HEAD", "POST"])
@in_room("mj", "co-mj", "player")
def notebook(request: HttpRequest, room: Room) -> HttpResponse:
    """Notes that nobody else ever reads, and what is written but not sent."""
    person = people.writer(room.viewer)
    mine = Notebook.objects.filter(game=room.game, person=person)
    if request.method == "POST":
        text = request.POST.get("text", "").replace("\r\n", "\n")
        kept = len(text) <= LONGEST and limits.allow("notebook", f"{room.game.pk}:{person}", most=60, seconds=60)
        if kept:
            Notebook.objects.update_or_create(game=room.game, person=person, defaults={"text": text})
        if request.headers.get("HX-Request") == "true":
            return render(request, "square/_kept.html", {"kept": kept, "at": timezone.now()})
        if kept:
            messages.success(request, _("Your notes are kept."))
            return redirect("square:notebook", room.game.key)
        messages.warning(request, _("Your notes are too long, or come too fast: they were not kept."))
        context = room.context() | {"text": text, "most": LONGEST, "drafts": _drafts(room)}
        return render(request, "square/notebook.html", context, status=422)
    notes = mine.first()
    text = notes.text if notes is not None else ""
    return render(
        request, "square/notebook.html", room.context() | {"text": text, "most": LONGEST, "drafts": _drafts(room)}
    )


def _drafts(room: Room) -> list[dict[str, object]]:
    """The drafts of this person, also for boards that they have lost: the text is theirs."""
    known = {place.spot: place for place in room.places}
    found = []
    for draft in Draft.objects.filter(game=room.game, person=people.writer(room.viewer)).order_by("-at"):
        place = known.get(draft.spot)
        href = shown.board_address(room, place) if place is not None and place.read else ""
        found.append({"text": draft.text, "at": draft.at, "place": place, "href": href})
    return found


@require_POST
@in_room("mj", "co-mj", "player")
def read(request: HttpRequest, room: Room) -> HttpResponse:
    """All boards count as read."""
    found = reading.posts(room.game, room.places.readable).order_by().values("board", "owner").annotate(last=Max("pk"))
    lasts: dict[tuple[str, int | None], int] = {(row["board"], row["owner"]): row["last"] for row in found}
    spots = {}
    for place in room.places.readable:
        last = lasts.get((place.board, place.owner.pk if place.owner is not None else None), 0)
        if last > room.seen.get(place.spot, 0):
            spots[place.spot] = last
    reading.mark(room.game, room.viewer, spots)
    return redirect("square:home", room.game.key)


@require_POST
@in_room("mj", "co-mj")
def settings(request: HttpRequest, room: Room) -> HttpResponse:
    """How long a post may be changed by its author."""
    minutes = request.POST.get("edit_minutes", "")
    if not (minutes.isascii() and minutes.isdecimal() and len(minutes) < 7 and int(minutes) <= MOST_MINUTES):
        raise BadRequest("no number of minutes")
    changes = deeds.changed({"edit_minutes": writing.edit_minutes(room.game)}, {"edit_minutes": int(minutes)})
    Square.objects.update_or_create(game=room.game, defaults={"edit_minutes": int(minutes)})
    deeds.note(room.game, room.viewer, "edit-minutes", changes=changes)
    door.touch(room.game)
    messages.success(request, _("Set."))
    return redirect("square:home", room.game.key)
