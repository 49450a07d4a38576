"""A game by forum that somebody leads: two wolves, a Seer, a Witch, four villagers, in its first night."""

from __future__ import annotations

from typing import Any

import pytest

CARDS = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "loup-garou", "Hal": "sorciere"}
CARDS |= dict.fromkeys(["Dan", "Eve", "Flo", "Gil"], "simple-villageois")


@pytest.fixture
def forum(table: type) -> Any:
    """A running game of the set `forum`."""
    return table(rules="forum", mode="forum", watch=True, **CARDS)
