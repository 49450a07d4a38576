"""Where people talk in `rpg`. Private boards are open day and night; what is ordered there counts in its own time only."""

from __future__ import annotations

from loupiote.cast.antre import ANTRE
from loupiote.cast.cupidon import AMOUREUX
from loupiote.kernel.boards import Board, Who, dead, everyone, holders, living


def cards(role: str) -> Who:
    """The living players who hold a card of this role, a borrowed one too."""
    return lambda game: [
        player for player in game.living if any(b.of == role and player in b.holders for b in game.bearers.values())
    ]


def own(board: str, role: str) -> Board:
    """The board of one role and the game master."""
    return Board(board, cards(role), cards(role))


BOARDS = (
    Board("place", living, None, ("election", "aube", "jour")),
    Board("clairiere", holders(ANTRE), holders(ANTRE), hangs_on=ANTRE),
    Board("chez-gusteau", holders(AMOUREUX), holders(AMOUREUX), hangs_on=AMOUREUX),
    own("antre-de-la-sorciere", "sorciere"),
    own("roulotte", "voyante"),
    own("planque", "salvateur"),
    own("mansarde", "servante-devouee"),
    own("cachette-de-musique", "joueur-de-flute"),
    own("caverne-secrete", "loup-garou-blanc"),
    Board("fiche", everyone, everyone, each=True),
    Board("cimetiere", dead, dead),
)
