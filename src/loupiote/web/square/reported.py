"""A post that somebody reports to the operator: one that they may read, wherever it is."""

from __future__ import annotations

from loupiote.web.games import door
from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.people.reports import Quoted
from loupiote.web.square import places, reading
from loupiote.web.square.models import Post


def find(game: Game, viewer: Viewer, key: str) -> Quoted | None:
    """The post of this key, if this viewer may read it, and somebody wrote it."""
    view = door.screen_of(game, viewer).view if game.mode == Game.Mode.FORUM else None
    if view is None:
        return None
    found = places.of(game, viewer, view, list(game.seats.all()), str, str)
    post = reading.post_of(game, list(found.readable), key)
    if post is None or post[0].kind != Post.Kind.POST or (post[0].hidden_at is not None and not viewer.leads):
        return None
    written = post[0]
    return Quoted(written.key, written.name or "MJ", written.text, written.user_id)
