"""Whom somebody keeps away: from the games that they make, and from writing to them in private.

if blocks.keeps_away(reader, author): ...      # no letter, no mention, no private message from the one to the other
"""

from __future__ import annotations

from django.db.models import Q

from loupiote.web.games.models import Game
from loupiote.web.people.models import User
from loupiote.web.people.trust import Block


def keeps_away(by: User | int | None, whom: User | int | None) -> bool:
    """Whether the first does not want to hear from the second; nobody without an account can be kept away."""
    if by is None or whom is None:
        return False
    return Block.objects.filter(by=by, whom=whom).exists()


def by_makers(game: Game, whom: User) -> bool:
    """Whether somebody who made a game, or leads it, keeps this person away."""
    makers = Q(by=game.created_by_id) | Q(by__in=game.masters.exclude(user=None).values("user"))
    return Block.objects.filter(makers, whom=whom).exists()


def set_block(by: User, whom: User, on: bool) -> None:
    """Keep somebody away, or no longer; nobody keeps themselves away."""
    if on and by != whom:
        Block.objects.get_or_create(by=by, whom=whom)
    else:
        Block.objects.filter(by=by, whom=whom).delete()
