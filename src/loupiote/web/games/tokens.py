"""What a person without an account keeps of a game: a secret, the token, in a signed cookie and in a personal link. The contract:

An answer may be lost, and a tap may come twice: whoever asks for a token twice gets the same one. So a token is not drawn but
worked out of the server's key, the seat, and a *ground* that no other asking has: the key of a form, what a browser was given
before it asked (`browser`), the token that it has now. And no token dies before its successor has been used for the first time:
until then the old one opens the seat too, and brings the same successor again. A link is used by a browser that keeps the token:
what a messenger fetches to show a preview changes nothing.
"""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from hmac import compare_digest

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.crypto import salted_hmac

from loupiote.web.games.models import KEY_LENGTH, Game, Master, Seat

Holder = Seat | Master
_SALT = "loupiote.seat"
_AGE = 60 * 60 * 24 * 400
_BROWSER = "loupiote-browser"
HASHES = ("token_hash", "next_hash")


def digest(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def give(holder: Holder, ground: str) -> str:
    """The token that a seat or a master has on this ground; the same ground gives the same one.

    A seat that has another keeps that too, until this one is used for the first time.
    """
    token = _worked_out(holder, ground)
    new = digest(token)
    if new not in (holder.token_hash, holder.next_hash):
        field = "next_hash" if holder.token_hash else "token_hash"
        setattr(holder, field, new)
        holder.save(update_fields=[field])
    return token


def renew(holder: Holder) -> str:
    """A new token in the place of the one that there is, which it follows as soon as it is used."""
    return give(holder, holder.token_hash or secrets.token_urlsafe(18))


def given(holder: Holder, ground: str) -> bool:
    """Whether the token that a seat or a master has, or is to have next, is that of this ground."""
    return digest(_worked_out(holder, ground)) in (holder.token_hash, holder.next_hash)


def clear(holder: Holder) -> None:
    """No token opens this any more; to be saved by the caller (`HASHES`)."""
    holder.token_hash = holder.next_hash = ""


def _worked_out(holder: Holder, ground: str) -> str:
    who = f"{'s' if isinstance(holder, Seat) else 'm'}{holder.pk}"
    return f"{who}-{secret(who, ground)}"


def secret(who: str, ground: str) -> str:
    """What nobody can guess who has not the server's key; the same for the same two."""
    return urlsafe_b64encode(
        salted_hmac("loupiote.token", f"{who} {ground}", algorithm="sha256").digest()[:18]
    ).decode()


def holder_of(token: str, game: Game | None = None, *, used: bool = True) -> Holder | None:
    """The seat or master whose token this is; in this game, if one is given.

    Args:
        used: somebody comes with it. False: whoever opened the link may be a program that shows what is behind it.
    """
    head = token.partition("-")[0]
    kind = {"s": Seat, "m": Master}.get(head[:1])
    if kind is None or not head[1:].isascii() or not head[1:].isdecimal() or len(head) > 18:
        return None
    number, found = int(head[1:]), None
    if game is None:
        found = kind.objects.filter(pk=number).select_related("game").first()  # type: ignore[attr-defined]
    else:  # which was read already, with all of its columns
        holders = game.cast if kind is Seat else game.masters.all()
        found = next((one for one in holders if one.pk == number), None)
    return found if found is not None and _opens(found, digest(token), used) else None


def _opens(holder: Holder, hashed: str, used: bool) -> bool:
    """Whether a token opens this; the first use of the next one makes it the only one."""
    now, then = (bool(kept) and compare_digest(kept, hashed) for kept in (holder.token_hash, holder.next_hash))
    if used and then:
        type(holder)._default_manager.filter(pk=holder.pk, next_hash=hashed).update(token_hash=hashed, next_hash="")
        holder.token_hash, holder.next_hash = hashed, ""
    if used and (now or then):
        _come(holder)
    return now or then


def _come(holder: Holder) -> None:
    """Whoever leads by a link has come with it: from now on it counts that they can."""
    if isinstance(holder, Master) and holder.joined_at is None:
        holder.joined_at = timezone.now()
        Master.objects.filter(pk=holder.pk).update(joined_at=holder.joined_at)


def browser(request: HttpRequest) -> str:
    """What this browser was given before it asked for a seat, "" if it keeps no cookies."""
    try:
        return request.get_signed_cookie(_BROWSER, default="", salt=_SALT, max_age=_AGE) or ""
    except signing.BadSignature:
        return ""


def know(request: HttpRequest, response: HttpResponse) -> None:
    """Give the browser what it will be known by if its tap comes twice; on a page from which seats are taken."""
    if not browser(request):
        _keep(response, _BROWSER, secrets.token_urlsafe(18))


def hand_over(response: HttpResponse, game: Game, token: str) -> None:
    """Put a token into the browser."""
    _keep(response, f"loupiote-{game.key}", token)


def _keep(response: HttpResponse, name: str, value: str) -> None:
    response.set_signed_cookie(
        name, value, salt=_SALT, max_age=_AGE, httponly=True, samesite="Lax", secure=settings.HTTPS
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
