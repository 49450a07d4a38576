"""What the pages of the preparation share."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from loupiote.narration.pages import Names
from loupiote.web import language
from loupiote.web.games.access import enter
from loupiote.web.games.viewers import Viewer
from loupiote.web.prepare.draft import Draft, may_prepare

STEPS = ("rules", "players", "cards", "options", "deal")
Page = Callable[[HttpRequest, Draft, Viewer], HttpResponse]
View = Callable[..., HttpResponse]


def step(page: Page) -> View:
    """A page of those who lead, as long as the game has not begun; then they are sent on to it."""
    view = _before_the_game(page, lambda key: redirect("games:room", key))
    return never_cache(require_http_methods(["GET", "HEAD", "POST"])(view))


def part(page: Page) -> View:
    """The part of such a page that changes by itself; once the game has begun, nothing more."""
    return require_safe(_before_the_game(page, lambda _key: HttpResponse(status=204)))


def _before_the_game(page: Page, begun: Callable[[str], HttpResponse]) -> View:
    @wraps(page)
    def view(request: HttpRequest, key: str) -> HttpResponse:
        game, viewer = enter(request, key, "mj", "co-mj")
        return page(request, Draft(game), viewer) if may_prepare(game) else begun(key)

    return view


def names_for(request: HttpRequest, draft: Draft) -> Names:
    """The words of the rule set in the language of whoever asks."""
    return Names(language.of(request), draft.rules.id)


def frame(draft: Draft, viewer: Viewer, here: str) -> dict[str, Any]:
    """What every step's page shows: the steps, which are done, which is next."""
    todo = draft.next_step()
    done = STEPS[: STEPS.index(todo)]
    words = {
        "rules": _("Game"),
        "players": _("Players"),
        "cards": _("Cards"),
        "options": _("Options"),
        "deal": _("Deal"),
    }
    steps = [{"name": name, "label": words[name], "done": name in done, "here": name == here} for name in STEPS]
    place = STEPS.index(here)
    onward = STEPS[place + 1] if place + 1 < len(STEPS) else ""
    return {
        "game": draft.game,
        "viewer": viewer,
        "steps": steps,
        "onward": onward,
        "onward_label": words.get(onward, ""),
        "before": STEPS[place - 1] if place else "",
        "players": draft.players,
        "total": sum(draft.cards.values()),
    }
