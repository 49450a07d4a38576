"""A game whose chances are known: day first, one lynched a day, ties by lot, then one wolf speaks for the pack.

With v villagers and w wolves, all choices by chance:

    by day    D(v, w) = w/(v+w) · N(v, w-1) + v/(v+w) · N(v-1, w)
    by night  N(v, w) = D(v-1, w)
    the wolves win at parity, the village when no wolf is left
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from loupiote.kernel.acts import Answer, prompts
from loupiote.kernel.ask import Choice, Me, One, Window
from loupiote.kernel.attacks import bury, strike
from loupiote.kernel.ballot import count
from loupiote.kernel.events import Died, Won
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow, Power
from loupiote.kernel.ruleset import BearerKind, RuleSet
from loupiote.kernel.state import Act, Attack, Doom


class Lyncher(Power, tag="two-camps.lyncher"):
    """Name somebody else; nobody may abstain."""

    optional = False

    def choices(self, game: Game, me: Me) -> Choice:
        return One([player for player in game.living if player != me.player])


class Mordre(Power, tag="two-camps.mordre"):
    """The first wolf alive bites a villager; nobody may pass."""

    optional = False

    def choices(self, game: Game, me: Me) -> Choice | None:
        pack = game.held("meute")
        return One([player for player in game.living if player not in pack]) if me.player in pack[:1] else None

    def resolve(self, game: Game, act: Act, me: Me) -> Attack:
        return Attack(act.target, "loups")


def daybreak(game: Game) -> None:
    game.next_round()
    game.open_moment("jour")


def lynch(game: Game) -> Flow[None]:
    answers: list[Answer] = yield Window("vote", prompts(game, "vote"), hold=True)
    result = count(game, answers)
    who = result.first or game.draw("egalite", "joueur", result.tied or game.living)
    yield from strike(game, [Attack(who, "bucher")])
    bury(game)


def nightfall(game: Game) -> None:
    game.open_moment("nuit")


def morning(game: Game) -> Flow[None]:
    attacks, game.attacks = game.attacks, []
    yield from strike(game, attacks)
    bury(game)


def victory(game: Game) -> None:
    wolves = [player for player in game.living if game.camp(player) == "loups"]
    camp = "village" if not wolves else "loups" if 2 * len(wolves) >= len(game.living) else None
    if camp is not None:
        game.winners, game.camps, game.agenda = [p.id for p in game.players if p.camp == camp], [camp], []
        game.tell(Won(game.winners, game.camps))


def announce(game: Game, dooms: list[Doom]) -> None:
    for doom in dooms:
        game.tell(Died(doom.who))


RULES = RuleSet(
    id="two-camps",
    edition=1,
    roles={
        "villageois": BearerKind("villageois", camp="village", single=False),
        "loup": BearerKind("loup", camp="loups", holds=("meute",), single=False),
    },
    others={
        "joueur": BearerKind("joueur", "everyone", powers=(Lyncher(),)),
        "meute": BearerKind("meute", "pack", powers=(Mordre(),)),
    },
    moments=("debut", "jour", "nuit"),
    opening=(),
    round=("daybreak", "vote", "victory", "nightfall", "morsure", "morning", "victory"),
    steps={
        "daybreak": daybreak,
        "vote": lynch,
        "nightfall": nightfall,
        "morning": morning,
        "victory": victory,
    },
    asked={"vote": (Lyncher,), "morsure": (Mordre,)},
    announce=announce,
    players=(2, 30),
)


@cache
def by_day(villagers: int, wolves: int) -> Fraction:
    """The wolves' chance to win, before a day."""
    if wolves == 0 or wolves >= villagers:
        return Fraction(wolves > 0)
    n = villagers + wolves
    lynched_wolf = Fraction(wolves, n) * by_night(villagers, wolves - 1)
    return lynched_wolf + Fraction(villagers, n) * by_night(villagers - 1, wolves)


@cache
def by_night(villagers: int, wolves: int) -> Fraction:
    """The wolves' chance to win, before a night."""
    if wolves == 0 or wolves >= villagers:
        return Fraction(wolves > 0)
    return by_day(villagers - 1, wolves)
