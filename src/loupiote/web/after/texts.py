"""A game as text: its record, and its story to paste on a board."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from loupiote.kernel.inputs import MJ
from loupiote.kernel.view import PUBLIC
from loupiote.narration import FormatName, tale
from loupiote.records import export
from loupiote.web import language
from loupiote.web.after.views import frame
from loupiote.web.after.whole import Whole, whole
from loupiote.web.tone.narrators import genres_of, narrator

FORMATS: tuple[FormatName, ...] = ("bbcode", "markdown", "text")


@require_safe
def texts(request: HttpRequest, key: str) -> HttpResponse:
    """The record, and the story in a format of `?as=Ana&format=bbcode`."""
    seen = whole(request, key)
    reader, format = request.GET.get("as", MJ), request.GET.get("format", "bbcode")
    names = [seat.name for seat in seen.view.seats]
    if reader not in (MJ, PUBLIC, *names) or format not in FORMATS:
        raise Http404
    context = {
        "record": record_of(seen),
        "told": told(request, seen, reader, format),
        "reader": reader,
        "format": format,
        "formats": FORMATS,
        "names": names,
        "mj": MJ,
        "public": PUBLIC,
    }
    return render(request, "after/texts.html", frame(seen, "texts") | context)


@require_safe
def record(request: HttpRequest, key: str) -> HttpResponse:
    """The record as a file."""
    seen = whole(request, key)
    answer = HttpResponse(record_of(seen), content_type="application/yaml; charset=utf-8")
    answer.headers["Content-Disposition"] = f'attachment; filename="loupiote-{seen.game.key}.yaml"'
    answer.headers["X-Content-Type-Options"] = "nosniff"
    return answer


def record_of(seen: Whole) -> str:
    """The record of a game."""
    return export(seen.table, title=seen.game.title)


def told(request: HttpRequest, seen: Whole, reader: str, format: FormatName) -> str:
    """The story in a format, for a reader; with the clauses for the whole of it."""
    said = narrator(seen.game, language.of(request), format, genres_of(seen.game))
    player = None if reader in (MJ, PUBLIC) else reader
    return said.story(tale(seen.table, reader), player, mj=reader == MJ)
