"""A game by forum: two wolves, a Seer, four villagers; Ana's is the Seer's card."""

from __future__ import annotations

from typing import Any

import pytest

CARDS = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "loup-garou"}
CARDS |= dict.fromkeys(["Dan", "Eve", "Flo", "Gil"], "simple-villageois")


@pytest.fixture
def forum(table: type) -> Any:
    """A running game of the set `forum`, in its first night."""
    return table(rules="forum", mode="forum", watch=True, **CARDS)


@pytest.fixture
def write() -> Any:
    """Posts for somebody: `write(scene, "Ana", "place", "Bonjour")`; gives the post, or the refusal."""
    from loupiote.web.square import writing

    def do(scene: Any, who: str, board: str, text: str, owner: str | None = None) -> Any:
        viewer = scene.mj if who == "mj" else scene.player(who)
        pk = scene.game.seats.get(name=owner).pk if owner else None
        result = writing.write(scene.game, viewer, board, pk, text)
        return result if isinstance(result, writing.Refused) else result.post

    return do


def to_day(scene: Any) -> None:
    """Close windows until everybody may write on the square."""
    for _ in range(12):
        access = {one.board: one for one in scene.view("Ana").boards}
        if access["place"].write:
            return
        scene.close()
    raise AssertionError("it does not become day")
