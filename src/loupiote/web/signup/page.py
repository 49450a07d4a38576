"""What the page of a game that takes sign-ups shows: to strangers, to those on the list, to those who lead."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _
from msgspec import Struct

from loupiote.balance.suggest import suggest
from loupiote.narration.pages import Names
from loupiote.web import language
from loupiote.web.games import turns
from loupiote.web.games.access import viewer_of
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.people.links import absolute
from loupiote.web.people.models import User
from loupiote.web.prepare import settings
from loupiote.web.prepare.draft import Draft
from loupiote.web.prepare.views.step import frame
from loupiote.web.prepare.words import sentences
from loupiote.web.signup import calls, guests, moves
from loupiote.web.signup.models import Call, SignUp
from loupiote.web.square import pinned
from loupiote.web.tone.narrators import names_of

State = SignUp.State


class Caller(Struct):
    """Who looks at the page.

    Attributes:
        viewer: what they are in the game; mine: their own entry in the list; inside: the door is open to them.
    """

    game: Game
    call: Call
    viewer: Viewer
    mine: SignUp | None
    inside: bool


class Line(Struct):
    """Somebody on the list; `href`: of their page, where they have one; `mine`: it is who looks."""

    name: str
    notes: list[str] = []
    href: str = ""
    mine: bool = False
    signup: SignUp | None = None
    seat: Seat | None = None


def caller_of(request: HttpRequest, game: Game) -> Caller:
    """Who asks, whether or not they have anything to do with the game yet."""
    call, viewer = calls.of(game), viewer_of(request, game)
    mine = None
    if request.user.is_authenticated:
        mine = game.signups.filter(user_id=request.user.pk).first()
    if mine is None and viewer.seat is not None:
        mine = SignUp.objects.filter(seat_id=viewer.seat).first()
    mine = mine or (guests.of_request(request, game) if viewer.seat is None and not viewer.leads else None)
    if mine is not None and mine.seat is not None:  # as those who lead have it by now
        mine.name, mine.alias, mine.genre, mine.place = (
            getattr(mine.seat, one) for one in ("name", "alias", "genre", "place")
        )
    listed = mine is not None and mine.state != State.REFUSED
    inside = viewer.leads or viewer.plays or listed or calls.is_open(request, call)
    return Caller(game, call, viewer, mine, inside)


def context(request: HttpRequest, caller: Caller) -> dict[str, Any]:
    """What page and fragment share."""
    game, call, viewer, mine = caller.game, caller.call, caller.viewer, caller.mine
    turn = turns.of(game, viewer)
    draft, names = Draft(game), names_of(game, language.of(request))
    waiting = [one for one in game.signups.select_related("user") if one.state in (State.WAITING, State.ASKED)]
    seated = mine is not None and mine.state == State.SEATED
    shown: dict[str, Any] = {
        "game": game,
        "call": call,
        "viewer": viewer,
        "turn": turn,
        "inside": caller.inside,
        "rules": names.say(f"set-{game.rules}"),
        "about": names.say(f"about-{game.rules}"),
        "leader": _leader(game),
        "players": draft.players,
        "taken": len(draft.seats),
        "room": draft.players - len(draft.seats),
        "waiting_count": len(waiting),
        "mine": mine,
        "seated": seated,
        "closed": not call.open,
        "needs_account": not call.guests and not request.user.is_authenticated,
        "may_play": not (viewer.leads and game.led) and not (viewer.plays and mine is None),
        "sign_up_next": reverse("signup:page", args=[game.key]),
    }
    if not caller.inside:
        return shown
    chooses = call.places == Call.Places.CHOSEN
    shown |= {
        "lines": [_line(seat, viewer, chooses) for seat in _seats(game)],
        "waiting": [_waiting(one, mine) for one in waiting if one.state == State.WAITING],
        "asking": [
            _waiting(one, mine) for one in waiting if one.state == State.ASKED and (viewer.leads or one == mine)
        ],
        "cards": _cards(draft, names) if viewer.leads else [],
        "proposed": draft.cards == suggest(draft.rules, draft.players),
        "told": pinned.rules(request, game),
        "options": [one for one in settings.fields(draft, names, {}) if one.differs],
        "free": [{"place": place, "label": place + 1} for place in moves.free_places(game)],
        "chooses": chooses,
    }
    if viewer.leads:
        shown |= _for_leaders(request, draft, viewer, names)
    return shown


def _for_leaders(request: HttpRequest, draft: Draft, viewer: Viewer, names: Names) -> dict[str, Any]:
    game = draft.game
    refused, invited = (game.signups.filter(state=state) for state in (State.REFUSED, State.INVITED))
    return {
        "steps": frame(draft, viewer, "list")["steps"],
        "faults": sentences(names, draft.faults()),
        "refused": [Line(one.name, signup=one) for one in refused],
        "invited": [_waiting(one, None) for one in invited.select_related("user")],
        "link": absolute(request, reverse("signup:page", args=[game.key])),
        "by_chance": draft.deal == "chance",
        "low": draft.rules.players[0],
    }


def _leader(game: Game) -> str:
    """Who leads, as others may know them; "" where nobody does."""
    if not game.led:
        return ""
    return next((master.name for master in game.masters.order_by("-role", "pk") if master.name), "") or "MJ"


def _seats(game: Game) -> list[Seat]:
    return list(game.seats.select_related("user", "signup"))


def _line(seat: Seat, viewer: Viewer, chooses: bool) -> Line:
    signup = getattr(seat, "signup", None)
    mine = seat.pk == viewer.seat or (signup is not None and viewer.user is not None and signup.user_id == viewer.user)
    place = _("seat %(n)s") % {"n": seat.place + 1} if chooses else ""
    notes = [place, _as(seat.alias), _("you") if mine else "", _("bot") if seat.bot else ""]
    return Line(seat.name, list(filter(None, notes)), page_of(seat.user), mine, signup, seat)


def _waiting(one: SignUp, mine: SignUp | None) -> Line:
    """Who waits. Who has asked and was not accepted yet is the business of those who lead alone, and their own."""
    notes = [_as(one.alias), _("you") if one == mine else ""]
    return Line(one.name, list(filter(None, notes)), page_of(one.user), one == mine, one)


def _as(alias: str) -> str:
    return _("as %(alias)s") % {"alias": alias} if alias else ""


def page_of(user: User | None) -> str:
    """The address of somebody's page, "" for those without an account that is open."""
    return user.page if user is not None else ""


def _cards(draft: Draft, names: Names) -> list[dict[str, Any]]:
    """The cards that are planned. Whoever does not lead the game is shown what the rules tell of them, which may be nothing."""
    roles = draft.rules.roles
    return [
        {"role": role, "name": names.narrator.role(role), "n": n, "camp": roles[role].camp}
        for role, n in draft.cards.items()
    ]
