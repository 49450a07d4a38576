"""A window that asks many at once, as it is led around a table: each is called in turn, whether anybody answers or not.

By forum everybody writes orders for the same deadline. Around a table they are called one after the other, in the order in which
the rule set lists their powers: those who carry a power together (the pack) in one call, whoever has several powers with all
of them. Which windows are led so is the catalogues' affair: those with words to call each (`Narrator.call_each`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, field

from loupiote.kernel.table import Table
from loupiote.kernel.window import Key, OpenWindow

CALLED_DEAD = ("role", "pack")  # kinds of bearers that are called though nobody answers: a title is seen to be vacant


class Turn(Struct):
    """A call.

    Attributes:
        kind: what carries the powers; keys: of the prompts that are answered in it, none where nobody answers.
        players: who answers; done: nothing of it waits for an answer.
    """

    kind: str
    keys: list[Key] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    done: bool = True


def turns(table: Table, opened: OpenWindow, listed: Iterable[dict[str, Any]], *, absent: bool) -> list[Turn]:
    """The calls of an open window, in order.

    Args:
        listed: the powers of the window in this composition, each with its holders (`narration.pages.sheet`).
        absent: whether they are called too of whom nobody answers.
    """
    rules = table.rules
    found: dict[str, Turn] = {}
    for power in listed:
        for holder in power["holders"]:
            found.setdefault(holder["id"], Turn(holder["id"]))
    for key, prompt in opened.prompts.items():
        kind = table.game.bearers[prompt.bearer].of
        if prompt.instant or rules.kinds[kind].kind == "everyone":
            continue
        turn = found.setdefault(kind, Turn(kind))
        turn.keys.append(key)
        if prompt.player not in turn.players:
            turn.players.append(prompt.player)
        turn.done = turn.done and not _waits(opened, key)
    called = (one for one in found.values() if one.keys or (absent and rules.kinds[one.kind].kind in CALLED_DEAD))
    return list(called)


def _waits(opened: OpenWindow, key: Key) -> bool:
    """Whether an answer is missing: of those who decide together, one is enough."""
    mine = opened.prompts[key]
    if not opened.awaits(key):
        return False
    together = (one.prompt for one in opened.answers.values() if mine.shared)
    return not any((one.bearer, one.power) == (mine.bearer, mine.power) for one in together)
