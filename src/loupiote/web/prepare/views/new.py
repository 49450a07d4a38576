"""A new game: which rule set, and for how many; what may be changed of it later."""

from __future__ import annotations

from typing import Any, cast

from django.conf import settings
from django.contrib.auth.decorators import login_required
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods

from loupiote.balance.suggest import suggest
from loupiote.narration.pages import Names
from loupiote.rules import BUILT, rule_set
from loupiote.web import language
from loupiote.web.games import door, once
from loupiote.web.games.models import Game, Master
from loupiote.web.games.viewers import Viewer
from loupiote.web.people.models import User
from loupiote.web.people.typed import number
from loupiote.web.prepare import boxes
from loupiote.web.prepare.draft import Draft
from loupiote.web.prepare.views.step import address, frame, onward, step

USUAL = 9  # players, where nobody has said how many
TITLE = 80


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Choose a rule set and a number of players; the rest has a proposal, to be changed."""
    if request.method == "POST" and request.POST.get("rules") in BUILT:
        user, rules = cast(User, request.user), request.POST["rules"]
        players = number(request.POST.get("players"), 3) or USUAL
        game, _made = once.game(request, lambda key: create(request, user, rules, players, key))
        return redirect(onward(Draft(game), "rules"))
    context = {"sets": sets(request), "players": USUAL, "low": 3, "high": 60, "modes": modes()}
    return render(request, "prepare/new.html", context)


def create(request: HttpRequest, user: User, rules: str, players: int, key: str) -> Game:
    """A game of this key in preparation, led by this account."""
    found = rule_set(rules)
    low, high = found.players
    players = min(max(players, low), high)
    title = request.POST.get("title", "").strip()[:TITLE]
    forum = request.POST.get("mode") == Game.Mode.FORUM
    cards = suggest(found, players, None if forum else boxes.owned(request, found))
    with transaction.atomic():
        game = Game.objects.create(
            key=key,
            title=title,
            rules=rules,
            lang=language.of(request),
            plan={"players": players, "cards": cards},
            created_by=user,
            mode=Game.Mode.FORUM if forum else Game.Mode.TABLE,
            phones=Game.Phones.ALL if forum else Game.Phones.CARD,
        )
        Master.objects.create(game=game, user=user, name=user.name)
    return game


def modes() -> list[dict[str, Any]]:
    """The ways of playing, in words."""
    return [
        {
            "value": Game.Mode.TABLE,
            "label": _("Around a table"),
            "note": _("This evening, in one room: you lead it, with this device."),
        },
        {
            "value": Game.Mode.FORUM,
            "label": _("By forum"),
            "note": _("Over days or weeks, each when they have time: people sign up, write and vote here."),
        },
    ]


def sets(request: HttpRequest) -> list[dict[str, Any]]:
    """The rule sets that can be played, in words."""
    found = []
    for id in BUILT:
        names = Names(language.of(request), id)
        found.append(
            {
                "id": id,
                "name": names.say(f"set-{id}"),
                "about": names.say(f"about-{id}"),
                "cards": len(rule_set(id).roles),
            }
        )
    return found


@step
def game(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """On to where something is still to be done."""
    return redirect(address(draft, draft.next_step()))


@step
def rules(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """Title, rule set, the language of what is said aloud, what players do on their phones."""
    if request.method == "POST":
        _keep(request, draft)
        return redirect(onward(draft, "rules"))
    phones = [
        {"value": Game.Phones.CARD, "label": _("See their card")},
        {"value": Game.Phones.VOTE, "label": _("And vote")},
        {"value": Game.Phones.ALL, "label": _("And answer by night")},
    ]
    context = {"sets": sets(request), "phones": phones, "languages": settings.LANGUAGES}
    return render(request, "prepare/rules.html", frame(draft, viewer, "rules") | context)


def _keep(request: HttpRequest, draft: Draft) -> None:
    game, given = draft.game, request.POST
    game.title = given.get("title", "").strip()[:TITLE]
    if given.get("lang") in dict(settings.LANGUAGES):
        game.lang = given["lang"]
    if given.get("phones") in Game.Phones.values:
        game.phones = given["phones"]
    if given.get("rules") in BUILT and given["rules"] != game.rules:  # other cards, other options
        game.rules, game.options = given["rules"], {}
        found = rule_set(game.rules)
        players = min(max(draft.players, found.players[0]), found.players[1])
        owned = None if game.mode == Game.Mode.FORUM else boxes.owned(request, found)
        tone = {"tone": game.plan["tone"]} if "tone" in game.plan else {}  # of its texts, those that fit go on
        game.plan = {"players": players, "cards": suggest(found, players, owned)} | tone
        game.save(update_fields=["rules", "options", "plan"])
    game.save(update_fields=["title", "lang", "phones"])


@step
def delete(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """Give a game up that has not begun."""
    if request.method == "POST" and viewer.role == "mj":
        door.remove(draft.game)
        return redirect("people:games")
    return render(request, "prepare/delete.html", {"game": draft.game, "viewer": viewer})
