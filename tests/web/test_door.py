"""The door: what comes in acts once or not at all, and what is kept is the kernel's journal."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied
from django.db import connections, transaction
from django.db.transaction import TransactionManagementError

from loupiote.kernel.ask import Refusal
from loupiote.kernel.data import encode
from loupiote.kernel.inputs import Close, Decree, Reply
from loupiote.web.games import door, journal, tables, turns
from loupiote.web.games.models import Chapter, Entry, Game, Input, Telling, Turn
from loupiote.web.games.results import Done, Preview, Refused, Stale

VILLAGE = {
    "Ana": "voyante",
    "Bob": "loup-garou",
    "Cleo": "simple-villageois",
    "Dan": "simple-villageois",
    "Eve": "simple-villageois",
}


def rows(game: Game) -> list[Any]:
    """Everything that the journal of a game holds."""
    kinds = (Entry, Chapter, Input, Telling, Turn, Game)
    wanted = {kind: {"pk": game.pk} if kind is Game else {"game": game} for kind in kinds}
    return [list(kind._default_manager.filter(**wanted[kind]).order_by("pk").values()) for kind in kinds]


def same_when_woken(game: Game) -> None:
    """Another process sees the same table."""
    game.refresh_from_db()
    here = tables.current(game)
    there = journal.load(game)
    assert not there.strayed
    assert encode(here.table.game) == encode(there.table.game)
    assert encode(here.table.told) == encode(there.table.told)
    assert (here.saved, here.brought) == (there.saved, there.brought)


def test_a_reply_is_taken_and_kept(table: Any) -> None:
    scene = table(**VILLAGE)
    result = scene.reply("Ana", "sonder", "Bob")
    assert result.ok
    entry = Entry.objects.get(game=scene.game, kind="input")
    assert (entry.actor, entry.who, entry.seq) == ("mj", "mj", 2)
    same_when_woken(scene.game)
    assert [asked.reply for asked in scene.view().prompts] == [("Bob",)]


def test_a_double_tap_acts_once(table: Any) -> None:
    scene = table(**VILLAGE)
    first = scene.reply("Ana", "sonder", "Bob", key="tap-1")
    before = rows(scene.game)
    again = scene.reply("Ana", "sonder", "Bob", key="tap-1")
    assert isinstance(first, Done)
    assert again == Done(first.turn, again=True)
    assert rows(scene.game) == before


def test_a_key_of_somebody_else_is_refused(table: Any) -> None:
    scene = table(**VILLAGE)
    assert scene.reply("Ana", "sonder", "Bob", key="tap-1").ok
    other = scene.reply("Ana", "sonder", "Dan", key="tap-1", by=scene.player("Ana"))
    assert isinstance(other, Refused)
    assert other.refusal.code == "key-used"


def test_a_refusal_changes_nothing(table: Any) -> None:
    scene = table(**VILLAGE)
    before = rows(scene.game)
    result = scene.reply("Ana", "sonder", "Zoe")
    assert isinstance(result, Refused)
    assert rows(scene.game) == before
    assert scene.reply("Ana", "sonder", "Bob").ok  # and the same key would be free


def test_several_inputs_are_one_tap_or_none(table: Any) -> None:
    scene = table(**VILLAGE)
    before = rows(scene.game)
    good, bad = Reply(player="Ana", power="sonder", value=("Bob",)), Close(window="vote@7")
    assert isinstance(door.submit(scene.game.pk, scene.mj, [good, bad]), Refused)
    assert rows(scene.game) == before
    window = scene.view().window
    assert door.submit(scene.game.pk, scene.mj, [good, Close(window=window or "")]).ok
    assert scene.view().window != window
    assert door.undo(scene.game.pk, scene.mj).ok
    assert scene.view().window == window
    assert scene.view().prompts[0].reply is None
    same_when_woken(scene.game)


def test_an_old_screen_is_told_so(table: Any) -> None:
    scene = table(**VILLAGE)
    seen = door.screen_of(scene.game, scene.mj).turn
    window = scene.view().window or ""
    assert door.submit(
        scene.game.pk, scene.mj, [Reply(player="Ana", power="sonder", value=("Bob",)), Close(window=window)]
    ).ok
    before = rows(scene.game)
    late = Reply(player="Ana", power="sonder", value=("Dan",), window=window)
    result = door.submit(scene.game.pk, scene.co_mj, late, key="late", seen=seen)
    assert isinstance(result, Stale)
    assert result.turn == door.screen_of(scene.game, scene.co_mj).turn
    assert rows(scene.game) == before


def test_an_old_screen_does_no_harm_where_its_window_stands(table: Any) -> None:
    scene = table(**VILLAGE)
    seen = door.screen_of(scene.game, scene.mj).turn
    assert scene.reply("Ana", "sonder", "Bob").ok
    assert scene.reply("Ana", "sonder", "Dan", seen=seen).ok
    assert isinstance(scene.reply("Ana", "sonder", "Eve", seen=seen, exact=True), Stale)


def test_undo_is_refused_on_an_old_screen(table: Any) -> None:
    scene = table(**VILLAGE)
    seen = scene.reply("Ana", "sonder", "Bob").turn
    assert scene.reply("Ana", "sonder", "Dan").ok
    assert isinstance(door.undo(scene.game.pk, scene.mj, seen=seen), Stale)
    assert door.undo(scene.game.pk, scene.mj, seen=door.screen_of(scene.game, scene.mj).turn).ok
    assert scene.view().prompts[0].reply == ("Bob",)


def test_undo_says_first_what_it_takes_back_and_deletes_nothing(table: Any) -> None:
    scene = table(**VILLAGE)
    assert scene.reply("Ana", "sonder", "Bob").ok
    assert scene.close().ok
    told = [type(event).__name__ for event in scene.view("Ana").events]
    assert "Saw" in told
    before = rows(scene.game)
    preview = door.preview_undo(scene.game, scene.mj)
    assert isinstance(preview, Preview)
    assert [type(given).__name__ for given in preview.taken] == ["Close"]
    assert "Saw" in [type(told.event).__name__ for told in preview.unsaid]
    assert preview.window == "voyante@1"
    assert rows(scene.game) == before
    assert door.undo(scene.game.pk, scene.mj, seen=preview.turn).ok
    after = rows(scene.game)
    assert [row["data"] for row in after[3]][: len(before[3])] == [row["data"] for row in before[3]]
    assert len(after[1]) > len(before[1])
    assert "Saw" not in [type(event).__name__ for event in scene.view("Ana").events]
    same_when_woken(scene.game)


def test_undo_goes_back_tap_by_tap(table: Any) -> None:
    scene = table(**VILLAGE)
    for _ in range(2):
        assert scene.reply("Ana", "sonder", "Bob").ok
        assert scene.close().ok
        assert scene.reply("Bob", "devorer", "Dan").ok
        assert scene.close().ok
        for _ in range(4):
            same_when_woken(scene.game)
            assert door.undo(scene.game.pk, scene.mj).ok
    assert isinstance(door.undo(scene.game.pk, scene.mj), Refused)
    assert door.preview_undo(scene.game, scene.mj) == Refusal("nothing-to-undo")
    assert scene.view().window == "voyante@1"


def test_amend_a_wrong_tap_of_earlier(table: Any) -> None:
    scene = table(**VILLAGE)
    assert scene.reply("Ana", "sonder", "Bob").ok
    assert scene.close().ok
    assert scene.reply("Bob", "devorer", "Dan").ok
    chapter, place = min(tables.current(Game.objects.get(pk=scene.game.pk)).brought)
    instead = Reply(player="Ana", power="sonder", value=("Cleo",))
    preview = door.preview_amend(scene.game, scene.mj, chapter, place, instead)
    assert isinstance(preview, Preview)
    assert [told.event.role for told in preview.unsaid] == ["loup-garou"]
    assert [told.event.role for told in preview.said] == ["simple-villageois"]
    assert not preview.lapsed
    assert door.amend(scene.game.pk, scene.mj, chapter, place, instead, seen=preview.turn).ok
    assert [asked.reply for asked in scene.view().prompts] == [("Dan",)]
    same_when_woken(scene.game)
    wrong = door.amend(scene.game.pk, scene.mj, 99, 0, instead)
    assert isinstance(wrong, Refused)
    assert wrong.refusal.code == "nothing-to-amend"


def test_a_substitute_takes_the_seat_in_the_row_too(table: Any) -> None:
    scene = table(**VILLAGE)
    seat = scene.player("Ana").seat
    assert door.submit(scene.game.pk, scene.mj, Decree(what="substitute", who="Ana", value="Zoe")).ok
    assert scene.player("Zoe").seat == seat
    assert door.undo(scene.game.pk, scene.mj).ok
    assert scene.player("Ana").seat == seat


def test_whose_seat_changes_hands_while_they_ask_is_told_nothing(table: Any) -> None:
    """A request has found out who asks; before it looks at the table, the seat is somebody else's."""
    scene = table(**VILLAGE)
    asks, late = scene.player("Ana"), type(scene.game).objects.get(pk=scene.game.pk)
    assert door.submit(scene.game.pk, scene.mj, Decree(what="substitute", who="Ana", value="Zoe")).ok
    with pytest.raises(PermissionDenied):
        door.screen_of(late, asks)
    assert isinstance(scene.reply("Ana", "sonder", "Bob", by=asks), Refused)


def test_players_act_for_themselves_alone(table: Any) -> None:
    scene = table(**VILLAGE)
    assert scene.reply("Ana", "sonder", "Bob", by=scene.player("Ana")).ok
    refused = scene.reply("Ana", "sonder", "Dan", by=scene.player("Bob"))
    assert isinstance(refused, Refused)
    assert isinstance(door.submit(scene.game.pk, scene.player("Bob"), Close(window="voyante@1")), Refused)
    for who in (scene.spectator, scene.stranger):
        with pytest.raises(PermissionDenied):
            scene.reply("Ana", "sonder", "Dan", by=who)
    with pytest.raises(PermissionDenied):
        door.undo(scene.game.pk, scene.player("Ana"))
    with pytest.raises(PermissionDenied):
        door.view_of(scene.game, scene.stranger)


def test_whoever_gives_an_input_cannot_say_it_was_another(table: Any) -> None:
    scene = table(**VILLAGE)
    forged = Close(by="mj", window="voyante@1")
    assert isinstance(door.submit(scene.game.pk, scene.player("Bob"), forged), Refused)


def test_only_those_hear_of_a_change_who_may_see_it(table: Any) -> None:
    scene = table(**VILLAGE)

    def numbers() -> dict[str, int]:
        return {name: door.screen_of(scene.game, scene.player(name)).turn for name in VILLAGE} | {
            "mj": door.screen_of(scene.game, scene.mj).turn,
            "public": door.screen_of(scene.game, scene.spectator).turn,
        }

    before = numbers()
    assert scene.reply("Ana", "sonder", "Bob").ok
    after = numbers()
    assert {name for name in after if after[name] != before[name]} == {"mj", "Ana"}
    assert scene.close().ok  # the Seer is told, the wolf is asked
    assert {name for name in after if numbers()[name] != after[name]} == {"mj", "Ana", "Bob"}


def test_the_end_is_seen_by_all_and_undone(table: Any) -> None:
    scene = table(Ana="simple-villageois", Bob="loup-garou", Cleo="simple-villageois")
    assert door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Bob"])).ok
    scene.game.refresh_from_db()
    assert scene.game.status == Game.Status.FINISHED
    assert scene.game.ended_at is not None
    assert scene.view("public").winners == ["Bob"]
    assert door.undo(scene.game.pk, scene.mj).ok
    scene.game.refresh_from_db()
    assert (scene.game.status, scene.game.ended_at) == (Game.Status.RUNNING, None)
    assert scene.view("public").winners is None


def test_a_game_begins_once(table: Any) -> None:
    scene = table(begun=False, **VILLAGE)
    assert door.screen_of(scene.game, scene.mj).view is None
    with pytest.raises(Game.DoesNotExist):
        door.view_of(scene.game, scene.mj)
    refused = scene.reply("Ana", "sonder", "Bob")
    assert isinstance(refused, Refused)
    assert refused.refusal.code == "not-begun"
    assert door.start(scene.game.pk, scene.mj).ok
    assert door.start(scene.game.pk, scene.mj) == Done(1, again=True)


@pytest.mark.django_db(transaction=True)
def test_a_game_is_locked_inside_a_transaction_alone(table: Any) -> None:
    scene = table(**VILLAGE)
    with pytest.raises(TransactionManagementError):
        Game.locked(scene.game.pk)
    with transaction.atomic():
        assert Game.locked(scene.game.pk) == scene.game


@pytest.mark.django_db(transaction=True)
def test_two_at_once_are_one_after_the_other(table: Any) -> None:
    scene = table(**VILLAGE)
    assert scene.reply("Ana", "sonder", "Bob").ok
    assert scene.close().ok
    assert scene.reply("Bob", "devorer", "Dan").ok
    assert scene.close().ok
    while not scene.view().window.startswith("vote@"):
        assert scene.close().ok
    ready, results = threading.Barrier(4), list[Any]()
    alive = [seat.name for seat in scene.view().seats if seat.alive]

    def vote(name: str) -> None:
        ready.wait()
        whom = "Ana" if name == "Bob" else "Bob"
        try:
            results.append(scene.reply(name, "voter", whom, key=f"vote-{name}", by=scene.player(name)))
            results.append(scene.reply(name, "voter", whom, key=f"vote-{name}", by=scene.player(name)))
        finally:
            connections.close_all()

    threads = [threading.Thread(target=vote, args=[name]) for name in alive]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 8
    assert all(result.ok for result in results)
    assert sum(result.again for result in results) == 4
    assert {asked.prompt.player for asked in scene.view().prompts if asked.answered} == set(alive)
    sequence = list(Entry.objects.filter(game=scene.game).order_by("seq").values_list("seq", flat=True))
    assert sequence == list(range(1, len(sequence) + 1))
    same_when_woken(scene.game)


def test_rules_that_changed_under_a_sleeping_game_supersede_its_last_chapter(table: Any) -> None:
    scene = table(**VILLAGE)
    assert scene.reply("Ana", "sonder", "Bob").ok
    Input.objects.filter(game=scene.game).update(
        data=encode(Reply(player="Ana", power="gone", value=("Bob",))).decode()
    )
    tables.forget()
    assert [asked.reply for asked in scene.view().prompts] == [None]
    assert tables.current(scene.game).strayed
    assert scene.reply("Ana", "sonder", "Dan").ok
    same_when_woken(scene.game)
    assert Chapter.objects.filter(game=scene.game).exclude(superseded=None).count() == 1


def test_turns_are_made_for_whoever_has_none(table: Any) -> None:
    scene = table(**VILLAGE)
    Turn.objects.filter(game=scene.game, viewer="public").delete()
    turns.bump(scene.game, ["public", "mj"])
    assert Turn.objects.get(game=scene.game, viewer="public").number == 1
    assert Turn.objects.get(game=scene.game, viewer="mj").number == 2
