"""A reply that no longer fits after an interruption: its player is told, in the same words whoever wrote it down."""

from __future__ import annotations

import pytest

from loupiote.records import check, export
from scene import assert_told, village


@pytest.mark.parametrize("by", [None, "mj"])
def test_a_reply_to_a_window_that_asks_nobody_any_more_lapses_aloud(by: str | None) -> None:
    scene = village("Dan Eve Fay", Ana="loup-garou", Bob="voyante", Cleo="simple-villageois")
    scene.to("voyante")
    assert scene.say("Bob", "sonder Ana", by=by) is None
    assert scene.decree("kill", "Bob") is None
    assert_told(scene, "Bob", "lapsed", power="sonder", reason="stale")
    assert not scene.told("Ana", "lapsed")


def test_a_lapse_has_the_same_reason_whoever_wrote_the_reply_down() -> None:
    """Else a record, in which replies stand under their players, would tell another story."""
    told = []
    for by in (None, "mj"):
        scene = village("Dan Eve Fay", Ana="loup-garou", Bob="loup-garou", Cleo="simple-villageois")
        scene.to("loups")
        assert scene.say("Bob", "devorer Dan", by=by) is None
        assert scene.decree("kill", "Bob") is None
        told.append(scene.told("Bob", "lapsed"))
        outcome = check(export(scene.table))
        assert outcome.ok, outcome.errors
    assert told[0] == told[1] != []
