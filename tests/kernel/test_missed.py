"""An answer that was missed, put into a window that is closed: as if it had come in time."""

from __future__ import annotations

from loupiote.kernel.data import encode
from loupiote.kernel.inputs import MJ, Close, Reply
from loupiote.kernel.table import Amendment, Table
from scene import Scene, assert_dead, assert_not_told, assert_told, village


def game() -> Scene:
    return village("Dan Eve Fay Gus", Ana="voyante", Bob="loup-garou", Cleo="sorciere")


def close_of(scene: Scene, window: str) -> tuple[int, int]:
    """Where this window was closed."""
    return next(
        (chapter.number, place)
        for chapter in scene.table.standing()
        for place, given in enumerate(chapter.inputs)
        if isinstance(given, Close) and given.window == window
    )


def seen(who: str) -> Reply:
    return Reply(MJ, 0.0, "Ana", "sonder", (who,), "voyante@1")


def test_it_is_as_if_it_had_come_in_time() -> None:
    late, timely = game(), game()
    late.to("voyante").close()
    late.to("loups").say("Bob", "devorer Dan")
    late.to("vote").say("Eve", "voter Bob")
    assert_not_told(late, "Ana", "saw")
    done = late.table.amend(*close_of(late, "voyante@1"), seen("Bob"), commit=True, before=True)
    assert isinstance(done, Amendment)
    assert done.lapsed == done.unsaid == []
    assert [told.to for told in done.said] == [["Ana"]]
    assert_told(late, "Ana", "saw", who="Bob", role="loup-garou")
    assert_dead(late, "Dan")
    timely.to("voyante").say("Ana", "sonder Bob")
    timely.close()
    timely.to("loups").say("Bob", "devorer Dan")
    timely.to("vote").say("Eve", "voter Bob")
    assert encode(late.table.game) == encode(timely.table.game)
    assert late.table.open is not None and timely.table.open is not None
    assert [(key, one.value) for key, one in late.table.open.answers.items()] == [
        (key, one.value) for key, one in timely.table.open.answers.items()
    ]


def test_what_would_change_is_said_first_and_changes_nothing() -> None:
    scene = game().to("vote")
    before = scene.table.sleep()
    said = scene.table.amend(
        *close_of(scene, "loups@1"), Reply(MJ, 0.0, "Bob", "devorer", ("Dan",), "loups@1"), before=True
    )
    assert isinstance(said, Amendment)
    assert "Died" in [type(told.event).__name__ for told in said.said]
    assert scene.table.sleep() == before


def test_it_is_refused_where_it_would_have_been_and_changes_nothing() -> None:
    scene = game().to("vote")
    before = scene.table.sleep()
    for wrong in (seen("Zoe"), Reply(MJ, 0.0, "Dan", "sonder", ("Bob",), "voyante@1")):
        refusal = scene.table.amend(*close_of(scene, "voyante@1"), wrong, commit=True, before=True)
        assert not isinstance(refusal, Amendment)
    assert scene.table.sleep() == before


def test_woken_it_is_the_same_and_undone_it_goes_like_anything_else() -> None:
    scene = game().to("loups")
    scene.table.amend(*close_of(scene, "voyante@1"), seen("Bob"), commit=True, before=True)
    woken = Table.wake(scene.table.rules, scene.table.sleep())
    assert encode(woken.game) == encode(scene.table.game)
    assert [encode(told) for told in woken.told] == [encode(told) for told in scene.table.told]
    while isinstance(last := next(c for c in reversed(scene.table.standing()) if c.inputs).inputs[-1], Close):
        assert last.window != "distribution@1"
        assert scene.table.undo() is None
    assert scene.window == "voyante"
    assert scene.table.undo() is None
    assert scene.table.open is not None and not scene.table.open.answers
