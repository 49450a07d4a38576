"""What would come of it if the moment ended now: tried on a copy of the table, which nobody else ever sees.

The copy is given what the door would give: orders that players have left beforehand speak there too (`games.giving`).
"""

from __future__ import annotations

from msgspec import Struct, field

from loupiote.kernel.events import Told
from loupiote.kernel.game import IllegalDraw
from loupiote.kernel.inputs import MJ, Close
from loupiote.kernel.table import Table
from loupiote.web.games import journal
from loupiote.web.games.giving import Giving
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game

MOST = 60  # windows of one moment; a moment that goes on longer is shown as far as that


class Foreseen(Struct):
    """The end of the moment, or of the window alone, as it would be.

    Attributes:
        table: the copy, as it would stand; closes: the windows that would close, in order, those that come up on the way too.
        told: what would be told by then, to whomever.
    """

    table: Table
    closes: list[str] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)

    @property
    def window(self) -> str:
        """What would be open then."""
        return self.table.open.name if self.table.open is not None else ""


def foresee(game: Game, made: Journal, *, whole: bool) -> Foreseen:
    """Close what is open on a copy.

    Args:
        whole: go on until another moment begins; else one window closes.
    """
    table = journal.copy(made)
    found, before = Foreseen(table), len(table.told)
    moment = (table.game.moment, table.game.number)
    giving = Giving(game, table, table.game.now)
    while table.open is not None and not table.game.over and len(found.closes) < MOST:
        name = table.open.name
        try:
            if giving.give(Close(MJ, table.game.now, name)) is not None:
                break
        except IllegalDraw:  # a die was typed in that cannot fall so: it is said when it is done
            break
        found.closes.append(name)
        if not whole or (table.game.moment, table.game.number) != moment:
            break
    giving.end()
    found.told = table.told[before:]
    return found
