"""The Loups-Garous: one victim a night, by most supports; a clearing of their own."""

from __future__ import annotations

import pytest

from forum.scenes import forum
from scene import Scene, assert_dead, assert_not_told, assert_refused, rights


def pack(**more: str) -> Scene:
    return forum("Dan Eve Fay Gus Hal", Ana="loup-garou", Bob="loup-garou", Cleo="loup-garou", **more)


@pytest.mark.rule("forum.loup-garou.1")
def test_every_night_the_pack_kills_one() -> None:
    scene = pack().night(Ana="devorer Dan", Bob="devorer Dan", Cleo="devorer Dan")
    assert_dead(scene, "Dan")
    assert "forum.loup-garou.1" in scene.because("died", who="Dan")
    scene.to_moment("nuit").night(Ana="devorer Eve")
    assert_dead(scene, "Dan", "Eve")


@pytest.mark.rule("forum.loup-garou.1")
@pytest.mark.parametrize(
    ("orders", "dead"),
    [
        ({"Ana": "devorer Dan", "Bob": "devorer Eve", "Cleo": "devorer Eve"}, ["Eve"]),
        ({"Ana": "devorer Dan", "Bob": "devorer Eve"}, []),
        ({"Ana": "devorer Dan", "Bob": "devorer Eve", "Cleo": "devorer Fay"}, []),
        ({"Cleo": "devorer Fay"}, ["Fay"]),
        ({}, []),
    ],
)
def test_the_name_with_most_supports_is_the_victim(orders: dict[str, str], dead: list[str]) -> None:
    assert_dead(pack().night(**orders), *dead)


@pytest.mark.rule("forum.loup-garou.1")
def test_the_chat_counts_so_that_nothing_shows_who_he_is() -> None:
    roles = {"Ana": "loup-garou", "Bob": "loup-garou", "Cat": "chat"}
    scene = forum("Dan Eve Fay", **roles).night(Ana="devorer Dan", Bob="devorer Eve", Cat="devorer Eve")
    assert_dead(scene, "Eve")


@pytest.mark.parametrize("drawn", ["Dan", "Eve"])
def test_a_pack_that_disagrees_draws_by_option(drawn: str) -> None:
    options, script = {"loups-desaccord": "tirage"}, {"cible@nuit.antre": drawn}
    scene = forum("Cleo Dan Eve Fay", Ana="loup-garou", Bob="loup-garou", options=options, script=script)
    assert_dead(scene.night(Ana="devorer Dan", Bob="devorer Eve"), drawn)


def test_a_pack_that_disagrees_attacks_nobody_without_that_option() -> None:
    scene = forum("Cleo Dan Eve Fay", Ana="loup-garou", Bob="loup-garou", options={"loups-desaccord": "pas-d-attaque"})
    assert_dead(scene.night(Ana="devorer Dan", Bob="devorer Eve"))
    assert not scene.game.drawn


@pytest.mark.parametrize(
    ("first", "window"), [("normale", "loups"), ("sans-attaque", "election"), ("sans-mort", "election")]
)
def test_the_pack_rests_on_the_first_night_by_option(first: str, window: str) -> None:
    scene = forum("Cleo Dan Eve Fay", Ana="loup-garou", options={"premiere-nuit": first})
    assert scene.window == window
    assert scene.to_moment("nuit").window == "loups"


@pytest.mark.rule("forum.loup-garou.3")
def test_the_clearing_is_theirs_alone() -> None:
    roles = {"Ana": "loup-garou", "Bob": "loup-garou", "Cleo": "chat", "Dan": "espion"}
    scene = forum("Eve Fay Gus", **roles)
    players = ("Ana", "Bob", "Cleo", "Dan", "Eve", "Gus", "public", "mj")
    assert [rights(scene, player, "clairiere") for player in players] == ["rw", "rw", "rw", "", "", "", "", "rw"]


@pytest.mark.rule("forum.loup-garou.3")
def test_the_clearing_is_read_at_any_time_and_written_by_night() -> None:
    scene = forum("Eve Fay Gus", Ana="loup-garou", Bob="chat")
    seen = {}
    while scene.game.round < 2:
        seen[scene.game.moment] = [rights(scene, player, "clairiere") for player in ("Ana", "Bob", "Eve")]
        scene.close()
    assert seen == {"nuit": ["rw", "rw", ""]} | {day: ["r", "r", ""] for day in ("election", "jour", "vote")}


def test_the_names_of_the_pack_are_told_to_it_alone() -> None:
    scene = pack()
    assert scene.told("Ana", "pack") == [{"members": ["Ana", "Bob", "Cleo"]}]
    for other in ("Dan", "public"):
        assert_not_told(scene, other, "pack")
    assert_refused(scene, "Dan", "devorer Eve", code="not-asked")
