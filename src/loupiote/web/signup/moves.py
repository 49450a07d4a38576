"""The list of a game: who comes, who leaves, who moves up. Each is one transaction with the game's row locked.

After every change `settle` moves up whoever waits for a seat that is free now, and begins the game where its maker wants that.
"""

from __future__ import annotations

from typing import Literal

from django.db import transaction
from django.utils import timezone
from msgspec import Struct

from loupiote.web.games import door
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.games.viewers import PROGRAM
from loupiote.web.notices.telling import tell
from loupiote.web.people import blocks, names
from loupiote.web.people.joining import GENRES, wanted
from loupiote.web.people.models import User
from loupiote.web.signup import calls, guests, naming, starting
from loupiote.web.signup.models import NOTE, Call, SignUp

State = SignUp.State
WAITS = (State.ASKED, State.WAITING, State.INVITED)
MOST_WAITING = 60
Code = Literal["begun", "closed", "account-needed", "not-taken", "already", "full"] | naming.Wrong


class Refusal(Struct, frozen=True):
    """Why somebody cannot sign up."""

    code: Code


class Wish(Struct):
    """What somebody says who signs up; `place` counts from 0."""

    name: str
    alias: str = ""
    genre: str | None = None
    place: int | None = None
    words: str = ""

    def clean(self) -> Wish:
        """With plain spaces, and nothing longer than it may be."""
        genre = self.genre if self.genre in GENRES else None
        return Wish(names.clean(self.name), names.clean(self.alias), genre, self.place, self.words.strip()[:NOTE])


def sign_up(game: Game, wish: Wish, user: User | None = None) -> SignUp | Refusal:
    """Put somebody on the list: at a seat, on the waiting list, or among those who are to be accepted."""
    wish = wish.clean()
    with transaction.atomic():
        game = Game.locked(game.pk)
        call = calls.of(game)
        refused = _closed(game, call, user) or naming.wrong(game, wish.name, wish.alias, user)
        if refused:
            return Refusal(refused)
        state = State.ASKED if call.vetted else State.WAITING
        made = SignUp.objects.create(
            game=game,
            user=user,
            name=wish.name,
            alias=wish.alias,
            genre=wish.genre,
            place=wish.place,
            words=wish.words,
            state=state,
        )
        settle(game, by=user)
        made.refresh_from_db()
        if made.state == State.ASKED:
            tell(Master.objects.filter(game=game), "asked", game, key=f"asked-{made.pk}", name=made.name)
    return made


def _closed(game: Game, call: Call, user: User | None) -> Code | None:
    """Why this person cannot sign up, whatever their name."""
    if game.status != Game.Status.PREPARING:
        return "begun"
    if not call.open:
        return "closed"
    if user is None and not call.guests:
        return "account-needed"
    if user is not None:
        mine = game.signups.filter(user=user).first()
        if mine is not None:
            return "not-taken" if mine.state == State.REFUSED else "already"
        if game.seats.filter(user=user).exists() or (game.led and game.masters.filter(user=user).exists()):
            return "already"
        if blocks.by_makers(game, user):
            return "not-taken"
    waiting = game.signups.filter(state__in=(State.ASKED, State.WAITING)).count()
    return "full" if waiting >= MOST_WAITING else None


def invite(game: Game, wish: Wish, user: User) -> SignUp | None:
    """Ask somebody to play, who has a seat as soon as they `come`; nobody who keeps those who ask away, or is kept away.

    Args:
        wish: as what they are known; where they cannot be called so here, it is the name of their account.
    """
    with transaction.atomic():
        game = Game.locked(game.pk)
        makers = {game.created_by_id, *game.masters.values_list("user", flat=True)}
        known = game.signups.filter(user=user).exists() or (game.led and user.pk in makers)
        if not user.is_active or known or blocks.by_makers(game, user) or makers & blocks.kept_away(user):
            return None
        found = next((one for one in (wish.clean(), Wish(user.name, genre=wish.genre)) if _fits(game, one, user)), None)
        if found is None:
            return None
        made = _invited(game, found, user)
        if user.pk not in makers:
            tell(user, "invited", game)
        door.touch(game)
    return made


def invite_guest(game: Game, wish: Wish, was: Seat) -> None:
    """The same of somebody without an account: the invitation waits where the link to the seat that they had leads them."""
    with transaction.atomic():
        game, wish = Game.locked(game.pk), wish.clean()
        if _fits(game, wish, None):
            guests.invite(_invited(game, wish, None), was.pk)
            door.touch(game)


def _invited(game: Game, wish: Wish, user: User | None) -> SignUp:
    return SignUp.objects.create(
        game=game, user=user, name=wish.name, alias=wish.alias, genre=wish.genre, state=State.INVITED
    )


def _fits(game: Game, wish: Wish, user: User | None) -> bool:
    return naming.wrong(game, wish.name, wish.alias, user) is None


def come(signup: SignUp) -> Refusal | None:
    """Somebody who was invited says yes; they have been accepted with the invitation."""
    with transaction.atomic():
        game = Game.locked(signup.game_id)
        if game.status != Game.Status.PREPARING:
            return Refusal("begun")
        if not calls.of(game).open:
            return Refusal("closed")
        if game.signups.filter(pk=signup.pk, state=State.INVITED).update(state=State.WAITING, at=timezone.now()):
            settle(game, by=signup.user)
    return None


def change(signup: SignUp, wish: Wish) -> Refusal | None:
    """Another name, role-play name, genre or place, as long as the game has not begun."""
    wish = wish.clean()
    with transaction.atomic():
        game = Game.locked(signup.game_id)
        if game.status != Game.Status.PREPARING:
            return Refusal("begun")
        refused = naming.wrong(game, wish.name, wish.alias, signup.user, but=signup)
        if refused:
            return Refusal(refused)
        signup.name, signup.alias, signup.genre, signup.place = wish.name, wish.alias, wish.genre, wish.place
        signup.save(update_fields=["name", "alias", "genre", "place"])
        seat = signup.seat
        if seat is not None:
            seat.name, seat.alias, seat.genre = wish.name, wish.alias, wish.genre
            if wish.place in free_places(game) and calls.of(game).places == Call.Places.CHOSEN:
                seat.place = wish.place
            seat.save(update_fields=["name", "alias", "genre", "place"])
        door.touch(game)
    return None


def leave(signup: SignUp) -> None:
    """Somebody takes their name off the list; whoever waits moves up. Once the game has begun, only who waits still can."""
    _off(signup, None)


def refuse(signup: SignUp) -> None:
    """Those who lead do not take somebody, who cannot come back by themselves."""
    _off(signup, State.REFUSED)


def accept(signup: SignUp) -> None:
    """Those who lead take somebody, who was refused before perhaps."""
    with transaction.atomic():
        game = Game.locked(signup.game_id)
        changed = game.signups.filter(pk=signup.pk, state__in=(State.ASKED, State.REFUSED))
        if game.status == Game.Status.PREPARING and changed.update(state=State.WAITING, at=timezone.now()):
            settle(game)


def free(seat: Seat) -> None:
    """A seat of a game in preparation is there no more, with whoever sat there; whoever waits moves up."""
    with transaction.atomic():
        game = Game.locked(seat.game_id)
        if game.status == Game.Status.PREPARING:
            game.seats.filter(pk=seat.pk).delete()
            settle(game)


def _off(signup: SignUp, state: State | None) -> None:
    with transaction.atomic():
        game = Game.locked(signup.game_id)
        mine = game.signups.filter(pk=signup.pk)
        if game.status != Game.Status.PREPARING:
            if state is None:  # who does not want to take a seat over
                mine.filter(state__in=WAITS).delete()
            return
        seat = mine.values_list("seat", flat=True).first() or 0
        if state is None or signup.user_id is None:  # a guest who was refused is nobody whom one would know again
            mine.delete()
        else:
            mine.update(state=state, seat=None)
        game.seats.filter(pk=seat).delete()
        settle(game)


# ----------------------------------------------------------------------------------------------------------- what follows
def let_in(game: Game) -> None:
    """Nobody has to be accepted any more: who asked to be waits for a seat as whoever comes now does, and before them."""
    with transaction.atomic():
        game = Game.locked(game.pk)
        game.signups.filter(state=State.ASKED).update(state=State.WAITING)
        settle(game)


def moved(game: Game) -> None:
    """The seats of a game were changed elsewhere: whoever waits may move up."""
    with transaction.atomic():
        settle(Game.locked(game.pk))


def settle(game: Game, by: User | None = None) -> None:
    """Whoever waits takes the seats that are free, and is told so unless it is `by`, who has just signed up.

    A full game begins where its maker wants that. The row is locked.
    """
    if game.status != Game.Status.PREPARING:
        return
    call, room = calls.of(game), wanted(game) - game.seats.count()
    seated = game.seats.exclude(user=None).values("user")  # nobody has two
    for signup in game.signups.filter(state=State.WAITING, seat=None).exclude(user__in=seated)[: max(room, 0)]:
        seat = _seat(game, call, signup)
        tell(seat, "seat", game, key=f"given-{seat.pk}", but=by.pk if by is not None else None, name=seat.name)
    door.touch(game)
    if call.starts != Call.Starts.HAND and game.seats.count() == wanted(game):
        starting.start(game, PROGRAM)  # where the rules forbid it, those who lead are shown why


def _seat(game: Game, call: Call, signup: SignUp) -> Seat:
    places = free_places(game)
    wish = signup.place if call.places == Call.Places.CHOSEN else None
    signup.seat = Seat.objects.create(
        game=game,
        place=wish if wish in places else places[0],
        name=signup.name,
        alias=signup.alias,
        genre=signup.genre,
        user=signup.user,
        joined_at=timezone.now(),
    )
    signup.state = State.SEATED
    signup.save(update_fields=["seat", "state"])
    return signup.seat


def free_places(game: Game) -> list[int]:
    """The places at the table at which nobody sits, from 0."""
    taken = set(game.seats.values_list("place", flat=True))
    return [place for place in range(max(wanted(game), len(taken))) if place not in taken]
