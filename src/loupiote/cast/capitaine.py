"""The Capitaine: a title, no role. A double voice, the last word in a tie, an heir; each by the option `capitaine`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.kernel import bearers
from loupiote.kernel.acts import ask_one
from loupiote.kernel.ask import NOBODY, Choice, Me, No, One, Value
from loupiote.kernel.ballot import VOICE
from loupiote.kernel.events import Elected
from loupiote.kernel.powers import Flow, Power

if TYPE_CHECKING:
    from loupiote.kernel.game import Game

CAPITAINE = "capitaine"
TIED = "tied"  # in the memory of the game: the tied, while a tie is to be settled


def form(game: Game, part: str) -> bool:
    """Whether the Captain's power, as chosen, has a part: "double-voix", "tranchage" or "voix-decisive"."""
    return part in str(game.options["capitaine"])


class DoubleVoix(Power):
    """The voice counts two, or one and a half by option."""

    def given(self, game: Game) -> bool:
        return form(game, "double-voix") or form(game, "1-5-voix")

    def weight(self, game: Game, me: Me, worth: int) -> int:
        if form(game, "double-voix"):
            return worth + VOICE
        return worth + VOICE // 2 if form(game, "1-5-voix") else worth


class VoixPreponderante(Power):
    """At a tie the vote designates, if it is on one of the tied, and nothing more; the settling of ties looks for it."""

    def given(self, game: Game) -> bool:
        return form(game, "voix-decisive")


class Trancher(Power):
    """Choose who of the tied is executed, nobody where blank votes are among the tied; silence executes nobody."""

    optional = False

    def given(self, game: Game) -> bool:
        return form(game, "tranchage") or (form(game, "voix-decisive") and not game.holders(VoixPreponderante))

    def choices(self, game: Game, me: Me) -> Choice | None:
        tied = game.memory.get(TIED)
        if not tied:
            return None
        named = [player for player in tied if player != NOBODY]
        return One(named, blank=NOBODY in tied, other=game.no("not-tied", "capitaine.tie"))


class NommerSuccesseur(Power):
    """Name the next Captain with the last breath; drawn if nobody is named."""

    optional = False

    def choices(self, game: Game, me: Me) -> Choice | No:
        if game.alive(me.player):
            return game.no("alive", "capitaine.heir")
        return One(game.living)

    def silence(self, game: Game, me: Me) -> Value:
        return (game.draw("heritier", CAPITAINE, game.living),)

    def after_death(self, game: Game, me: Me) -> Flow[None]:
        drawn = len(game.drawn)
        named = yield from ask_one(game, "successeur", me)
        heir = named[0] if named else None
        bearers.move(game, CAPITAINE, heir)
        how = "abolished" if heir is None else "named" if len(game.drawn) == drawn else "drawn"
        game.tell(Elected(heir, CAPITAINE, how, me.player), because=game.cites("capitaine.heir"))
