"""The page on which somebody says what has happened in a game that was begun elsewhere."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from loupiote.web.games.viewers import Viewer
from loupiote.web.prepare import begin
from loupiote.web.prepare import middle as facts
from loupiote.web.prepare.draft import Draft
from loupiote.web.prepare.views.deal import read_said, roles_of, save_said
from loupiote.web.prepare.views.step import frame, led, names_for, step
from loupiote.web.prepare.words import sentences


@step
@led
def middle(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """The page; POST `do`: roles (the cards of now), keep, begin, forget (the game begins here after all)."""
    if request.method == "POST":
        return _do(request, draft, viewer)
    kept = draft.middle or {}
    names = names_for(request, draft)
    complete = len(draft.said) == len(draft.seats) == draft.players
    context = {
        "roles": roles_of(draft, names, everything=True),
        "complete": complete,
        "said": bool(draft.said),  # what nobody has said yet needs no cover
        "unnamed": len(draft.seats) < draft.players,
        "rows": facts.rows(draft, names),
        "heads": facts.heads(draft, names),
        "moments": [
            {"id": one, "label": names.moment(one), "on": one == kept.get("moment", "nuit")}
            for one in draft.rules.resumes
        ],
        "number": kept.get("number", 2),
        "begun": draft.middle is not None,
        "faults": sentences(names, begin.wrong(draft)) if complete and draft.middle is not None else [],
    }
    return render(request, "prepare/middle.html", frame(draft, viewer, "deal") | context)


def _do(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    do, key = request.POST.get("do", "keep"), draft.game.key
    if do == "forget":
        draft.keep(middle=None)
        return redirect("prepare:deal", key)
    if do == "roles":
        save_said(draft, read_said(draft, request.POST))
        draft.keep(middle=draft.middle or {"moment": next(iter(draft.rules.resumes)), "number": 2})
        return redirect("prepare:middle", key)
    draft.keep(middle=facts.read(draft, request.POST))
    if do == "begin":
        if not begin.begin(draft, viewer):
            return redirect("games:room", key)
        messages.warning(request, _("The game cannot go on like this yet: see what is wrong."))
    return redirect("prepare:middle", key)
