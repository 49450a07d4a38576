"""Notes of somebody who led a game and has deleted their account stay, and nothing says whose they were."""

from __future__ import annotations

from typing import Any

from loupiote.web.games import erasing
from loupiote.web.games.models import Game
from loupiote.web.table.models import Note


def connect() -> None:
    """Hear of those who lead no more and have no account."""
    erasing.forgotten.connect(_forgotten, dispatch_uid="table")


def _forgotten(sender: object, *, game: Game, name: str, **more: Any) -> None:
    Note.objects.filter(game=game, who=name).update(who="")
