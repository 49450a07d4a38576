"""What can be left beforehand: the powers of a player, each with a form, though nothing is asked at the moment.

What a power may name is known only when it is asked. So the form offers what it may name by the rule book: any player who is
publicly alive, yes or no, words; whether that is legal is looked at when the moment has come.
"""

from __future__ import annotations

from msgspec import Struct

from loupiote.kernel.ask import Choice, Nothing, One, Several, Words, YesNo
from loupiote.kernel.powers import Power
from loupiote.kernel.view import Asked, View
from loupiote.rulebook.names import words
from loupiote.rulebook.words import PowerName
from loupiote.rules import rule_set
from loupiote.web.games.models import Game

LETTERS = 300  # of words, where the rule book has no limit


class Possible(Struct):
    """A power for which an order can be left.

    Attributes:
        power: its id; window: for a vote, the window that it is meant for, else ""; choice: what may be named.
    """

    power: str
    window: str
    choice: Choice


def possible(game: Game, view: View) -> list[Possible]:
    """What this player may leave, in the order of the rule book."""
    if view.over:
        return []
    living = [seat.name for seat in view.seats if seat.alive]
    asked = {one.power: one for one in view.prompts}
    held = set(view.powers)
    found: dict[tuple[str, str], Possible] = {}
    for name in _named(game):
        if name.id not in held:
            continue
        choice = _choice(name, living) or _open(asked.get(name.id))
        for window in name.windows if name.choices == ("ballot",) else ("",):
            if choice is not None:
                found.setdefault((name.id, window), Possible(name.id, window, choice))
    return list(found.values())


def _named(game: Game) -> list[PowerName]:
    """The powers that windows of this rule set ask of players."""
    kinds: dict[str, type[Power]] = {k.id: k for kinds in rule_set(game.rules).asked.values() for k in kinds}
    bearers = words(game.rules).bearers.values()
    return [
        power
        for bearer in bearers
        for power in bearer.powers.values()
        if bearer.kind != "mj" and power.id in kinds and not kinds[power.id].refereed
    ]


def _choice(name: PowerName, living: list[str]) -> Choice | None:
    """What a power may name by the rule book; None where that cannot be said beforehand."""
    if len(name.choices) != 1:
        return None
    match name.choices[0]:
        case "none":
            return Nothing()
        case "yes-no":
            return YesNo()
        case "one player":
            return One(living)
        case "ballot":
            return One(living, of="ballot", blank=True)
        case "two players" | "two players ordered" as two:
            return Several(living, 2, 2, ordered=two.endswith("ordered"))
        case "words":
            return Words(most=name.max or LETTERS)
    return None


def _open(asked: Asked | None) -> Choice | None:
    return asked.prompt.choice if asked is not None else None
