"""Who did what: the journal of what came in, for those who lead."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from loupiote.kernel.data import decode
from loupiote.kernel.inputs import Close, Decree, Die, Post, Reply
from loupiote.kernel.state import InputFamily
from loupiote.narration import Narrator
from loupiote.web.games.access import enter
from loupiote.web.games.models import Entry

MOST = 300  # entries on one page: a long evening


@require_safe
def trace(request: HttpRequest, key: str) -> HttpResponse:
    """The newest first: when, who, and what it was."""
    game, viewer = enter(request, key, "mj", "co-mj")
    said = Narrator("en" if request.LANGUAGE_CODE == "en" else "fr", rules=game.rules)
    rows = [_row(said, entry) for entry in Entry.objects.filter(game=game).order_by("-seq")[:MOST]]
    return render(request, "people/trace.html", {"game": game, "viewer": viewer, "rows": rows})


def _row(said: Narrator, entry: Entry) -> dict[str, Any]:
    words = {"start": _("began the game"), "undo": _("undid the last tap"), "amend": _("corrected an earlier tap")}
    what = [words[entry.kind]] if entry.kind in words else [_words(said, one) for one in _inputs(entry)]
    return {"at": entry.at, "who": entry.who or entry.actor, "actor": entry.actor, "what": what}


def _inputs(entry: Entry) -> list[InputFamily]:
    return decode(entry.data.encode(), list[InputFamily])


def _words(said: Narrator, given: Any) -> str:
    """One input in a few words: the names of things, no sentence."""
    match given:
        case Reply(player=player, power=power, value=value):
            named = _("nothing") if value is None else ", ".join(value)
            return f"{player} : {said.power(power)}{f' → {named}' if named else ''}"
        case Close(window=window):
            return _("closed: %(window)s") % {"window": said.window(window.partition("@")[0])}
        case Decree(what=what, who=who, value=value):
            return " ".join(filter(None, [_("decree:"), what, who or "", str(value or "")]))
        case Post(board=board):
            return said.board(board)
        case Die(name=name, value=value):
            return f"{name} = {value}"
    return type(given).__name__
