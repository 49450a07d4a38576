"""Sorcière: shown whom the pack would kill as things stand; each potion once, both in one night if she likes."""

from __future__ import annotations

from loupiote.cast import sorciere
from loupiote.kernel.acts import due
from loupiote.kernel.ask import Choice, Me, No, One, Value
from loupiote.kernel.events import Lapsed
from loupiote.kernel.game import Game
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act
from loupiote.rules.rpg.nocturnal import COVERED, Nocturnal


class Potion(Nocturnal, sorciere.Potion, tag="rpg.potion"):
    """What her potions share here: both may be used in one night, and one that a cover stops is used up."""

    def clashes(self, game: Game, me: Me) -> dict[str, No]:
        """Nothing keeps her from using the other one too."""
        return {}

    def thwarted(self, game: Game, act: Act, me: Me) -> None:
        """Stopped, it is used up; prevented, it is not."""
        self.spent = act.fate == COVERED
        super().thwarted(game, act, me)


class Sauver(Potion, sorciere.Sauver, tag="rpg.sauver"):
    """Heal the victim shown. The potion stays on that player, whatever becomes of the attack."""

    tags = frozenset({"nocturnal", "quiet"})


class Empoisonner(Potion, sorciere.Empoisonner, tag="rpg.empoisonner"):
    """Kill another player, the victim shown too; ordered with all others, or once she knows the victim."""

    tags = frozenset({"nocturnal", "lethal", "quiet"})

    def choices(self, game: Game, me: Me) -> Choice | No:
        if self.spent:
            return game.no("spent", "sorciere.once")
        if game.round == 1 and game.options["premiere-nuit"] == "sans-mort":
            return game.no("first-night", "sorciere.poison")
        return One(game.living, {me.player: game.no("oneself", "sorciere.poison")})

    def silence(self, game: Game, me: Me) -> Value | None:
        """Asked again, she keeps what she ordered before."""
        ordered = [act for act in due(game, Empoisonner) if (act.actor, act.bearer) == (me.player, me.bearer)]
        return tuple(ordered[0].chosen) if ordered else None


def not_both_on_one(game: Game) -> None:
    """Drop the poison meant for the player whom she heals this night, and tell her."""
    healed = {(act.bearer, act.target) for act in due(game, Sauver)}
    for act in due(game, Empoisonner):
        if (act.bearer, act.target) in healed:
            game.acts.remove(act)
            game.tell(Lapsed(act.power, "sorciere", "saved"), to=act.actor, because=game.cites("sorciere.poison"))


ROLE = BearerKind(
    "sorciere",
    camp="village",
    call="chaque-nuit",
    powers=(Sauver(), Empoisonner()),
    cites={
        "sauver": "rpg.sorciere.4",
        "empoisonner": "rpg.sorciere.5",
        "shown": ("rpg.sorciere.3", "rpg.nuit.4"),
        "heal": "rpg.sorciere.4",
        "poison": ("rpg.sorciere.5", "rpg.sorciere.6"),
        "once": "rpg.sorciere.1",
    },
)
