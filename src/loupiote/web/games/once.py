"""A form that makes something makes it once, though it is sent twice: a double tap, or an answer that was lost.

Forms of orders have `{% order %}`, which the journal knows; others that make a game or a link carry `{% once %}`, a key of their
own. What the first request made is found again by it for some minutes; the same form filled in otherwise is another one.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from datetime import timedelta

from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac

from loupiote.web.games.models import ALPHABET, KEY_LENGTH, Game

FIELD = "once"
AGAIN = timedelta(minutes=10)
_KEY = re.compile(r"[A-Za-z0-9_-]{8,64}")


def ground(request: HttpRequest) -> str:
    """What tells this sending of a form from all others, but for the same one sent again; one without a key is always another."""
    key = request.POST.get(FIELD, "")
    if not _KEY.fullmatch(key):
        return secrets.token_urlsafe(18)
    rest = sorted((name, values) for name, values in request.POST.lists() if name != "csrfmiddlewaretoken")
    return f"{key} {request.user.pk} {request.path} {rest}"


def game(request: HttpRequest, make: Callable[[str], Game]) -> tuple[Game, bool]:
    """The game that a form makes, and whether it was made now; `make` takes its key, within a transaction."""
    key = _key(ground(request))
    if Game.objects.filter(key=key, created_at__lte=timezone.now() - AGAIN).exists():
        key = _key(secrets.token_urlsafe(18))
    try:
        with transaction.atomic():
            found = Game.objects.filter(key=key).first()
            return (make(key), True) if found is None else (found, False)
    except IntegrityError:  # the other request was faster, and has made it meanwhile
        return Game.objects.get(key=key), False


def _key(ground: str) -> str:
    drawn = salted_hmac("loupiote.once", ground, algorithm="sha256").digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in drawn[:KEY_LENGTH])
