"""The pack as one text: taken in, handed out, taken over from another game, taken away."""

from __future__ import annotations

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods, require_safe

from loupiote.narration.tone import Problem
from loupiote.web import limits
from loupiote.web.games import deeds
from loupiote.web.games.models import Game, Master
from loupiote.web.games.viewers import Viewer
from loupiote.web.incoming import sound
from loupiote.web.limits.busy import heavy
from loupiote.web.tone import keeping, packs
from loupiote.web.tone.views.entering import SHOWN, frame, leading, sentences


@require_http_methods(["GET", "HEAD", "POST"])
@leading
@heavy
def pack(request: HttpRequest, game: Game, viewer: Viewer) -> HttpResponse:
    """The page; POST `do`: take (pasted text, or a file; `part`: what is right of it), other (a game's pack), reset (all)."""
    if request.method != "POST":
        return _page(request, game, viewer, packs.text_of(game))
    do = request.POST.get("do", "")
    if not limits.allow("tone", str(game.pk), most=30, seconds=300):
        messages.warning(request, _("Too many tries: wait a little."))
    elif do == "take":
        return _take(request, game, viewer)
    elif do == "other":
        _other(request, game, viewer)
    elif do == "reset":
        keeping.keep(game, "")
        deeds.note(game, viewer, "tone")
        messages.success(request, _("The game is told in the standard words again."))
    else:
        raise BadRequest("nothing to do")
    return redirect("tone:pack", game.key)


@require_safe
@leading
def file(request: HttpRequest, game: Game, viewer: Viewer) -> HttpResponse:
    """The pack as a file, for `loupiote replay --tone` or for another game."""
    answer = HttpResponse(packs.text_of(game), content_type="text/plain; charset=utf-8")
    answer.headers["Content-Disposition"] = f'attachment; filename="loupiote-{game.key}.ftl"'
    answer.headers["X-Content-Type-Options"] = "nosniff"
    return answer


def others(game: Game, viewer: Viewer) -> list[Game]:
    """Other games that whoever asks leads, with a pack in this game's language, the newest first."""
    if viewer.user is None:
        return []
    led = Master.objects.filter(user_id=viewer.user).exclude(game=game).values("game")
    found = Game.objects.filter(pk__in=led, pack__lang=packs.lang_of(game)).order_by("-pk")
    return [one for one in found if packs.mark(one)]


def _take(request: HttpRequest, game: Game, viewer: Viewer) -> HttpResponse:
    sent = request.FILES.get("file")
    data = sent.read(keeping.MOST + 1) if sent is not None else request.POST.get("text", "").encode()
    if len(data) > keeping.MOST:
        fault = _("A pack has {n} kB at most.").format(n=keeping.MOST // 1000)
        return _page(request, game, viewer, "", [fault])
    try:
        text = sound(data.decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError:
        return _page(request, game, viewer, "", [_("This file is no text in UTF-8.")])
    if "part" in request.POST:
        problems = keeping.adopt(game, text)
        deeds.note(game, viewer, "tone")
        _said(request, problems)
        return redirect("tone:pack", game.key)
    problems = keeping.checked(game, text)[1]
    if problems:
        return _page(request, game, viewer, text, sentences(request, game, problems), len(problems))
    keeping.keep(game, text)
    deeds.note(game, viewer, "tone")
    _said(request, ())
    return redirect("tone:texts", game.key)


def _other(request: HttpRequest, game: Game, viewer: Viewer) -> None:
    found = next((one for one in others(game, viewer) if one.key == request.POST.get("game")), None)
    if found is None:
        raise BadRequest("no such game of theirs")
    problems = keeping.adopt(game, packs.text_of(found))
    deeds.note(game, viewer, "tone")
    _said(request, problems)


def _said(request: HttpRequest, problems: tuple[Problem, ...]) -> None:
    messages.success(request, _("Saved: the game is told so from now on."))
    left = len({problem.key or problem.line for problem in problems})
    if left:
        words = ngettext("{n} text was left out.", "{n} texts were left out.", left)
        messages.warning(request, words.format(n=left))


def _page(
    request: HttpRequest, game: Game, viewer: Viewer, text: str, faults: list[str] | None = None, count: int = 0
) -> HttpResponse:
    context = {
        "text": text,
        "faults": faults or [],
        "more": max(count - SHOWN, 0),
        "partly": bool(count),
        "has": bool(packs.mark(game)),
        "others": others(game, viewer),
        "most": keeping.MOST // 1000,
    }
    return render(request, "tone/pack.html", frame(game, viewer) | context, status=422 if faults else 200)
