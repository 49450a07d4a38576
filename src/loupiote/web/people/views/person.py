"""A person's page: what they play, as far as it is public; keeping somebody away."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from loupiote.kernel.start import look
from loupiote.web.people import blocks
from loupiote.web.people.models import User
from loupiote.web.signup import played


def named(name: str) -> User:
    """The account of this name.

    Raises:
        Http404: there is none, or it is closed.
    """
    found = User.objects.filter(look=look(name), is_active=True).first()
    if found is None:
        raise Http404
    return found


@require_safe
def person(request: HttpRequest, name: str) -> HttpResponse:
    """The listed games that somebody plays or has played; of a running one, that they play it."""
    who = named(name)
    mine = request.user.is_authenticated and request.user == who
    games = played.by(who, request) if who.shown else []
    context = {"who": who, "mine": mine, "games": games, "won": sum(one.won for one in games)}
    context["over"] = sum(one.over for one in games)
    context["away"] = isinstance(request.user, User) and blocks.keeps_away(request.user, who)
    return render(request, "people/person.html", context)


@require_POST
@login_required
def block(request: HttpRequest) -> HttpResponse:
    """POST `name`, and `on` to keep them away; else no longer."""
    who = named(request.POST.get("name", ""))
    assert isinstance(request.user, User)
    on = bool(request.POST.get("on"))
    blocks.set_block(request.user, who, on)
    said = _("%(name)s is blocked.") if on else _("%(name)s is no longer blocked.")
    messages.success(request, said % {"name": who.name})
    return redirect("people:person", who.name)
