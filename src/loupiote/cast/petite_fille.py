"""The Petite Fille: she peeps at the pack. At a table the MJ notes that she was caught; elsewhere a coin decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from loupiote.cast import hints
from loupiote.cast.antre import ANTRE, pack, truce
from loupiote.cast.events import Hint
from loupiote.kernel.ask import Choice, Me, Nothing, One
from loupiote.kernel.events import Message, Saw
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Act, Attack, Mark

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


class Caught(Mark):
    """Caught spying this night."""


def coin(game: Game) -> bool:
    """Whether a coin decides, as there are no eyes to open."""
    return bool(game.options.get("petite-fille") == "pile-ou-face")


class Espionner(Power):
    """Peep where there is no table: heads, she learns a member of the pack, each once while there are others; tails, she
    hears that she saw nothing, and the pack gets a hint about her. The coin is the game master's alone."""

    tags = frozenset({"nocturnal", "informs"})
    named: list[str] = []

    def choices(self, game: Game, me: Me) -> Choice | None:
        return Nothing() if coin(game) and me.player not in pack(game) else None

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        because, readers = game.cites("petite-fille.coin"), pack(game)
        heads = hints.heads(game, "petite-fille")
        game.tell(Message("piece-pile" if heads else "piece-face", me.player), to=[], because=because)
        if heads and readers:
            unknown = [player for player in readers if player not in self.named]
            wolf = game.draw("loup", "petite-fille", unknown or readers)
            self.named = [*self.named, wolf] if unknown else self.named
            game.tell(Saw(wolf, wolf=True), to=me.player, because=because)
            return
        game.tell(Message("rien-vu"), to=me.player, because=because)
        game.tell(Hint(hints.names(game, "petite-fille", me.player, readers)), to=readers, because=because)


class Surprendre(Power):
    """The MJ notes that the pack caught her: she is the victim, in place of the one planned.

    Class attributes:
        spies: the power of those who may be caught.
    """

    instant = True
    refereed = True
    spies: ClassVar[type[Power]] = Espionner

    def choices(self, game: Game, me: Me) -> Choice | None:
        if coin(game) or truce(game):
            return None
        girls = [girl.player for girl in game.holders(self.spies) if girl.player not in pack(game)]
        return One(girls) if girls else None

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        game.mark(act.target, Caught("aube"))


def caught(game: Game) -> None:
    """A step, once the pack has chosen: who was caught spying is its victim, and no shield helps."""
    for player in game.marked(Caught):
        game.attacks = [attack for attack in game.attacks if attack.by != ANTRE]
        game.attacks.append(Attack(player, "surpris", by=ANTRE, because=game.cites("petite-fille.caught")))
