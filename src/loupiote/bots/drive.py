"""The driver: lets bots play a game to its end.

Bots speak in the order of the prompts; then the clock closes the window. What only the game master may answer is left
alone. A game that does not end is stopped and reported, never played for ever.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec import Struct

from loupiote.bots.random_bot import Bot
from loupiote.kernel.ask import Prompt
from loupiote.kernel.inputs import CLOCK, Close
from loupiote.kernel.state import Pending
from loupiote.kernel.table import Table
from loupiote.kernel.view import view

ROUNDS = 200  # a game that goes on longer is stopped
INTERRUPTIONS = 1_000  # of one window: a power used at once must not be usable for ever


class Outcome(Struct):
    """How a game ended.

    Attributes:
        ended: False when it was stopped, after too many rounds or interruptions.
        camps, winners: who won; rounds: how many were played.
    """

    ended: bool
    camps: list[str]
    winners: list[str]
    rounds: int


def play_out(table: Table, bots: Mapping[str, Bot] | Bot, *, rounds: int = ROUNDS) -> Outcome:
    """Let bots play a game to its end.

    Args:
        table: a new table, or one in the middle of a game.
        bots: seat -> bot, or one bot for all seats; a seat without a bot stays silent.
        rounds: after so many the game is stopped.

    Raises:
        ValueError: the table did not take a bot's answer, which is a fault of the program.
    """
    if table.open is None:
        table.run()
    seated = bots if isinstance(bots, Mapping) else dict.fromkeys(table.game.seats, bots)
    speak = {seat: partial(bot.reply, view(table, seat)) for seat, bot in seated.items()}
    submit, interruptions, place = table.submit, 0, 0
    while not (game := table.game).over:
        opened = table.open
        if opened is None or game.round > rounds or interruptions > INTERRUPTIONS:
            return _outcome(table, False)
        asked: Sequence[Prompt | Pending] = opened.window.prompts
        if game.pending:
            asked = [*asked, *game.pending]
        if place:  # after an interruption they go on where they were, and come round to those who were heard
            asked = [*asked[place:], *asked[:place]]
        for prompt in asked:
            say = speak.get(prompt.player)
            reply = say() if say else None
            if reply is None:
                continue
            refusal = submit(reply)
            if refusal is not None:
                raise ValueError(f"{prompt.player}: {reply} is refused: {refusal}")
            if table.open is not opened:  # a power used at once: whoever has answered is not asked again
                interruptions += 1
                place = (place + asked.index(prompt) + 1) % len(asked)
                break
        else:
            refusal = submit(Close(CLOCK, 0.0, opened.name))
            if refusal is not None:
                raise ValueError(f"{opened.name} does not close: {refusal}")
            interruptions = place = 0
    return _outcome(table, True)


def _outcome(table: Table, ended: bool) -> Outcome:
    game = table.game
    return Outcome(ended, list(game.camps), list(game.winners or ()), game.round)
