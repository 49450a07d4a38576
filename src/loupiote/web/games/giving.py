"""One order on its way into a table: its inputs, with the answers that players have left beforehand, and those that bots owe.

The door gives what is kept; the console gives to a copy, to see what would come of it. Nothing is written here: what has to be
written once the order is kept is in `later`.
"""

from __future__ import annotations

from loupiote.kernel.ask import Refusal
from loupiote.kernel.game import IllegalDraw
from loupiote.kernel.inputs import CLOCK, MJ, Close, Input, Reply
from loupiote.kernel.refusals import undrawable
from loupiote.kernel.table import Table
from loupiote.web.games import hooks
from loupiote.web.games.models import Game


class Giving:
    """Give inputs one by one (`give`), then say that they were all (`end`).

    Args:
        at: the logical time of the order, which the answers take that come with it.

    Attributes:
        later: what is to be called once it is certain that the order is kept.
    """

    def __init__(self, game: Game, table: Table, at: float) -> None:
        self.later: list[hooks.Later] = []
        self._table, self._at = table, at
        self._voices = hooks.voices(game)
        self._asked = table.open, list(table.game.pending)

    def give(self, one: Input) -> Refusal | None:
        """Give an input; before a window closes, whoever has left an answer for its end speaks, and so do bots.

        Raises:
            IllegalDraw: it leads to a draw that is fixed to a value which it cannot have.
        """
        if isinstance(one, Close) and one.by in (MJ, CLOCK):
            self._speak(self._named(one.window))
        return self._table.submit(one)

    def end(self) -> None:
        """All inputs were given: if something else is asked now, whoever has left an answer for it speaks."""
        if (self._table.open, self._table.game.pending) != self._asked:
            self._speak(None)

    def _named(self, window: str) -> str:
        """The whole name of the window that closes: it may be called by its id, or not at all."""
        opened = self._table.open
        return opened.name if opened is not None and window in ("", opened.id) else window

    def _speak(self, closing: str | None) -> None:
        for voice in self._voices:
            self.later += voice(self._table, closing, self._say)

    def _say(self, reply: Reply) -> Refusal | None:
        """Such an answer is given as its player's, at the time of the order that it comes with."""
        reply.by, reply.at = reply.player, self._at
        try:
            return self._table.submit(reply)
        except IllegalDraw as draw:
            return undrawable(draw)
