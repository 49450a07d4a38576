"""Orders that were left beforehand: given when their moment has come, checked then, and told of if they could not be given.

They are given in the very order that opens or closes the window (`games.hooks.speaks`), as answers of their player. So whoever
takes that order back takes them back too, and nobody can tell them from answers that were typed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import override

from loupiote.kernel.ask import Refusal, Value
from loupiote.kernel.inputs import Reply
from loupiote.kernel.table import Table
from loupiote.kernel.view import Asked, view
from loupiote.web.ballots import polls
from loupiote.web.games import hooks, phones
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game, Seat
from loupiote.web.ordering import words
from loupiote.web.ordering.models import Standing
from loupiote.web.square import program

MOST = 40  # answers in one go: one that counts at once may open another window


def kept(value: Value | None, seats: Iterable[Seat]) -> list[Any] | None:
    """A value with numbers of seats in place of names, which may change."""
    numbers = {seat.name: seat.pk for seat in seats}
    return None if value is None else [numbers.get(one, one) for one in value]


def told(value: list[Any] | None, seats: Iterable[Seat]) -> Value | None:
    """The same back, with the names of now."""
    return _named_so(value, {seat.pk: seat.name for seat in seats})


def _named_so(value: list[Any] | None, names: dict[int, str]) -> Value | None:
    return None if value is None else tuple(names.get(one, "") if isinstance(one, int) else one for one in value)


# ------------------------------------------------------------------------------------------------------------ speaking
def voice(game: Game) -> hooks.Voice:
    """The speaker of the door: what has been left in this game, for one order."""
    return _Beforehand(game).speak


def waiting(game: Game, table: Table) -> dict[tuple[str, str, str], Value | None]:
    """What would be given if what is open closed now: by window, player and power. For those alone who lead the game."""
    heard: dict[tuple[str, str, str], Value | None] = {}
    left = _Beforehand(game)
    for name in [*([table.open.name] if table.open is not None else []), *(one.window for one in table.game.pending)]:
        trial = table.rehearse()

        def say(reply: Reply, trial: Table = trial) -> Refusal | None:
            reply.by, reply.at = reply.player, trial.game.now
            key, value = (reply.window, reply.player, reply.power), reply.value
            refusal = trial.submit(reply)
            if refusal is None:
                heard[key] = value
            return refusal

        left.speak(trial, name, say)
    return heard


class _Beforehand:
    """What has been left beforehand in a game, for one order: an answer that was given is not given twice."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._rows: list[Standing] | None = None

    def speak(self, table: Table, closing: str | None, say: hooks.Say) -> list[hooks.Later]:
        """The voice; see `games.hooks`."""
        if self.game.mode != Game.Mode.FORUM or self.game.paused or table.game.over:
            return []
        if self._rows is None:
            found = Standing.objects.filter(game=self.game).select_related("seat").order_by("at", "pk")
            self._rows = list(found)
        rows = list(self._rows)
        later: list[hooks.Later] = []
        for _n in range(MOST):
            names = self._names(table) if rows else {}
            spoken = None if table.game.over else _next(self.game, table, rows, names, closing)
            if spoken is None:
                break
            row, asked = spoken
            rows.remove(row)
            given = _named_so(row.value, names)
            refusal = say(Reply(player=names[row.seat_id], power=row.power, value=given, window=asked.window))
            row.used, row.used_at = asked.window, timezone.now()
            row.refusal = None if refusal is None else msgspec.to_builtins(refusal)
            later.append(_note(row, names[row.seat_id], asked, given, refusal))
        return later

    def _names(self, table: Table) -> dict[int, str]:
        """What each seat is called at the table, which may be ahead of its row: the order may be to hand it over."""
        seats = self.game.seats.order_by("place").values_list("pk", flat=True)
        return {seat: player.id for seat, player in zip(seats, table.game.players, strict=True)}


def _next(
    game: Game, table: Table, rows: list[Standing], names: dict[int, str], closing: str | None
) -> tuple[Standing, Asked] | None:
    """The first order whose moment it is, and what it answers."""
    for row in rows:
        for asked in view(table, names[row.seat_id]).prompts:
            if _meant(row, asked, closing) and phones.takes(game, asked.prompt):
                return row, asked
    return None


def _meant(row: Standing, asked: Asked, closing: str | None) -> bool:
    """Whether an order is meant for this question, which nobody has answered yet."""
    if asked.answered or asked.power != row.power or row.window not in ("", asked.window.partition("@")[0]):
        return False
    here = row.used == asked.window
    if here and (row.refusal is not None or row.used_at is None):
        return False  # tried already, or left while this was open, for another time
    if row.when == Standing.When.SILENT:
        return closing == asked.window
    return closing in (None, asked.window) and (here or row.used_at is None)


def _note(row: Standing, player: str, asked: Asked, given: Value | None, refusal: Refusal | None) -> hooks.Later:
    """What is written once it is certain: what came of it, and the receipt for its author."""

    def note(game: Game, made: Journal) -> None:
        row.save(update_fields=["used", "used_at", "refusal"])
        with override(game.lang):
            said = words.speaker(game, game.lang, "markdown")
            if refusal is None:
                text = _("Given as you had left it:") + " " + polls.receipt(game, said, asked, given)
            else:
                power = said.power(asked.power.partition("#")[0])
                text = _("What you had left for “{power}” could not be given.").format(power=power)
                text += " " + words.refused(said, refusal, player)
            program.say(game, made, row.seat, text, game.seq, "" if refusal is not None else asked.power)

    return note


# ----------------------------------------------------------------------------------------------------------- taking back
def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """What was given in a window that is open again, or has never been, is still to be given; a hook of the door."""
    if game.mode != Game.Mode.FORUM or not program.rewritten(before, table):
        return
    here = {table.open.name} if table.open is not None else set()
    here |= {pending.window for pending in table.game.pending}
    for row in Standing.objects.filter(game=game).exclude(used_at=None):
        id, _at, number = row.used.partition("@")
        if row.used in here:
            row.refusal = None
        elif not number.isdecimal() or int(number) <= table.game.windows.get(id, 0):
            continue
        else:
            row.used, row.used_at, row.refusal = "", None, None
        row.save(update_fields=["used", "used_at", "refusal"])
