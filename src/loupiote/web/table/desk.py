"""What the game master's screen shows now: the next cue of the script, or what is asked. One context for page and fragment."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.db import transaction
from django.http import HttpRequest
from django.utils.translation import gettext as _
from msgspec import Struct

from loupiote.kernel.data import decode, encode
from loupiote.kernel.events import Told
from loupiote.kernel.view import View
from loupiote.web.games import door, tables
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.table.board import board
from loupiote.web.table.models import Desk
from loupiote.web.table.questions import Questions, is_vote, questions
from loupiote.web.table.script import Cue, Script
from loupiote.web.table.vote import vote
from loupiote.web.table.words import NIGHT, Speaker, lang_of, theme


class Call(Struct):
    """A call of the night, in the row that shows how far it has come."""

    label: str
    role: str
    done: bool
    current: bool


def desk_of(game: Game) -> Desk:
    """The desk of a game, to look at."""
    return Desk.objects.filter(game=game).first() or Desk(game=game)


@contextmanager
def changing(game: Game) -> Iterator[Desk]:
    """The desk of a game, to change; nobody else changes it at the same moment, and all who lead hear of it."""
    with transaction.atomic():
        Game.locked(game.pk)
        desk = desk_of(game)
        yield desk
        desk.changed()


def speaker_of(request: HttpRequest, game: Game) -> Speaker:
    """The words of a game for who asks."""
    return Speaker(game, lang_of(request.LANGUAGE_CODE))


def script_of(game: Game, speaker: Speaker, desk: Desk, wanted: str = "") -> Script:
    """The script as it stands; `game` was just read. `wanted`: as the script takes it."""
    read = {stretch: desk.was_read(stretch) for stretch in desk.read}
    return Script(tables.current(game), speaker, calls=desk.calls == Desk.Calls.ALL, read=read, wanted=wanted)


def context(request: HttpRequest, game: Game, viewer: Viewer, ahead: int = 0) -> dict[str, Any]:
    """Everything that the screen shows; with `ahead`, as it will be when so many cues more were read."""
    view, turn = door.screen_of(game, viewer)
    desk = desk_of(game)
    shared: dict[str, Any] = {"game": game, "viewer": viewer, "turn": turn, "desk": desk}
    if view is None:
        return shared | {"mode": "waiting", "moment": "day"}
    journal, speaker = tables.current(game), speaker_of(request, game)
    script = script_of(game, speaker, desk, request.GET.get("call", ""))
    del script.cues[:ahead]
    cue = script.cues[0] if script.cues else None
    shared |= {"speaker": speaker, "cue": cue, "stretch": script.stretch.id, "view": view}
    shared |= {"correction": _correction(desk, speaker), "back": bool(desk.read.get(script.stretch.id))}
    shared |= _phase(view, speaker, script) | {"sitters": board(journal.table, view, speaker)}
    shared |= {"course": _course(script, cue, speaker) if cue and cue.moment in NIGHT else []}
    if game.paused:
        return shared | {"mode": "paused"}
    if cue is None:
        return shared | {"mode": "over", "winners": view.winners or []}
    if cue.kind != "ask":
        return shared | {"mode": "cue", "questions": Questions(), "version": _version(cue.ids)}
    only = None if not script.turns else script.turn.keys if script.turn is not None else []
    asked = questions(view, speaker, only)
    shared |= {"questions": asked, "window": view.window, "version": _version(encode(view.prompts))}
    if script.turns:
        return shared | {"mode": "call", "who": _who(asked, shared["sitters"])} | _in_turn(script, speaker, shared)
    if is_vote(view):
        return shared | {"mode": "vote", "vote": vote(view, speaker, desk, request.GET.get("voter", ""))}
    if not asked.main:
        ends = round(desk.ends.timestamp() * 1000) if desk.ends else None
        return shared | {
            "mode": "debate",
            "milliseconds": ends,
            "now": round(time.time() * 1000),
            "clock": f"{desk.seconds // 60}:{desk.seconds % 60:02}",
        }
    return shared | {"mode": "call", "who": _who(asked, shared["sitters"])}


def _phase(view: View, speaker: Speaker, script: Script) -> dict[str, Any]:
    """The head of the page: the moment of the cue, which may lie behind that of the game: so may the number of the living."""
    cues = script.cues
    moment, number = (cues[0].moment, cues[0].number) if cues else view.moment
    alive = sum(seat.alive for seat in view.seats) + script.deaths(cues[1:])
    note = _("{alive} of {all} alive").format(alive=alive, all=len(view.seats))
    light = theme(moment)
    return {"moment": light, "by_day": light != "night", "title": speaker.moment(moment, number), "note": note}


def _course(script: Script, cue: Cue, speaker: Speaker) -> list[Call]:
    """The calls of the night, those that were made struck out."""
    windows = {window["id"]: window for window in script.windows}
    ids = script.course(cue.moment, cue.number)
    at = cue.window or script.stretch.closed
    place = ids.index(at) if at in ids else 0
    over = cue.kind == "announce" and cue.moment != script.stretch.moment
    found = []
    for i, id in enumerate(ids):
        role = windows[id]["powers"][0]["holders"][0]["id"]
        found.append(Call(speaker.window(id), role, over or i < place, not over and i == place and bool(at)))
    return found


def _in_turn(script: Script, speaker: Speaker, shared: dict[str, Any]) -> dict[str, Any]:
    """Whose call of an open window it is, None once all were made, and all that are answered, to be looked at again."""
    calls = [(one, speaker.plain.role(one.kind)) for one in script.turns if one.keys]
    this = script.turn.kind if script.turn is not None else ""
    return {"calls": calls, "this": this, "version": f"{shared['version']}-{this or 'all'}"}


def _who(asked: Questions, sitters: list[Any]) -> list[Any]:
    """Who acts, with their cards."""
    names = {player for question in asked.main for player in question.players}
    return [sitter for sitter in sitters if sitter.name in names]


def _correction(desk: Desk, speaker: Speaker) -> dict[str, list[Any]]:
    """What an amendment has changed of what everybody was told."""
    found: dict[str, list[Any]] = {"unsaid": [], "said": []}
    for kind, text in desk.correction:
        told = decode(text.encode(), Told)
        found[kind].append(speaker.say(told))
    return found if found["unsaid"] or found["said"] else {}


def corrected(unsaid: list[Told], said: list[Told]) -> list[list[str]]:
    """A correction as the desk keeps it: what is public of what changed."""
    public = [("unsaid", told) for told in unsaid if told.to is None] + [("said", t) for t in said if t.to is None]
    return [[kind, encode(told).decode()] for kind, told in public]


def _version(what: object) -> str:
    """A name for what is shown: a form of the same name keeps what was ticked in it when the page is made anew."""
    return hashlib.sha256(what if isinstance(what, bytes) else repr(what).encode()).hexdigest()[:12]


__all__ = ["Journal", "changing", "context", "corrected", "desk_of", "script_of", "speaker_of"]
