"""Whose draft, notebook or mark a row is.

What somebody has read belongs to the seat: who takes it over reads what the seat has seen. What somebody wrote for themselves
belongs to the person in it, so it carries the name too, which changes when a seat changes hands.
"""

from __future__ import annotations

from loupiote.web.games.models import Game, Seat
from loupiote.web.games.viewers import Viewer
from loupiote.web.square.models import Draft, Notebook


def reader(viewer: Viewer) -> str | None:
    """Whose mark it is how far has been read; None for a spectator, of whom nothing is kept."""
    if viewer.plays:
        return f"s{viewer.seat}"
    if viewer.leads:
        return f"u{viewer.user}" if viewer.user is not None else viewer.role
    return None


def writer(viewer: Viewer) -> str | None:
    """Whose drafts and notes these are; None for a spectator, who has none."""
    kept = reader(viewer)
    return _player(viewer.seat, viewer.name) if viewer.plays else kept


def _player(seat: int | None, name: str) -> str:
    return f"s{seat}.{name}"


def forget_own(game: Game, seat: Seat, name: str) -> None:
    """Whoever sat there under this name is gone, and with them what they wrote for themselves."""
    for kind in (Draft, Notebook):
        kind.objects.filter(game=game, person=_player(seat.pk, name)).delete()
