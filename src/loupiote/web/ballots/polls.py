"""Which votes there were, and which of them were held in the open: of the others nobody sees more than what was told."""

from __future__ import annotations

from functools import cache

from loupiote.kernel.ask import is_ballot
from loupiote.kernel.table import Table
from loupiote.rulebook.names import words
from loupiote.web.ballots.models import Poll, Voting
from loupiote.web.games.journal import Journal
from loupiote.web.games.models import Game


def after(game: Game, before: Table | None, table: Table, made: Journal) -> None:
    """Note a vote that has just been opened; a hook of the door."""
    opened = table.open
    if game.mode != Game.Mode.FORUM or opened is None:
        return
    if before is not None and before.open is not None and before.open.name == opened.name:
        return
    asked = [prompt for prompt in opened.prompts.values() if is_ballot(prompt)]
    if asked:
        seen = all(prompt.shows == "all" for prompt in asked)
        said = {"moment": table.game.moment, "number": table.game.number, "open": seen}
        Poll.objects.update_or_create(game=game, window=opened.name, defaults=said)


@cache
def powers(rules: str) -> frozenset[str]:
    """The powers of a rule set that are votes."""
    bearers = words(rules).bearers.values()
    named = (power for bearer in bearers for power in bearer.powers.values())
    return frozenset(power.id for power in named if power.choices == ("ballot",))


def by_post(game: Game) -> bool:
    """Whether votes may be cast by a post on the square: as the game master says; where there is none, yes."""
    said = Voting.objects.filter(game=game).values_list("by_post", flat=True).first()
    return not game.led if said is None else said
