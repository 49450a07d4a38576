"""Order independence: the same final orders, given in any sequence, make the same game.

Everybody's last order of a window is fixed by a seed; what is drawn anew is in which sequence people write, and what they
wrote before and took back. Where a rule looks at the time of an order, the orders of those powers keep their sequence.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

import msgspec

from loupiote.kernel.ask import Prompt
from loupiote.kernel.data import encode
from loupiote.kernel.inputs import MJ, Close, Reply
from loupiote.kernel.table import Table
from loupiote.kernel.view import PUBLIC, view

Key = tuple[str, str]
PASSED = 0.15  # how often an optional prompt is left alone
SECOND_THOUGHTS = 0.4  # how often somebody orders something else before


def play(table: Table, seed: str, sequence: str, *, timed: Collection[str], moment: str) -> None:
    """Play until a moment has opened once more, or the game is over.

    Args:
        seed: fixes the last order of everybody; sequence: the order in which they are given, and earlier ones.
        timed: the powers whose orders keep their sequence.
    """
    table.run()
    number = table.game.moments.get(moment, 0)
    while not table.game.over and table.game.moments.get(moment, 0) == number:
        assert table.open is not None
        _answer(table, table.open.name, seed, Random(f"{sequence} {table.open.name}"), timed)
        if table.open is not None:
            assert table.submit(Close(MJ, 0.0, table.open.name)) is None


def _answer(table: Table, window: str, seed: str, chance: Random, timed: Collection[str]) -> None:
    """Give everybody's orders of a window; a power used at once may bring others, which are asked for then."""
    heard: set[Key] = set()
    while table.open is not None and table.open.name == window:
        asked = {key: prompt for key, prompt in table.open.prompts.items() if key not in heard and not prompt.refereed}
        if not asked:
            return
        heard |= set(asked)
        for given in _sequence(asked, window, seed, chance, timed):
            if table.open is None or table.open.name != window or (given.player, given.power) not in table.open.prompts:
                continue
            refusal = table.submit(given)
            assert refusal is None, f"{given}: {refusal}"


def _sequence(asked: dict[Key, Prompt], window: str, seed: str, chance: Random, timed: Collection[str]) -> list[Reply]:
    """The last orders in a sequence by chance, those of the timed powers as they come; others before some of them."""
    last = {}
    for (player, power), prompt in sorted(asked.items()):
        drawn = Random(f"{seed} {window} {player} {power}")
        if prompt.seconds is None and not (prompt.optional and drawn.random() < PASSED):
            value = prompt.choice.pick(lambda n, drawn=drawn: int(drawn.random() * n))  # type: ignore[misc]
            last[player, power] = Reply(player, 0.0, player, power, value)
    places = sorted(last, key=lambda _: chance.random())
    fixed = iter([key for key in last if key[1].partition("#")[0] in timed])
    places = [next(fixed) if key[1].partition("#")[0] in timed else key for key in places]
    replies: list[Reply] = []
    for player, power in places:
        prompt = asked[player, power]
        if not prompt.instant and chance.random() < SECOND_THOUGHTS:
            value = prompt.choice.pick(lambda n: int(chance.random() * n))
            replies.insert(int(chance.random() * (len(replies) + 1)), Reply(player, 0.0, player, power, value))
        replies.append(last[player, power])
    return replies


def outcome(table: Table) -> object:
    """What must not depend on the sequence: the state, but for when orders were sent, and what everybody was told."""
    told = [encode(view(table, viewer).told) for viewer in (*table.game.seats, MJ, PUBLIC)]
    return _timeless(msgspec.json.decode(encode(table.game))), told


def _timeless(state: object) -> object:
    if isinstance(state, dict):
        return {key: _timeless(value) for key, value in state.items() if key != "order"}
    return [_timeless(one) for one in state] if isinstance(state, list) else state
