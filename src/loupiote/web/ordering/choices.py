"""What can be left beforehand: the powers of a player, each with a form, though nothing is asked at the moment.

What a power may name is known only when it is asked. So the form offers what it may name by the rule book: any player who is
publicly alive, yes or no, words; whether that is legal is looked at when the moment has come.
"""

from __future__ import annotations

from msgspec import Struct

from loupiote.kernel.ask import Choice, Nothing, One, Several, Words, YesNo
from loupiote.kernel.view import Asked, View
from loupiote.rulebook.names import words
from loupiote.rulebook.words import PowerName
from loupiote.rules import rule_set
from loupiote.web.games.alone import options_of
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
    """What this player may leave: what is theirs alone first. The dead are offered what is asked of the dead."""
    if view.over:
        return []
    dead = view.me is not None and not view.me.alive
    living = [seat.name for seat in view.seats if seat.alive]
    asked = {one.power: one for one in view.prompts}
    held = set(view.powers)
    found: dict[tuple[str, str], Possible] = {}
    for name, windows, beyond in _named(game, view.moment[1]):
        if name.id not in held or (dead and not beyond and name.id not in asked):
            continue
        choice = _choice(name, living) or _open(asked.get(name.id))
        for window in windows if name.choices == ("ballot",) else ("",):
            if choice is not None:
                found.setdefault((name.id, window), Possible(name.id, window, choice))
    return list(found.values())


def _named(game: Game, number: int) -> list[tuple[PowerName, list[str], bool]]:
    """The powers that this rule set asks of players, each with the windows in which it may still be asked, and whether it is
    asked of the dead too; what everybody holds comes last.

    Args:
        number: of the moment: what is asked in the first round alone is asked no more after it.
    """
    rules = rule_set(game.rules)
    never = {
        w for moment in rules.skipped(options_of(game)) for stretch in rules.hours[moment] for w in stretch.windows
    }
    asks: dict[str, list[str]] = {}
    beyond: set[str] = set()
    for window, kinds in rules.asked.items():
        if window not in never and not (number > 1 and window in rules.firsts):
            for kind in kinds:
                if not kind.refereed and not kind.aside:
                    asks.setdefault(kind.id, []).append(window)
                    beyond |= {kind.id} if kind.beyond else set()
    bearers = sorted(words(game.rules).bearers.values(), key=lambda bearer: bearer.kind == "everyone")
    named = [power for bearer in bearers if bearer.kind != "mj" for power in bearer.powers.values()]
    return [(power, asks[power.id], power.id in beyond) for power in named if power.id in asks]


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
