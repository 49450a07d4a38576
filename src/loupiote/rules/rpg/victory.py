"""Who wins in `rpg`, looked at once at the complete end of a night or a day. See `orders.VICTORIES`."""

from __future__ import annotations

from loupiote.cast.antre import ANTRE
from loupiote.cast.cupidon import lovers, mixed
from loupiote.cast.victory import Win, few, team
from loupiote.kernel.game import Game

HARMLESS: tuple[str, ...] = ()  # roles that win with anybody, and so stand in nobody's way


def traitors(game: Game) -> list[str]:
    """The Amoureux of two camps, enemies of everybody else."""
    return lovers(game) if mixed(game) else []


def _others(game: Game, camp: str) -> list[str]:
    """The living players who stand in the way of a camp."""
    apart, den = traitors(game), game.bearers[ANTRE].holders
    return [
        player
        for player in game.living
        if game.role(player) not in HARMLESS
        and (game.camp(player) != camp or player in apart or (camp == "village" and player in den))
    ]


def village(game: Game) -> Win | None:
    """Nobody is left who can only win against the village; all of it wins, its dead too."""
    return None if _others(game, "village") else Win("village", team(game, "village"), "rules.village-win")


def wolves(game: Game) -> Win | None:
    """A wolf lives and all others are gone; or, by option, are no more than the wolves."""
    apart = traitors(game)
    ours = [player for player in game.living if game.camp(player) == "loups" and player not in apart]
    if not ours or not few(game.options["victoire-loups"], len(_others(game, "loups")), len(ours)):
        return None
    return Win("loups", team(game, "loups"), "rules.wolves-win")
