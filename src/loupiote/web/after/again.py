"""The same players, a new game: one tap of the game master, and a tap of each player, without a code.

By forum it may last for weeks: there everybody is asked, and has a seat when they say yes. Where nobody leads, whoever made the
game or played in it asks the others.
"""

from __future__ import annotations

from collections import Counter

from django.contrib import messages
from django.db import transaction
from django.db.models import Model, Q
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from loupiote.kernel.data import decode
from loupiote.kernel.game import Game as State
from loupiote.web.after.models import Sequel
from loupiote.web.after.whole import Whole, whole
from loupiote.web.ballots.models import Voting
from loupiote.web.calendar.models import Calendar
from loupiote.web.games import door, tokens
from loupiote.web.games.access import enter, holder_of
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.notices.models import Patience
from loupiote.web.people import names
from loupiote.web.people.joining import taking
from loupiote.web.people.models import User
from loupiote.web.prepare import setup
from loupiote.web.signup import calls, guests, moves
from loupiote.web.signup.models import SignUp
from loupiote.web.square.models import Square
from loupiote.web.tone import keeping

# What those who prepare or lead a game set for it, and what of it is the course of that one game. The address to which it is
# announced is none of them: who calls to the next game may be somebody else, and its secret was shown to one person.
SETTINGS: tuple[type[Model], ...] = (Calendar, Patience, Square, Voting)
STANDS: dict[type[Model], tuple[str, ...]] = {Calendar: ("paused_at", "clock")}


@require_POST
def again(request: HttpRequest, key: str) -> HttpResponse:
    """Prepare a game with the same rules, cards, options, settings and seats; a second tap finds the same one."""
    seen = whole(request, key)
    if not seen.may_repeat:
        raise Http404
    with transaction.atomic():
        Game.locked(seen.game.pk)
        sequel = Sequel.objects.filter(before=seen.game).select_related("game").first()
        game = sequel.game if sequel else _copy(seen)
        token = None
        if seen.viewer.leads:
            mine = _place(request, game, seen)
            token = _token(mine, f"after {seen.game.pk}") if seen.viewer.user is None else None
        elif sequel is None and isinstance(request.user, User):
            Master.objects.create(game=game, user=request.user, name=request.user.name)
        if sequel is None:
            Sequel.objects.create(before=seen.game, game=game)
            if game.mode == Game.Mode.FORUM:
                _invite(seen, game)
    if sequel is None:
        door.touch(seen.game)
        if game.mode == Game.Mode.FORUM:
            text = _("Only those who played know of this game so far. Its settings can list it for others too.")
            messages.info(request, text)
    response = redirect("games:room", game.key)
    if token is not None:
        tokens.hand_over(response, game, token)
    return response


@require_POST
def sit_down(request: HttpRequest, key: str) -> HttpResponse:
    """A player of the game before takes the seat of the same name in the new one."""
    old, viewer = enter(request, key, "player")
    sequel = Sequel.objects.filter(before=old).select_related("game").first()
    if sequel is None:
        raise Http404
    assert viewer.seat is not None
    game = sequel.game
    if game.mode == Game.Mode.FORUM:
        return _come(request, viewer, viewer.seat, game)
    response = redirect("games:room", game.key)
    with transaction.atomic():
        before, ground = Seat.objects.get(pk=viewer.seat), f"after {tokens.token_of(request, old)}"
        seat = Seat.objects.select_for_update().filter(game=game, name=before.name).first()
        if seat is None or seat.bot or (seat.user_id is not None and seat.user_id != viewer.user):
            return redirect("home")
        if viewer.user is None and tokens.of_request(request, game) is None:
            if not seat.token_hash:
                seat.joined_at = timezone.now()
                seat.save(update_fields=["joined_at"])
            elif seat.joined_at is None or not tokens.given(seat, taking(seat, ground)):
                return redirect("home")  # somebody has sat down there with the code
            tokens.hand_over(response, game, tokens.give(seat, taking(seat, ground)))
    return response


def _come(request: HttpRequest, viewer: Viewer, was: int, game: Game) -> HttpResponse:
    """A player of a game by forum says yes; whoever was not invited signs up like everybody, but needs no password: they were
    let in before."""
    response = redirect("signup:page", game.key)
    calls.let_in(request, calls.of(game))
    if viewer.user is not None:
        entry = SignUp.objects.filter(game=game, user=viewer.user).first()
    else:
        entry, secret = guests.invited(game, was) or (None, "")
        if entry is not None:  # from now on their browser knows them there as well
            guests.hand_over(response, entry, secret)
    if entry is not None and entry.state == SignUp.State.INVITED:
        moves.come(entry)
    return response


def _invite(seen: Whole, game: Game) -> None:
    """Ask those who played, under the names that they had; whoever asks has said yes, if they played too.

    Whoever has no account finds the invitation in the game that is over, to which their personal link leads.
    """
    for seat in seen.game.seats.select_related("user"):
        wish = moves.Wish(seat.name, seat.alias, seat.genre)
        if seat.user is None and seat.token_hash:
            moves.invite_guest(game, wish, seat)
        entry = moves.invite(game, wish, seat.user) if seat.user is not None else None
        if entry is not None and seat.user_id == seen.account:
            moves.come(entry)


def _token(mine: Master, ground: str) -> str:
    """The token of this place, the same for a second tap; once another was made there, one that follows it."""
    first = not mine.token_hash or tokens.given(mine, ground)
    return tokens.give(mine, ground) if first else tokens.renew(mine)


def _copy(seen: Whole) -> Game:
    """The same table, with the cards as they were dealt."""
    old = seen.game
    first = decode(seen.table.standing()[0].state.encode(), State).bind(seen.table.rules)
    deck = Counter(first.role(player.id) for player in first.players) + Counter(first.setup.get("cartes-restantes", []))
    cards = {role: deck[role] for role in seen.table.rules.roles if deck[role]}
    game = Game.objects.create(
        title=old.title,
        rules=old.rules,
        lang=old.lang,
        options=old.options,
        plan={"players": len(first.players), "cards": cards, "setup": setup.again(old)},
        phones=old.phones,
        mode=old.mode,
        led=old.led,
        watch=old.watch,
        demo=old.demo,
        created_by_id=old.created_by_id if old.led else seen.account,
    )
    if old.mode == Game.Mode.TABLE:
        _copy_seats(old, game)
    calls.copy(old, game)
    keeping.copy(old, game)
    for settings in SETTINGS:
        _copy_settings(settings, old, game)
    for master in old.masters.filter(user__is_active=True):
        Master.objects.create(game=game, role=master.role, user_id=master.user_id, name=master.name)
    return game


def _copy_settings(settings: type[Model], old: Game, game: Game) -> None:
    """What was set for the game before, as far as somebody chose it: no clock runs yet in the new one."""
    chosen = settings._default_manager.filter(game=old).values().first()
    if chosen is not None:
        of_its_own = {"id", "game_id", *STANDS.get(settings, ())}
        kept = {name: value for name, value in chosen.items() if name not in of_its_own}
        settings._default_manager.create(game=game, **kept)


def _copy_seats(old: Game, game: Game) -> None:
    """The seats at a table, but for those of whom nobody is left."""
    left = [s for s in old.seats.all() if s.user_id or s.token_hash or s.bot or not names.is_neutral(s.name)]
    Seat.objects.bulk_create(
        Seat(game=game, place=i, name=s.name, alias=s.alias, genre=s.genre, user_id=s.user_id, bot=s.bot)
        for i, s in enumerate(left)
    )


def _place(request: HttpRequest, game: Game, seen: Whole) -> Master:
    """The place of whoever asks among those who lead the new game: of several without an account each has their own."""
    viewer, before = seen.viewer, holder_of(request, seen.game)
    assert isinstance(before, Master)
    mine = Q(before=before) if viewer.user is None else Q(user_id=viewer.user)
    found = Master.objects.filter(mine, game=game).first()
    return found or Master.objects.create(
        game=game, role=before.role, user_id=viewer.user, name=viewer.who, before=before
    )
