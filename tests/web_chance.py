"""The chance of a test is the same each time it runs: who holds which card decides how a game goes, and whether it ends."""

from __future__ import annotations

import secrets
from random import Random
from types import SimpleNamespace

from loupiote.kernel import chance


def fix(name: str) -> None:
    """From here on the seeds of games, and the seats and names that are shuffled, follow from `name`; tokens do not.

    It stays until it is fixed anew. A server in a process of its own does it as it starts.
    """
    drawn = Random(name)
    chance.secrets = SimpleNamespace(token_hex=lambda size: drawn.randbytes(size).hex())  # type: ignore[assignment]
    secrets.SystemRandom = lambda: drawn  # type: ignore[assignment, misc]
