"""Games of `rpg` as tests tell them: `scene.py` with the sides of multi-class cards, and a Capitaine when one is wanted.

    scene = rpg("Dan Eve", Ana="loup-garou", Bob="assommeur", Cleo="voyante")
    scene.night(Ana="devorer Dan", Bob="assommer Ana", Cleo="sonder Bob")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loupiote.kernel import bearers
from loupiote.kernel.data import decode
from loupiote.kernel.game import Game
from loupiote.kernel.powers import Power
from loupiote.kernel.state import Suppression
from loupiote.kernel.table import Table
from loupiote.rules import rule_set
from loupiote.rules.rpg.sides import variable
from scene import Scene, village


def rpg(plain: str = "", /, *, captain: str | None = None, form: str = "tranchage", wolves: str = "",
        options: dict[str, Any] | None = None, setup: dict[str, Any] | None = None, script: dict[str, Any] | None = None,
        seed: str = "test", prepare: Callable[[Game], None] | None = None, **roles: str) -> Scene:
    """A game of `rpg` at its first night: no election, or `captain` elected with this form of power.

    Multi-class cards play for the village, those of `wolves` (names in one text) for the wolves. Where no wolf is dealt the
    game would be over at once: name one.
    """
    rules = rule_set("rpg")
    sides = {player: "village" for player, role in roles.items() if variable(rules, role)}
    sides |= dict.fromkeys(wolves.split(), "loups")
    chosen = {"capitaine": form if captain else "aucun"} | (options or {})
    asked = {"camps": sides} | (setup or {})
    scene = village(plain, rules="rpg", options=chosen, setup=asked, script=script, seed=seed, prepare=prepare, **roles)
    return elect(scene, captain) if captain else scene


def elect(scene: Scene, who: str) -> Scene:
    """The election day: this player stands alone and is elected by one voice."""
    scene.to("election")
    for order in ("candidat", f"voter {who}"):
        assert scene.say(who, order) is None
    scene.close()
    return scene


def orders(scene: Scene, **given: str | list[str]) -> Scene:
    """Give orders to the open window, in this sequence; all must be taken."""
    for player, what in given.items():
        for order in [what] if isinstance(what, str) else what:
            refusal = scene.say(player, order)
            assert refusal is None, f"{player}: {order}: {refusal}"
    return scene


def deprived(scene: Scene, *players: str, until: str | None = None) -> Scene:
    """The same game with these players' powers out of force from its start, without their knowing: for good, or until the end
    of a moment, as under a Sentence ("jour"). What is no power of theirs stays ("fate").
    """
    game = decode(scene.table.chapters[0].state.encode(), Game).bind(scene.table.rules)
    for player in players:
        card = game.bearers[game.seats[player].card]
        for power in card.powers:
            if isinstance(power, Power) and "fate" not in power.tags:
                bearers.suppress(game, Suppression(card.id, player, power.id, "test", until, known=False))
    return Scene(Table(game))
