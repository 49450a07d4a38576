"""Who wins in `forum`: only the Loups-Garous themselves count as wolves, only the village's side as villagers."""

from __future__ import annotations

from loupiote.cast.antre import pack
from loupiote.cast.cupidon import lovers, mixed
from loupiote.cast.victory import Win, few, team
from loupiote.kernel.game import Game


def wolves_left(game: Game) -> list[str]:
    """The living Loups-Garous: neither the Espion, who is none of the pack, nor the Chat, who is none of their side."""
    return [player for player in pack(game) if game.camp(player) == "loups"]


def held_back(game: Game) -> bool:
    """Whether a living pair of both camps keeps either of them from winning."""
    return mixed(game) and all(game.alive(lover) for lover in lovers(game))


def village(game: Game) -> Win | None:
    """The last Loup-Garou is dead; the Espion may live."""
    if wolves_left(game) or held_back(game):
        return None
    return Win("village", team(game, "village"), "rules.village-win")


def last_villager(game: Game) -> Win | None:
    """A Loup-Garou lives and a single villager is left, or as the option `victoire-loups` says."""
    left = wolves_left(game)
    villagers = sum(game.camp(player) == "village" for player in game.living)
    if not left or held_back(game) or not few(game.options["victoire-loups"], villagers, len(left)):
        return None
    return Win("loups", team(game, "loups"), "rules.wolves-win")
