"""What a page needs to stay up to date: its ticket for `/live`."""

from __future__ import annotations

from urllib.parse import urlencode

from django.core import signing

from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.live import SALT


def address(game: Game, viewer: Viewer) -> str:
    """Where the page of this viewer hears of changes; the ticket in it opens nothing else."""
    ticket = signing.dumps([game.pk, viewer.turn, viewer.holds], salt=SALT, compress=False)
    return "/live?" + urlencode({"t": ticket})


def context(game: Game, viewer: Viewer) -> dict[str, str]:
    """For the template of a live page: `live`, the address. The context has `turn` too, which is what the page shows."""
    return {"live": address(game, viewer)}
