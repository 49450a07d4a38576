"""Where people talk in `forum`. The dead write nowhere, and read the secret places by option only."""

from __future__ import annotations

from loupiote.cast.antre import ANTRE
from loupiote.cast.cupidon import AMOUREUX
from loupiote.kernel.boards import Board, and_dead, holders, living

DEAD_SEE = "morts-voient"


BOARDS = (
    Board("place", living, None, ("aube", "election", "jour", "vote")),
    Board("clairiere", holders(ANTRE), and_dead(holders(ANTRE), DEAD_SEE), ("nuit",), hangs_on=ANTRE),
    Board(
        "salon", holders(AMOUREUX), and_dead(holders(AMOUREUX), DEAD_SEE), hangs_on=AMOUREUX, option="amoureux-salon"
    ),
    Board("mp", living, living, each=True),
)
