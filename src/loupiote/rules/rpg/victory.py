"""Who wins in `rpg`, looked at once at the complete end of a night or a day. See `orders.VICTORIES`."""

from __future__ import annotations

from loupiote.cast.antre import ANTRE
from loupiote.cast.cupidon import lovers, mixed
from loupiote.cast.victory import Win, couple, enchanted, few, team
from loupiote.kernel.game import Game

SHARED = frozenset({"joueur-de-flute", "fantome"})  # roles whose victory is that of their Amoureux too
HARMLESS: tuple[str, ...] = ()  # roles that win with anybody, and so stand in nobody's way


def traitors(game: Game) -> list[str]:
    """The Amoureux of two camps, enemies of everybody else."""
    return lovers(game) if mixed(game) else []


def piper(game: Game) -> Win | None:
    """A living Joueur de Flûte who is not infected has charmed everybody else alive; his Amoureux needs no charm.

    He wins alone, or with his Amoureux. His card says so, whatever became of his power.
    """
    pair = lovers(game)
    for player in game.living:
        if game.camp(player) == "independant" and game.role(player) == "joueur-de-flute":
            ours = pair if player in pair else [player]
            if enchanted(game, ours):
                fact = "joueur-de-flute.couple-win" if player in pair else "joueur-de-flute.win"
                return Win("joueur-de-flute", [p.id for p in game.players if p.id in ours], fact)
    return None


def _others(game: Game, camp: str) -> list[str]:
    """The living players who stand in the way of a camp."""
    apart, den = traitors(game), game.bearers[ANTRE].holders
    return [
        player
        for player in game.living
        if (game.camp(player) != camp or player in apart or (camp == "village" and player in den))
        and game.role(player) not in HARMLESS
    ]


def no_enemy_left(game: Game) -> Win | None:
    """Nobody is left who can only win against the village; all of it wins, its dead too."""
    return None if _others(game, "village") else Win("village", team(game, "village"), "rules.village-win")


def traitors_alone(game: Game) -> Win | None:
    """The Amoureux of two camps are the last two alive; where one of them wins in another way, both win in that."""
    shared = any(game.role(player) in SHARED and game.camp(player) == "independant" for player in lovers(game))
    return None if shared else couple(game)


def wolves_alone(game: Game) -> Win | None:
    """A wolf lives and all others are gone; or, by option, are no more than the wolves."""
    apart = traitors(game)
    ours = [player for player in game.living if game.camp(player) == "loups" and player not in apart]
    if not ours or not few(game.options["victoire-loups"], len(_others(game, "loups")), len(ours)):
        return None
    return Win("loups", team(game, "loups"), "rules.wolves-win")
