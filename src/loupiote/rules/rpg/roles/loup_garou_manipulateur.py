"""Loup-Garou Manipulateur: one of the pack; he visits a player, and may give what that player does another recipient."""

from __future__ import annotations

from copy import deepcopy

from loupiote.kernel.acts import bend, due, stands
from loupiote.kernel.ask import Choice, Me, One
from loupiote.kernel.events import Acted
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.rehearse import rehearse
from loupiote.kernel.ruleset import BearerKind
from loupiote.kernel.state import Act
from loupiote.rules.rpg.nocturnal import COVERED, Nocturnal, tags


class Visiter(Nocturnal, Power, tag="rpg.visiter"):
    """Visit another player this night."""

    tags = frozenset({"nocturnal", "informs"})

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living, {me.player: game.no("oneself", "loup-garou-manipulateur.visiter")})


class Manipuler(Nocturnal, Power, tag="rpg.manipuler"):
    """Give the action of the visited player another recipient, whoever it had, but never its author.

    Attributes:
        offered: the order that he bends tonight; he is never told what it is, nor that there were others.
    """

    tags = frozenset({"nocturnal", "fixed", "rooted", "piercing"})
    offered: Act | None = None

    def choices(self, game: Game, me: Me) -> Choice | None:
        if self.offered is None:
            return None
        return One(game.living, {self.offered.actor: game.no("own-action", "loup-garou-manipulateur.back")})

    def bend(self, game: Game, act: Act, me: Me) -> None:
        for other in game.acts:
            power: object = game.power(other.bearer, other.power)
            if _same(other, self.offered) and other.fate is None and isinstance(power, Nocturnal):
                if not power.tags & {"rooted", "aimless"}:
                    other.targets[power.recipient] = act.target
                    other.bent.append(self.id)
                return


def _same(act: Act, other: Act | None) -> bool:
    return other is not None and all(
        getattr(act, part) == getattr(other, part) for part in ("actor", "bearer", "power", "chosen")
    )


def visit(game: Game) -> None:
    """A step: all orders are written, and the visits paid; who was let in is told whether that player acts tonight.

    The visits are settled here for good, by the covers and redirections as they stand before anything is manipulated.
    """
    for me in game.asked(Manipuler):
        _manipuler(game, me.bearer).offered = None
    visits = due(game, Visiter)
    if not visits:
        return
    trial = rehearse(game, bend)
    for act, tried in zip(visits, due(trial, Visiter), strict=True):
        stands(trial, tried)
        act.targets, act.bent, act.fate = tried.targets, tried.bent, tried.fate
        if act.fate is None:
            pairs = zip(game.acts, trial.acts, strict=True)
            pool = [one for one, there in pairs if one.actor == act.target and _acts(trial, there)]
            game.tell(Acted(act.target, acted=bool(pool)), act.actor, game.cites("loup-garou-manipulateur.acted"))
            _manipuler(game, act.bearer).offered = deepcopy(_one_of(game, pool)) if pool else None  # as it is now


def _manipuler(game: Game, bearer: str) -> Manipuler:
    power = game.power(bearer, Manipuler.id)
    assert isinstance(power, Manipuler)
    return power


def _acts(game: Game, act: Act) -> bool:
    """Whether an order makes its author somebody who acts: one that is stopped does, one that is prevented does not."""
    counts = "nocturnal" in tags(game, act) and act.power != Visiter.id
    return counts and (act.fate == COVERED or stands(game, act) is not None)


def _one_of(game: Game, pool: list[Act]) -> Act:
    """The order that is offered, drawn where there are several."""
    if len(pool) == 1:
        return pool[0]
    powers = [act.power for act in pool]
    names = [act.power if powers.count(act.power) == 1 else f"{act.power} {act.chosen[0]}" for act in pool]
    return pool[names.index(game.draw("action", "loup-garou-manipulateur", names))]


ROLE = BearerKind(
    "loup-garou-manipulateur",
    camp="loups",
    call="chaque-nuit",
    powers=(Visiter(), Manipuler()),
    holds=("antre",),
    cites={
        "visiter": ("rpg.loup-garou-manipulateur.1", "rpg.nuit.27"),
        "manipuler": "rpg.loup-garou-manipulateur.5",
        "acted": ("rpg.loup-garou-manipulateur.2", "rpg.loup-garou-manipulateur.4", "rpg.loup-garou-manipulateur.12"),
        "back": "rpg.loup-garou-manipulateur.7",
        "told": ("rpg.loup-garou-manipulateur.8", "rpg.loup-garou-manipulateur.11"),
    },
)
