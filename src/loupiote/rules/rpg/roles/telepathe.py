"""Télépathe: every night a message to one player, which the game master carries and nobody signs."""

from __future__ import annotations

from loupiote.kernel.ask import Choice, Me, One, Parts, Words
from loupiote.kernel.events import Text
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act
from loupiote.rules.rpg.nocturnal import Nocturnal
from loupiote.rules.rpg.sides import VARIABLE

LONGEST = 10_000  # characters: the rule book sets no limit, a server needs one
LETTERS = "lettres"  # in the memory of the game: recipient and words of what is on its way


class Ecrire(Nocturnal, Power, tag="rpg.ecrire"):
    """Write to a living player, who reads it at the end of the night and is not told from whom it comes.

    The game master, who carries it, may write it again in the Télépathe's place or hold it back. So it is on its way until the
    night ends: where the game master says when that is, nobody reads it before.
    """

    tags = frozenset({"nocturnal"})

    def choices(self, game: Game, me: Me) -> Choice:
        return Parts([One(game.living), Words(LONGEST)])

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.memory.setdefault(LETTERS, []).append(list(act.targets))


def deliver(game: Game) -> None:
    """The night is over: what was written in it is read."""
    for recipient, words in game.memory.pop(LETTERS, ()):
        game.tell(Text(words), to=recipient, because=game.cites("telepathe.carried"))


ROLE = BearerKind(
    "telepathe",
    camp=VARIABLE,
    call="chaque-nuit",
    powers=(Ecrire(),),
    single=False,
    cites={
        "ecrire": "rpg.telepathe.2",
        "carried": ("rpg.telepathe.5", "rpg.telepathe.6", "rpg.telepathe.7"),
    },
)
