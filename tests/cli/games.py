"""Games for the tests of `play`: seeds that deal the card wanted, and a person who answers anything."""

from __future__ import annotations

from loupiote.cli.desk import Desk
from loupiote.cli.play.setup import Wish, set_up
from loupiote.kernel.start import start
from loupiote.rulebook import rule_sets
from loupiote.rules import BUILT

UNBUILT = next(name for name in reversed(rule_sets()) if name not in BUILT)  # a set that cannot be played yet
PLAYERS = "Ana,Bob,Cléo,Dan,Ève,Fay,Gus,Hal"


def seed_for(role: str, *, players: str = PLAYERS, cards: str | None = None, seat: str = "Ana") -> str:
    """A seed with which this seat is dealt this card."""
    for n in range(1000):
        setting = set_up(Desk("fr"), Wish(players=players, cards=cards, seed=f"s{n}"))
        if start(setting.plan).role(seat) == role:
            return f"s{n}"
    raise AssertionError(f"{seat} never gets {role}")


ANYTHING = "1\n" * 400  # the first name of every list, yes to every question
