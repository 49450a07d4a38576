"""The address outside that a game's announcements are sent to."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.html import escape
from django.utils.translation import gettext as _
from django.utils.translation import override
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from loupiote.web import limits
from loupiote.web.games import deeds
from loupiote.web.games.access import made, viewer_of
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.notices.forms import ERRORS, WebhookForm
from loupiote.web.notices.models import Webhook, new_secret
from loupiote.web.notices.outside import deliveries

SHOWN = 15  # deliveries
MOST, SECONDS = 20, 3600  # changes and tests of one game: each looks a name up or knocks at a door


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def page(request: HttpRequest, key: str) -> HttpResponse:
    """Set the address, try it, see what came of the last deliveries, end it.

    Raises:
        Http404: for all but those who lead the game, or, where the program does, whoever made it.
    """
    game = Game.of_key(key)
    if game is None or not keeps(request, game):
        raise Http404
    viewer = viewer_of(request, game)
    if not viewer.may_look:
        viewer = Viewer("stranger", user=request.user.pk, who=str(request.user))
    webhook = Webhook.objects.filter(game=game).first()
    form = WebhookForm(initial={"shape": webhook.shape} if webhook else None)
    secret = ""
    if request.method == "POST":
        if not limits.allow("webhook", str(game.pk), most=MOST, seconds=SECONDS):
            messages.warning(request, _("That is enough for now: try again in an hour."))
            return redirect("notices:outside", key)
        do = request.POST.get("do")
        if do == "set":
            form = WebhookForm(request.POST)
            if form.is_valid():
                secret = _set(game, form)
                deeds.note(game, viewer, "webhook-set")
        elif webhook is not None and do == "renew":
            secret = webhook.secret = new_secret()
            webhook.save(update_fields=["secret"])
            deeds.note(game, viewer, "webhook-renew")
        elif webhook is not None and do in ("test", "on", "off", "forget"):
            _do(request, game, webhook, do)
            deeds.note(game, viewer, f"webhook-{do}")
            return redirect("notices:outside", key)
        else:
            raise BadRequest("nothing to do")
        webhook = Webhook.objects.filter(game=game).first()
    last = list(webhook.deliveries.all()[:SHOWN]) if webhook else []
    log = [{"delivery": one, "said": ERRORS.get(one.error, "") if one.error else ""} for one in last]
    host = urlsplit(webhook.url).hostname if webhook else ""
    gone = any(one.status == deliveries.GONE for one in last[:1])
    context = {"game": game, "webhook": webhook, "host": host, "form": form, "secret": secret, "log": log}
    context["back"] = "games:room" if viewer.may_look else "signup:page"
    return render(request, "notices/outside.html", context | {"gone": gone})


def keeps(request: HttpRequest, game: Game) -> bool:
    """Whether the address outside is this person's affair, who need not see anything else of the game (`outside.keepers`)."""
    return viewer_of(request, game).leads or (not game.led and made(request, game))


@transaction.atomic
def _set(game: Game, form: WebhookForm) -> str:
    """Keep a new address, with a new secret: whoever had the old one cannot sign for this one. Gives the secret, to be shown."""
    secret = new_secret()
    given = {"url": form.cleaned_data["url"], "shape": form.cleaned_data["shape"]}
    fresh = {"secret": secret, "on": True, "failures": 0}
    webhook, _new = Webhook.objects.update_or_create(game=game, defaults=given | fresh)
    webhook.deliveries.filter(due_at__isnull=False).update(due_at=None, error="off")  # they were for the old address
    return secret


def _do(request: HttpRequest, game: Game, webhook: Webhook, do: str) -> None:
    if do == "forget":
        webhook.delete()
        messages.success(request, _("Nothing is sent outside any more."))
    elif do == "off":
        webhook.deliveries.filter(due_at__isnull=False).update(due_at=None, error="off")
        Webhook.objects.filter(pk=webhook.pk).update(on=False)
    elif do == "on":
        Webhook.objects.filter(pk=webhook.pk).update(on=True, failures=0)
    else:
        with override("en" if game.lang == "en" else "fr"):
            text = _("This is a test: announcements of this game will come here.")
        deliveries.put(game, secrets.token_hex(6), f"<p>{escape(text)}</p>", event="test")
        messages.success(request, _("A test is on its way: look below in a moment."))
