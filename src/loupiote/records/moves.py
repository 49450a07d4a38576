"""Finding the way in a game: how far off a window is, which prompt an order answers, which draw comes next."""

from __future__ import annotations

from collections.abc import Callable

from loupiote.kernel.ask import Prompt
from loupiote.kernel.data import decode, encode
from loupiote.kernel.game import Game
from loupiote.kernel.inputs import MJ, Close
from loupiote.kernel.table import Chapter, Table
from loupiote.kernel.view import view
from loupiote.records.model import Order
from loupiote.records.vocabulary import DrawName

MOST = 500  # windows passed over, far more than any round has


def trial(table: Table) -> Table:
    """A copy of a table as it stands, without its past."""
    return Table.wake(table.rules, [decode(encode(table.chapters[-1]), Chapter)])


def ahead(table: Table, found: Callable[[Table], bool], *, same_moment: bool = False) -> int | None:
    """How many windows must close in silence until `found` holds, or None when it does not come.

    Args:
        same_moment: look no further than the end of the moment that is open. Otherwise the rest of this round is looked at,
            and the next one up to the same moment: what comes later would leave too much of the story untold.
    """
    copy, moments = trial(table), table.rules.moments
    start = table.game
    tick, round, place = start.tick, start.round, moments.index(start.moment)
    for closed in range(1, MOST):
        if copy.open is None:
            return None
        copy.submit(Close(at=copy.game.now))
        game = copy.game
        if same_moment and game.tick != tick:
            return None
        if game.round > round + 1 or (round and game.round == round + 1 and moments.index(game.moment) > place):
            return None
        if found(copy):
            return closed
    return None


def asked_now(table: Table) -> list[str]:
    """What can be answered now, as a record writes it: `Ana: sonder`."""
    return [f"{asked.prompt.player}: {asked.power}" for asked in view(table, MJ).prompts]

def prompts_for(table: Table, order: Order) -> list[Prompt]:
    """The open prompts that an order answers: one; with `rien` alone all of the player's.

    What only the game master may answer may be written under `mj` or under anybody who holds the bearer.
    """
    opened = table.open
    if opened is None:
        return []
    if order.power is None:
        return [p for p in opened.prompts.values() if p.player == order.player and not p.refereed]
    own = opened.prompts.get((order.player, order.power))
    if own is not None:
        return [own]
    for (_, power), prompt in opened.prompts.items():
        holders = table.game.bearers[prompt.bearer].holders
        if power == order.power and prompt.refereed and (order.player == MJ or order.player in holders):
            return [prompt]
    return []


def pending_prompt(table: Table, order: Order) -> Prompt | None:
    """The prompt that outlived its window and that an order answers, or None."""
    if not table.game.pending or order.player not in table.game.seats:
        return None
    asked = view(table, order.player).prompts
    return next((one.prompt for one in asked if one.pending and one.power == order.power), None)


def key_of(table: Table, prompt: Prompt) -> str:
    """The power of a prompt as replies name it (`sonder#2` for a second one)."""
    assert table.open is not None
    return next(key[1] for key, one in table.open.prompts.items() if one is prompt)


def next_draw(game: Game, name: DrawName) -> str:
    """The full name of the next draw of a name: in the moment that is open, or the next time that its moment comes."""
    moments = game.ruleset.moments
    past = name.moment in moments and moments.index(name.moment) < moments.index(game.moment)
    base = name.at(game.round + past)
    full, n = base, 1
    while full in game.drawn:
        n += 1
        full = f"{base}.{n}"
    return full
