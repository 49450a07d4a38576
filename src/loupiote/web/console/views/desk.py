"""What is open, what would come of it, and the end of it."""

from __future__ import annotations

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import override
from django.views.decorators.http import require_POST, require_safe

from loupiote.kernel.inputs import Close, Decree
from loupiote.web import limits
from loupiote.web.console.certain import prospect
from loupiote.web.console.doubts import doubts
from loupiote.web.console.foresee import MOST, Foreseen, foresee
from loupiote.web.console.handing import shut_out
from loupiote.web.console.opened import opened
from loupiote.web.console.views.entering import leading
from loupiote.web.games import deeds, door, orders, tables
from loupiote.web.games.results import Result, Stale
from loupiote.web.ordering import letters
from loupiote.web.ordering.ahead import waiting
from loupiote.web.square import announce
from loupiote.web.square.room import Room
from loupiote.web.table.words import Speaker

LONGEST = 20_000  # characters of an announcement


@require_safe
@leading
def home(request: HttpRequest, room: Room, speaker: Speaker) -> HttpResponse:
    """What is open and who owes what, and the way to everything else."""
    table = tables.current(room.game).table
    windows = opened(room.view, speaker, waiting(room.game, table))
    name = table.open.name if table.open is not None else ""
    answered = sum(not one.owes for window in windows for one in window.asked)
    asked = sum(len(window.asked) for window in windows)
    here = {"windows": windows, "window": name, "window_title": speaker.window(name) if name else ""}
    carried = [(speaker.given(one.reply), one) for one in letters.on_their_way(room.game, tables.current(room.game))]
    counted = {"answered": answered, "asked": asked, "carried": carried, "unheld": announce.unheld(room.game)}
    counted["bots"] = {seat.name for seat in room.seats if seat.bot}
    context = room.context() | here | counted | {"shut_out": shut_out(room.game)}
    return render(request, "console/home.html", context)


@require_safe
@leading
def ahead(request: HttpRequest, room: Room, speaker: Speaker) -> HttpResponse:
    """How the moment would end now: what would be announced, who would be told what, and why. `only` looks at one window."""
    whole = "only" not in request.GET
    found = foresee(room.game, tables.current(room.game), whole=whole)
    letters = {
        player: [speaker.show(told, player) for told in found.told if told.to and player in told.to]
        for player in found.table.game.seats
    }
    context = room.context() | {
        "whole": whole,
        "closes": found.closes,
        "closing": list(dict.fromkeys(speaker.window(name) for name in found.closes)),
        "says": announce.foreseen(room.game, found.table),
        "prepared": {one.digest: one.text for one in announce.kept(room.game)},
        "lines": speaker.lines(found.told),
        "letters": [(player, [text for text in texts if text]) for player, texts in letters.items() if any(texts)],
        "doubts": doubts(room.game, found.told, speaker.lang),
        "then": _then(room, found, whole, speaker),
        "ends": found.table.game.over,
        "most": LONGEST,
    }
    return render(request, "console/ahead.html", context)


def _then(room: Room, found: Foreseen, whole: bool, speaker: Speaker) -> str:
    """What would open, "" for nothing: another moment where this one is over, whose first window may ask nobody anything."""
    game = found.table.game
    if whole and found.window and (game.moment, game.number) != room.view.moment:
        return room.words.moment(game.moment, game.number)
    return speaker.window(found.window) if found.window else ""


@require_POST
@leading
def close(request: HttpRequest, room: Room, speaker: Speaker) -> HttpResponse:
    """The moment ends as it was shown; if anything has changed since, it is shown anew instead."""
    names = request.POST.getlist("close")
    if not names or len(names) > MOST:
        raise BadRequest("an end of nothing")
    result = door.submit(
        room.game.pk, room.viewer, [Close(window=name) for name in names], **orders.sent(request), exact=True
    )
    if result.ok:
        messages.success(request, _("Done, and announced."))
        return redirect("console:home", room.game.key)
    messages.warning(request, orders.words(request, room.game, room.viewer, result))
    return redirect("console:ahead", room.game.key)


@require_POST
@leading
def words(request: HttpRequest, room: Room, speaker: Speaker) -> HttpResponse:
    """Other words for an announcement to come: they hold as long as what is to be told is the same."""
    text = request.POST.get("text", "").replace("\r\n", "\n")
    if len(text) > LONGEST:
        too_long = _("{count} characters: at most {most} are taken, so nothing was kept.")
        messages.warning(request, too_long.format(count=len(text), most=LONGEST))
        return redirect("console:ahead", room.game.key)
    found = foresee(room.game, tables.current(room.game), whole="only" not in request.POST)
    digest = request.POST.get("digest", "")
    meant = next((one for one in announce.foreseen(room.game, found.table) if one.digest == digest), None)
    if meant is None:
        messages.warning(request, _("What would be told has changed meanwhile: look at it again."))
    else:
        own = text.strip() and text.strip() != meant.text.strip()
        announce.prepare(room.game, meant, text if own else "", room.viewer.who)
        deeds.note(room.game, room.viewer, "words" if own else "words-back", title=meant.title, text=text)
        messages.success(request, _("These words are announced if it ends as it stands now."))
    return redirect("console:ahead", room.game.key)


@require_POST
@leading
def again(request: HttpRequest, room: Room, speaker: Speaker) -> HttpResponse:
    """A message that the rules do not allow goes back to its author, who is asked again, and reads the reason."""
    player, power, window = (request.POST.get(name, "") for name in ("player", "power", "window"))
    why = request.POST.get("why", "").strip()
    if not player or not window:
        raise BadRequest("a message of nobody")
    with override(room.game.lang):
        told = why or _("This message cannot go out as it is. Please write it again.")
    given = [Decree(what="send-back", who=player, value=power), Decree(what="announce", who=player, value=told)]
    opened = tables.current(room.game).table.open
    result: Result = Stale(0)
    if opened is not None and opened.name == window:
        result = door.submit(room.game.pk, room.viewer, given, **orders.sent(request))
    if result.ok:
        messages.success(request, _("Sent back to {name}.").format(name=player))
    else:
        messages.warning(request, orders.words(request, room.game, room.viewer, result))
    return redirect("console:home", room.game.key)


@require_safe
@leading
def certain(request: HttpRequest, room: Room, speaker: Speaker) -> HttpResponse:
    """Whether the outcome can still change: the game is played on at random."""
    if room.view.over or not limits.allow("prospect", str(room.game.pk), most=6, seconds=60):
        messages.warning(request, _("Not now: try again in a minute."))
        return redirect("console:home", room.game.key)
    found = prospect(tables.current(room.game))
    names = {camps: ", ".join(map(speaker.plain.camp, camps)) or _("nobody") for camps in found.wins}
    context = {
        "prospect": found,
        "rows": [(names[camps], n, round(100 * n / max(found.games, 1))) for camps, n in found.wins.items()],
    }
    return render(request, "console/certain.html", room.context() | context)
