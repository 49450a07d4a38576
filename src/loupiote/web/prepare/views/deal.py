"""How the cards come to the players: dealt by chance, typed in by the MJ, or said on the players’ phones. Then it begins."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.db import transaction
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from loupiote.narration.pages import Names
from loupiote.web.games import door, live, turns
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.people import joining
from loupiote.web.prepare import begin
from loupiote.web.prepare.draft import DEALS, Draft, may_prepare
from loupiote.web.prepare.views.step import frame, led, names_for, part, step
from loupiote.web.prepare.words import sentences


@step
@led
def deal(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """The page; POST `do`: way:NAME, keep (the cards typed in), begin."""
    if request.method == "POST":
        return _do(request, draft, viewer)
    shown = context(request, draft, viewer)
    return render(request, "prepare/deal.html", shown | live.context(draft.game, viewer))


@part
@led
def state(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """What changes when players say their cards."""
    return render(request, "prepare/_deal.html", context(request, draft, viewer))


def context(request: HttpRequest, draft: Draft, viewer: Viewer) -> dict[str, Any]:
    """What page and fragment share."""
    names, said = names_for(request, draft), draft.said
    spares: list[str] = draft.game.plan.get("spares", [])
    faults = begin.wrong(draft)
    if draft.deal != "chance":  # cards that are still to be said are shown as such, beside each name
        faults = [fault for fault in faults if fault.code != "no-card"]
    seats = [
        {"seat": seat, "field": f"card-{seat.pk}", "said": said.get(seat.pk, ""), "phone": joining.taken(seat)}
        for seat in draft.seats
    ]
    waiting = len(draft.seats) - len(said) if draft.deal != "chance" else 0
    return frame(draft, viewer, "deal") | {
        "turn": turns.of(draft.game, viewer),
        "way": draft.deal,
        "middle": draft.middle is not None,
        "seats": seats,
        "roles": roles_of(draft, names),
        "spares": [{"field": f"spare-{i}", "role": spares[i] if i < len(spares) else ""} for i in range(draft.spares)],
        "waiting": waiting,
        "said": bool(said) or any(spares),  # what nobody has said yet needs no cover
        "faults": sentences(names, faults),
        "ready": not faults and not waiting,
        "missing": [{"name": names.narrator.role(role), "n": n} for role, n in draft.missing().items()],
    }


def roles_of(draft: Draft, names: Names, *, everything: bool = False) -> list[dict[str, str]]:
    """The cards to choose from: those of the composition, or all of the rule set."""
    known = draft.rules.roles if everything or not draft.cards else draft.cards
    return [{"id": role, "name": names.narrator.role(role), "camp": draft.rules.roles[role].camp} for role in known]


def _do(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    do, _colon, of = request.POST.get("do", "").partition(":")
    key = draft.game.key
    if do == "way" and of in DEALS:
        draft.keep(deal=of, middle=None)
        door.touch(draft.game)
        return redirect("prepare:deal", key)
    if draft.deal == "hand" and "cards" in request.POST:
        save_said(draft, read_said(draft, request.POST))
        spares = [request.POST.get(f"spare-{i}", "") for i in range(draft.spares)]
        draft.keep(spares=[role for role in spares if role in draft.rules.roles])
    if do == "begin":
        if not begin.begin(draft, viewer):
            return redirect("games:room", key)
        messages.warning(request, _("The game cannot begin like this yet: see what is wrong."))
    return redirect("prepare:deal", key)


def read_said(draft: Draft, given: QueryDict) -> dict[int, str]:
    """The card of each seat, as the MJ has typed it in."""
    typed = {seat.pk: given.get(f"card-{seat.pk}", "") for seat in draft.seats}
    return {pk: role for pk, role in typed.items() if role in draft.rules.roles}


def save_said(draft: Draft, said: dict[int, str]) -> None:
    """Keep who holds which card."""
    draft.keep(said={str(pk): role for pk, role in said.items()})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def my_card(request: HttpRequest, key: str) -> HttpResponse:
    """A player says which card they hold, before the game."""
    game, viewer = enter(request, key, "player")
    draft = Draft(game)
    if not may_prepare(game) or draft.deal != "phones":
        return redirect("games:room", key)
    role = request.POST.get("card", "")
    if request.method == "POST" and role in draft.cards and viewer.seat is not None:
        _say(game, viewer, role)
        return redirect("people:lobby", key)
    names = names_for(request, draft)
    context = {"game": game, "roles": roles_of(draft, names)}  # what was said before is not shown: others may look on
    return render(request, "prepare/my_card.html", context)


def _say(game: Game, viewer: Viewer, role: str) -> None:
    with transaction.atomic():  # two players may say theirs at the same moment
        locked = Game.locked(game.pk)
        locked.plan["said"] = {**locked.plan.get("said", {}), str(viewer.seat): role}
        locked.save(update_fields=["plan"])
        door.touch(locked, ["mj", viewer.turn])
