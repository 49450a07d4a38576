"""One's own notices."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.core.paginator import Paginator
from django.db.models import Max
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from loupiote.web import language
from loupiote.web.games.models import Game
from loupiote.web.notices import reading
from loupiote.web.notices.kinds import KINDS, sentence
from loupiote.web.notices.models import Notice
from loupiote.web.tone.narrators import narrator

PAGE = 30
# where else than to the room a notice leads
OF_MASTERS = {
    "absent": "notices:waiting",
    "webhook": "notices:outside",
    "release": "console:ahead",
    "message": "console:home",
    "words": "console:home",
}


@require_safe
@never_cache
def home(request: HttpRequest) -> HttpResponse:
    """All of them, the newest first."""
    notices = reading.mine(request)
    page = Paginator(notices, PAGE).get_page(request.GET.get("page"))
    now = dict(notices.filter(kind="opened").order_by().values_list("game").annotate(Max("at")))
    shown = [{"notice": one, "said": said(request, one, now.get(one.game_id))} for one in page]
    waiting = notices.filter(read_at=None).exists()
    return render(request, "notices/home.html", {"page": page, "shown": shown, "waiting": waiting})


@require_POST
def read(request: HttpRequest) -> HttpResponse:
    """Mark all as read."""
    reading.read(reading.mine(request).order_by())
    return redirect("notices:home")


@require_safe
@never_cache
def follow(request: HttpRequest, pk: int) -> HttpResponse:
    """Go to what a notice is about, which is read by that."""
    notice = get_object_or_404(reading.mine(request), pk=pk)
    reading.read(Notice.objects.filter(pk=pk))
    return redirect(OF_MASTERS.get(notice.kind, "games:room"), notice.game.key)


def said(request: HttpRequest, notice: Notice, now: datetime | None) -> str:
    """What a notice says, in the language of the page.

    Args:
        now: when the reader was last told what moment it is in this game; what was said before is past.
    """
    past = (now is not None and notice.at < now) or notice.game.status != Game.Status.RUNNING
    words: dict[str, Any] = dict(notice.words)
    if "moment" in words:
        told = narrator(notice.game, language.of(request))
        words["moment"] = told.moment(words["moment"], words.get("number"))
    return sentence(notice.kind if notice.kind in KINDS else "", words, past=past)
