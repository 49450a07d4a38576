"""What other apps do when something was posted: an order in a private board, a letter to whom it names.

    listeners.register(commands.heard)          # in `AppConfig.ready`

A listener runs inside the transaction of the post, with the game's row locked, in the order of registration. It may give orders
(`door.submit`), and answer with a sentence for the author, None for nothing to say.

What counts in the game counts still when its post is hidden or changed: `counts` has the post say what it was taken as.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from loupiote.web.games.models import Game
from loupiote.web.games.viewers import Viewer
from loupiote.web.square.models import Post
from loupiote.web.square.places import Place

Listener = Callable[[Game, Viewer, Place, Post], str | None]

Taken = Callable[[Game, Collection[str]], dict[str, str]]

_listeners: list[Listener] = []
_taken: list[Taken] = []


def register(listener: Listener) -> None:
    """Have `listener(game, viewer, place, post)` called after every post of a person; twice is once."""
    if listener not in _listeners:
        _listeners.append(listener)


def heard(game: Game, viewer: Viewer, place: Place, post: Post) -> list[str]:
    """Call all of them; gives what they have to say to the author."""
    said = [listener(game, viewer, place, post) for listener in _listeners]
    return [text for text in said if text]


def counts(found: Taken) -> None:
    """Have `found(game, keys)` called for posts that may not show any more what they did: for those of these keys that count in
    the game, a sentence that all who read the board may know; twice is once.
    """
    if found not in _taken:
        _taken.append(found)


def taken(game: Game, keys: Collection[str]) -> dict[str, str]:
    """What each of these posts was taken as, by its key."""
    found: dict[str, str] = {}
    for find in _taken if keys else ():
        found |= find(game, keys)
    return found
