"""The page of a game that takes sign-ups, and what visitors send to it."""

from __future__ import annotations

from django.contrib import messages
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from loupiote.web import language, limits
from loupiote.web.games import live, tokens
from loupiote.web.games.access import made
from loupiote.web.games.models import Game, Seat
from loupiote.web.people.models import User
from loupiote.web.people.typed import number
from loupiote.web.people.views.accounts import address_of, too_often
from loupiote.web.signup import calls, guests, listing, moves
from loupiote.web.signup.models import Call, SignUp
from loupiote.web.signup.page import Caller, caller_of, context


def arrive(request: HttpRequest, key: str) -> Caller:
    """A game by forum, and who comes to it: whoever has its address.

    Raises:
        Http404: there is no such game by forum.
    """
    game = Game.objects.filter(key=key, mode=Game.Mode.FORUM).first()
    if game is None:
        raise Http404
    return caller_of(request, game)


@never_cache
@require_safe
def page(request: HttpRequest, key: str) -> HttpResponse:
    """The list, and how to get onto it; once the game has begun, on to it, or what everybody may know of a listed one."""
    caller = arrive(request, key)
    game = caller.game
    if _before_the_door(caller):  # nothing is live there: when a game moves is nothing for strangers
        return render(request, "signup/page.html", context(request, caller) | {"turn": None})
    if game.status != Game.Status.PREPARING:
        return _begun(request, caller)
    response = render(request, "signup/page.html", context(request, caller) | live.context(game, caller.viewer))
    tokens.know(request, response)
    return _seat_token(response, caller, _token(caller))


@require_safe
def state(request: HttpRequest, key: str) -> HttpResponse:
    """The part of it that changes; when the game begins, everybody goes on."""
    caller = arrive(request, key)
    if caller.game.status != Game.Status.PREPARING:
        return HttpResponse(headers={"HX-Redirect": reverse("signup:page", args=[key])})
    return render(request, "signup/_list.html", context(request, caller))


def _before_the_door(caller: Caller) -> bool:
    """Whether a password lies between somebody and a game that they could watch."""
    running = caller.game.status == Game.Status.RUNNING
    return running and caller.game.watch and caller.mine is None and not caller.inside


def _begun(request: HttpRequest, caller: Caller) -> HttpResponse:
    game = caller.game
    token = _token(caller)
    if caller.viewer.may_look or token:
        return _seat_token(redirect("games:room", game.key), caller, token)
    state = caller.mine.state if caller.mine is not None else SignUp.State.REFUSED
    if state != SignUp.State.REFUSED or calls.is_public(request, game):
        shown = {
            "game": game,
            "waits": state in moves.WAITS,
            "comes": state == SignUp.State.WAITING and game.led and game.status == Game.Status.RUNNING,
            "maker": not game.led and made(request, game),
            "one": listing.row(game, request),
            "names": listing.names(game, caller.inside, language.of(request)),
        }
        return render(request, "signup/begun.html", shown)
    raise Http404


def _seat_token(response: HttpResponse, caller: Caller, token: str) -> HttpResponse:
    """Whoever waited without an account and has a seat by now gets its token, again and again until they come with it."""
    mine = caller.mine
    if token:
        tokens.hand_over(response, caller.game, token)
    elif mine is not None and mine.user_id is None and mine.token_hash and caller.viewer.plays:
        guests.take_back(response, caller.game)
        SignUp.objects.filter(pk=mine.pk).update(token_hash="")
    return response


def _token(caller: Caller) -> str:
    """The token with which they come to their seat, "" for those who need none, or have another by now."""
    mine = caller.mine
    if mine is None or mine.user_id is not None or not mine.token_hash or caller.viewer.plays:
        return ""
    if mine.seat is None or mine.seat.joined_at is None:
        return ""
    ground = guests.ground(mine, mine.seat)
    theirs = not mine.seat.token_hash or tokens.given(mine.seat, ground)
    return tokens.give(mine.seat, ground) if theirs else ""


@require_POST
def send(request: HttpRequest, key: str) -> HttpResponse:
    """What visitors do: POST `do`: password, join, come (who was invited), change, leave."""
    caller = arrive(request, key)
    do, game, back = request.POST.get("do", ""), caller.game, redirect("signup:page", key)
    if do == "password" and _before_the_door(caller):
        return _knock(request, caller)
    if game.status != Game.Status.PREPARING:
        return _off_the_list(caller) if do == "leave" and caller.mine is not None else back
    if do == "password":
        return _knock(request, caller)
    if not caller.inside:
        return back
    if do == "join":
        return _join(request, caller)
    if caller.mine is not None and do == "change":
        if not limits.allow("game-change", f"{game.pk} {address_of(request)}", most=20, seconds=60):
            return too_often(request)
        refused = moves.change(caller.mine, wish(request))
        if refused is not None:
            messages.warning(request, words(refused))
        else:
            _say_where(request, caller.mine)
    elif caller.mine is not None and do == "come":
        refused = moves.come(caller.mine)
        if refused is not None:
            messages.warning(request, words(refused))
    elif caller.mine is not None and do == "leave":
        moves.leave(caller.mine)
        tokens.take_back(back, game)
        guests.take_back(back, game)
    return back


def _off_the_list(caller: Caller) -> HttpResponse:
    """Whoever waits still for a seat of a game that has begun does not any more, and may see no more of it than anybody."""
    assert caller.mine is not None
    waited = caller.mine.state in moves.WAITS
    moves.leave(caller.mine)
    response = redirect("signup:games") if waited else redirect("signup:page", caller.game.key)
    if waited:
        guests.take_back(response, caller.game)
    return response


def _knock(request: HttpRequest, caller: Caller) -> HttpResponse:
    try:
        if not calls.knock(request, caller.call, request.POST.get("password", "")[:200], address_of(request)):
            messages.error(request, _("This is not the password of this game."))
    except calls.TooOften:
        return too_often(request)
    return redirect("signup:page", caller.game.key)


def _join(request: HttpRequest, caller: Caller) -> HttpResponse:
    game = caller.game
    if not limits.allow("game-sign-up", address_of(request), most=40, seconds=3600):
        return too_often(request)
    response = redirect("signup:page", game.key)
    if caller.mine is not None or caller.viewer.plays:
        return response
    user = request.user if isinstance(request.user, User) else None
    with transaction.atomic():  # a second tap that comes meanwhile finds the entry with its secret
        done = moves.sign_up(game, wish(request), user)
        if user is None and isinstance(done, SignUp):
            guests.hand_over(
                response, done, guests.give(done, tokens.browser(request))
            )  # the page brings the seat's token
    if isinstance(done, SignUp):
        _say_where(request, done)
    if isinstance(done, moves.Refusal) and (user is not None or guests.of_request(request, game) is None):
        messages.warning(request, words(done))
    return response


def _say_where(request: HttpRequest, mine: SignUp) -> None:
    """Whoever wished for a seat that somebody has, and was given another one, is told so."""
    seat = Seat.objects.filter(signup=mine).first()
    chosen = calls.of(mine.game).places == Call.Places.CHOSEN
    if not chosen or seat is None or mine.place is None or seat.place == mine.place:
        return
    said = _("Seat %(wished)s is taken: you have seat %(given)s. Choose another one as long as the game has not begun.")
    messages.info(request, said % {"wished": mine.place + 1, "given": seat.place + 1})


def wish(request: HttpRequest) -> moves.Wish:
    """What a form says."""
    given = request.POST
    place = number(given.get("place"), 3)
    return moves.Wish(given.get("name", ""), given.get("alias", ""), given.get("genre"), place, given.get("words", ""))


def words(refusal: moves.Refusal) -> str:
    """Why somebody cannot sign up. Who is kept away is told the same as whoever was not accepted."""
    return {
        "begun": _("This game has begun."),
        "closed": _("Sign-ups for this game are closed."),
        "account-needed": _("To play here you need an account."),
        "not-taken": _("You cannot sign up for this game."),
        "already": _("You are on the list already."),
        "full": _("The waiting list is full."),
        "bad-name": _("This cannot be a name here: 1 to 30 visible characters, and no word of the game."),
        "duplicate-name": _("Somebody on the list has this name, or one that looks like it."),
        "name-of-account": _("This is the name of somebody’s account, or looks like it: take another one."),
        "bad-alias": _("This cannot be a role-play name: visible characters, and no word of the game."),
        "duplicate-alias": _("Somebody on the list has this role-play name, or one that looks like it."),
    }[refusal.code]
