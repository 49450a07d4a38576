"""Time that passes by a calendar: where a game is played over days, its moments last their time, whatever is asked in them.

A rule set says into which stretches a moment falls and which windows each is for (`RuleSet.hours`). The calendar itself (hours,
zones, pauses) is no affair of the kernel: it closes windows by inputs. But a night that went on at once where nobody is asked
would betray that nobody is, and whoever comes next would know it by the hour. So in a game that is *paced*

- no step of the round is passed over, and a window is opened also where it asks nobody, if a card of the deck is asked there;
  where the deck is nobody's business (`RuleSet.secret`), always;
- before the step that ends a stretch (`Stretch.before`) the game waits in a window of its own, `WAIT`, which asks nobody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from loupiote.kernel.ask import Window

if TYPE_CHECKING:
    from loupiote.kernel.game import Game
    from loupiote.kernel.powers import Flow
    from loupiote.kernel.ruleset import RuleSet

WAIT = "attente"  # the window in which a paced game waits
HOUR = 3600


class Stretch(Struct, frozen=True):
    """A part of a moment.

    Attributes:
        windows: what may be asked in it; share: its part of the moment, beside the shares of the other stretches.
        least: how many seconds it should have at least; where the whole moment is too short for that, all give way alike.
        before: the step that waits for its end, though nothing were asked any more; "" where one of its windows is always open.
        first: it is there in the first round only.
    """

    windows: tuple[str, ...] = ()
    share: int = 1
    least: int = 0
    before: str = ""
    first: bool = False


def keeps(game: Game, window: str) -> bool:
    """Whether a paced game opens this window also where it asks nobody."""
    rules = game.ruleset
    if not game.paced or (window in rules.firsts and game.round > 1):
        return False
    return rules.secret or in_deck(game, window)


def in_deck(game: Game, window: str) -> bool:
    """Whether a card of the deck is asked in this window, in anybody's hand or in nobody's, or everybody is."""
    return asks_of(game.ruleset, deck_of(game), window)


def deck_of(game: Game) -> list[str]:
    """The cards that are in the game, in anybody's hand or in nobody's."""
    return [*game.cards, *game.setup.get("cartes-restantes", ())]


def asks_of(rules: RuleSet, deck: Iterable[str], window: str) -> bool:
    """Whether one of these cards is asked in this window, or everybody is."""
    kinds = rules.asked.get(window, ())
    bearers = [*rules.others.values(), *(rules.roles[role] for role in deck if role in rules.roles)]
    return any(type(power) in kinds for bearer in bearers for power in bearer.powers)


def wait(game: Game) -> Flow[None]:
    """A step: nothing is asked until the time has come."""
    yield Window(WAIT, [], hold=True)
