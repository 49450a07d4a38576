"""Somebody else takes over a seat: everything goes on under the new name, and the past keeps the old one."""

from __future__ import annotations

import pytest

from loupiote.kernel.events import Decreed, Lapsed
from loupiote.kernel.view import PUBLIC, view
from scene import assert_dead, assert_told, village


def test_the_seat_keeps_its_card_its_knowledge_and_its_reply() -> None:
    scene = village("Dan Eve Fay", Ana="voyante", Bob="loup-garou", Cleo="salvateur")
    scene.say("Ana", "sonder Bob")
    scene.close()
    scene.to("salvateur")
    assert scene.say("Cleo", "proteger Ana") is None
    assert scene.decree("substitute", "Cleo", "Zoe") is None
    assert list(scene.game.seats) == ["Ana", "Bob", "Zoe", "Dan", "Eve", "Fay"]
    assert scene.game.role("Zoe") == "salvateur"
    assert view(scene.table, "Zoe").prompts[0].reply == ("Ana",)
    assert_told(scene, "Zoe", "dealt", role="salvateur")
    scene.to("loups")
    scene.say("Bob", "devorer Ana")
    scene.close()
    assert_dead(scene)
    scene.to("salvateur")
    assert scene.say("Zoe", "proteger Ana").code == "twice-running"  # type: ignore[union-attr]
    assert scene.say("Cleo", "proteger Bob").code == "unknown-player"  # type: ignore[union-attr]


def test_replies_of_others_that_name_the_seat_stand() -> None:
    scene = village("Dan Eve Fay", Ana="voyante", Bob="loup-garou", Cleo="salvateur")
    scene.to("vote")
    for voter, voted in {"Ana": "Cleo", "Bob": "Cleo", "Cleo": "Bob", "Dan": "Bob"}.items():
        assert scene.say(voter, f"voter {voted}") is None
    assert scene.decree("substitute", "Cleo", "Zoe") is None
    assert scene.decree("substitute", "Bob", "Yan") is None
    ballots = {one.prompt.player: one.reply for one in view(scene.table, "mj").prompts if one.answered}
    assert ballots == {"Ana": ("Zoe",), "Yan": ("Zoe",), "Zoe": ("Yan",), "Dan": ("Yan",)}
    assert not [told for told in scene.table.told if isinstance(told.event, Lapsed)]
    assert scene.say("Eve", "voter Zoe") is None
    scene.close()
    assert_dead(scene, "Zoe")


def test_an_order_that_names_the_seat_passes_each_time_it_does() -> None:
    scene = village("Dan Eve Fay Gus", Ana="voyante", Bob="loup-garou", Cleo="loup-garou")
    scene.decree("give-title", "Dan", "capitaine")
    scene.to("loups")
    for wolf in ("Bob", "Cleo"):
        assert scene.say(wolf, "devorer Dan") is None
    for old, new in (("Dan", "Una"), ("Una", "Vic"), ("Bob", "Yan")):
        assert scene.decree("substitute", old, new) is None
    assert scene.table.open is not None
    assert {who: one.value for (who, _), one in scene.table.open.answers.items()} == {"Yan": ("Vic",), "Cleo": ("Vic",)}
    scene.close()
    scene.to("successeur")
    assert scene.decree("substitute", "Vic", "Wim") is None
    assert scene.say("Wim", "nommer-successeur Fay") is None
    assert scene.decree("substitute", "Fay", "Zoe") is None
    scene.to("vote")
    assert_dead(scene, "Wim")
    assert scene.game.bearers["capitaine"].holders == ["Zoe"]


def test_marks_bonds_titles_and_what_powers_remember_go_over() -> None:
    scene = village("Dan Eve Fay Gus", Ana="cupidon", Bob="loup-garou", Cleo="enfant-sauvage")
    scene.night(Ana="unir Bob Dan", Cleo="modele Dan")
    scene.decree("give-title", "Dan", "capitaine")
    assert scene.decree("substitute", "Dan", "Zoe") is None
    assert scene.game.bearers["capitaine"].holders == ["Zoe"]
    assert scene.game.bearers["amoureux"].holders == ["Bob", "Zoe"]
    assert scene.decree("kill", "Zoe") is None
    assert_dead(scene, "Bob", "Zoe")
    assert scene.game.camp("Cleo") == "loups"


def test_it_is_undone_like_any_input() -> None:
    scene = village("Dan Eve Fay", Ana="voyante", Bob="loup-garou")
    scene.decree("substitute", "Ana", "Zoe")
    assert scene.table.undo() is None
    assert "Zoe" not in scene.game.seats
    assert scene.say("Ana", "sonder Bob") is None


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Ana", "Bob", "duplicate-name"),
        ("Ana", "BÔB", "duplicate-name"),
        ("Ana", " Zoe", "bad-name"),
        ("Ana", "mj", "bad-name"),
        ("Ana", "", "bad-name"),
        ("Ana", None, "bad-name"),
        ("Ana", "\u2800", "bad-name"),
        ("Ana", "Zoe\u3164", "bad-name"),
        ("Ana", "Bob\ufe0f", "duplicate-name"),
        ("Max", "Zoe", "unknown-player"),
        ("sonder", "Zoe", "name-is-a-word"),
    ],
)
def test_what_is_no_substitution_is_refused(old: str, new: str | None, code: str) -> None:
    scene = village("Dan Eve Fay sonder", Ana="voyante", Bob="loup-garou")
    refusal = scene.decree("substitute", old, new)
    assert refusal is not None
    assert refusal.code == code


def test_a_name_that_a_seat_had_stays_its_own() -> None:
    scene = village("Dan Eve Fay", Ana="voyante", Bob="loup-garou")
    scene.decree("substitute", "Ana", "Zoe")
    refusal = scene.decree("substitute", "Dan", "Ana")
    assert refusal is not None
    assert refusal.code == "duplicate-name"
    assert scene.decree("substitute", "Zoe", "Ana") is None


def test_everybody_is_told_who_sits_where_and_of_no_other_decree() -> None:
    scene = village("Dan Eve Fay", Ana="voyante", Bob="loup-garou", Cleo="salvateur")
    scene.decree("substitute", "Cleo", "Zoe")
    scene.decree("mark", "Dan", "no-vote")
    public = [told.event for told in view(scene.table, PUBLIC).told if isinstance(told.event, Decreed)]
    assert public == [Decreed("substitute", "Cleo", "Zoe")]
