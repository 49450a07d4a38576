"""What the pages behind the screen share: who may open them, what a change would bring, in words."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from loupiote.kernel.ask import Refusal
from loupiote.web.games import live, orders
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.results import Preview, Result
from loupiote.web.games.viewers import Viewer
from loupiote.web.table.desk import context
from loupiote.web.table.words import Speaker

SHOWN = 60  # lines of each kind of change; back to the first night of a long game is thousands


def enter_table(request: HttpRequest, key: str) -> tuple[Game, Viewer, dict[str, Any]]:
    """The game, who leads it, and what the screen shows of it, for a page beside the screen.

    Raises:
        Http404: not theirs, or not begun.
    """
    game, viewer = enter(request, key, "mj", "co-mj")
    shared = context(request, game, viewer)
    if shared["mode"] == "waiting":
        raise Http404
    return game, viewer, shared | live.context(game, viewer) | {"home": home_of(game)}


def home_of(game: Game) -> str:
    """Where whoever leads a game comes back to: the console of a game by forum, the screen of one at a table."""
    return "console:home" if game.mode == Game.Mode.FORUM else "table:screen"


def changes(preview: Preview | Refusal, speaker: Speaker) -> dict[str, Any]:
    """What an undo, an amendment or a decree would change, in words. The page's turn is that for which this is true."""
    if isinstance(preview, Refusal):
        return {"preview": None}
    lengths = [len(preview.taken), len(preview.lapsed), len(preview.unsaid), len(preview.said)]
    return {
        "preview": preview,
        "turn": preview.turn,
        "taken": [speaker.given(one) for one in preview.taken[:SHOWN]],
        "lapsed": [speaker.given(one) for one in preview.lapsed[:SHOWN]],
        "unsaid": speaker.lines(preview.unsaid[:SHOWN]),
        "said": speaker.lines(preview.said[:SHOWN]),
        "more": sum(max(0, length - SHOWN) for length in lengths),
        "then": speaker.window(preview.window) if preview.window else "",
    }


def refused(request: HttpRequest, game: Game, viewer: Viewer, preview: Preview | Refusal) -> str:
    """Why it cannot be done, as a sentence; "" where it can."""
    return orders.refusal_words(request, game, viewer, preview) if isinstance(preview, Refusal) else ""


def done(request: HttpRequest, game: Game, viewer: Viewer, result: Result) -> HttpResponse:
    """Back to where the game is led from, whatever came of it."""
    if game.mode == Game.Mode.FORUM:
        said = orders.words(request, game, viewer, result)
        messages.add_message(request, messages.WARNING if said else messages.SUCCESS, said or _("It is done."))
    elif not result.ok:
        return orders.answer(request, game, viewer, result)
    return redirect(home_of(game), game.key)


def number(text: str | None) -> int | None:
    """A whole number of a form, or None."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 18 else None
