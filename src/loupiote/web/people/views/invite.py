"""What those who lead a game show and give: its code, personal links, a second game master's place, a link for onlookers."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods
from msgspec import Struct

from loupiote.kernel.inputs import MJ
from loupiote.kernel.start import NAME_LENGTH
from loupiote.web.games import codes, deeds, door, live, once, tokens, turns
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.people import joining
from loupiote.web.people.links import absolute, qr, reaches_others
from loupiote.web.people.names import clean
from loupiote.web.people.typed import number
from loupiote.web.people.views import sure
from loupiote.web.signup import moves

MOST_MASTERS = 6


class Given(Struct):
    """A link that was just made, shown this once: whose it is."""

    name: str
    link: str
    qr: str


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def invite(request: HttpRequest, key: str) -> HttpResponse:
    """The page; POST `do`: open, close, new-code, watch, unwatch, link, free, co-mj, revoke (`of`: the seat or master).

    Nobody is sent away before it was asked (`sure`).
    """
    game, viewer = enter(request, key, "mj", "co-mj")
    given = None
    if request.method == "POST":
        question = _question(request, game, viewer)
        if question is not None:
            return sure.ask(request, game, question, reverse("people:invite", args=[key]))
        given = _do(request, game, viewer)
        if given is None:
            return redirect("people:invite", key)
    shown = context(request, game, viewer) | {"given": given}
    return render(request, "people/invite.html", shown | live.context(game, viewer))


def _fills(game: Game) -> bool:
    """Whether the seats of a game are those of its list, which fills them anew."""
    return game.mode == Game.Mode.FORUM and game.status == Game.Status.PREPARING


def _may_free(seat: Seat) -> bool:
    """Whether there is somebody to be sent away; the program leaves a seat to whoever waits, not to nobody."""
    return joining.taken(seat) and (_fills(seat.game) or not seat.bot)


def _question(request: HttpRequest, game: Game, viewer: Viewer) -> sure.Question | None:
    """What is asked before this is done; None where nothing is."""
    do, of = request.POST.get("do", ""), number(request.POST.get("of")) or 0
    if "sure" in request.POST:
        return None
    seat = game.seats.filter(pk=of).first() if do == "free" else None
    if seat is not None:
        return sure.off_the_list(seat) if _fills(game) else sure.stand_up(seat)
    master = _others(game).filter(pk=of).first() if do == "revoke" and viewer.role == "mj" else None
    return sure.leads_no_more(master) if master is not None else None


def _others(game: Game) -> QuerySet[Master]:
    """Those who lead beside the first game master."""
    return game.masters.filter(role=Master.Role.CO_MJ)


def _do(request: HttpRequest, game: Game, viewer: Viewer) -> Given | None:
    do, of = request.POST.get("do", ""), request.POST.get("of", "")
    if do == "open" and game.status != Game.Status.FINISHED:
        joining.open_door(game)
        deeds.note(game, viewer, "door-open")
    elif do == "new-code" and game.status != Game.Status.FINISHED:
        codes.open_door(game)
        deeds.note(game, viewer, "door-open")
    elif do == "close":
        codes.close_door(game)
        deeds.note(game, viewer, "door-close")
    elif do in ("watch", "unwatch"):
        game.watch = do == "watch"
        game.save(update_fields=["watch"])
        deeds.note(game, viewer, do)
        door.touch(game)
    elif do in ("link", "free"):
        seat = game.seats.filter(pk=number(of) or 0).first()
        if seat is not None and do == "free" and _fills(game):
            moves.free(seat)  # for whoever waits
        elif seat is not None and do == "free":
            joining.stand_up(seat)
            deeds.note(game, viewer, "seat-free", name=seat.name)
        elif seat is not None:
            deeds.note(game, viewer, "seat-link", name=seat.name)
            return _given(request, seat, tokens.give(seat, once.ground(request)))
    elif viewer.role == "mj":
        return _about_masters(request, game, viewer, do, of)
    return None


def _about_masters(request: HttpRequest, game: Game, viewer: Viewer, do: str, of: str) -> Given | None:
    """Only the first game master says who else leads."""
    if do == "co-mj":
        return _co_mj(request, game, viewer)
    found = _others(game).filter(pk=number(of) or 0).first()
    if found is not None and do == "revoke":
        deeds.note(game, viewer, "co-mj-revoke", name=found.name)
        found.delete()
        door.touch(game, [MJ])  # whoever leads no more
    elif found is not None and do == "master-link":
        deeds.note(game, viewer, "co-mj-link", name=found.name)
        return _given(request, found, tokens.give(found, once.ground(request)))
    return None


def _co_mj(request: HttpRequest, game: Game, viewer: Viewer) -> Given | None:
    """A place beside the first game master; the same form sent again gives the place that it has made."""
    ground = once.ground(request)
    with transaction.atomic():
        Game.locked(game.pk)
        others = list(_others(game))
        found = next((one for one in others if tokens.given(one, ground)), None)
        if found is None and len(others) >= MOST_MASTERS:
            return None
        name = clean(request.POST.get("name", ""))[:NAME_LENGTH] or "MJ 2"
        if found is None:
            found = Master.objects.create(game=game, role=Master.Role.CO_MJ, name=name)
            deeds.note(game, viewer, "co-mj", name=name)
        return _given(request, found, tokens.give(found, ground))


def _given(request: HttpRequest, holder: tokens.Holder, token: str) -> Given:
    link = absolute(request, reverse("games:personal", args=[token]))
    return Given(holder.name, link, qr(link))


def context(request: HttpRequest, game: Game, viewer: Viewer) -> dict[str, Any]:
    """The code and who has come; the pages of the preparation show it too."""
    code = joining.code_of(game)
    link = absolute(request, reverse("people:sit-down", args=[code])) if code else ""
    seats = [{"seat": seat, "taken": joining.taken(seat), "frees": _may_free(seat)} for seat in game.seats.all()]
    return {
        "game": game,
        "viewer": viewer,
        "turn": turns.of(game, viewer),
        "code": code,
        "link": link,
        "qr": qr(link) if link else "",
        "host": absolute(request, reverse("people:join")).partition("://")[2],
        "alone": not reaches_others(request),
        "watch_link": absolute(request, reverse("games:room", args=[game.key])) if game.watch else "",
        "seats": seats,
        "joined": sum(one["taken"] is True for one in seats),
        "room": joining.wanted(game) - len(seats),
        "masters": list(game.masters.order_by("pk")),
        "may_invite": viewer.role == "mj",
        "over": game.status == Game.Status.FINISHED,
    }
