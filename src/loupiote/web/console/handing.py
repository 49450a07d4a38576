"""Who sits at a seat that changes hands, and who sat there before: the rules know the name alone.

Whoever takes a seat over has it with account or link, pronouns and role-play name; whoever had it has no way in any more. What
was theirs is kept (`Handover`) as long as the decree stands. If that is taken back, by an undo or an amendment, the person goes
back with the name: else the game would show one name while somebody else plays. Whoever takes it back is told so before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from django.utils import timezone
from django.utils.translation import gettext as _
from msgspec import Struct

from loupiote.kernel.inputs import Decree
from loupiote.kernel.state import InputFamily
from loupiote.kernel.table import Table
from loupiote.web.calendar import bots
from loupiote.web.calendar.models import of as calendar_of
from loupiote.web.console.models import Handover, Ruling
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.tokens import clear
from loupiote.web.notices import telling
from loupiote.web.people import joining, naming
from loupiote.web.people.models import User
from loupiote.web.signup.models import SignUp
from loupiote.web.square.program import rewritten

PERSON = ("user_id", "token_hash", "next_hash", "bot", "alias", "genre", "joined_at")  # of a seat, in both tables


class Newcomer(Struct):
    """Somebody who takes a seat over.

    Attributes:
        user: their account, None for a personal link; genre: f, m, x or None; entry: theirs on the waiting list, by whose
            page they find the seat too where they have no account (`guests.ground`).
    """

    user: User | None = None
    genre: str | None = None
    entry: SignUp | None = None


def hand_over(game: Game, seat: Seat, who: Newcomer, old: str, entry: int) -> None:
    """Let somebody sit down at a seat that has its new name already. To be called in the transaction of the decree.

    Args:
        old: the name of before; entry: the number of the decree.
    """
    before = SignUp.objects.filter(seat=seat).first()
    kept = {name: getattr(seat, name) for name in PERSON}
    Handover.objects.create(
        game=game, seat=seat, entry=entry, old=old, new=seat.name, left=before, came=who.entry, **kept
    )
    joining.stand_up(seat)
    seat.user, seat.bot, seat.genre = who.user, False, who.genre if who.genre in joining.GENRES else None
    seat.alias, seat.joined_at = _alias(game, seat, who.entry), timezone.now() if who.user or who.entry else None
    seat.save(update_fields=["user", "bot", "genre", "alias", "joined_at"])
    if who.entry is not None:
        SignUp.objects.filter(pk=who.entry.pk).update(seat=seat, state=SignUp.State.SEATED)
    telling.seat_changed(game, seat, kept["user_id"])


def _alias(game: Game, seat: Seat, entry: SignUp | None) -> str:
    """The role-play name that somebody on the waiting list wished for, if they can have it still."""
    wished = entry.alias if entry is not None else ""
    return "" if wished and naming.wrong(game, wished, seat=seat, entry=entry) else wished


# ----------------------------------------------------------------------------------------------------------- taking back
def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """Where a decree does not stand any more by which a seat was handed over, it is given back; a hook of the door."""
    if not rewritten(before, table):
        return
    rows, standing = _handovers(game), set(made.brought.values())
    for _seat, one in groupby((row for row in rows if row.entry not in standing), key=lambda row: row.seat_id):
        _give_back(game, table, list(one))


def _handovers(game: Game) -> Iterable[Handover]:
    """All of a game, seat by seat, the first one first."""
    return Handover.objects.filter(game=game).select_related("seat", "user").order_by("seat_id", "entry")


def _give_back(game: Game, table: Table, rows: Sequence[Handover]) -> None:
    """Undo one seat's handovers, the first one first."""
    first, seat = rows[0], rows[0].seat
    left = seat.user_id
    SignUp.objects.filter(seat=seat).update(seat=None)
    SignUp.objects.filter(pk__in=[row.came_id for row in rows]).update(state=SignUp.State.WAITING)
    if first.left_id is not None:
        SignUp.objects.filter(pk=first.left_id).update(seat=seat, state=SignUp.State.SEATED)
    for name in PERSON:
        setattr(seat, name, getattr(first, name))
    if _elsewhere(game, first):
        seat.user = None
        clear(seat)
    seat.save(update_fields=[name.removesuffix("_id") for name in PERSON])
    Handover.objects.filter(pk__in=[row.pk for row in rows]).delete()
    telling.seat_changed(game, seat, left)
    if seat.bot:
        bots.plan(calendar_of(game), game, table)


def _elsewhere(game: Game, row: Handover) -> bool:
    """Whether whoever had the seat plays at another one by now, or leads."""
    user = row.user_id
    if user is None:
        return False
    return game.seats.filter(user=user).exclude(pk=row.seat_id).exists() or game.masters.filter(user=user).exists()


def foretold(game: Game, inputs: Iterable[InputFamily]) -> list[str]:
    """What becomes of the persons at seats if these inputs stand no more, as sentences."""
    names = {(one.who, one.value) for one in inputs if isinstance(one, Decree) and one.what == "substitute"}
    if not names:
        return []
    gone = (row for row in _handovers(game) if (row.old, row.new) in names)
    found = []
    for _seat, one in groupby(gone, key=lambda row: row.seat_id):
        handed = list(one)
        found.append(
            _sentence(game, handed[0]).format(old=handed[0].old, new=handed[-1].seat.name, user=handed[0].user)
        )
    return found


def _sentence(game: Game, row: Handover) -> str:
    if _elsewhere(game, row):
        return _(
            "Nobody sits at the seat of {old} then, since {user} is elsewhere in this game; {new} has no way in any more."
        )
    if row.bot:
        return _("The program plays {old} again; {new} has no way in any more.")
    if row.user is not None and not row.user.is_active:
        return _("The seat is called {old} again, but the account {user} is closed; {new} has no way in any more.")
    if row.user_id is not None:
        return _("{old} has the seat again, by the account {user}; {new} has no way in any more.")
    if row.token_hash:
        return _("{old} has the seat again, by the personal link of before; {new} has no way in any more.")
    return _("Nobody sits at the seat of {old} then; {new} has no way in any more.")


def shut_out(game: Game) -> list[Seat]:
    """The seats of a game that runs whose accounts are closed: nobody can come to them until they are handed over.

    They are handed over as soon as it is known, but whoever takes that back gives them to the closed account again.
    """
    return list(game.seats.filter(user__is_active=False, bot=False).select_related("user"))


def renamed(sender: object, *, game: Game, old: str, new: str, **more: object) -> None:
    """A name is taken out of a game (`games.erasing`)."""
    Handover.objects.filter(game=game, old=old).update(old=new)
    Handover.objects.filter(game=game, new=old).update(new=new)


def forgotten(sender: object, *, game: Game, name: str, **more: object) -> None:
    """Whoever ruled on a doubt has deleted the account."""
    Ruling.objects.filter(game=game, by=name).update(by="")
