"""The Simple Villageois has nothing but a voice."""

from __future__ import annotations

import pytest

from forum.scenes import forum
from loupiote.kernel.view import view
from scene import assert_card, windows_of


@pytest.mark.rule("forum.simple-villageois.1")
def test_he_has_no_power_of_his_own() -> None:
    assert windows_of("simple-villageois", "forum") == []
    scene = forum("Ana Cleo Dan", Bob="loup-garou")
    assert view(scene.table, "Ana").powers == ["voter"]
    asked = {}
    while scene.game.round < 2:
        asked[scene.window] = scene.asked("Ana")
        scene.close()
    assert asked == {"loups": [], "election": ["voter"], "debat": [], "vote": ["voter"]}


@pytest.mark.rule("forum.simple-villageois.1")
def test_the_card() -> None:
    assert_card("simple-villageois", camp="village", call="aucun-reveil", line="Village, Aucun réveil", rules="forum")
