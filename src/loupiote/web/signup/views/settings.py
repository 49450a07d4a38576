"""How players come to a game by forum: a step of its preparation."""

from __future__ import annotations

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.people.models import User
from loupiote.web.prepare.draft import Draft
from loupiote.web.prepare.views.step import frame, onward, step
from loupiote.web.signup import moves, tasks
from loupiote.web.signup.forms import CallForm
from loupiote.web.signup.models import SignUp


@step
def settings(request: HttpRequest, draft: Draft, viewer: Viewer) -> HttpResponse:
    """The page; where nobody leads, POST `plays` says whether whoever makes the game plays too."""
    game = draft.game
    if game.mode != Game.Mode.FORUM:
        return redirect("prepare:players", game.key)
    first = not game.signups.exists() and not game.seats.exists()
    form = CallForm(draft, request.POST or None)
    if request.method == "POST" and form.is_valid():
        with transaction.atomic():
            Game.locked(game.pk)
            call = form.save()
            tasks.plan(call)
            _masters_do_not_play(game)
            (moves.moved if call.vetted else moves.let_in)(game)
        if not game.led and first and request.POST.get("plays") and isinstance(request.user, User):
            moves.sign_up(game, moves.Wish(request.user.name), request.user)
        return redirect(onward(draft, "signup"))
    context = {"form": form, "first": first, "locked": bool(form.call.password)}
    return render(request, "signup/settings.html", frame(draft, viewer, "signup") | context)


def _masters_do_not_play(game: Game) -> None:
    """Who leads sees all cards, so they give up the seat that they have taken."""
    if game.led:
        masters = game.masters.exclude(user=None).values("user")
        for signup in SignUp.objects.filter(game=game, user__in=masters):
            moves.leave(signup)
