"""A vote of a game by forum, in which everybody sees each ballot as it is cast."""

from __future__ import annotations

from typing import Any

import pytest

from web.square.conftest import write

__all__ = ["write"]

CARDS = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "loup-garou"}
CARDS |= dict.fromkeys(["Dan", "Eve", "Flo", "Gil"], "simple-villageois")


def to_vote(scene: Any) -> None:
    """Close windows until there is a vote."""
    for _ in range(14):
        if (scene.view().window or "").startswith("vote"):
            return
        assert scene.close().ok
    raise AssertionError("there is no vote")


@pytest.fixture
def vote(table: type) -> Any:
    """A game of the set `forum` at its first vote. Votes by a post are not allowed yet."""
    scene = table(rules="forum", mode="forum", watch=True, **CARDS)
    to_vote(scene)
    return scene


@pytest.fixture
def spoken(vote: Any) -> Any:
    """The same where votes by a post are allowed."""
    assert vote.client("mj").post(f"/g/{vote.game.key}/votes/settings/", {"by_post": "1"}).status_code == 302
    return vote
