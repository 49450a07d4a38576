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

from loupiote.kernel.ask import Refusal
from loupiote.kernel.inputs import Reply
from loupiote.kernel.table import Table
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game

Hook = Callable[[Game, Table | None, Table, Journal], None]

Say = Callable[[Reply], Refusal | None]
Later = Callable[[Game, Journal], None]
Voice = Callable[[Table, str | None, Say], list[Later]]
Speaker = Callable[[Game], Voice]

_hooks: list[Hook] = []
_speakers: list[Speaker] = []


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


def speaks(speaker: Speaker) -> None:
    """Have `speaker(game)` called for every order, and the voice that it gives when answers count that players have left
    beforehand; twice is once.

    `voice(table, closing, say)` is called when a window is about to be closed (`closing`: its name), and when another one has
    been opened or something else is asked (None): several times for one order, where that closes several windows. `say(reply)`
    gives an answer as its player, in the same order that closes or opens, so that it is taken back with that; it gives the
    refusal, or None if it was taken. The table may be a copy, which is looked at and thrown away: nothing may be written until it
    is certain that the order is kept: the functions given back are called then, with the game and its journal.
    """
    if speaker not in _speakers:
        _speakers.append(speaker)


def voices(game: Game) -> list[Voice]:
    """The voices of one order; see `games.giving`."""
    return [speaker(game) for speaker in _speakers]
