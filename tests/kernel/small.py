"""A rule set as small as a test of the kernel needs: one night, one day, and the cards that the test brings."""

from __future__ import annotations

from typing import Any

from loupiote.kernel.acts import carry_out, gather, prompts
from loupiote.kernel.ask import Window
from loupiote.kernel.attacks import bury, strike
from loupiote.kernel.boards import Board, living
from loupiote.kernel.decrees import SparedByDecree
from loupiote.kernel.events import Died
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow, Power
from loupiote.kernel.ruleset import BearerKind, RuleSet
from loupiote.kernel.start import Plan, start
from loupiote.kernel.state import Doom
from loupiote.kernel.table import Table
from scene import Scene


def nightfall(game: Game) -> None:
    game.next_round()
    game.open_moment("nuit")


def night(game: Game) -> Flow[None]:
    yield from gather(game, "nuit")


def resolve(game: Game) -> Flow[None]:
    yield from carry_out(game)
    attacks, game.attacks = game.attacks, []
    yield from strike(game, attacks)


def dawn(game: Game) -> None:
    game.open_moment("jour")
    bury(game)


def day(game: Game) -> Flow[None]:
    yield Window("jour", prompts(game, "jour"), hold=True)


def announce(game: Game, dooms: list[Doom]) -> None:
    for doom in dooms:
        game.tell(Died(doom.who))


def rules(**orders: Any) -> RuleSet:
    """A rule set of these cards (`roles`: id -> powers), other bearers (`others`), and orders as in `RuleSet`."""
    roles = {"plain": ()} | orders.pop("roles", {})
    others = orders.pop("others", {})
    steps = {"nightfall": nightfall, "night": night, "resolve": resolve, "dawn": dawn, "day": day}
    asked: dict[str, tuple[type[Power], ...]] = {"nuit": (), "jour": ()} | orders.pop("asked", {})
    guards = (SparedByDecree, *orders.pop("guards", ()))
    return RuleSet(
        id="small",
        edition=1,
        roles={id: BearerKind(id, camp="village", powers=tuple(powers), single=False) for id, powers in roles.items()},
        others={id: BearerKind(id, "group", powers=tuple(powers)) for id, powers in others.items()},
        moments=("debut", "nuit", "jour"),
        opening=orders.pop("opening", ()),
        round=("nightfall", "night", "resolve", "dawn", "day"),
        steps=steps | orders.pop("steps", {}),
        asked=asked,
        announce=announce,
        guards=guards,
        boards=(Board("place", living, None),),
        **orders,
    )


def play(rules: RuleSet, plain: str = "", /, **roles: str) -> Scene:
    """A game of the named cards first, then plain players named in one text."""
    cast = roles | dict.fromkeys(plain.split(), "plain")
    return Scene(Table(start(Plan(rules, list(cast), roles=cast, seed="small"))))
