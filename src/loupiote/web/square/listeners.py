"""What other apps do when something was posted: an order in a private board, a letter to whom it names.

    listeners.register(commands.heard)          # in `AppConfig.ready`

A listener runs inside the transaction of the post, with the game's row locked, in the order of registration. It may give orders
(`door.submit`), and answer with a sentence for the author, None for nothing to say.
"""

from __future__ import annotations

from collections.abc import Callable

from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.square.models import Post
from loupiote.web.square.places import Place

Listener = Callable[[Game, Viewer, Place, Post], str | None]

_listeners: list[Listener] = []


def register(listener: Listener) -> None:
    """Have `listener(game, viewer, place, post)` called after every post of a person; twice is once."""
    if listener not in _listeners:
        _listeners.append(listener)


def heard(game: Game, viewer: Viewer, place: Place, post: Post) -> list[str]:
    """Call all of them; gives what they have to say to the author."""
    said = [listener(game, viewer, place, post) for listener in _listeners]
    return [text for text in said if text]
