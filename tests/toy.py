"""The smallest rule set that has what `meneur` has not: a pending prompt, a watched board, a step with two windows."""

from __future__ import annotations

from loupiote.kernel import bearers
from loupiote.kernel.acts import Answer, ask_beside, prompts
from loupiote.kernel.ask import Choice, Me, One, Value, Window
from loupiote.kernel.boards import Board, everyone
from loupiote.kernel.events import Elected, Message, Text
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Flow, Power
from loupiote.kernel.ruleset import BearerKind, RuleSet
from loupiote.kernel.start import Plan, start
from loupiote.kernel.state import Act, Doom
from loupiote.kernel.table import Table


class ToyName(Power):
    """Name somebody."""

    def choices(self, game: Game, me: Me) -> Choice:
        return One(game.living)


class ToyHeir(Power):
    """Name an heir, beside whatever goes on; the first alive in silence."""

    optional = False

    def choices(self, game: Game, me: Me) -> Choice:
        return One([player for player in game.living if player != me.player])

    def silence(self, game: Game, me: Me) -> Value:
        return (self.choices(game, me).legal()[0],)

    def resolve(self, game: Game, act: Act, me: Me) -> None:
        bearers.move(game, "charge", act.target)
        game.tell(Elected(act.target, "charge", "named", me.player))


class ToyListen(Power):
    """Repeat what its holder writes on the place."""

    def watch(self, game: Game, me: Me, text: str) -> None:
        game.tell(Text(text, signed=me.player))


def opens(game: Game) -> None:
    game.next_round()
    game.open_moment("jour")
    if game.round == 1:
        bearers.hold(game, "charge", "Ana")
        heir = game.me("Ana", "charge", "toy-heir")
        assert heir is not None
        ask_beside(game, "heritier", heir)


def twice(game: Game) -> Flow[None]:
    first: list[Answer] = yield Window("premier", prompts(game, "premier"), hold=True)
    second: list[Answer] = yield Window("second", prompts(game, "second"), hold=True)
    for answer in (*first, *second):
        game.tell(Message(f"{answer.prompt.player}: {' '.join(answer.value or ())}"))


def announce(game: Game, dooms: list[Doom]) -> None:
    """Deaths are not told."""


TOY = RuleSet(
    id="toy",
    edition=1,
    roles={"pion": BearerKind("pion", camp="village", single=False)},
    others={
        "joueur": BearerKind("joueur", "everyone", powers=(ToyName(), ToyListen())),
        "charge": BearerKind("charge", "office", powers=(ToyHeir(),), public=True),
    },
    moments=("jour",),
    opening=(),
    round=("opens", "twice"),
    steps={"opens": opens, "twice": twice},
    asked={"premier": (ToyName,), "second": (ToyName,), "heritier": (ToyHeir,)},
    announce=announce,
    boards=(Board("place", everyone, None),),
    watchers={"place": (ToyListen,)},
)


def toy() -> Table:
    """Ana, Bob and Cleo; Ana has the office, her heir is asked for, and the first window is open."""
    table = Table(
        start(Plan(TOY, ["Ana", "Bob", "Cleo"], roles=dict.fromkeys(("Ana", "Bob", "Cleo"), "pion"), seed="x"))
    )
    table.run()
    return table
