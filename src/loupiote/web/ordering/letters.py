"""Messages that one player writes to another and the game master carries, who reads them first.

The program knows no role: an answer that names somebody and has words of its own beside is such a message.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from loupiote.kernel.inputs import MJ, Reply
from loupiote.kernel.substitute import names_now
from loupiote.kernel.table import Table
from loupiote.rulebook.names import words
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game
from loupiote.web.table.stretch import when


class Letter(Struct):
    """A message of the moment that runs, which is on its way: the window in which it was written is closed.

    Attributes:
        place: of the order in the journal, by which it can be put right ("12.0"); reply: the order; text: what it says.
    """

    place: str
    reply: Reply
    text: str


@cache
def carried(rules: str) -> frozenset[str]:
    """The powers of a rule set by which a player writes to another."""
    bearers = (bearer for bearer in words(rules).bearers.values() if bearer.kind != "mj")
    powers = (power for bearer in bearers for power in bearer.powers.values())
    return frozenset(power.id for power in powers if "words" in power.choices and len(power.choices) > 1)


def is_letter(rules: str, given: object) -> bool:
    """Whether an input is such a message, by a player."""
    return isinstance(given, Reply) and given.by != MJ and bool(given.value) and _carries(rules, given)


def _carries(rules: str, given: Reply) -> bool:
    return given.power.partition("#")[0] in carried(rules)


def on_their_way(game: Game, journal: Journal) -> list[Letter]:
    """The messages of this moment that wait for its end. For those alone who lead the game."""
    table = journal.table
    if not carried(game.rules) or table.game.over:
        return []
    found: dict[tuple[str, str], Letter] = {}
    now = names_now(table.game)  # whoever takes a seat over may write its message anew
    for number, place, reply in _replies(table):
        if _carries(game.rules, reply):
            key = (now[reply.player], reply.power)
            found.pop(key, None)
            if reply.value:
                found[key] = Letter(f"{number}.{place}", reply, "\n".join(reply.value[1:]))
    here = table.open.name if table.open is not None else ""
    return [letter for letter in found.values() if letter.reply.window != here]


def _replies(table: Table) -> list[tuple[int, int, Reply]]:
    """The answers of the moment that runs, with their places, in order."""
    now = (table.game.moment, table.game.number)
    found: list[tuple[int, int, Reply]] = []
    for chapter in reversed(table.standing()):
        then = when(chapter)
        if (then.moment, then.number) != now:
            break
        here = [(chapter.number, i, one) for i, one in enumerate(chapter.inputs) if isinstance(one, Reply)]
        found[:0] = here
    return found
