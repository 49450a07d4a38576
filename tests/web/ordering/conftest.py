"""Games by forum in which people order: the set `forum` in its first night, `rpg` with its Salvateur."""

from __future__ import annotations

from typing import Any

import pytest

from web.square.conftest import CARDS, write

__all__ = ["write"]


@pytest.fixture
def forum(table: type) -> Any:
    """Ana holds the Seer's card; Bob and Cleo are wolves; it is the Seer's turn."""
    return table(rules="forum", mode="forum", watch=True, **CARDS)


@pytest.fixture
def rpg(table: type) -> Any:
    """All order together in one night: Ana protects, Bob sees, Cleo and Zoé are wolves."""

    cards = {"Ana": "salvateur", "Bob": "voyante", "Cleo": "loup-garou", "Zoé": "loup-garou"}
    cards |= dict.fromkeys(["Dan", "Jean Paul", "Flo", "Gil"], "simple-villageois")
    scene = table(rules="rpg", mode="forum", watch=True, **cards)
    for _ in range(8):
        if any(one.power == "proteger" for one in scene.view("Ana").prompts):
            return scene
        assert scene.close().ok
    raise AssertionError("it does not become night")


def posts(scene: Any, owner: str) -> list[str]:
    """What the program has said on somebody's own board of their orders."""
    from loupiote.web.square.models import Post

    found = Post.objects.filter(game=scene.game, owner__name=owner, kind=Post.Kind.RECEIPT, facts_upto=None).order_by(
        "pk"
    )
    return list(found.values_list("text", flat=True))


def reply_of(scene: Any, who: str, power: str) -> Any:
    """The answer of somebody that stands: a value, None for "nothing", or "open" for none."""
    for one in scene.view(who).prompts:
        if one.power == power:
            return one.reply if one.answered else "open"
    return "not asked"
