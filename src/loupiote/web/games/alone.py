"""What changes of a game where no game master leads it: options that need somebody's judgement have their plain way."""

from __future__ import annotations

from typing import Any

from loupiote.rules import rule_set
from loupiote.web.games.models import Game


def options_of(game: Game) -> dict[str, Any]:
    """The options of a game as it is played: as they were chosen, or the plain way where nobody is there to judge."""
    chosen = dict(game.options)
    if game.led:
        return chosen
    rules = rule_set(game.rules)
    for option, instead in rules.unled.items():
        value = chosen.get(option, rules.options.get(option))
        if value in instead:
            chosen[option] = instead[value]
    return chosen
