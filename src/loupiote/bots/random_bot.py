"""A bot that plays any rule set: it answers whatever it is asked, at random among what is legal, seeing only its view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from loupiote.kernel.ask import One, Pick, Value
from loupiote.kernel.inputs import Reply
from loupiote.kernel.view import View

PASS = 0.125  # how often an optional prompt is passed
SECOND = 0.75  # how often a member of a group seconds the last proposal: packs that never agreed would starve


class Bot(Protocol):
    """Whoever plays one or more seats without a person."""

    def reply(self, view: View) -> Reply | None:
        """The next answer to a prompt of this view that has none, or None when there is nothing left to say."""


class RandomBot:
    """Answers at random among legal values and passes an optional prompt one time in eight.

    In a group that decides together it mostly seconds the last proposal that it sees. A ballot has "personne" among its
    values, so it is passed by naming nobody. One bot may play all seats of a game: all it knows is the view that it is
    handed.

    Args:
        chance: a `random.Random`, or its seed.
        passes: how often an optional prompt is passed; seconds: how often a proposal of the group is seconded.
    """

    __slots__ = ("_passes", "_random", "_seconds", "below")

    def __init__(
        self, chance: Random | int | str | None = None, *, passes: float = PASS, seconds: float = SECOND
    ) -> None:
        self._passes, self._seconds = passes, seconds
        random: Callable[[], float] = (chance if isinstance(chance, Random) else Random(chance)).random
        self._random = random
        self.below: Pick = lambda n: int(random() * n)  # the same on every platform and version for the same seed

    def reply(self, view: View) -> Reply | None:
        """The answer to the first prompt of the view that has none; None when all have one."""
        for asked in view.prompts:
            if not asked.awaited:
                continue
            prompt = asked.prompt
            choice = prompt.choice
            if prompt.seconds is not None and not choice.possible():  # nobody has put a name forward yet
                continue
            seconded = asked.proposals and [value for value in asked.proposals.values() if value is not None]
            value: Value | None
            if seconded and self._random() < self._seconds and choice.why_not(seconded[-1]) is None:
                value = seconded[-1]
            elif prompt.optional and not (isinstance(choice, One) and choice.blank) and self._random() < self._passes:
                value = None
            else:
                value = choice.pick(self.below)
            seat = view.viewer
            return Reply(seat, 0.0, seat, asked.power, value, asked.window)
        return None
