"""The Voyante: one card a night, for her eyes alone (and the Espion's, by a coin)."""

from __future__ import annotations

import pytest

from forum.scenes import forum
from scene import Scene, assert_not_told, assert_refused


def seer(**options: str) -> Scene:
    roles = {"Ana": "voyante", "Bob": "chat", "Cleo": "loup-garou", "Dan": "chasseur"}
    return forum("Eve Fay Gus", options=options, **roles)


@pytest.mark.rule("forum.voyante.1")
@pytest.mark.parametrize(
    ("target", "role"), [("Bob", "chat"), ("Cleo", "loup-garou"), ("Dan", "chasseur"), ("Ana", "voyante")]
)
def test_she_learns_the_true_identity(target: str, role: str) -> None:
    scene = seer().night(Ana=f"sonder {target}")
    assert scene.told("Ana", "saw") == [{"who": target, "role": role}]
    assert "forum.voyante.1" in scene.because("saw")


@pytest.mark.rule("forum.voyante.1")
def test_every_night_again() -> None:
    scene = seer().night(Ana="sonder Bob").to_moment("nuit").night(Ana="sonder Bob")
    assert scene.told("Ana", "saw") == [{"who": "Bob", "role": "chat"}] * 2


@pytest.mark.parametrize(("option", "fact"), [("role", {"role": "chat"}), ("camp", {"camp": "village"})])
def test_what_she_sees_by_option(option: str, fact: dict[str, str]) -> None:
    scene = seer(**{"voyante-voit": option}).night(Ana="sonder Bob")
    assert scene.told("Ana", "saw") == [{"who": "Bob"} | fact]


@pytest.mark.rule("forum.voyante.3")
def test_a_name_to_the_game_master_and_an_answer_to_her_alone() -> None:
    scene = seer()
    assert scene.window == "voyante" and scene.say("Ana", "sonder Dan") is None
    scene.night()
    assert len(scene.told("Ana", "saw", who="Dan", role="chasseur")) == 1
    for other in ("Bob", "Cleo", "Dan", "Eve", "public"):
        assert_not_told(scene, other, "saw")


def test_the_dead_are_not_probed() -> None:
    scene = seer().night(Cleo="devorer Eve").to_moment("nuit")
    assert_refused(scene, "Ana", "sonder Eve", code="dead")
