"""Getting from one window of a game to another: where a record's block plays, and how far off it is."""

from __future__ import annotations

from collections.abc import Callable

from loupiote.kernel.data import decode, encode
from loupiote.kernel.inputs import Close
from loupiote.kernel.table import Chapter, Table
from loupiote.kernel.view import view

MOST = 500  # windows passed over, far more than any round has


def trial(table: Table) -> Table:
    """A copy of a table as it stands, without its past."""
    return Table.wake(table.rules, [decode(encode(table.chapters[-1]), Chapter)])


def ahead(table: Table, found: Callable[[Table], bool], *, same_moment: bool = False) -> int | None:
    """How many windows must close in silence until `found` holds, or None when it does not come.

    Args:
        same_moment: look no further than the end of the moment that is open. Otherwise the rest of this round is looked at,
            and the next one up to the same moment: what comes later would leave too much of the story untold.
    """
    copy, moments = trial(table), table.rules.moments
    start = table.game
    tick, round, place = start.tick, start.round, moments.index(start.moment)
    for closed in range(1, MOST):
        if copy.open is None:
            return None
        copy.submit(Close(at=copy.game.now))
        game = copy.game
        if same_moment and game.tick != tick:
            return None
        if game.round > round + 1 or (round and game.round == round + 1 and moments.index(game.moment) > place):
            return None
        if found(copy):
            return closed
    return None


def asked_now(table: Table) -> list[str]:
    """What can be answered now, as a record writes it: `Ana: sonder`."""
    return [f"{asked.prompt.player}: {asked.power}" for asked in view(table, "mj").prompts]
