"""A name is taken out of a game: somebody has deleted their account. The one thing that changes what a journal has said.

Everywhere in the rows of the game, and in its plan, the name of a seat gives way to a neutral one; all else stays as it was told,
so that the others keep their game. What people have written in words of their own is not looked into.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

from django.db import models, transaction
from django.dispatch import Signal

from loupiote.kernel.inputs import MJ
from loupiote.kernel.substitute import NO_NAMES, fault
from loupiote.web.games import tables, tokens, turns
from loupiote.web.games.models import Chapter, Deed, Entry, Game, Input, Seat, Telling
from loupiote.web.people import names
from loupiote.web.people.names import NEUTRAL

# Other apps take the name out of what they keep, in the same transaction.
renamed = Signal()  # game, seat, old, new, alias: a player's, who had this role-play name, "" for none
forgotten = Signal()  # game, name: of one who led, neutral: what stands in its place where it is part of a sentence
KEPT = NO_NAMES - {"former", "drawn"}  # fields in which no name can stand


def erase(seat: Seat) -> str:
    """Give a seat a neutral name, in all that its game has kept; gives that name.

    A name that is a word of the rule set too (a player called `voyante`) cannot be told from it: the seat's row alone changes.
    """
    with transaction.atomic():
        old, alias = seat.name, seat.alias
        game = Game.locked(seat.game_id)
        new = _neutral(game, old)
        seat.name, seat.alias, seat.user = new, "", None
        tokens.clear(seat)
        seat.save(update_fields=["name", "alias", "user", *tokens.HASHES])
        _take_out(game, seat, old, new, alias)
    return new


def erase_former(seat: Seat, old: str, alias: str = "") -> None:
    """Give whoever had a seat before a neutral name; who sits there now keeps theirs.

    Args:
        old, alias: the name and role-play name of before. A name that somebody bears still, or again, is theirs, and stays.
    """
    with transaction.atomic():
        game = Game.locked(seat.game_id)
        if not game.seats.filter(name=old).exists():
            _take_out(game, seat, old, _neutral(game, old), alias)


def _take_out(game: Game, seat: Seat, old: str, new: str, alias: str) -> None:
    if game.status == Game.Status.PREPARING or fault(tables.current(game).table.game, old, new) is None:
        _rewrite(game, old, new)
    renamed.send(Game, game=game, seat=seat, old=old, new=new, alias=alias)
    turns.bump(game, turns.everybody(game))


def forget(game: Game, user: int) -> None:
    """What somebody did as one who leads a game stays, without their name; and so does what others did about them."""
    masters, deeds = game.masters.filter(user_id=user), Deed.objects.filter(game=game, user_id=user)
    orders = Entry.objects.filter(game=game, user_id=user)
    known = {name for rows in (masters.values_list("name"), deeds.values_list("who")) for (name,) in rows}
    known |= set(orders.filter(actor=MJ).values_list("who", flat=True))
    for rows in (orders, deeds):
        rows.update(who="", user=None)
    for name in sorted(known - {""} - set(game.seats.values_list("name", flat=True))):
        neutral = NEUTRAL.get(game.lang, NEUTRAL["fr"])
        _rewrite_rows(Deed.objects.filter(game=game), "data", name, neutral)
        forgotten.send(Game, game=game, name=name, neutral=neutral)
    masters.update(name="")


def forget_account(name: str) -> None:
    """That a seat was given to an account stays, and not to which."""
    for lang, neutral in NEUTRAL.items():
        given = Deed.objects.filter(kind="seat-account", game__lang=lang)
        _rewrite_rows(given, "data", name, neutral, only="account")


def _neutral(game: Game, old: str) -> str:
    """A name that nobody at the table has or had, for whoever is called `old`."""
    others = list(game.seats.exclude(name=old).values_list("name", flat=True))
    if game.status != Game.Status.PREPARING:
        others += [name for player in tables.current(game).table.game.players for name in player.former]
    base, number = NEUTRAL.get(game.lang, NEUTRAL["fr"]), 1
    while names.alike(_numbered(base, number), others):
        number += 1
    return _numbered(base, number)


def _numbered(base: str, number: int) -> str:
    return base if number == 1 else f"{base} {number}"


def _rewrite(game: Game, old: str, new: str) -> None:
    game.plan = _renamed(game.plan, old, new)
    game.stamp = secrets.token_hex(8)  # tables in memory are no longer true
    game.save(update_fields=["plan", "stamp"])
    for kind, field in ((Chapter, "state"), (Input, "data"), (Telling, "data"), (Entry, "data"), (Deed, "data")):
        _rewrite_rows(kind.objects.filter(game=game), field, old, new)
    Entry.objects.filter(game=game, actor=old).update(actor=new)
    Entry.objects.filter(game=game, who=old).update(who=new)


def _rewrite_rows(rows: models.QuerySet[Any], field: str, old: str, new: str, only: str = "") -> None:
    """Rewrite a name in these rows; `only`: in what stands under this word."""
    changed = []
    for row in rows.filter(**{f"{field}__contains": json.dumps(old, ensure_ascii=False)}).iterator():
        before = json.loads(getattr(row, field))
        after = before | {only: _renamed(before.get(only), old, new)} if only else _renamed(before, old, new)
        setattr(row, field, json.dumps(after, ensure_ascii=False, separators=(",", ":")))
        changed.append(row)
    rows.model.objects.bulk_update(changed, [field], batch_size=50)


def _renamed(value: Any, old: str, new: str) -> Any:
    if isinstance(value, dict):
        return {
            new if key == old else key: one if key in KEPT else _renamed(one, old, new) for key, one in value.items()
        }
    if isinstance(value, list):
        return [_renamed(one, old, new) for one in value]
    return new if value == old else value
