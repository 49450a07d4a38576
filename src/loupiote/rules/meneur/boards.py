"""Where people talk in `meneur`, when it is played by forum."""

from __future__ import annotations

from loupiote.kernel.boards import Board, dead, everyone, holders, living

BOARDS = (
    Board("place", living, None, ("aube", "election", "jour")),
    Board("clairiere", holders("antre"), holders("antre"), ("nuit",), hangs_on="antre"),
    Board("mp", everyone, everyone, each=True),
    Board("cimetiere", dead, dead, option="cimetiere"),
)
