"""Law 3: the same inputs give the same events, whatever the hash seed and the order of dictionaries."""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import TypeVar

from loupiote.bots.laws.same import difference, digest, picture
from loupiote.bots.laws.undo import again
from loupiote.bots.laws.wild import Wild
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.start import Plan, start
from loupiote.kernel.table import Table
from loupiote.rules import BUILT, rule_set

K = TypeVar("K")
V = TypeVar("V")

HASH_SEEDS = ("0", "1")


def determined(rules: RuleSet, seed: str) -> None:
    """Play one wild game; play its inputs again from a plan whose dictionaries are turned round; and let two processes
    with other hash seeds play it as well (where the rule set can be found by its name).

    Raises:
        LawBroken: an input is refused the second time, or the games differ.
    """
    game = Wild("determined", rules, seed)
    game.play()
    turned = Table(start(_turned(game.plan)))
    turned.run()
    for given in game.inputs:
        refusal = turned.submit(again(given))
        if refusal is not None:
            raise game.broken(f"played again, an input is refused: {refusal}")
    found = difference(picture(game.table), picture(turned))
    if found:
        raise game.broken(f"played again from dictionaries in another order, {found}")
    if rules.id in BUILT and rule_set(rules.id) is rules:
        mine = digest(game.table)
        for hash_seed in HASH_SEEDS:
            if _twin(hash_seed).digest(rules.id, seed) != mine:
                raise game.broken(f"with PYTHONHASHSEED={hash_seed} it is another game")


def _turned(plan: Plan) -> Plan:
    return replace(
        plan,
        roles=_back(plan.roles) if plan.roles is not None else None,
        cards=_back(plan.cards) if plan.cards is not None else None,
        options=_back(plan.options),
        setup=_back(plan.setup),
    )


def _back(values: Mapping[K, V]) -> dict[K, V]:
    return dict(reversed(list(values.items())))


# ------------------------------------------------------------------------------------------------- another process


class _Twin:
    """A process that plays the games it is told, under a hash seed of its own; see the module `twin`."""

    def __init__(self, hash_seed: str) -> None:
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-m", "loupiote.bots.laws.twin"]
        self._process = subprocess.Popen(
            command, env=environment, text=True, encoding="utf-8", stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        atexit.register(self.stop)

    def digest(self, rules: str, seed: str) -> str:
        """The fingerprint of a wild game."""
        sent, received = self._process.stdin, self._process.stdout
        assert sent is not None and received is not None
        sent.write(f"{rules} {seed}\n")
        sent.flush()
        return received.readline().strip()

    def stop(self) -> None:
        """Let the process end."""
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        self._process.wait()


_twin = cache(_Twin)
