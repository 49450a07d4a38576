"""A seat that changes hands in the middle of a night: facts and answers of before keep the name of then, the pages go on."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.inputs import Decree
from loupiote.web.games import door, tables
from loupiote.web.table.desk import desk_of, script_of
from loupiote.web.table.words import Speaker

NIGHT = {"Ana": "loup-garou", "Bob": "voyante", "Cleo": "sorciere", "Dan": "chasseur", "Eve": "cupidon"}
NIGHT |= {"Flo": "simple-villageois", "Gil": "loup-garou"}
MASTERS = [
    "table/undo/",
    "table/past/",
    "table/past/1.0/",
    "table/more/",
    "table/seats/",
    "table/seats/1/",
    "table/cards/",
]
MASTERS += ["table/desk/", "console/", "console/ahead/"]


def hand_over(scene: Any, old: str, new: str) -> None:
    assert door.submit(scene.game.pk, scene.mj, Decree(what="substitute", who=old, value=new)).ok


def script(scene: Any) -> Any:
    scene.game.refresh_from_db()
    return script_of(scene.game, Speaker(scene.game, "fr"), desk_of(scene.game))


@pytest.mark.parametrize("rules", ["meneur", "forum"])
@pytest.mark.parametrize("at", range(4))
def test_the_pages_of_the_game_master_open_and_it_can_be_taken_back(table: Any, rules: str, at: int) -> None:
    scene = table(rules=rules, mode="forum", **NIGHT)
    mj = scene.client("mj")
    for _ in range(at):
        assert scene.close().ok
    hand_over(scene, "Ana", "Zed")
    hand_over(scene, "Bob", "Una")
    hand_over(scene, "Una", "Yan")
    for _ in range(2):
        codes = {page: mj.get(f"/g/{scene.game.key}/{page}").status_code for page in MASTERS}
        assert set(codes.values()) <= {200, 404} and [page for page in codes if codes[page] == 404] in (
            [],
            ["table/past/1.0/"],
        )
        assert scene.close().ok
    for _ in range(5):
        assert door.undo(scene.game.pk, scene.mj).ok
    assert [player.id for player in tables.current(scene.game).table.game.players] == list(NIGHT)


def test_what_somebody_learned_before_is_shown_to_whoever_has_the_seat(table: Any) -> None:
    scene = table(mode="forum", **NIGHT)
    while scene.view().window != "voyante@1":
        scene.close()
    assert scene.reply("Bob", "sonder", "Ana").ok and scene.close().ok
    before = script(scene)
    read = [cue.ids for cue in before.found]
    assert "Bob" in before.found[0].touched
    hand_over(scene, "Bob", "Una")
    after = script(scene)
    assert [cue.ids for cue in after.found[: len(read) - 1]] == read[:-1]  # what was read stays read
    assert "Una" in after.found[0].touched and "Bob" not in [name for cue in after.found for name in cue.touched]
    assert [one.text for one in after.found[0].show] == [one.text for one in before.found[0].show]
