"""The Infect Père des Loups: once in the game the victim of the pack joins it instead of dying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.ancien import SecondeVie
from loupiote.cast.antre import ANTRE, PACK, prey, turn_back, turn_wolf
from loupiote.cast.events import Infected as InfectedFact
from loupiote.cast.marks import Joining, Prey
from loupiote.kernel.ask import Choice, Me, No, YesNo
from loupiote.kernel.events import Survived
from loupiote.kernel.powers import Power, Spared
from loupiote.kernel.state import Act, Mark, Spare

if TYPE_CHECKING:
    from loupiote.kernel.game import Game
    from loupiote.kernel.ruleset import BearerKind


class Infected(Mark):
    """A wolf by infection; the card and its power stay."""

    known = "self"
    source = "infect-pere-des-loups"

    @classmethod
    def suits(cls, kind: BearerKind) -> bool:
        return ANTRE not in kind.holds

    @classmethod
    def put(cls, game: Game, players: list[str]) -> None:
        super().put(game, players)
        for player in players:
            turn_wolf(game, player)
            game.tell(InfectedFact(player), to=player, because=game.cites("infect-pere-des-loups.becomes"))

    @classmethod
    def lift(cls, game: Game, player: str) -> None:
        super().lift(game, player)
        turn_back(game, player)


class Infecter(Power):
    """Infect the victim of the pack; the pack then kills nobody this night."""

    tags = frozenset({"nocturnal", "recruits"})
    spent: bool = False

    def choices(self, game: Game, me: Me) -> Choice | No | None:
        if self.spent:
            return game.no("spent", "infect-pere-des-loups.once")
        attack = prey(game)
        return YesNo() if attack is not None and attack.cause == PACK else None

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        attack = prey(game)
        if act.targets != ["oui"] or attack is None:
            return
        self.spent = True
        game.attacks.remove(attack)
        victim = attack.victim
        game.mark(victim, Prey())
        spared = resist(game, victim)
        if spared is not None:
            game.spared.append(Spare(attack, spared.because))
            game.tell(Survived(victim, attack.cause), to=[], because=spared.because)
            return
        game.seats[victim].camp = "loups"
        game.mark(victim, Infected())
        game.mark(victim, Joining())
        game.tell(InfectedFact(victim), to=victim, because=game.cites("infect-pere-des-loups.becomes"))


def resist(game: Game, victim: str, kind: type[SecondeVie] = SecondeVie) -> Spared | None:
    """The Ancien's resistance: his second life takes the gift as it takes an attack, unless the option says otherwise."""
    way = game.options["ancien-infection"]
    for life in game.holders(kind):
        if life.player == victim and isinstance(life.power, SecondeVie) and way != "premiere-attaque":
            never = Spared(game.cites("infect-pere-des-loups.infects")) if way == "jamais" else None
            return life.power.absorb(game, life) or never
    return None
