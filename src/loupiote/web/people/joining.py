"""Sitting down: which seats of a game are free, who takes one, who gives one up."""

from __future__ import annotations

import secrets
from typing import Literal

from django.db import transaction
from django.utils import timezone
from msgspec import Struct

from loupiote.web.games import codes, door, tokens
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.people import blocks, names, naming, typed
from loupiote.web.people.models import User
from loupiote.web.square.people import forget_own

GENRES = ("f", "m", "x")
Code = Literal["over", "not-taken", "full", "taken", "gone", "seated", "bad-name", "duplicate-name"]


class Refusal(Struct, frozen=True):
    """Why somebody cannot sit down: a code, and the name that they wanted."""

    code: Code
    name: str = ""


def wanted(game: Game) -> int:
    """How many seats the game is to have."""
    return max(int(game.plan.get("players", 0)), game.seats.count())


def taken(seat: Seat) -> bool:
    """Whether somebody sits there with a phone of their own, or the program does."""
    return bool(seat.token_hash or seat.user_id or seat.bot)


def free(game: Game) -> list[Seat]:
    """The named seats at which nobody sits yet, in table order."""
    return [seat for seat in game.seats.all() if not taken(seat)]


def takes_names(game: Game) -> bool:
    """Whether somebody may sit down under a name that is not at the table yet."""
    return game.status == Game.Status.PREPARING and game.seats.count() < wanted(game)


def full(game: Game) -> bool:
    """Whether nobody can sit down any more."""
    return not free(game) and not takes_names(game)


def sit_down(
    game: Game,
    *,
    seat: str = "",
    name: str = "",
    genre: str | None = None,
    user: User | None = None,
    browser: str = "",
) -> tuple[Seat, str] | Refusal:
    """Take a free seat, or a new one under a name.

    Args:
        seat: the number of a free seat; else `name`: of a new one.
        genre: f, m or x; None leaves what the seat has.
        user: the account of who sits down, if they are signed in.
        browser: by which it is known that somebody sits down twice, because the first answer was lost (`tokens.browser`).

    Returns:
        the seat and its token, those of before for who sits down twice; or why not.
    """
    with transaction.atomic():
        game = Game.locked(game.pk)
        if game.status == Game.Status.FINISHED:
            return Refusal("over")
        before = again(game, browser)
        if before is not None:
            return before
        if user is not None and placed(game, user.pk):
            return Refusal("seated")
        if user is not None and _unwanted(game, user):
            return Refusal("not-taken")
        chosen = _chosen(game, seat) if seat else _new(game, names.clean(name))
        if isinstance(chosen, Refusal):
            return chosen
        chosen.user, chosen.joined_at = user, timezone.now()
        chosen.genre = genre if genre in GENRES else chosen.genre
        chosen.save()
        if user is not None:
            off_the_list(game, user.pk)
        token = tokens.give(chosen, taking(chosen, browser or secrets.token_urlsafe(18)))
        door.touch(game)
    return chosen, token


def placed(game: Game, user: int) -> bool:
    """Whether an account has a seat in a game, or leads it: nobody has two places."""
    return game.seats.filter(user_id=user).exists() or game.masters.filter(user_id=user).exists()


def _unwanted(game: Game, user: User) -> bool:
    """Whether those who lead keep this person away, or have not accepted them."""
    return blocks.by_makers(game, user) or _refused(game, user.pk)


def _refused(game: Game, user: int) -> bool:
    return game.signups.filter(user_id=user, state="refused").exists()


def off_the_list(game: Game, user: int) -> None:
    """An account that has a seat waits for none."""
    game.signups.filter(user_id=user, seat=None).delete()


def keep(holder: Seat | Master, user: User) -> bool:
    """Tie the place of somebody without an account to the one that they have by now; whether it was done.

    It is not where the account has a place already, or where those who lead did not take it.
    """
    with transaction.atomic():
        game = Game.locked(holder.game_id)
        nobodys = type(holder)._default_manager.filter(pk=holder.pk, user=None)
        if not may_keep(game, user.pk) or not nobodys.update(user=user):
            return False
        if isinstance(holder, Seat):
            off_the_list(game, user.pk)
            game.signups.filter(seat=holder).update(user=user)
        door.touch(game)
    return True


def may_keep(game: Game, user: int) -> bool:
    """Whether this account can have a place in this game that has none yet."""
    return not placed(game, user) and not _refused(game, user)


def again(game: Game, browser: str) -> tuple[Seat, str] | None:
    """The seat that this browser took, and its token, as long as nobody has been given another one since."""
    for seat in game.seats.exclude(token_hash="").exclude(joined_at=None) if browser else ():
        if tokens.given(seat, taking(seat, browser)):
            return seat, tokens.give(seat, taking(seat, browser))
    return None


def taking(seat: Seat, by: str) -> str:
    """The ground of the token of who sat down; whoever sits down there later has another, be it the same person."""
    assert seat.joined_at is not None
    return f"{by} {int(seat.joined_at.timestamp() * 1000)}"


def _chosen(game: Game, number: str) -> Seat | Refusal:
    found = game.seats.filter(pk=typed.number(number) or 0).first()
    if found is None:
        return Refusal("gone")
    return Refusal("taken", found.name) if taken(found) else found


def _new(game: Game, name: str) -> Seat | Refusal:
    if not takes_names(game):
        return Refusal("full", name)
    wrong = naming.wrong(game, name)
    return Refusal(wrong, name) if wrong else Seat(game=game, place=game.seats.count(), name=name)


def stand_up(seat: Seat) -> None:
    """Nobody sits there any more: links and cookies of before open nothing; the name and the story stay.

    What was written there for nobody else goes: whoever sits down next may have the same name.
    """
    with transaction.atomic():
        forget_own(seat.game, seat, seat.name)
        seat.game.signups.filter(seat=seat).update(seat=None)
        seat.user = seat.joined_at = None
        tokens.clear(seat)
        seat.save(update_fields=["user", "joined_at", *tokens.HASHES])
        door.touch(seat.game)


def code_of(game: Game) -> str:
    """The code by which players join now, "" while nobody may."""
    return game.code if game.code and game.code_until and game.code_until > timezone.now() else ""


def open_door(game: Game) -> str:
    """Let players join; gives the code, which stays the same while it is good."""
    return code_of(game) or codes.open_door(game)
