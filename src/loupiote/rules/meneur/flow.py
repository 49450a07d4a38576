"""The step that only `meneur` has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loupiote.cast.juge_begue import SECOND_VOTE
from loupiote.kernel.events import Message
from loupiote.kernel.state import Step
from loupiote.rules.meneur.orders import VOTE

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


def second_vote(game: Game) -> None:
    """A step: after the Juge's sign the village votes once more, at once, without a debate."""
    if game.memory.pop(SECOND_VOTE, False):
        game.tell(Message("second-vote"), because=game.cites("juge-begue.second-vote"))
        game.next(*(Step(name) for name in VOTE))
