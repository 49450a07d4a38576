"""Boards of `rpg`: who reads and writes where, and when."""

from __future__ import annotations

import pytest

from loupiote.kernel.view import view
from loupiote.rulebook.names import words
from loupiote.rules import rule_set
from rpg_scene import rpg
from scene import Scene


def rights(scene: Scene, viewer: str, board: str) -> str:
    """`rw`, `r`, `w` or nothing."""
    found = next((a for a in view(scene.table, viewer).boards if a.board == board), None)
    return "r" * found.read + "w" * found.write if found else ""


def test_the_boards_are_among_those_that_the_names_list() -> None:
    assert {board.id for board in rule_set("rpg").boards} <= set(words("rpg").boards)


@pytest.mark.rule("rpg.loup-garou.2")
def test_the_clairiere_belongs_to_the_pack_day_and_night() -> None:
    scene = rpg("Cleo Dan", Ana="loup-garou", Bob="assommeur", Eve="assommeur", wolves="Bob")
    assert [rights(scene, player, "clairiere") for player in ("Ana", "Bob", "Cleo", "Eve", "public")] == ["rw", "rw", "", "", ""]
    scene.night()
    assert rights(scene, "Ana", "clairiere") == "rw"
    scene.lynch("Bob")
    assert [rights(scene, player, "clairiere") for player in ("Ana", "Bob")] == ["rw", ""]


@pytest.mark.rule("rpg.voyante.3", "rpg.salvateur.2", "rpg.sorciere.2")
@pytest.mark.parametrize(("role", "board"), [
    ("voyante", "roulotte"), ("salvateur", "planque"), ("sorciere", "antre-de-la-sorciere"),
])  # fmt: skip
def test_a_role_has_its_own_board_with_the_mj_until_its_death(role: str, board: str) -> None:
    scene = rpg("Bob Cleo Dan", Ana=role, Zoe="loup-garou")
    assert [rights(scene, player, board) for player in ("Ana", "Bob", "Zoe", "public", "mj")] == ["rw", "", "", "", "rw"]
    scene.night(Zoe="devorer Ana")
    assert rights(scene, "Ana", board) == ""


def test_the_dead_have_the_cimetiere_and_read_the_place_and_everybody_has_a_sheet() -> None:
    scene = rpg("Bob Cleo Dan", Ana="voyante", Zoe="loup-garou").night(Zoe="devorer Ana")
    assert [rights(scene, player, "cimetiere") for player in ("Ana", "Bob")] == ["rw", ""]
    assert [rights(scene, player, "place") for player in ("Ana", "Bob")] == ["r", "rw"]
    assert [rights(scene, player, "fiche") for player in ("Ana", "Bob", "public")] == ["rw", "rw", ""]


def test_they_are_open_when_the_names_say_so() -> None:
    listed = words("rpg").boards
    assert {board.id: ", ".join(board.open or ("always",)) for board in rule_set("rpg").boards} == {
        board.id: listed[board.id].open for board in rule_set("rpg").boards
    }
