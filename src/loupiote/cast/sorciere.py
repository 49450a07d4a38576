"""The Sorcière: shown the victim, she may heal it or poison somebody, each potion once in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.antre import ANTRE, LONE
from loupiote.cast.events import Victim
from loupiote.kernel.ask import Choice, Me, No, One
from loupiote.kernel.powers import GuardMark, Power, Spared
from loupiote.kernel.state import Act, Attack

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


FORESEEN = "foreseen"  # in the memory of the game: the victims, where an attack is shown before it is made


def curable(game: Game, attack: Attack) -> bool:
    """Whether the life potion helps against this attack: the pack's, and by option what a wolf does alone."""
    lone = game.options.get("attaques-solitaires") == "salvateur-et-sorciere"
    return attack.by == ANTRE or (lone and attack.cause in LONE)


def shown(game: Game, me: Me) -> list[str]:
    """The victims that this Sorcière is shown tonight, as the option says."""
    when = game.options.get("victime-montree", "toujours")
    life = game.power(me.bearer, "sauver")
    if when == "jamais" or (when == "tant-que-potion" and isinstance(life, Sauver) and life.spent):
        return []
    if FORESEEN in game.memory:
        return list(game.memory[FORESEEN])
    return list(dict.fromkeys(attack.victim for attack in game.attacks if curable(game, attack)))


def show_victim(game: Game) -> None:
    """A step: the Sorcière is shown whom the pack chose, or that there is no victim."""
    tell_victim(game, Sauver)


def tell_victim(game: Game, kind: type[Sauver]) -> None:
    """Tell everybody who is asked for this life potion who the victim is, as long as the option says."""
    for me in game.asked(kind):
        when = game.options.get("victime-montree", "toujours")
        spent = isinstance(me.power, Sauver) and me.power.spent
        if when == "toujours" or (when == "tant-que-potion" and not spent):
            victims: list[str | None] = [*shown(game, me)]
            for victim in victims or [None]:
                game.tell(Victim(victim), to=me.player, because=game.cites("sorciere.shown"))


class Healed(GuardMark):
    """Brought back by the life potion."""

    def guard(self, game: Game, attack: Attack, player: str) -> Spared | None:
        return Spared(game.cites("sorciere.heal")) if curable(game, attack) else None


class Potion(Power):
    """What the two potions share: each serves once, and by default only one of them in a night."""

    tags = frozenset({"nocturnal"})
    spent: bool = False

    def clashes(self, game: Game, me: Me) -> dict[str, No]:
        if game.options.get("deux-potions"):
            return {}
        other = "empoisonner" if isinstance(self, Sauver) else "sauver"
        return {other: game.no("two-potions", "sorciere.one-a-night")}


class Sauver(Potion):
    """Heal the victim shown; blindly, by naming anybody, where the option never shows it."""

    def choices(self, game: Game, me: Me) -> Choice | No:
        if self.spent:
            return game.no("spent", "sorciere.once")
        blind = game.options.get("victime-montree") == "jamais"
        victims = game.living if blind else shown(game, me)
        but = {} if game.options.get("soin-de-soi", True) else {me.player: game.no("oneself", "sorciere.herself")}
        return One(victims, but, other=game.no("not-shown", "sorciere.heal"))

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        self.spent = True
        game.mark(act.target, Healed(until="aube"))


class Empoisonner(Potion):
    """Kill another player than herself and the victim that she was shown; `anybody`: those two as well."""

    tags = frozenset({"nocturnal", "lethal"})
    anybody: bool = False

    def choices(self, game: Game, me: Me) -> Choice | No:
        if self.spent:
            return game.no("spent", "sorciere.once")
        if game.round == 1 and game.options.get("premiere-nuit") == "sans-mort":
            return game.no("first-night", "sorciere.poison")
        if self.anybody:
            return One(game.living)
        clause = game.cite("sorciere.poison")
        but = {victim: No("the-victim", clause) for victim in shown(game, me)}
        but[me.player] = No("oneself", clause)
        return One(game.living, but)

    def resolve(self, game: Game, act: Act, me: Me) -> Attack:
        self.spent = True
        return Attack(act.target, "poison", me.player, me.bearer, game.cites("sorciere.poison"))
