"""Law 1: a game ends; never an exception; nobody dead is asked for what only the living do."""

from __future__ import annotations

from loupiote.bots.laws.breach import LawBroken
from loupiote.bots.laws.wild import Wild
from loupiote.kernel.ruleset import RuleSet


def ends(rules: RuleSet, seed: str) -> None:
    """Play one wild game, undos and all, to its end.

    The dead may be asked for what follows a death (the powers of `AFTER_DEATH`) and for powers that say so (`beyond`).

    Raises:
        LawBroken: it does not end, stands still, raises, asks somebody dead, or is over without a result.
    """
    game = Wild("ends", rules, seed)
    posthumous = {kind.id for kind in rules.after_death}
    posthumous |= {id for id, kinds in rules.powers.items() if any(kind.beyond for kind in kinds)}
    try:
        while (given := game.choose()) is not None:
            game.take(given)
            if game.random.random() < 0.02:
                game.table.undo()
            opened = game.table.open
            for prompt in opened.window.prompts if opened else ():
                if prompt.power not in posthumous and not game.table.game.alive(prompt.player):
                    raise game.broken(f"{prompt.player} is dead and asked for {prompt.power}")
    except LawBroken:
        raise
    except Exception as error:
        raise game.broken(f"{type(error).__name__}: {error}") from error
    if game.table.game.winners and not set(game.table.game.winners) <= set(game.table.game.seats):
        raise game.broken(f"won by {game.table.game.winners}, who are not all players")
