"""A process that plays the wild games it is told, under the hash seed that it was started with; see `determined`."""

from __future__ import annotations

import sys

from loupiote.bots.laws.same import digest
from loupiote.bots.laws.wild import Wild
from loupiote.rules import rule_set


def serve() -> None:
    """For each line "RULES SEED" print the fingerprint of that game, until there are no more lines."""
    for line in sys.stdin:
        rules, _, seed = line.strip().partition(" ")
        game = Wild("determined", rule_set(rules), seed)
        game.play()
        sys.stdout.write(digest(game.table) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve()
