"""Law 2: a game put to sleep and woken is the same game, at every window and after every input."""

from __future__ import annotations

from loupiote.bots.laws.same import difference, picture
from loupiote.bots.laws.wild import Wild
from loupiote.kernel.data import decode, encode
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.table import Chapter, Table


def sleeps(rules: RuleSet, seed: str) -> None:
    """Play one wild game; after every input its last chapter is written, read and woken, at every tenth the whole journal.

    At the end the woken copies have been the game itself: it is put to sleep and woken in the middle and played on.

    Raises:
        LawBroken: something differs after waking.
    """
    game = Wild("sleep", rules, seed)
    n = 0
    while (given := game.choose()) is not None:
        game.take(given)
        n += 1
        if game.random.random() < 0.02:
            game.table.undo()
        table = game.table
        if n % 10 == 0:
            woken = Table.wake(rules, table.sleep())
        else:  # earlier chapters are never run again: they need not be read anew each time
            *earlier, last = table.standing()
            woken = Table.wake(rules, [*earlier, decode(encode(last), Chapter)])
        found = difference(picture(table), picture(woken))
        if found:
            raise game.broken(f"after waking, {found}")
        if n % 25 == 0:
            game.table = woken
