"""What every page of the tone begins with."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse

from loupiote.narration.tone import Problem
from loupiote.web import language
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.tone.narrators import narrator

Page = Callable[..., HttpResponse]
SHOWN = 30  # faults


def leading(view: Page) -> Page:
    """A page for those who lead, before the game and during it: `view(request, game, viewer, ...)`.

    Raises:
        Http404: not theirs.
    """

    @wraps(view)
    def answer(request: HttpRequest, key: str, **more: Any) -> HttpResponse:
        return view(request, *enter(request, key, "mj", "co-mj"), **more)

    return answer


def frame(game: Game, viewer: Viewer) -> dict[str, Any]:
    """What every page shows."""
    return {"game": game, "viewer": viewer, "moment": "day"}


def sentences(request: HttpRequest, game: Game, problems: tuple[Problem, ...]) -> list[str]:
    """Faults in words, in the language of whoever reads; the first of many."""
    said = narrator(game, language.of(request))
    return list(dict.fromkeys(said.problem(problem) for problem in problems[:SHOWN]))
