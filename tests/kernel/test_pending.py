"""Prompts that outlive their window, watched boards, steps with several windows: on a rule set made for it."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.data import encode, tag_of
from loupiote.kernel.events import fields
from loupiote.kernel.inputs import MJ, Close, Decree, Post, Reply
from loupiote.kernel.table import Table
from loupiote.kernel.view import view
from toy import toy


def told(table: Table, kind: str, viewer: str = "public") -> list[dict[str, Any]]:
    return [fields(t.event) for t in view(table, viewer).told if tag_of(type(t.event)) == kind]


def heir(named: str | None, **more: Any) -> Reply:
    return Reply("Ana", 0.0, "Ana", "toy-heir", (named,) if named else None, **more)


def vote(player: str, named: str) -> Reply:
    return Reply(player, 0.0, player, "toy-name", (named,))


# ----------------------------------------------------------------------------------------------------- pending prompts


def test_a_pending_prompt_is_offered_beside_later_windows() -> None:
    table = toy()
    for window in ("premier@1", "second@1", "premier@2"):
        asked = {a.power: a for a in view(table, "Ana").prompts}
        assert list(asked) == ["toy-name", "toy-heir"]
        assert (asked["toy-name"].window, asked["toy-heir"].window) == (window, "heritier@1")
        assert asked["toy-heir"].pending
        assert [a.power for a in view(table, "Bob").prompts] == ["toy-name"]
        table.submit(Close())


def test_answered_it_interrupts_and_the_window_goes_on_with_its_replies() -> None:
    table = toy()
    table.submit(vote("Bob", "Cleo"))
    assert table.submit(heir("Cleo")) is None
    assert told(table, "elected") == [{"who": "Cleo", "office": "charge", "how": "named", "after": "Ana"}]
    assert table.open is not None
    assert table.open.name == "premier@1"
    assert [answer.value for answer in table.open.answers.values()] == [("Cleo",)]
    assert table.game.pending == []
    again = table.submit(heir("Bob"))
    assert again is not None
    assert again.code == "not-asked"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (heir("Ana"), "not-legal"),
        (heir("Zoe"), "unknown-player"),
        (heir(None), "must-answer"),
        (heir("Bob", window="heritier@7"), "stale"),
        (Reply("Bob", 0.0, "Ana", "toy-heir", ("Bob",)), "not-mj"),
        (Reply("Bob", 0.0, "Bob", "toy-heir", ("Cleo",)), "not-asked"),
    ],
)
def test_what_it_refuses_changes_nothing(given: Reply, code: str) -> None:
    table = toy()
    before = table.sleep()
    refusal = table.submit(given)
    assert refusal is not None
    assert refusal.code == code
    assert table.sleep() == before


def test_its_deadline_closes_it_alone_and_silence_counts() -> None:
    table = toy()
    table.submit(Close(MJ, 0.0, "heritier@1"))
    assert told(table, "elected") == [{"who": "Bob", "office": "charge", "how": "named", "after": "Ana"}]
    assert table.open is not None
    assert table.open.name == "premier@1"
    assert table.game.pending == []


def test_it_sleeps_and_wakes_and_is_undone() -> None:
    table = toy()
    table.submit(vote("Bob", "Cleo"))
    before = encode(table.game)
    table.submit(heir("Cleo"))
    woken = Table.wake(table.rules, table.sleep())
    assert encode(woken.game) == encode(table.game)
    assert woken.sleep() == table.sleep()
    woken.undo()
    assert encode(woken.game) == before
    assert [p.window for p in woken.game.pending] == ["heritier@1"]
    assert woken.open is not None
    assert [answer.value for answer in woken.open.answers.values()] == [("Cleo",)]


def test_the_game_master_sees_it_and_may_answer() -> None:
    table = toy()
    assert [(a.prompt.player, a.power) for a in view(table, MJ).prompts if a.pending] == [("Ana", "toy-heir")]
    assert table.submit(Reply(MJ, 0.0, "Ana", "toy-heir", ("Cleo",))) is None
    assert table.game.held("charge") == ["Cleo"]


# ------------------------------------------------------------------------------------------------ several windows a step


def test_an_interruption_in_the_second_window_gives_back_both() -> None:
    table = toy()
    table.submit(vote("Ana", "Bob"))
    table.submit(Close())
    table.submit(vote("Ana", "Cleo"))
    table.submit(heir("Cleo"))
    assert table.open is not None
    assert table.open.name == "second@1"
    assert [answer.value for answer in table.open.answers.values()] == [("Cleo",)]
    table.submit(Close())
    assert [fact["text"] for fact in told(table, "message")] == ["Ana: Bob", "Ana: Cleo"]


def test_undo_in_the_second_window_reopens_the_first() -> None:
    table = toy()
    table.submit(vote("Ana", "Bob"))
    table.submit(Close())
    table.undo()
    assert table.open is not None
    assert table.open.name == "premier@1"
    assert len(table.open.answers) == 1


def test_a_reply_to_an_earlier_window_that_lapses_is_told() -> None:
    table = toy()
    table.submit(vote("Ana", "Bob"))
    table.submit(Close())
    table.submit(Decree(MJ, 0.0, "kill", "Bob"))
    assert table.open is not None
    assert table.open.name == "second@1"
    assert told(table, "lapsed", "Ana") == [{"power": "toy-name", "window": "premier@1", "reason": "dead"}]


# ------------------------------------------------------------------------------------------------------ watched boards


def test_a_post_on_a_watched_board_is_an_input() -> None:
    table = toy()
    table.submit(vote("Bob", "Cleo"))
    assert table.submit(Post("Bob", 3.0, "place", "moi")) is None
    assert told(table, "text") == [{"text": "moi", "signed": "Bob"}]
    assert table.open is not None
    assert len(table.open.answers) == 1
    assert Table.wake(table.rules, table.sleep()).sleep() == table.sleep()
    table.undo()
    assert told(table, "text") == []


def test_a_post_elsewhere_is_never_read() -> None:
    table = toy()
    before = table.sleep()
    assert table.submit(Post("Bob", 3.0, "cimetiere", "moi")) is None
    assert table.sleep() == before


def test_a_post_by_a_stranger_is_refused() -> None:
    refusal = toy().submit(Post("Zoe", 3.0, "place", "moi"))
    assert refusal is not None
    assert (refusal.code, refusal.legal) == ("unknown-player", ["Ana", "Bob", "Cleo"])
