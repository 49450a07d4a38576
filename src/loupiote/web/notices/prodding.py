"""The game master nudges somebody: a notice and a letter, in the words of any other, and not too often."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils import timezone

from loupiote.web import limits
from loupiote.web.games.models import Game, Seat
from loupiote.web.notices import telling

MOST, SECONDS = 2, 12 * 3600  # for each seat


def prod(game: Game, seats: Iterable[Seat]) -> list[Seat]:
    """Prod these seats; gives those that were, without the ones that have heard it often enough, and bots."""
    done = []
    key = timezone.now().isoformat(timespec="seconds")
    for seat in seats:
        if seat.bot or not (seat.user_id or seat.token_hash):
            continue
        if limits.allow("prod", f"{game.pk}.{seat.pk}", most=MOST, seconds=SECONDS):
            done.append(seat)
    telling.tell(done, "prodded", game, key=key)
    return done
