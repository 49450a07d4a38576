"""What other apps do whenever a game has moved: deadlines are set, an announcement is written, letters are put into the queue.

    class CalendarConfig(AppConfig):
        def ready(self) -> None:
            hooks.register(clock.after)

A hook runs inside the transaction of the order that moved the game, with its row locked, in the order of registration (that of
`INSTALLED_APPS`): what it writes is kept together with the order, or not at all, and if it raises, the order is not taken. So it
is short, talks to nobody outside (`transaction.on_commit` does), and never gives an order itself.

Hooks see the whole table. What they make of it for people has to be made of `view(table, viewer)`.
"""

from __future__ import annotations

from collections.abc import Callable

from loupiote.kernel.table import Table
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game

Hook = Callable[[Game, Table | None, Table, Journal], None]

_hooks: list[Hook] = []


def register(hook: Hook) -> None:
    """Have `hook(game, before, table, made)` called after every order that was taken; twice is once.

    It gets the game's row, as it was just written; the table before, None when the game begins or was taken in from a record; the
    table as it stands now; and its journal, which knows which seat is whose and which entry brought what.
    """
    if hook not in _hooks:
        _hooks.append(hook)


def run(game: Game, before: Table | None, made: Journal) -> None:
    """Call all of them. Only the door does so."""
    for hook in _hooks:
        hook(game, before, made.table, made)
