"""Boards of `meneur`: who reads and writes where, when, and from when on."""

from __future__ import annotations

import pytest

from loupiote.kernel.boards import Access
from loupiote.rulebook.names import words
from loupiote.rules import rule_set
from scene import access, rights, village

BOARDS = {board.id: board for board in rule_set("meneur").boards}


def opened_in(board: str) -> str:
    return ", ".join(BOARDS[board].open or ("always",))


def test_the_boards_are_those_that_the_names_list() -> None:
    assert sorted(BOARDS) == sorted(words("meneur").boards)
    assert opened_in("place") == "aube, election, jour"
    assert opened_in("clairiere") == "nuit"
    assert opened_in("mp") == opened_in("cimetiere") == "always"


@pytest.mark.rule("meneur.tour-de-jeu.6")
def test_the_place_is_read_by_all_and_written_by_the_living_by_day() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="loup-garou", Bob="chasseur")
    seen: dict[str, str] = {}
    while scene.game.round < 2:
        if scene.window == "loups":
            scene.say("Ana", "devorer Bob")
        seen[scene.game.moment] = " ".join(rights(scene, viewer, "place") for viewer in ("Cleo", "Bob", "public"))
        scene.close()
    assert seen == {"nuit": "r r r", "aube": "rw r r", "election": "rw r r", "jour": "rw r r", "vote": "r r r"}


@pytest.mark.rule("meneur.loup-garou.2")
def test_the_clairiere_belongs_to_the_pack_by_night() -> None:
    scene = village("Dan Eve Fay", Ana="loup-garou", Bob="loup-garou-blanc", Cleo="enfant-sauvage").to("loups")
    assert [rights(scene, p, "clairiere") for p in ("Ana", "Bob", "Cleo", "Dan", "public")] == ["rw", "rw", "", "", ""]
    scene.to("debat")
    assert [rights(scene, p, "clairiere") for p in ("Ana", "Dan")] == ["r", ""]


def test_a_dead_wolf_has_no_place_in_the_clairiere_any_more() -> None:
    scene = village("Cleo Dan Eve", Ana="loup-garou", Bob="loup-garou").night().lynch("Ana")
    assert [rights(scene, p, "clairiere") for p in ("Ana", "Bob")] == ["", "rw"]


@pytest.mark.rule("meneur.infect-pere-des-loups.4", "meneur.enfant-sauvage.4")
def test_who_joins_the_pack_reads_from_that_night_on_only() -> None:
    scene = village("Dan Eve Fay Gus Hal Ian Jo", Ana="infect-pere-des-loups", Bob="loup-garou", Cleo="enfant-sauvage")
    scene.night(Cleo="modele Dan", Ana=["devorer Eve", "infecter"], Bob="devorer Eve")
    assert rights(scene, "Eve", "clairiere") == ""  # a wolf already, but not of the pack before the next night
    scene.lynch("Dan").to("loups")
    night = scene.game.tick
    for newcomer in ("Eve", "Cleo"):
        assert access(scene, newcomer, "clairiere") == Access("clairiere", True, True, night)
    assert access(scene, "Ana", "clairiere").since == 0
    scene.to_moment("nuit").to("loups")
    assert access(scene, "Eve", "clairiere").since == night < scene.game.tick


@pytest.mark.rule("meneur.servante-devouee.3")
def test_a_servante_who_takes_a_wolf_s_role_reads_from_then_on() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="servante-devouee", Bob="loup-garou", Gus="loup-garou").night()
    scene.lynch("Bob", Ana="prendre-role Bob")
    since = access(scene, "Ana", "clairiere").since
    assert 0 < since == scene.game.tick - 1  # the execution, one moment before this night
    assert rights(scene, "Bob", "clairiere") == ""


def test_private_messages_are_a_player_s_own_at_any_time() -> None:
    scene = village("Cleo Dan Eve", Ana="loup-garou", Bob="voyante")
    for _ in range(6):
        assert rights(scene, "Cleo", "mp") == rights(scene, "mj", "mp") == "rw"
        assert rights(scene, "public", "mp") == ""
        scene.close()


def test_the_cimetiere_is_there_only_where_the_mj_opens_it_and_for_the_dead() -> None:
    scene = village("Cleo Dan Eve Fay", Ana="loup-garou", Bob="voyante").night(Ana="devorer Bob")
    assert rights(scene, "Bob", "cimetiere") == ""
    assert scene.decree("open-board", value="cimetiere") is None
    assert [rights(scene, p, "cimetiere") for p in ("Bob", "Cleo", "public")] == ["rw", "", ""]
    scene.to_moment("nuit")
    assert rights(scene, "Bob", "cimetiere") == "rw"
    scene.decree("close-board", value="cimetiere")
    assert rights(scene, "Bob", "cimetiere") == ""


@pytest.mark.parametrize(("what", "rule"), [("close-board", "rw"), ("open-board", "r")])
def test_the_mj_s_word_comes_before_the_hours_of_a_board(what: str, rule: str) -> None:
    scene = village("Cleo Dan Eve", Ana="loup-garou").to("debat" if what == "close-board" else "vote")
    assert rights(scene, "Cleo", "place") == rule
    scene.decree(what, value="place")
    assert rights(scene, "Cleo", "place") == ("r" if what == "close-board" else "rw")


def test_when_the_game_is_over_all_boards_can_be_read_and_none_written() -> None:
    scene = village("Cleo Dan", Ana="loup-garou").night().lynch("Ana")
    assert scene.game.over
    assert [rights(scene, "Cleo", board) for board in BOARDS] == ["r", "r", "r", ""]
    assert [rights(scene, "public", board) for board in BOARDS] == ["r", "r", "", ""]


def test_the_mj_reads_and_writes_everywhere() -> None:
    scene = village("Cleo Dan", Ana="loup-garou")
    assert [rights(scene, "mj", board) for board in BOARDS] == ["rw"] * len(BOARDS)
