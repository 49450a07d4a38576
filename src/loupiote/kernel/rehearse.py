"""Rehearsals: a step, or the rest of a moment, tried on a copy. The game itself is left as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loupiote.kernel.data import decode, encode
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow


def twin(game: Game) -> Game:
    """A copy that shares nothing with the game."""
    return decode(encode(game), Game).bind(game.ruleset)


def rehearse(game: Game, step: Callable[..., Any], *args: Any) -> Game:
    """The game as it would stand after a step; whatever the step asks gets no answer."""
    copy = twin(game)
    running: Flow[Any] | None = step(copy, *args)
    if running is not None:
        try:
            next(running)
            while True:
                running.send([])
        except StopIteration:
            pass
    return copy
