"""Who keeps the game waiting, for its game master: to prod them, and to set when the program reminds."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods, require_POST

from loupiote.kernel.view import PUBLIC, view
from loupiote.web import language
from loupiote.web.games import deeds, live, tables, turns
from loupiote.web.games.access import enter
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.notices import absences, prodding, reminding
from loupiote.web.notices.forms import PatienceForm, spoken
from loupiote.web.notices.missing import last_prods, missing
from loupiote.web.tone.narrators import narrator


def led(request: HttpRequest, key: str) -> tuple[Game, Viewer]:
    """A running game for those who lead it; where the program leads, nobody may know who is asked.

    Raises:
        Http404: it is not, or not for whoever asks.
    """
    game, viewer = enter(request, key, "mj", "co-mj")
    if not game.led or game.status == Game.Status.PREPARING:
        raise Http404
    return game, viewer


def context(request: HttpRequest, game: Game, viewer: Viewer) -> dict[str, Any]:
    """What the list shows, on its page and in the console: for whoever leads the game alone."""
    turn = turns.refresh(game, viewer)
    table = tables.current(game).table
    said = narrator(game, language.of(request))
    absent_after = absences.patience(game)
    waited = missing(game)
    owing = [
        {
            "seat": one.seat,
            "number": one.seat.place + 1,
            "asked": list(dict.fromkeys(said.power(asked.power.partition("#")[0]) for asked in one.asked)),
            "until": one.until,
            "missed": one.missed,
            "absent": one.missed >= absent_after,
            "prodded_at": one.prodded_at,
        }
        for one in waited
    ]
    names = {one.seat.name for one in waited}
    alive = {seat.name for seat in view(table, PUBLIC).seats if seat.alive}
    prods = last_prods(game)
    others = [
        {"seat": seat, "prodded_at": prods.get(seat.pk)}
        for seat in game.seats.order_by("place")
        if seat.name in alive - names and not seat.bot
    ]
    return {"game": game, "viewer": viewer, "owing": owing, "others": others, "turn": turn, "over": table.game.over}


@require_http_methods(["GET", "HEAD", "POST"])
def page(request: HttpRequest, key: str) -> HttpResponse:
    """Who is waited for, and how the game waits."""
    game, viewer = led(request, key)
    now = {"before": spoken(reminding.before_of(game.pk)), "absent_after": absences.patience(game)}
    form = PatienceForm(request.POST or None, initial=now)
    if request.method == "POST" and form.is_valid():
        before = {"before": reminding.before_of(game.pk), "absent_after": absences.patience(game)}
        reminding.set_patience(game, form.cleaned_data["before"], form.cleaned_data["absent_after"])
        deeds.note(game, viewer, "patience", changes=deeds.changed(before, form.cleaned_data))
        messages.success(request, _("Saved."))
        return redirect("notices:waiting", key)
    return render(
        request, "notices/waiting.html", context(request, game, viewer) | {"form": form} | live.context(game, viewer)
    )


@require_POST
def prod(request: HttpRequest, key: str) -> HttpResponse:
    """Prod the seats whose places the form names (`place`), or everybody alive (`all`)."""
    game, viewer = led(request, key)
    seats = list(game.seats.order_by("place"))
    if "all" in request.POST:
        alive = {seat.name for seat in view(tables.current(game).table, PUBLIC).seats if seat.alive}
        chosen = [seat for seat in seats if seat.name in alive]
    else:
        chosen = [seat for seat in seats if str(seat.place) in request.POST.getlist("place")]
    done = prodding.prod(game, chosen)
    if done:
        deeds.note(game, viewer, "prod", who=[seat.name for seat in done])
        said = ngettext("%(n)s player is prodded.", "%(n)s players are prodded.", len(done)) % {"n": len(done)}
        messages.success(request, said)
    else:
        messages.warning(
            request,
            _("Nobody was prodded: they have just been, or have heard it often enough today, or nobody plays there."),
        )
    return redirect("notices:waiting", key)
