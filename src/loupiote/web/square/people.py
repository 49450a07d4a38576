"""Whose draft, notebook or mark a row is.

What somebody has read belongs to the seat: who takes it over reads what the seat has seen. What somebody wrote for themselves
belongs to the person in it, so it carries the name too, which changes when a seat changes hands.
"""

from __future__ import annotations

from loupiote.web.games.viewers import Viewer


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
    return f"{kept}.{viewer.name}" if viewer.plays else kept
