"""Before the first night, and nightfall. Steps that the rule sets of the table share."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from loupiote.cast.antre import admit
from loupiote.kernel.acts import prompts
from loupiote.kernel.ask import Window
from loupiote.kernel.events import Composed, Dealt
from loupiote.kernel.powers import Flow
from loupiote.kernel.state import Step

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


def deal(game: Game) -> None:
    """A step: the list of cards and the options to all, each card to its player alone."""
    deck = [*(game.role(player.id) for player in game.players), *game.setup["cartes-restantes"]]
    counts = Counter(deck)
    roles = {role: counts[role] for role in game.ruleset.roles if role in counts}
    game.tell(Composed(roles, game.options, players=list(game.seats)), because=game.cites("rules.deal"))
    tell_cards(game)


def tell_cards(game: Game) -> None:
    """Each card to its player alone."""
    for player in game.players:
        game.tell(Dealt(game.role(player.id), player.camp), to=player.id, because=game.cites("rules.deal"))


def first_day(game: Game) -> None:
    """A step of the opening: by option a day, from its election to its execution, comes before the first night."""
    if game.options["premiere-phase"] == "jour":
        steps = game.ruleset.round
        game.next(*(Step(name) for name in steps[steps.index("election-opens") :]))


def nightfall(game: Game) -> None:
    """A step: a new round begins with its night; those who turned wake with the pack from now on."""
    game.next_round()
    game.open_moment("nuit", because=game.cites("rules.nightfall"))
    admit(game)


def daybreak(game: Game) -> None:
    """A step: the debate opens."""
    game.open_moment("jour", because=game.cites("rules.debate"))


def debate(game: Game) -> Flow[None]:
    """The debate: it takes its time, whether somebody has a power to use in it or not."""
    yield Window("debat", prompts(game, "debat"), hold=True)
