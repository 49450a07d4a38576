"""What everybody was told, to copy to a forum elsewhere."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from loupiote.web.games.access import enter
from loupiote.web.notices import copies


@require_safe
def page(request: HttpRequest, key: str) -> HttpResponse:
    """The announcements, the newest first, in a format of `?format=bbcode`. Public facts alone, whoever asks."""
    game, viewer = enter(request, key)
    asked = request.GET.get("format")
    format = next((known for known in copies.FORMATS if known == asked), copies.FORMATS[0])
    context = {
        "game": game,
        "viewer": viewer,
        "format": format,
        "formats": copies.FORMATS,
        "said": copies.announcements(request, game, format),
    }
    return render(request, "notices/announcements.html", context)
