"""The notice of a game: where it is kept, and the password at its door."""

from __future__ import annotations

from django.contrib.auth.hashers import check_password, make_password
from django.http import HttpRequest

from loupiote.web import limits
from loupiote.web.games.access import made
from loupiote.web.games.models import Game
from loupiote.web.signup.models import Call

KEPT = "signup-doors"  # in the session: the doors that a password has opened
MOST_KEPT = 50


class TooOften(Exception):
    """Too many passwords were tried."""


def of(game: Game) -> Call:
    """The notice of a game by forum; a fresh one where there is none yet."""
    found = Call.objects.filter(game=game).first() or Call.objects.get_or_create(game=game)[0]
    found.game = game
    return found


def copy(old: Game, new: Game) -> None:
    """The notice of a game for the next one of the same people, who alone know of it at first, so that no stranger takes their
    seats before they have come; when sign-ups end is said anew."""
    call = Call.objects.filter(game=old).first()
    if call is not None:
        call.pk, call.game, call.until, call.starts, call.listed = None, new, None, Call.Starts.HAND, False
        call._state.adding = True
        call.save()


def set_password(call: Call, password: str) -> None:
    """Ask for a password at the door, or with "" for none. Whoever came in by another one is asked again."""
    call.password = make_password(password) if password else ""


def is_open(request: HttpRequest, call: Call) -> bool:
    """Whether whoever asks need not say a password any more."""
    return not call.password or _mark(call) in request.session.get(KEPT, [])


def lets_in(request: HttpRequest, game: Game) -> bool:
    """Whether somebody without a place in a game may watch it: until it is over, its password keeps strangers out of it."""
    if game.mode != Game.Mode.FORUM or game.status == Game.Status.FINISHED:
        return True
    call = Call.objects.filter(game=game).first()
    return call is None or is_open(request, call)


def is_public(request: HttpRequest, game: Game) -> bool:
    """Whether the page of sign-ups tells whoever asks something of this game, even if they have no place in it."""
    if game.mode != Game.Mode.FORUM:
        return False
    if game.status == Game.Status.PREPARING or (not game.led and made(request, game)):
        return True
    return Call.objects.filter(game=game, listed=True).exists()


def knock(request: HttpRequest, call: Call, password: str, address: str) -> bool:
    """Try a password; gives whether the door is open now.

    Raises:
        TooOften: ten tries in ten minutes from one address and a hundred from everywhere are enough for people who know it.
    """
    mine = limits.allow("game-password", f"{call.game_id} {address}", most=10, seconds=600)
    if not mine or not limits.allow("game-password", str(call.game_id), most=100, seconds=600):
        raise TooOften
    if not check_password(password, call.password):
        return False
    let_in(request, call)
    return True


def let_in(request: HttpRequest, call: Call) -> None:
    """Open the door to whoever asks, as its password does."""
    if not is_open(request, call):
        request.session[KEPT] = [*request.session.get(KEPT, [])[1 - MOST_KEPT :], _mark(call)]


def _mark(call: Call) -> str:
    """What a session keeps of a door: it holds no longer than the password."""
    return f"{call.game_id}:{call.password[-16:]}"
