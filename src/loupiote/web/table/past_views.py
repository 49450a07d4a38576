"""What was tapped so far: to look at, to take back, to put right. Nothing is done before its consequences were shown."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import BadRequest
from django.core.paginator import Paginator
from django.db.models import Min
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods, require_safe

from loupiote.kernel.ask import Refusal
from loupiote.kernel.inputs import MJ, Decree, Input, Reply
from loupiote.kernel.view import view
from loupiote.web.console import handing
from loupiote.web.games import door, orders, tables, turns
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Entry, Game
from loupiote.web.games.results import Preview, Stale
from loupiote.web.games.viewers import Viewer
from loupiote.web.limits.busy import heavy
from loupiote.web.table import past as history
from loupiote.web.table.desk import changing, corrected
from loupiote.web.table.fields import value_of
from loupiote.web.table.pages import changes, done, enter_table, number, refused
from loupiote.web.table.questions import question_of
from loupiote.web.table.vote import count_of, recount
from loupiote.web.table.words import Speaker

TAPS = 40  # on a page of the past
OWN = ("csrfmiddlewaretoken", "key", "turn", "sure")  # fields of the form itself, not of the answer in it


@require_safe
def past(request: HttpRequest, key: str) -> HttpResponse:
    """Every tap that stands, and what was told, with the reasons; the latest first, some to a page."""
    game, _viewer, shared = enter_table(request, key)
    journal = tables.current(game)
    taps = history.taps(journal, Entry.objects.filter(game=game).aggregate(Min("seq"))["seq__min"])
    page = Paginator(taps[::-1], TAPS).get_page(request.GET.get("page"))
    moments = history.moments(journal, game, list(page)[::-1], shared["speaker"], taps)
    return render(request, "table/past.html", shared | {"moments": moments[::-1], "page": page})


@heavy
@require_http_methods(["GET", "HEAD", "POST"])
def undo(request: HttpRequest, key: str) -> HttpResponse:
    """The last tap is taken back, or (`since`) an earlier one with all that followed; first it is shown what that changes."""
    game, viewer, shared = enter_table(request, key)
    since = number(request.POST.get("since") or request.GET.get("since"))
    if request.method == "POST":
        return done(request, game, viewer, door.undo(game.pk, viewer, since, **orders.sent(request)))
    preview = door.preview_undo(game, viewer, since)
    shared |= {"since": since, "refused": refused(request, game, viewer, preview), "persons": _persons(game, preview)}
    return render(request, "table/undo.html", shared | changes(preview, shared["speaker"]))


@heavy
@require_http_methods(["GET", "HEAD", "POST"])
def amend(request: HttpRequest, key: str, place: str) -> HttpResponse:
    """An earlier tap is put right: it is asked again as it was asked then, it is shown what that changes, then it is done."""
    game, viewer, shared = enter_table(request, key)
    journal, speaker = tables.current(game), shared["speaker"]
    found = history.find(journal, place)
    if found is None:
        return _gone(request, game, viewer)
    chapter, at, given = found
    shared |= {"place": place, "was": speaker.given(given), "refused": ""}
    if request.method != "POST":
        return render(request, "table/amend.html", shared | _question(journal, found, speaker))
    decided = _decide(request, game, viewer, shared, (chapter, at), _instead(request, given))
    if isinstance(decided, Refusal):
        shared |= _question(journal, found, speaker) | {"refused": refused(request, game, viewer, decided)}
        return render(request, "table/amend.html", shared)
    return decided


@heavy
@require_http_methods(["GET", "HEAD", "POST"])
def add(request: HttpRequest, key: str, place: str) -> HttpResponse:
    """An answer that was missed is put into a window that is closed: whose, which, and what that changes; then it is done."""
    game, viewer, shared = enter_table(request, key)
    journal, speaker = tables.current(game), shared["speaker"]
    found = history.closing(journal, place)
    if found is None:
        return _gone(request, game, viewer)
    chapter, at, close = found
    then = history.before(journal, chapter, at)
    missed = history.missed(then, close.window)
    given = request.POST if request.method == "POST" else request.GET
    asks = next((a for a in missed if [a.prompt.player, a.power] == [given.get("player"), given.get("power")]), None)
    shared |= {"place": place, "window_title": speaker.window(close.window), "refused": "", "asks": asks}
    if asks is None:
        shared |= {
            "missed": [(a.prompt.player, a.power, speaker.plain.power(a.power.partition("#")[0])) for a in missed]
        }
        return render(request, "table/add.html", shared)
    shared |= {"question": question_of(asks, view(then, MJ), speaker)}
    if request.method != "POST":
        return render(request, "table/add.html", shared)
    value = value_of(request.POST, "v0")
    reply = Reply(player=asks.prompt.player, power=asks.power, value=value, window=close.window)
    decided = _decide(request, game, viewer, shared, (chapter, at), reply, ahead=True)
    if isinstance(decided, Refusal):
        return render(request, "table/add.html", shared | {"refused": refused(request, game, viewer, decided)})
    return decided


def _gone(request: HttpRequest, game: Game, viewer: Viewer) -> HttpResponse:
    """The tap is not there: to somebody who sends something it may be so no more, since somebody else was faster."""
    if request.method == "POST":
        return done(request, game, viewer, Stale(turns.of(game, viewer)))
    raise Http404


def _decide(
    request: HttpRequest,
    game: Game,
    viewer: Viewer,
    shared: dict[str, Any],
    where: tuple[int, int],
    instead: Input | None,
    *,
    ahead: bool = False,
) -> HttpResponse | Refusal:
    """Show what an amendment changes, or once that was shown, do it."""
    preview = door.preview_amend(game, viewer, *where, instead, ahead=ahead)
    if isinstance(preview, Refusal):
        return preview
    if "sure" not in request.POST:
        sent = [(name, value) for name, values in request.POST.lists() if name not in OWN for value in values]
        becomes = shared["speaker"].given(instead) if instead else ""
        shared |= {"sent": sent, "becomes": becomes, "persons": _persons(game, preview)}
        return render(request, "table/amend_sure.html", shared | changes(preview, shared["speaker"]))
    result = door.amend(game.pk, viewer, *where, instead, ahead=ahead, **orders.sent(request))
    if result.ok and game.mode == Game.Mode.TABLE:  # by forum it is announced anew by itself
        with changing(game) as desk:
            desk.correction = corrected(preview.unsaid, preview.said)
    return done(request, game, viewer, result)


def _persons(game: Game, preview: Preview | Refusal) -> list[str]:
    """Who goes back to a seat that was handed over, where that would be taken back."""
    return [] if isinstance(preview, Refusal) else handing.foretold(game, [*preview.taken, *preview.lapsed])


def _question(journal: Journal, found: tuple[int, int, Any], speaker: Speaker) -> dict[str, Any]:
    """What was asked then, with the answer that was given."""
    chapter, at, given = found
    then = history.before(journal, chapter, at)
    if isinstance(given, Decree):
        counted = given.what == "count" and history.voted_then(then)
        return {"recount": count_of(view(then, MJ), speaker, given.value) if counted else None}
    asked = history.asked_then(then, given)
    if asked is None:
        return {}
    asked.reply, asked.answered = given.value, True
    return {"question": question_of(asked, view(then, MJ), speaker)}


def _instead(request: HttpRequest, given: Any) -> Input | None:
    """What is to stand in place of an input; None: nothing, it is dropped."""
    if "drop" in request.POST:
        return None
    if isinstance(given, Reply):
        value = None if "nothing" in request.POST else value_of(request.POST, "v0")
        return Reply(player=given.player, power=given.power, value=value, window=given.window)
    if isinstance(given, Decree) and given.what == "count":
        return Decree(what="count", value=recount(request.POST))
    raise BadRequest("a decree can only be taken out")
