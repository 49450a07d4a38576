"""Bots: the program answers for seats at which nobody sits. They answer legally, on what their seat sees alone, and post nothing.

Each answers a while after a window has opened, spread over its time, at a time and in a way that the seed of the game fixes: so
a restart, or a second process, changes nothing. On a fast calendar they answer at once. What they are asked may change with what
others do; so whenever a game has moved it is looked up anew when the next of its bots speaks (`Errand`), and the ticker lets it.
A bot that owes an answer when a window closes gives it then (`voice`): whoever leads closes it early, or no clock was there.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
from datetime import UTC, datetime
from random import Random

from django.db import transaction
from django.utils import timezone

from loupiote.bots import RandomBot
from loupiote.kernel.inputs import Reply
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from loupiote.web.calendar import clock, models
from loupiote.web.calendar.models import Calendar, Errand
from loupiote.web.games import door, hooks, tables
from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import Viewer

FAST = 600  # seconds: in a window that is open no longer than that they answer at once
EARLIEST, LATEST = 0.05, 0.6  # of the time of a window
BY_HAND = 7200.0  # seconds, where nobody has said when it closes
SLIP = 0.001  # seconds: a time is a microsecond earlier or later once it was kept
MOST = 12  # answers of one bot in one go: a power used at once may be there again

log = logging.getLogger("loupiote.bots")


def plan(calendar: Calendar, game: Game, table: Table) -> None:
    """Note when the next bot of a game answers, or that none has anything to say."""
    bots = [] if table.game.over or calendar.paused_at else list(game.seats.filter(bot=True))
    times = [when for seat in bots if (when := _when(calendar, game, table, seat)) is not None]
    if times:
        Errand.objects.update_or_create(game=game, defaults={"at": datetime.fromtimestamp(min(times), UTC)})
    elif bots or table.game.over or calendar.paused_at:
        Errand.objects.filter(game=game).delete()


def due() -> list[Errand]:
    """The games in which a bot's time has come."""
    return list(Errand.objects.filter(at__lte=timezone.now()).order_by("at")[:100])


def next_at() -> datetime | None:
    """When the next of them comes."""
    return Errand.objects.order_by("at").values_list("at", flat=True).first()


def act(errand: Errand) -> int:
    """Let the bots of a game answer whose time has come; gives how many answers were taken."""
    with transaction.atomic():
        game = Game.locked(errand.game_id)
        if not Errand.objects.filter(pk=errand.pk, at__lte=timezone.now()).exists():
            return 0  # another process was faster
        calendar = models.of(game)
        if game.status != Game.Status.RUNNING or calendar.paused_at:
            Errand.objects.filter(pk=errand.pk).delete()
            return 0
        given = 0
        for seat in game.seats.filter(bot=True):
            given += _speak(game, seat)
        game.refresh_from_db(fields=["stamp"])
        plan(models.of(game), game, tables.current(game).table)
        if not given and Errand.objects.filter(pk=errand.pk, at__lte=timezone.now()).exists():
            log.error("bots have nothing that is taken", extra={"game": game.key})
            Errand.objects.filter(pk=errand.pk).delete()  # until the game moves
    return given


def voice(game: Game) -> hooks.Voice:
    """What the bots of a game owe, for one order; see `games.hooks.speaks`."""
    found: list[Seat] = []

    def speak(table: Table, closing: str | None, say: hooks.Say) -> list[hooks.Later]:
        if closing is None or game.mode != Game.Mode.FORUM or game.paused:
            return []
        found[:] = found or game.seats.order_by("place")
        for seat, player in zip(found, table.game.players, strict=True):
            for _ in range(MOST if seat.bot else 0):
                reply = None if table.game.over else _reply(game, table, seat, player.id)
                if reply is None or reply.window != closing or say(reply) is not None:
                    break
        return []

    return speak


def _speak(game: Game, seat: Seat) -> int:
    """All that one bot has to say now."""
    viewer = Viewer("player", seat.name, seat=seat.pk, who=seat.name)
    given = 0
    for _ in range(MOST):
        game.refresh_from_db(fields=["stamp", "status"])
        table = tables.current(game).table
        when = _when(models.of(game), game, table, seat) if game.status == Game.Status.RUNNING else None
        if when is None or when > timezone.now().timestamp() + SLIP:
            break
        reply = _reply(game, table, seat, seat.name)
        result = door.submit(game.pk, viewer, reply) if reply is not None else None
        if result is None or not result.ok:
            break
        given += 1
    return given


def _reply(game: Game, table: Table, seat: Seat, name: str) -> Reply | None:
    """What a bot says next, by the seed of the game and all that it was asked before."""
    opened = table.open
    told = f"{opened.name}.{opened.taken}" if opened is not None else "pending"
    return RandomBot(Random(_fixed(game, seat, told))).reply(view(table, name))


def _when(calendar: Calendar, game: Game, table: Table, seat: Seat) -> float | None:
    """When a bot answers next, None if it has nothing to say as things stand."""
    reply = _reply(game, table, seat, seat.name)
    if reply is None:
        return None
    timed = clock.read(calendar).windows.get(reply.window)
    if timed is None:
        return timezone.now().timestamp()
    length = (timed.closes - timed.opened) if timed.closes is not None else BY_HAND
    if length <= FAST or calendar.skips(game):
        return timed.opened
    part = _fixed(game, seat, reply.window) / 2**64
    return timed.opened + length * (EARLIEST + (LATEST - EARLIEST) * part)


def _fixed(game: Game, seat: Seat, about: str) -> int:
    """A number below 2**64 that the seed of the game fixes."""
    said = f"bot.{seat.place}.{about}".encode()
    return int.from_bytes(hmac.new(game.seed.encode(), said, hashlib.sha256).digest()[:8])
