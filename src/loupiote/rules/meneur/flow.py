"""The few steps that only `meneur` has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.juge_begue import SECOND_VOTE
from loupiote.kernel.acts import prompts
from loupiote.kernel.ask import Window
from loupiote.kernel.events import Message
from loupiote.kernel.powers import Flow
from loupiote.kernel.state import Step
from loupiote.rules.meneur.orders import DAY, VOTE

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


def first_day(game: Game) -> None:
    """A step of the opening: by option a debate and a vote come before the first night."""
    if game.options["premiere-phase"] == "jour":
        game.next(*(Step(name) for name in DAY))


def debate(game: Game) -> Flow[None]:
    """The debate: it takes its time; the Juge Bègue may give his sign at any moment of it."""
    yield Window("debat", prompts(game, "debat"), hold=True)


def second_vote(game: Game) -> None:
    """A step: after the Juge's sign the village votes once more, at once, without a debate."""
    if game.memory.pop(SECOND_VOTE, False):
        game.tell(Message("second-vote"), because=game.cites("juge-begue.second-vote"))
        game.next(*(Step(name) for name in VOTE))
