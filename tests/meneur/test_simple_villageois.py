"""The Villageois: no call, no power."""

from __future__ import annotations

import pytest

from loupiote.kernel.view import view
from scene import assert_card, village


@pytest.mark.rule("meneur.simple-villageois.1")
def test_the_card() -> None:
    assert_card("simple-villageois", camp="village", call="aucun-reveil", line="Village, Aucun réveil")


@pytest.mark.rule("meneur.simple-villageois.1", "meneur.simple-villageois.2")
def test_he_is_never_called_at_night_and_has_no_power() -> None:
    roles = {"Bob": "loup-garou", "Cleo": "voyante", "Dan": "sorciere"}
    scene = village("Ana Eve", **roles)
    assert view(scene.table, "Ana").powers == ["voter"]
    asked = []
    while scene.game.round < 3:
        asked += [(scene.window, power) for power in scene.asked("Ana")]
        scene.close()
    assert asked == [("election", "voter"), ("vote", "voter"), ("vote", "voter")]


@pytest.mark.rule("meneur.simple-villageois.2")
def test_what_is_open_to_him_is_the_debate_the_vote_and_the_election() -> None:
    scene = village("Ana Cleo Dan", Bob="loup-garou")
    seen = {}
    while scene.game.round < 2:
        boards = [access.board for access in view(scene.table, "Ana").boards if access.write]
        seen[scene.window] = (scene.asked("Ana"), boards)
        scene.close()
    assert seen == {
        "loups": ([], ["mp"]),
        "election": (["voter"], ["place", "mp"]),
        "debat": ([], ["place", "mp"]),
        "vote": (["voter"], ["mp"]),
    }
