"""What the browser of somebody without an account keeps while they wait for a seat; then they get the seat's own token."""

from __future__ import annotations

import secrets
from hmac import compare_digest

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse

from loupiote.web.games import tokens
from loupiote.web.games.models import Game, Seat
from loupiote.web.people.joining import taking
from loupiote.web.signup.models import SignUp

_SALT = "loupiote.signup"
_AGE = 60 * 60 * 24 * 100


def give(signup: SignUp, browser: str) -> str:
    """The secret of somebody who waits, for their browser alone, by which alone it is found again (`tokens.browser`)."""
    secret = _secret(signup, browser or secrets.token_urlsafe(18))
    signup.token_hash = tokens.digest(secret)
    signup.save(update_fields=["token_hash"])
    return secret


def invite(signup: SignUp, was: int) -> None:
    """Keep an entry for whoever holds a seat, by its number, of the game before: they are given its secret (`invited`)."""
    give(signup, _held(was))


def invited(game: Game, was: int) -> tuple[SignUp, str] | None:
    """The entry that is kept for whoever holds this seat of the game before, and its secret for their browser."""
    found = _of_browser(_held(was), game)
    return (found, _secret(found, _held(was))) if found is not None else None


def _held(seat: int) -> str:
    return f"seat {seat}"


def ground(signup: SignUp, seat: Seat) -> str:
    """Of the token of the seat that they have by now (`tokens.give`): their browser is given it on the page of the game."""
    return taking(seat, f"list {signup.pk}")


def hand_over(response: HttpResponse, signup: SignUp, secret: str) -> None:
    """Put the secret into the browser."""
    value = f"{signup.pk}-{secret}"
    name = _name(signup.game)
    response.set_signed_cookie(
        name, value, salt=_SALT, max_age=_AGE, httponly=True, samesite="Lax", secure=settings.HTTPS
    )


def take_back(response: HttpResponse, game: Game) -> None:
    """Take the secret out of the browser."""
    response.delete_cookie(_name(game), samesite="Lax")


def of_request(request: HttpRequest, game: Game) -> SignUp | None:
    """Whose secret the browser has for this game."""
    try:
        kept = request.get_signed_cookie(_name(game), default="", salt=_SALT, max_age=_AGE) or ""
    except signing.BadSignature:
        return None
    if not kept:
        return _of_browser(tokens.browser(request), game)
    pk, _, secret = kept.partition("-")
    found = game.signups.filter(pk=int(pk), user=None).first() if pk.isdecimal() else None
    if found is None or not found.token_hash or not compare_digest(found.token_hash, tokens.digest(secret)):
        return None
    return found


def _of_browser(browser: str, game: Game) -> SignUp | None:
    """Who has signed up by this browser, to which the answer did not come."""
    waiting = game.signups.filter(user=None).exclude(token_hash="") if browser else ()
    return next((one for one in waiting if one.token_hash == tokens.digest(_secret(one, browser))), None)


def _secret(signup: SignUp, browser: str) -> str:
    return tokens.secret(f"list {signup.pk}", browser)


def _name(game: Game) -> str:
    return f"loupiote-list-{game.key}"
