"""Boards of `forum`: those that the names list, and the hours at which one may write."""

from __future__ import annotations

import pytest

from forum.scenes import forum
from loupiote.rulebook.names import words
from loupiote.rules import rule_set
from scene import rights

BOARDS = {board.id: board for board in rule_set("forum").boards}


def test_the_boards_are_those_that_the_names_list() -> None:
    assert sorted(BOARDS) == sorted(words("forum").boards)
    for board in BOARDS.values():
        assert ", ".join(board.open or ("always",)) == words("forum").boards[board.id].open


@pytest.mark.rule("forum.villageois.2", "forum.tours-de-jeu.2")
def test_the_square_is_written_by_the_living_by_day() -> None:
    scene = forum("Cleo Dan Eve Fay", Ana="loup-garou", Bob="chasseur")
    seen: dict[str, str] = {}
    while scene.game.round < 2:
        if scene.window == "loups":
            scene.say("Ana", "devorer Bob")
        seen[scene.game.moment] = " ".join(rights(scene, viewer, "place") for viewer in ("Cleo", "Bob", "public"))
        scene.close()
    assert seen == {"nuit": "r r r", "aube": "rw r r", "election": "rw r r", "jour": "rw r r", "vote": "rw r r"}


def test_a_line_to_the_game_master_for_every_living_player() -> None:
    scene = forum("Cleo Dan Eve", Ana="loup-garou").night(Ana="devorer Cleo")
    assert [rights(scene, viewer, "mp") for viewer in ("Ana", "Dan", "Cleo", "mj", "public")] == [
        "rw",
        "rw",
        "r",
        "rw",
        "",
    ]


def test_when_the_game_is_over_all_can_be_read_and_nothing_written() -> None:
    scene = forum("Cleo Dan", Ana="loup-garou", options={"amoureux-salon": True}).night().lynch("Ana")
    assert [rights(scene, "Cleo", board) for board in BOARDS] == ["r"] * 4
    assert [rights(scene, "public", board) for board in BOARDS] == ["r", "r", "r", ""]
