"""Six letters by which players join a game. There are 191 million of them, each is good for some hours."""

from __future__ import annotations

import secrets
from datetime import timedelta

from django.db import IntegrityError, transaction
from django.utils import timezone

from loupiote.web import limits
from loupiote.web.games.models import LETTERS, Game

LENGTH = 6
HOURS = 12


class TooOften(Exception):
    """Too many codes were tried."""


def open_door(game: Game, hours: float = HOURS) -> str:
    """Give a game a new code; the one before leads nowhere any more."""
    while True:
        game.code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        game.code_until = timezone.now() + timedelta(hours=hours)
        try:
            with transaction.atomic():
                game.save(update_fields=["code", "code_until"])
        except IntegrityError:
            continue
        return game.code


def close_door(game: Game) -> None:
    """Nobody joins any more."""
    game.code = game.code_until = None
    game.save(update_fields=["code", "code_until"])


def find(code: str, who: str) -> Game | None:
    """The game that a code leads to, or None for a wrong or an expired one.

    Args:
        code: as somebody typed it: case, spaces and hyphens do not count.
        who: the address of who tries.

    Raises:
        TooOften: ten wrong tries a minute from one address, and three hundred in all, are enough for people who can read.
            A robot that finds one of a hundred open codes needs days.
    """
    if limits.spent("join", who, most=10, seconds=60) or limits.spent("join", "", most=300, seconds=60):
        raise TooOften
    game = Game.objects.filter(code=plain(code), code_until__gt=timezone.now()).first()
    if game is None:  # only wrong tries count: a whole table of players may have one address
        limits.allow("join", who, most=10, seconds=60)
        limits.allow("join", "", most=300, seconds=60)
    return game


def plain(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return "".join(c for c in code.upper() if c.isalnum())[: LENGTH + 1]


def has_expired(code: str) -> bool:
    """Whether this code led to a game once; to be asked after `find`, which counts the tries."""
    return Game.objects.filter(code=plain(code), code_until__lte=timezone.now()).exists()
