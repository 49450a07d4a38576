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
from loupiote.web.limits.busy import heavy
from loupiote.web.table.decrees import decree_of, misnamed, offers, preview
from loupiote.web.table.pages import changes, done, enter_table


@require_safe
def seats(request: HttpRequest, key: str) -> HttpResponse:
    """Everybody at the table."""
    _game, _viewer, shared = enter_table(request, key)
    return render(request, "table/seats.html", shared)


@require_safe
def seat(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """One seat: the card, the marks, the powers, what was told to them, what can be decreed."""
    game, _viewer, shared = enter_table(request, key)
    table, sitter, speaker = tables.current(game).table, _sitter(shared, place), shared["speaker"]
    names = {sitter.name, *table.game.seats[sitter.name].former}
    told = [one for one in view(table, MJ).told if one.to and not names.isdisjoint(one.to)]
    shared |= {"sitter": sitter, "number": place, "told": speaker.lines(told), "offers": offers(table, sitter, speaker)}
    return render(request, "table/seat.html", shared)


@heavy
@require_POST
def decree(request: HttpRequest, key: str) -> HttpResponse:
    """The game master's word; first it is shown what that changes (`sure` is what the page sends that shows it)."""
    game, viewer, shared = enter_table(request, key)
    given = decree_of(request.POST)
    if given.what == "substitute" and game.mode == Game.Mode.FORUM:  # a person passes there with the name
        place = game.seats.filter(name=given.who or "").values_list("place", flat=True).first()
        return redirect("console:seat", game.key, (place or 0) + 1)
    refusal = misnamed(game, given)
    if refusal is not None:
        return done(request, game, viewer, Refused(refusal, shared["turn"]))
    if "sure" in request.POST:
        result = door.submit(game.pk, viewer, given, **orders.sent(request), exact=True)
        return done(request, game, viewer, result)
    found = preview(tables.current(game), given, shared["turn"])
    if isinstance(found, Refusal):
        return done(request, game, viewer, Refused(found, shared["turn"]))
    values = given.value if isinstance(given.value, list) else [given.value or ""]
    shared |= {"given": given, "values": values, "becomes": shared["speaker"].given(given)}
    return render(request, "table/decree.html", shared | changes(found, shared["speaker"]))


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
