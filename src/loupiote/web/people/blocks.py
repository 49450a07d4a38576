"""Whom somebody keeps away: from the games that they make, and from the notices that they get.

if blocks.keeps_away(reader, author): ...      # nothing that the one does is told to the other

In a game that both play everybody reads what is written there: what a rule set lets somebody know is no private contact.
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


def against(whom: User | int | None) -> set[int]:
    """The accounts that keep this one away."""
    return set(Block.objects.filter(whom=whom).values_list("by", flat=True)) if whom is not None else set()


def kept_away(by: User) -> set[int]:
    """The accounts that this one keeps away."""
    return set(Block.objects.filter(by=by).values_list("whom", flat=True))


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
