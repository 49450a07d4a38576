"""The options: what differs from the book at a glance, all the rest folded away; what the rule set asks before play."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from loupiote.web import language
from loupiote.web.games.viewers import Viewer
from loupiote.web.prepare import settings, setup
from loupiote.web.prepare.draft import ABOUT_OPTIONS, Draft
from loupiote.web.prepare.views.step import frame, names_for, onward, step
from loupiote.web.prepare.words import sentences


@step
def options(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """The page; POST `do`: keep, onward (keep, and go on), book (all as the book has it)."""
    names = names_for(request, draft)
    faults: dict[str, str] = {}
    if request.method == "POST":
        do, game = request.POST.get("do", "keep"), draft.game
        if do == "book":
            game.options = {}
        else:
            game.options, faults = settings.read(draft, request.POST, language.of(request))
            draft.keep(setup=setup.read(draft, request.POST))
        game.save(update_fields=["options"])
        if not faults:
            if do != "onward" or draft.next_step() == "options":
                messages.success(request, _("Saved."))
                return redirect("prepare:options", game.key)
            return redirect(onward(draft, "options"))
    fields = settings.fields(draft, names, faults)
    context = {
        "needed": [field for field in fields if field.needed],
        "differs": [field for field in fields if field.differs and not field.needed],
        "groups": settings.grouped([field for field in fields if not field.needed]),
        "sides": setup.sides(draft, names),
        "faults": sentences(names, [fault for fault in draft.faults() if fault.code in ABOUT_OPTIONS]),
        "wrong": faults,
    }
    return render(request, "prepare/options.html", frame(draft, viewer, "options") | context)
