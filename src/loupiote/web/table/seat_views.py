"""The table: who lives, who is what; a seat with all that is known of it, the decrees on it; the cards that go round."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from loupiote.kernel.ask import Refusal
from loupiote.kernel.inputs import MJ
from loupiote.kernel.view import view
from loupiote.web.games import door, orders, tables
from loupiote.web.games.models import Game
from loupiote.web.games.results import Refused
from loupiote.web.games.viewers import Viewer
from loupiote.web.limits.busy import heavy
from loupiote.web.table.decrees import decree_of, misnamed, offers, preview
from loupiote.web.table.pages import changes, done, enter_table
from loupiote.web.table.views import more_page


@require_safe
def seats(request: HttpRequest, key: str) -> HttpResponse:
    """Everybody at the table."""
    _game, _viewer, shared = enter_table(request, key)
    return render(request, "table/seats.html", shared)


@require_safe
def seat(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """One seat: the card, the marks, the powers, what was told to them, what can be decreed."""
    game, _viewer, shared = enter_table(request, key)
    return _seat(request, game, shared, place)


def _seat(request: HttpRequest, game: Game, shared: dict[str, Any], place: int) -> HttpResponse:
    """The page of a seat; with `refused` and `given` in what is shared, a decree that was not given is there to be corrected."""
    table, sitter, speaker = tables.current(game).table, _sitter(shared, place), shared["speaker"]
    names = {sitter.name, *table.game.seats[sitter.name].former}
    told = [one for one in view(table, MJ).told if one.to and not names.isdisjoint(one.to)]
    shared |= {"sitter": sitter, "number": place, "told": speaker.lines(told), "offers": offers(table, sitter, speaker)}
    return render(request, "table/seat.html", shared)


@heavy
@require_POST
def decree(request: HttpRequest, key: str) -> HttpResponse:
    """The game master's word; first it is shown what that changes (`sure` is what the page sends that shows it).

    What is refused comes back as it was typed, with why.
    """
    game, viewer, shared = enter_table(request, key)
    given = decree_of(request.POST)
    if given.what == "substitute" and game.mode == Game.Mode.FORUM:  # a person passes there with the name
        place = game.seats.filter(name=given.who or "").values_list("place", flat=True).first()
        return redirect("console:seat", game.key, (place or 0) + 1)
    shared |= {"given": given, "refused": ""}
    refusal = misnamed(game, given)
    if "sure" in request.POST and refusal is None:  # first of all, since a second tap finds what the first has done
        result = door.submit(game.pk, viewer, given, **orders.sent(request), exact=True)
        if result.ok:
            return done(request, game, viewer, result)
        shared["refused"] = orders.words(request, game, viewer, result)
    found = refusal or preview(tables.current(game), given, shared["turn"])
    if isinstance(found, Refusal):
        return _again(request, game, viewer, shared, Refused(found, shared["turn"]))
    values = given.value if isinstance(given.value, list) else [given.value or ""]
    shared |= {"values": values, "becomes": shared["speaker"].given(given)}
    return render(request, "table/decree.html", shared | changes(found, shared["speaker"]))


def _again(request: HttpRequest, game: Game, viewer: Viewer, shared: dict[str, Any], why: Refused) -> HttpResponse:
    """The page with the form of a decree that was refused; where nothing was typed, back to where the game is led from."""
    given = shared["given"]
    shared["refused"] = orders.words(request, game, viewer, why)
    place = next((n for n, one in enumerate(shared["sitters"], 1) if one.name == given.who), None)
    if place is not None:
        return _seat(request, game, shared, place)
    if given.who is None and given.what in ("announce", "end-game"):
        return more_page(request, shared)
    return done(request, game, viewer, why)


@require_safe
def cards(request: HttpRequest, key: str) -> HttpResponse:
    """The phone goes round: who takes it next."""
    _game, _viewer, shared = enter_table(request, key)
    return render(request, "table/cards.html", shared)


@require_safe
def card(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """One player's card, covered until it is pressed, then the phone goes on."""
    _game, _viewer, shared = enter_table(request, key)
    sitter = _sitter(shared, place)
    following = place % len(shared["sitters"]) + 1
    shared |= {"sitter": sitter, "next": following if following > 1 else None}
    shared["call"], shared["help"] = shared["speaker"].card(sitter.role)
    return render(request, "table/card.html", shared)


def _sitter(shared: dict[str, Any], place: int) -> Any:
    if not 1 <= place <= len(shared["sitters"]):
        raise Http404
    return shared["sitters"][place - 1]
