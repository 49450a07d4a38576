"""What a person without an account keeps of a game: a secret in a signed cookie and in a personal link."""

from __future__ import annotations

import hashlib
import secrets
from hmac import compare_digest

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse

from loupiote.web.games.models import Game, Master, Seat

Holder = Seat | Master
_SALT = "loupiote.seat"
_AGE = 60 * 60 * 24 * 400
KEY_LENGTH = 12  # of a game's key, see `models.new_key`


def digest(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def renew(holder: Holder) -> str:
    """A new token for a seat or a master; the one before opens nothing any more. Gives it, to be shown once."""
    token = f"{'s' if isinstance(holder, Seat) else 'm'}{holder.pk}-{secrets.token_urlsafe(18)}"
    holder.token_hash = digest(token)
    holder.save(update_fields=["token_hash"])
    return token


def holder_of(token: str, game: Game | None = None) -> Holder | None:
    """The seat or master whose token this is; in this game, if one is given."""
    head = token.partition("-")[0]
    kind = {"s": Seat, "m": Master}.get(head[:1])
    if kind is None or not head[1:].isascii() or not head[1:].isdecimal() or len(head) > 18:
        return None
    holders = kind.objects.filter(pk=int(head[1:]))  # type: ignore[attr-defined]
    found = (holders.select_related("game") if game is None else holders.filter(game=game)).first()
    if found is None or not found.token_hash or not compare_digest(found.token_hash, digest(token)):
        return None
    if game is not None:  # which was read already, with all of its columns
        found.game = game
    return found  # type: ignore[no-any-return]


def hand_over(response: HttpResponse, game: Game, token: str) -> None:
    """Put a token into the browser."""
    response.set_signed_cookie(
        f"loupiote-{game.key}", token, salt=_SALT, max_age=_AGE, httponly=True, samesite="Lax", secure=settings.HTTPS
    )


def take_back(response: HttpResponse, game: Game) -> None:
    """Take the token of a game out of the browser."""
    response.delete_cookie(f"loupiote-{game.key}", samesite="Lax")


def token_of(request: HttpRequest, game: Game) -> str:
    """The token that the browser has for this game, "" for none; whether it opens anything is not looked at."""
    try:
        return request.get_signed_cookie(f"loupiote-{game.key}", default="", salt=_SALT, max_age=_AGE) or ""
    except signing.BadSignature:
        return ""


def of_request(request: HttpRequest, game: Game) -> Holder | None:
    """Whose token the browser has for this game."""
    token = token_of(request, game)
    return holder_of(token, game) if token else None


def kept(request: HttpRequest, most: int = 40) -> list[Holder]:
    """The seats and masters whose tokens the browser has, of whatever games; `most` cookies are looked at."""
    prefix, found = "loupiote-", []
    names = [name for name in request.COOKIES if name.startswith(prefix) and len(name) == len(prefix) + KEY_LENGTH]
    for name in names[:most]:
        try:
            token = request.get_signed_cookie(name, default="", salt=_SALT, max_age=_AGE)
        except signing.BadSignature:
            continue
        holder = holder_of(token) if token else None
        if holder is not None and holder.game.key == name.removeprefix(prefix):
            found.append(holder)
    return found
