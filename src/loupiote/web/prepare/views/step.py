"""What the pages of the preparation share."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from loupiote.narration.pages import Names
from loupiote.web import language
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.prepare.draft import Draft, may_prepare

STEPS = {
    Game.Mode.TABLE: ("rules", "players", "cards", "options", "deal"),
    Game.Mode.FORUM: ("rules", "signup", "cards", "options", "calendar", "list"),
}
# of steps that are pages of other apps
ADDRESSES = {"signup": "signup:settings", "calendar": "calendar:prepare", "list": "signup:page"}
BESIDE = {"players": "list", "deal": "list"}  # by forum, pages that belong to a step without being one
Page = Callable[[HttpRequest, Draft, Viewer], HttpResponse]
View = Callable[..., HttpResponse]


def step(page: Page) -> View:
    """A page of those who lead, as long as the game has not begun; then they are sent on to it."""
    view = _before_the_game(page, lambda key: redirect("games:room", key))
    return never_cache(require_http_methods(["GET", "HEAD", "POST"])(view))


def part(page: Page) -> View:
    """The part of such a page that changes by itself; once the game has begun, nothing more."""
    return require_safe(_before_the_game(page, lambda _key: HttpResponse(status=204)))


def led(page: Page) -> Page:
    """A page for a game master: nobody may say beforehand who has which card where the program leads."""

    @wraps(page)
    def view(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
        return page(request, draft, viewer) if draft.game.led else redirect("signup:page", draft.game.key)

    return view


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
    todo, names = draft.next_step(), STEPS[Game.Mode(draft.game.mode)]
    done, here = names[: names.index(todo)], here if here in names else BESIDE[here]
    words = {
        "rules": _("Game"),
        "players": _("Players"),
        "cards": _("Cards"),
        "options": _("Options"),
        "deal": _("Deal"),
        "signup": _("Sign-ups"),
        "calendar": _("Calendar"),
        "list": _("Players"),
    }
    steps = [
        {"name": name, "label": words[name], "done": name in done, "here": name == here, "href": address(draft, name)}
        for name in names
    ]
    place = names.index(here)
    onward = names[place + 1] if place + 1 < len(names) else ""
    return {
        "game": draft.game,
        "viewer": viewer,
        "steps": steps,
        "onward_label": words.get(onward, ""),
        "onward_href": address(draft, onward) if onward else "",
        "before_href": address(draft, names[place - 1]) if place else "",
        "players": draft.players,
        "total": sum(draft.cards.values()),
    }


def address(draft: Draft, name: str) -> str:
    """Where the page of a step is."""
    return reverse(ADDRESSES.get(name, f"prepare:{name}"), args=[draft.game.key])


def onward(draft: Draft, here: str) -> str:
    """Where the page of the step after this one is."""
    names = STEPS[Game.Mode(draft.game.mode)]
    return address(draft, names[names.index(here) + 1])
