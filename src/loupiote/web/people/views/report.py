"""Telling the operator of a person, a post or a game."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from loupiote.web import limits
from loupiote.web.people import reports
from loupiote.web.people.trust import WORDS
from loupiote.web.people.views.accounts import HOUR, address_of, too_often


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def report(request: HttpRequest) -> HttpResponse:
    """What is wrong with it; see `reports.subject` for the address."""
    about = reports.subject(request)
    words = request.POST.get("words", "").strip()
    if request.method == "POST" and words:
        if not limits.allow("report", address_of(request), most=10, seconds=HOUR):
            return too_often(request)
        reports.tell(request, about, words)
        messages.success(request, _("Thank you: the operator of this server will look at it."))
        return redirect("home")
    return render(request, "people/report.html", {"about": about, "most": WORDS, "fault": request.method == "POST"})
