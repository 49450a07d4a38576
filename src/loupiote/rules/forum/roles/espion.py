"""Espion: on the wolves' side without being one of them, he tries to read the card that the Voyante is shown."""

from __future__ import annotations

from collections.abc import Iterator

from loupiote.cast.voyante import read
from loupiote.kernel.ask import Me
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.rules.forum.roles.voyante import Sonder
from loupiote.rules.forum.spying import Spying


class Espionner(Spying, tag="forum.espion.espionner"):
    """Heads: he reads what the Voyante reads this night. She must have named somebody, or there is nothing to see."""

    def spied(self, game: Game, me: Me) -> list[str]:
        return [player for player, _ in _read_tonight(game)]

    def see(self, game: Game, me: Me) -> None:
        for _, target in _read_tonight(game):
            game.tell(read(game, target), to=me.player, because=game.cites("espion.heads"))


def _read_tonight(game: Game) -> Iterator[tuple[str, str]]:
    """Each Voyante with the player whose card she was shown this night."""
    for me in game.holders(Sonder):
        assert isinstance(me.power, Sonder)
        if me.power.night == game.round and me.power.seen is not None:
            yield me.player, me.power.seen


ROLE = BearerKind(
    "espion",
    camp="loups",
    call="chaque-nuit",
    powers=(Espionner(),),
    cites={
        "espionner": "forum.espion.2",
        "coin": "forum.espion.3",
        "heads": "forum.espion.4",
        "tails": "forum.espion.5",
        "hint": "forum.espion.6",
    },
)
