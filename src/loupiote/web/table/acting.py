"""What the game master does on the screen: reads on, answers, counts a vote, lets the time run. Each is one tap.

Orders of the game go through the door with the key and the turn of their form; what only moves the desk does not need them,
because it says what it was read from (`stretch`, `cue`) and comes to nothing when that is past.
"""

from __future__ import annotations

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from loupiote.kernel.ask import Refusal
from loupiote.kernel.inputs import MJ, Input
from loupiote.web.calendar import pausing
from loupiote.web.games import deeds, door, orders, turns
from loupiote.web.games.access import enter
from loupiote.web.games.models import Entry, Game
from loupiote.web.games.results import Done, Refused, Stale
from loupiote.web.games.viewers import Viewer
from loupiote.web.table import questions
from loupiote.web.table import vote as counting
from loupiote.web.table.desk import changing, script_of, speaker_of
from loupiote.web.table.forms import NoteForm, SettingsForm
from loupiote.web.table.models import Desk


def moved(request: HttpRequest, game: Game, viewer: Viewer) -> HttpResponse:
    """The desk has changed: the same answer as to an order that was taken."""
    return orders.answer(request, game, viewer, Done(turns.of(game, viewer)))


def submit(request: HttpRequest, game: Game, viewer: Viewer, given: list[Input]) -> HttpResponse:
    """Give inputs as one tap, and answer the browser."""
    if not given:
        raise BadRequest("an order of nothing")
    result = door.submit(game.pk, viewer, given, **orders.sent(request))
    if result.ok and "debate" in request.POST:  # the next one begins with all of its time
        with changing(game) as desk:
            desk.reset()
    return orders.answer(request, game, viewer, result)


@require_POST
def read(request: HttpRequest, key: str) -> HttpResponse:
    """The cue on the screen was read, or (`back`) the one before is wanted again."""
    game, viewer = enter(request, key, "mj", "co-mj")
    stretch, cue = request.POST.get("stretch", ""), request.POST.get("cue", "")
    if "corrected" in request.POST:
        with changing(game) as desk:
            desk.correction = []
        return moved(request, game, viewer)
    if not stretch or not (cue or "back" in request.POST):
        raise BadRequest("a cue without its name")
    with changing(game) as desk:
        game.refresh_from_db()
        script = script_of(game, speaker_of(request, game), desk)
        if script.stretch.id == stretch:
            now = script.cues[0] if script.cues else None
            if "back" in request.POST:
                desk.mark_unread(stretch)
            elif now is not None and now.id == cue and now.kind != "ask":
                desk.mark_read(stretch, now.ids)
    return moved(request, game, viewer)


@require_POST
def answer(request: HttpRequest, key: str) -> HttpResponse:
    """The answers to what is asked, and the close of the window; not over an answer that this screen did not show."""
    game, viewer = enter(request, key, "mj", "co-mj")
    with transaction.atomic():
        Game.locked(game.pk)
        view, turn = door.screen_of(game, viewer)
        given, seen = questions.inputs(request.POST), orders.sent(request)
        earlier = turns.standing(game, viewer, seen["key"])[1]
        if view is not None and earlier is None and questions.outdated(request.POST, view):
            return orders.answer(request, game, viewer, Stale(turn))
        if earlier is None and questions.unsaid(request.POST, given):
            return orders.answer(request, game, viewer, Refused(Refusal("nothing-chosen"), turn))
        if view is not None:
            given = questions.for_all(given, view)
        return submit(request, game, viewer, given)


@require_POST
def vote(request: HttpRequest, key: str) -> HttpResponse:
    """A vote that was counted as hands, or as its outcome."""
    game, viewer = enter(request, key, "mj", "co-mj")
    if request.POST.get("way") not in (Desk.Way.HANDS, Desk.Way.OUTCOME):
        raise BadRequest("a vote of no kind")
    return submit(request, game, viewer, counting.ways(request.POST))


@require_POST
def way(request: HttpRequest, key: str) -> HttpResponse:
    """How votes are taken from now on."""
    game, viewer = enter(request, key, "mj", "co-mj")
    if request.POST.get("way") not in Desk.Way.values:
        raise BadRequest("a vote of no kind")
    with changing(game) as desk:
        desk.way = request.POST["way"]
    return moved(request, game, viewer)


@require_POST
def timer(request: HttpRequest, key: str) -> HttpResponse:
    """Let the time of the debate run, stand, grow, or begin again."""
    game, viewer = enter(request, key, "mj", "co-mj")
    acts = {"start": Desk.start, "stop": Desk.stop, "add": lambda desk: desk.add(60), "reset": Desk.reset}
    act = acts.get(request.POST.get("do", ""))
    if act is None:
        raise BadRequest("a timer knows no such word")
    with changing(game) as desk:
        act(desk)
    return moved(request, game, viewer)


@require_POST
def pause(request: HttpRequest, key: str) -> HttpResponse:
    """Interrupt the game, or go on: nothing is asked or shown meanwhile, and the time stands. Everybody sees that it is so."""
    game, viewer = enter(request, key, "mj", "co-mj")
    if request.POST.get("do") not in ("pause", "resume"):
        raise BadRequest("a pause knows no such word")
    with changing(game) as desk:
        game.paused = request.POST["do"] == "pause"
        game.save(update_fields=["paused"])
        if game.paused:
            desk.stop()
        pausing.follow(game)
        deeds.note(game, viewer, request.POST["do"])
        door.touch(game, [key for key in turns.everybody(game) if key != MJ])  # who leads hears of the desk
    return moved(request, game, viewer)


@require_POST
def settings(request: HttpRequest, key: str) -> HttpResponse:
    """How the screen leads."""
    game, _viewer = enter(request, key, "mj", "co-mj")
    with changing(game) as desk:
        form = SettingsForm(request.POST, instance=desk)
        if not form.is_valid():
            raise BadRequest("settings that no page of ours sends")
        form.save(commit=False)
    messages.success(request, _("Saved."))
    return redirect("table:more", game.key)


@require_POST
def note(request: HttpRequest, key: str) -> HttpResponse:
    """A note for those who lead, beside the story of the game."""
    game, viewer = enter(request, key, "mj", "co-mj")
    form = NoteForm(request.POST)
    if not form.is_valid():
        messages.warning(request, _("An empty note is not kept."))
        return redirect("table:more", game.key)
    written = form.save(commit=False)
    written.game, written.who = game, viewer.who
    written.seq = Entry.objects.filter(game=game).order_by("-seq").values_list("seq", flat=True).first() or 0
    written.save()
    door.touch(game, [MJ])
    messages.success(request, _("Noted, for those who lead the game."))
    return redirect("table:past", game.key)
