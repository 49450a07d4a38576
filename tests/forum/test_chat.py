"""The Chat: a villager in the pack, who never names a victim first."""

from __future__ import annotations

import pytest

from forum.scenes import forum
from loupiote.kernel.view import view
from loupiote.narration import Narrator
from scene import Scene, assert_dead, assert_refused, assert_won, rights


def cat() -> Scene:
    return forum("Dan Eve Fay Gus", Ana="chat", Bob="loup-garou", Cleo="loup-garou").to("loups")


# ---- 1: whose side, and what he is shown as


@pytest.mark.rule("forum.chat.1")
def test_the_pack_sees_him_as_one_of_its_own() -> None:
    scene = cat()
    for member in ("Ana", "Bob", "Cleo"):
        assert scene.told(member, "pack") == [{"members": ["Ana", "Bob", "Cleo"]}]
    seen = {seat.name: seat.role for seat in view(scene.table, "Bob").seats}
    assert seen["Ana"] is None is seen["Cleo"] and seen["Bob"] == "loup-garou"


@pytest.mark.rule("forum.chat.1")
def test_the_list_of_roles_is_public_and_who_he_is_is_not() -> None:
    scene = cat()
    assert scene.told("Bob", "composed")[0]["roles"]["chat"] == 1
    assert scene.told("Bob", "dealt") == [{"role": "loup-garou", "camp": "loups"}]


@pytest.mark.rule("forum.chat.1")
def test_he_wins_with_the_village() -> None:
    scene = cat().night().lynch("Bob").night().lynch("Cleo")
    assert_won(scene, "village", "Ana", "Dan", "Eve", "Fay", "Gus")


# ---- 2: never first


@pytest.mark.rule("forum.chat.2")
def test_he_does_not_name_anybody_before_a_wolf() -> None:
    scene = cat()
    assert scene.asked("Ana") == ["devorer"] and scene.legal("Ana", "devorer") == []
    assert_refused(scene, "Ana", "devorer Dan", code="only-second", clause="forum.chat.2")
    assert scene.say("Bob", "devorer Eve") is None
    assert_refused(scene, "Ana", "devorer Dan", code="only-second", clause="forum.chat.2")
    assert scene.legal("Ana", "devorer") == ["Eve"]
    assert scene.say("Ana", "devorer Eve") is None


@pytest.mark.rule("forum.chat.2")
def test_a_name_put_forward_this_night_stays_open_to_him() -> None:
    scene = cat()
    for order in ("devorer Eve", "devorer Fay"):
        scene.say("Bob", order)
    assert scene.legal("Ana", "devorer") == ["Eve", "Fay"]
    scene.say("Ana", "devorer Eve")
    scene.say("Cleo", "devorer Eve")
    assert_dead(scene.night(), "Eve")


@pytest.mark.rule("forum.chat.2")
def test_a_name_of_an_earlier_night_is_none_of_this_one() -> None:
    scene = cat().night(Bob="devorer Eve").to_moment("nuit").to("loups")
    assert_refused(scene, "Ana", "devorer Dan", code="only-second")


@pytest.mark.rule("forum.chat.2")
def test_what_he_supports_opens_nothing() -> None:
    roles = {"Ana": "chat", "Bob": "loup-garou"}
    scene = forum("Dan Eve Fay Gus", **roles).to("loups")
    scene.say("Bob", "devorer Eve")
    scene.say("Ana", "devorer Eve")
    assert scene.legal("Bob", "devorer") == ["Ana", "Bob", "Dan", "Eve", "Fay", "Gus"]


@pytest.mark.rule("forum.chat.2")
def test_his_support_counts_like_any_other() -> None:
    scene = cat().night(Bob="devorer Dan", Cleo="devorer Eve", Ana="devorer Eve")
    assert_dead(scene, "Eve")


def test_the_refusal_is_for_him_to_read() -> None:
    scene = cat()
    refusal = scene.say("Ana", "devorer Dan")
    assert refusal is not None
    said = Narrator("fr", rules="forum").refusal(refusal.code, refusal.who, refusal.power, refusal.values)
    assert "Chat" in said and "Dan" in said


def test_undoing_the_name_he_supports_takes_it_from_him() -> None:
    scene = cat()
    scene.say("Bob", "devorer Eve")
    scene.table.undo()
    assert scene.legal("Ana", "devorer") == []


# ---- 4, 5


@pytest.mark.rule("forum.chat.4")
def test_the_pack_may_eat_him() -> None:
    scene = cat().night().to_moment("nuit").night(Bob="devorer Ana", Cleo="devorer Ana")
    assert_dead(scene, "Ana")
    assert scene.told("public", "died") == [{"who": "Ana", "role": "chat"}]


@pytest.mark.rule("forum.chat.5")
def test_he_reads_and_writes_in_the_clearing_as_a_wolf_does() -> None:
    scene = forum("Cleo Dan Eve Fay", Ana="chat", Bob="loup-garou")
    while scene.game.round < 2:
        assert rights(scene, "Ana", "clairiere") == rights(scene, "Bob", "clairiere") != ""
        scene.close()
