"""The second reference: the PyPI package werewolf-engine 0.1.0, driven as its documentation shows."""

from __future__ import annotations

import random

from werewolf_engine import Game, GameConfig
from werewolf_engine.phases import Phase

NAMES = [f"J{i + 1}" for i in range(11)]
CONFIG = GameConfig(role_counts={"villager": 8, "seer": 1, "werewolf": 2})


def play(chance: random.Random) -> str:
    """One game of 11 seats by bots; the camp that wins."""
    game = Game(NAMES, CONFIG)
    game.start()
    number = chance.random
    while game.phase != Phase.END:
        if game.phase == Phase.NIGHT:
            actor = game.night_manager.current_actor
            targets = game.night_manager.get_available_targets(actor)
            game.night_action(actor.id, targets[int(number() * len(targets))].id)
        else:
            living = [player.id for player in game.players if player.is_alive()]
            for voter in living:
                others = [player for player in living if player != voter]
                game.day_vote(voter, others[int(number() * len(others))])
    return str(game.get_public_state()["winner"])


def games(n: int, seed: int) -> int:
    """Play n games; gives how many the village won."""
    random.seed(seed)  # the package deals with the module's own generator
    chance = random.Random(seed)
    return sum(play(chance) == "village" for _ in range(n))
