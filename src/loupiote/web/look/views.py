"""The style sheet, and the page that shows every component."""

from __future__ import annotations

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from loupiote.web.look.samples import MOMENTS, PAGES, samples
from loupiote.web.look.sheet import build, sheet

WEEK = 60 * 60 * 24 * 7


@require_safe
def style_sheet(request: HttpRequest) -> HttpResponse:
    """`/look.css`: read anew while somebody works on it, else kept for long under its version."""
    text = build() if settings.DEBUG else sheet()[0]
    age = "no-cache" if settings.DEBUG else f"public, max-age={WEEK}, immutable"
    return HttpResponse(text, content_type="text/css; charset=utf-8", headers={"Cache-Control": age})


@require_safe
def style_page(request: HttpRequest) -> HttpResponse:
    """`/style?page=&moment=`: components and pages made of them, for those who build pages."""
    page, moment = request.GET.get("page", "components"), request.GET.get("moment", "night")
    if not settings.DEBUG or page not in PAGES or moment not in MOMENTS:
        raise Http404
    return render(request, f"style/{page}.html", samples(page, moment, "en" if request.LANGUAGE_CODE == "en" else "fr"))
