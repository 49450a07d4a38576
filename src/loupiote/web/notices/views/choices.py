"""What somebody wants to be told by letter; and no more letters, by the link in one."""

from __future__ import annotations

from typing import cast

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from loupiote.web.games.models import Master
from loupiote.web.notices import stopping, wishes
from loupiote.web.notices.forms import WishesForm
from loupiote.web.people.models import User


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def choices(request: HttpRequest) -> HttpResponse:
    """For each kind of notice: a letter at once, one a day, or none."""
    user = cast(User, request.user)
    leads = Master.objects.filter(user=user).exists()
    form = WishesForm(wishes.of(user.pk), request.POST or None, leads=leads)
    if request.method == "POST" and form.is_valid():
        form.save()
        messages.success(request, _("Saved."))
        return redirect("notices:choices")
    context = {"form": form, "address": user.email, "zone": user.zone or settings.TIME_ZONE}
    return render(request, "notices/choices.html", context)


@csrf_exempt  # mail programs send it by themselves (RFC 8058); the ticket in the address is what allows it
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def stop(request: HttpRequest, ticket: str) -> HttpResponse:
    """Stop all letters about games, or have them again. To open the link alone changes nothing: programs that look at mail do."""
    user = stopping.reader(ticket)
    if user is None:
        raise Http404
    done = ""
    if request.method == "POST":
        done = "again" if request.POST.get("do") == "again" else "stopped"
        stopping.stop(user, stopped=done == "stopped")
    return render(request, "notices/stop.html", {"done": done, "stopped": not wishes.of(user.pk).letters})
