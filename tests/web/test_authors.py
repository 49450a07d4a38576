"""Whoever said something stays its author, whatever is undone, corrected, woken or taken in from elsewhere."""

from __future__ import annotations

from typing import Any

from loupiote.kernel.data import encode
from loupiote.kernel.inputs import Close, Decree, Reply
from loupiote.web.games import door, tables
from loupiote.web.games.models import Entry, Input
from loupiote.web.games.results import Preview

PACK = {"Ana": "loup-garou", "Bob": "loup-garou", "Hal": "loup-garou", "Cleo": "voyante"}
PACK |= dict.fromkeys(["Dan", "Eve", "Fay", "Gus", "Ivy"], "simple-villageois")
SAID = {"Ana": "Cleo", "Bob": "Dan", "Hal": "Dan"}


def authors(scene: Any) -> list[tuple[str, str]]:
    """Whose word each input is, as it says itself; and who gave the order that brought it."""
    scene.game.refresh_from_db()
    here = tables.current(scene.game)
    who = dict(Entry.objects.filter(game=scene.game).values_list("seq", "who"))
    return [(here.table.chapters[c].inputs[place].by, who[seq]) for (c, place), seq in sorted(here.brought.items())]


def pack(table: Any) -> Any:
    """A night in which three wolves have named their prey on their phones."""
    scene = table(**PACK)
    assert scene.close().ok
    for who, whom in SAID.items():
        assert scene.reply(who, "devorer", whom, by=scene.player(who)).ok
    return scene


THEIRS = [("mj", "mj"), ("Ana", "Ana"), ("Bob", "Bob"), ("Hal", "Hal")]


def test_what_phones_said_stays_theirs_when_a_tap_of_the_game_master_is_undone(table: Any) -> None:
    scene = pack(table)
    given = [Reply(player=who, power="devorer", value=("Eve",)) for who in SAID]
    assert door.submit(scene.game.pk, scene.mj, [*given, Close(window="loups@1")]).ok
    assert door.undo(scene.game.pk, scene.mj).ok
    assert authors(scene) == THEIRS
    page = scene.client("mj").get(f"/g/{scene.game.key}/table/past/").content.decode()
    for who in SAID:
        assert f'<p class="story-time">{who} · ' in page


def test_what_phones_said_stays_theirs_when_something_earlier_is_put_right(table: Any) -> None:
    scene = table(**PACK)
    assert scene.reply("Cleo", "sonder", "Ana").ok
    assert scene.close().ok
    for who, whom in SAID.items():
        assert scene.reply(who, "devorer", whom, by=scene.player(who)).ok
    other = Reply(player="Cleo", power="sonder", value=("Dan",))
    assert door.amend(scene.game.pk, scene.mj, 1, 0, other).ok
    assert authors(scene) == [("mj", "mj"), *THEIRS]
    assert door.undo(scene.game.pk, scene.mj).ok
    assert authors(scene) == [("mj", "mj"), *THEIRS[:-1]]


def test_what_phones_said_stays_theirs_when_a_rule_has_changed_under_it(table: Any) -> None:
    scene = pack(table)
    rows = Input.objects.filter(game=scene.game, chapter=2).order_by("place")
    rows.filter(place=0).update(data=encode(Reply(player="Ana", power="gone", value=("Cleo",))).decode())
    tables.forget()
    assert authors(scene) == [("mj", "mj"), ("Bob", "Bob"), ("Hal", "Hal")]
    assert tables.current(scene.game).strayed
    preview = door.preview_undo(scene.game, scene.mj, since=4)
    assert isinstance(preview, Preview)
    assert [one.by for one in preview.taken] == ["Bob", "Hal"]
    assert door.submit(scene.game.pk, scene.mj, Decree(what="announce", value="Chut")).ok
    assert authors(scene) == [("mj", "mj"), ("Bob", "Bob"), ("Hal", "Hal"), ("mj", "mj")]
    assert door.undo(scene.game.pk, scene.mj, since=5).ok
    assert authors(scene) == [("mj", "mj"), ("Bob", "Bob")]
