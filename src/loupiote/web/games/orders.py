"""Orders as they come from a browser, and what it is answered. One address takes them all (`games:order`); pages that need more
than replies and closes have views of their own and use the same pieces.

A form carries `{% order %}` (key and turn), `do` and what that needs:

| do | fields |
|---|---|
| reply | `power`, `window`, `value` (once for each part; none: the power alone) or `nothing`; for the MJ `player` too |
| | with `close`, the MJ closes the window in the same tap |
| close | `window` |
| undo | |

With `back`, one of `BACK`, a browser without scripts is sent back to that page, else to the room.
"""

from __future__ import annotations

import json
import re
from typing import TypedDict

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from loupiote.kernel.ask import Refusal
from loupiote.kernel.inputs import Close, Input, Reply
from loupiote.narration import Narrator
from loupiote.web.games import door
from loupiote.web.games.models import Game
from loupiote.web.games.results import Done, Refused, Result
from loupiote.web.games.viewers import Viewer
from loupiote.web.tone.narrators import genres_of, narrator

BACK = {"orders": "ordering:home", "votes": "ballots:home"}

_KEY = re.compile(r"[A-Za-z0-9_-]{8,64}")


class Sent(TypedDict):
    """The arguments of `door.submit` and its like that come from the form."""

    key: str
    seen: int


def sent(request: HttpRequest) -> Sent:
    """`door.submit(game.pk, viewer, given, **sent(request))`.

    Raises:
        BadRequest: no page of ours sent this.
    """
    key, turn = request.POST.get("key", ""), request.POST.get("turn", "")
    if not _KEY.fullmatch(key) or not (turn.isascii() and turn.isdecimal() and len(turn) < 18):
        raise BadRequest("an order without key and turn")
    return Sent(key=key, seen=int(turn))


def inputs(request: HttpRequest, viewer: Viewer) -> list[Input]:
    """The inputs of a form that replies or closes.

    Raises:
        BadRequest: no page of ours sent this.
    """
    form, do, window = request.POST, request.POST.get("do"), request.POST.get("window", "")
    if not window:  # without it, an old page would answer whatever is open by now
        raise BadRequest("an order without a window")
    if do == "close":
        return [Close(window=window)]
    if do != "reply":
        raise BadRequest("an order of no kind")
    value = None if "nothing" in form else tuple(form.getlist("value"))
    player = form.get("player", "") if viewer.leads else viewer.name
    reply = Reply(player=player, power=form.get("power", ""), value=value, window=window)
    return [reply, Close(window=window)] if "close" in form and viewer.leads else [reply]


def take(request: HttpRequest, game: Game, viewer: Viewer) -> Result:
    """Carry out the order of a form.

    Raises:
        BadRequest: no page of ours sent this. PermissionDenied: this viewer gives no such order.
    """
    if request.POST.get("do") == "undo":
        return door.undo(game.pk, viewer, **sent(request))
    return door.submit(game.pk, viewer, inputs(request, viewer), **sent(request))


def answer(request: HttpRequest, game: Game, viewer: Viewer, result: Result) -> HttpResponse:
    """What the browser is told: by htmx an event, `turn`, that brings the new state; JSON for a script; else the room again."""
    text = words(request, game, viewer, result)
    if request.headers.get("HX-Request") == "true":
        events: dict[str, object] = {"turn": {"turn": result.turn}}
        if text:
            events["said"] = {"text": text}
        return HttpResponse(status=204, headers={"HX-Trigger": json.dumps(events)})
    if request.accepts("text/html"):
        if text:
            messages.warning(request, text)
        return redirect(BACK.get(request.POST.get("back", ""), "games:room"), game.key)
    kind = type(result).__name__.lower()
    return JsonResponse(
        {"result": kind, "turn": result.turn, "again": isinstance(result, Done) and result.again, "text": text}
    )


def words(request: HttpRequest, game: Game, viewer: Viewer, result: Result) -> str:
    """Why an order was not taken, as a sentence in the language of the page; "" where it was."""
    if isinstance(result, Done):
        return ""
    if isinstance(result, Refused):
        return refusal_words(request, game, viewer, result.refusal)
    return _("The game has moved on meanwhile: look at the new state, and answer again if you still want to.")


def refusal_words(request: HttpRequest, game: Game, viewer: Viewer, refusal: Refusal) -> str:
    """A refusal of the rules, or of the door, as a sentence."""
    said = narrator(game, request.LANGUAGE_CODE, genres=genres_of(game))
    return refusal_text(said, refusal, viewer.name if viewer.plays else None)


def refusal_text(said: Narrator, refusal: Refusal, reader: str | None) -> str:
    """The same for a page or a post that has its narrator already; `reader`: the player who reads it."""
    own = {
        "not-begun": _("The game has not begun."),
        "key-used": _("This order was given already."),
        "paused": _("The game is paused: wait until it goes on."),
        "nothing-chosen": _("Nothing is chosen yet: tick an answer, or that there is none."),
        "not-by-phone": _("The game master takes this answer."),
    }
    if refusal.code in own:
        return own[refusal.code]
    one = refusal
    return said.refusal(one.code, one.who, one.power, one.values, one.legal, one.clause, reader=reader) + "."
