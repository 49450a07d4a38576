"""The game master nudges somebody: a notice and a letter, in the words of any other, and not too often."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from loupiote.web import limits
from loupiote.web.games.models import Game, Seat
from loupiote.web.notices import telling
from loupiote.web.notices.missing import last_prods

MOST, SECONDS = 2, 12 * 3600  # for each seat
APART = timedelta(minutes=10)  # a second tap, or a second game master, prods nobody once more


def prod(game: Game, seats: Iterable[Seat]) -> list[Seat]:
    """Prod these seats; gives those that were, without bots and the ones that have just heard it, or often enough."""
    done = []
    with transaction.atomic():
        Game.locked(game.pk)
        now, last = timezone.now(), last_prods(game)
        for seat in seats:
            if seat.bot or not (seat.user_id or seat.token_hash) or (seat.pk in last and now - last[seat.pk] < APART):
                continue
            if limits.allow("prod", f"{game.pk}.{seat.pk}", most=MOST, seconds=SECONDS):
                done.append(seat)
        telling.tell(done, "prodded", game, key=now.isoformat(timespec="seconds"))
    return done
