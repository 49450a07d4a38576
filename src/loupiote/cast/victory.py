"""Conditions of victory. Each looks at the state and gives a `Win`, or None; the rule set lists them in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from loupiote.cast.antre import ANTRE
from loupiote.cast.cupidon import AMOUREUX, Unir, lovers, mixed
from loupiote.cast.joueur_de_flute import Charmed, Charmer
from loupiote.kernel.events import Won

if TYPE_CHECKING:
    from loupiote.kernel.game import Game


FEW = {"dernier-villageois": 1, "elimination": 0}  # how many others may be left, where not as many as there are wolves


class Win(Struct):
    """Who wins, as which camp, by which fact."""

    camp: str
    winners: list[str]
    fact: str


def team(game: Game, camp: str) -> list[str]:
    """Everybody who plays for a camp, the dead too; lovers of two camps play for themselves."""
    couple = lovers(game) if mixed(game) else []
    return [player.id for player in game.players if player.camp == camp and player.id not in couple]


def nobody(game: Game) -> Win | None:
    """Everybody is dead: nobody wins."""
    return None if game.living else Win("personne", [], "rules.nobody")


def enchanted(game: Game, but: list[str]) -> bool:
    """Whether everybody alive is charmed, leaving these out of account."""
    for player in game.living:  # noqa: SIM110 (a plain loop: every look at the victories comes by here)
        if player not in but and game.has(player, Charmed) is None:
            return False
    return True


def piper(game: Game) -> Win | None:
    """A living Joueur de Flûte has charmed everybody else alive, and wins alone."""
    for me in game.holders(Charmer):
        alone = game.camp(me.player) == "independant" and me.player not in lovers(game)  # in love he wins as one of two
        if alone and enchanted(game, [me.player]):
            return Win("joueur-de-flute", [me.player], "joueur-de-flute.win")
    return None


def village(game: Game) -> Win | None:
    """No wolf is left alive, the Loup-Garou Blanc included. A wolf to whom the MJ gave a villager's card is none any more."""
    den, seats = game.bearers[ANTRE].holders, game.seats
    for player in game.living:
        camp = seats[player].camp
        if camp == "loups" or (player in den and camp != "village"):
            return None
    return Win("village", team(game, "village"), "rules.village-win")


def wolves(game: Game) -> Win | None:
    """The camp of the wolves is as large as all others together, or as the option `victoire-loups` says."""
    seats = game.seats
    ours = [player for player in game.living if seats[player].camp == "loups"]
    if not _enough(game, ours):
        return None
    if mixed(game):  # lovers of two camps play for themselves; without one of ours, the others are more
        couple = lovers(game)
        ours = [player for player in ours if player not in couple]
        if not _enough(game, ours):
            return None
    return Win("loups", team(game, "loups"), "rules.wolves-win")


def _enough(game: Game, ours: list[str]) -> bool:
    return bool(ours) and few(game.options["victoire-loups"], len(game.living) - len(ours), len(ours))


def few(option: str, others: int, wolves: int) -> bool:
    """Whether so few are left beside so many wolves that these win, as a value of `victoire-loups` says."""
    return others <= (wolves if option == "parite" else FEW[option])


def cupids(game: Game) -> list[str]:
    """Who has the card of Cupidon, dead or alive; a curse that comes later does not undo what he did."""
    return [player.id for player in game.players if game.power(player.card, Unir.id)]


def couple(game: Game) -> Win | None:
    """The Amoureux are the last two alive and of two camps, or of one camp by option; Cupidon with them by option."""
    pair = lovers(game)
    if len(pair) != 2 or not (game.alive(pair[0]) and game.alive(pair[1])):
        return None
    if not mixed(game) and game.options["amoureux-de-meme-camp"] != "couple-aussi":
        return None
    with_them = cupids(game) if mixed(game) and game.options["cupidon-gagne"] else []
    if any(player not in pair and player not in with_them for player in game.living):
        return None
    winners = [player.id for player in game.players if player.id in pair or player.id in with_them]
    return Win(AMOUREUX, winners, "cupidon.win")


def white_wolf(game: Game) -> Win | None:
    """The Loup-Garou Blanc is the last one alive. His card says so, whatever became of his power."""
    if len(game.living) != 1:
        return None
    player = game.living[0]
    mine = game.role(player) == "loup-garou-blanc" and game.camp(player) == "independant"
    return Win("loup-garou-blanc", [player], "loup-garou-blanc.win") if mine else None


def look_for_victory(game: Game) -> None:
    """A step: the first condition of the rule set that holds ends the game; all that hold, by option.

    A rule set without that option has only conditions that hold together where they are shared.
    """
    wins = [win for condition in game.ruleset.victories if (win := condition(game)) is not None]
    if not wins:
        return
    shared = game.options.get("victoires-simultanees", "partagees") == "partagees" and wins[0].camp != "personne"
    chosen = wins if shared else wins[:1]
    winners = {player for win in chosen for player in win.winners}
    game.winners = [player.id for player in game.players if player.id in winners]
    game.camps = [win.camp for win in chosen]
    game.agenda = []
    game.tell(Won(game.winners, game.camps), because=game.cites(*(win.fact for win in chosen)))
