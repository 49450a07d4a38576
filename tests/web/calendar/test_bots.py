"""Bots answer for seats at which nobody sits: legally, in their own time, the same after a restart, and never in writing."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from loupiote.web.calendar import bots, models
from loupiote.web.calendar.models import Errand
from loupiote.web.games import door, tables
from loupiote.web.games.models import Entry, Game
from loupiote.web.square.models import Post
from web_calendar import BEGIN, CAST

BOTS = ("Ana", "Bob", "Dan", "Eve")


def said(scene: Any) -> list[tuple[str, str, timedelta]]:
    found = Entry.objects.filter(game=scene.game, kind="input").exclude(actor="clock").order_by("seq")
    return [(entry.actor, entry.data, entry.at - BEGIN) for entry in found]


def test_on_a_fast_calendar_they_answer_at_once(forum: Any, passes: Any) -> None:
    scene = forum("fast", bots=BOTS)
    assert Errand.objects.get(game=scene.game).at == BEGIN
    passes(scene, seconds=1)
    assert [(actor, at) for actor, _, at in said(scene)] == [("Bob", timedelta(0))]
    assert scene.view().window == "voyante@1"  # which stays open for its time


def test_on_a_slow_one_each_answers_in_its_own_time(forum: Any, passes: Any) -> None:
    scene = forum(bots=BOTS)
    passes(scene, hours=26)
    by_night = {actor: at for actor, _, at in said(scene)}
    assert timedelta(hours=0.36) <= by_night["Bob"] <= timedelta(hours=4.4)
    assert by_night["Ana"] > timedelta(hours=7.2)
    passes(scene, hours=40)
    voices = [at for actor, data, at in said(scene) if "voter" in data]
    assert len(set(voices)) == len(voices) > 2


def test_the_same_seed_makes_the_same_answers_whatever_is_restarted(forum: Any, passes: Any) -> None:
    first, second = forum(bots=BOTS), forum(bots=BOTS)
    for _ in range(60):
        passes(first, hours=1)
        tables.forget()
    assert len(said(first)) > 5
    mine, theirs = said(first), said(second)
    assert [entry[:2] for entry in mine] == [entry[:2] for entry in theirs]


def test_they_write_nothing(forum: Any, passes: Any) -> None:
    scene = forum("fast", bots=tuple(CAST))
    passes(scene)
    assert not Post.objects.filter(game=scene.game, kind=Post.Kind.POST).exists()


def test_who_has_a_seat_is_not_answered_for(forum: Any, passes: Any) -> None:
    scene = forum("fast", bots=BOTS)
    passes(scene, minutes=30)
    assert {actor for actor, *_ in said(scene)} <= set(BOTS)


def test_two_tickers_let_them_answer_once(forum: Any) -> None:
    scene = forum("fast", bots=BOTS)
    (first,), (second,) = bots.due(), bots.due()
    assert (bots.act(first), bots.act(second)) == (1, 0)
    assert len(said(scene)) == 1


def test_they_are_silent_while_it_pauses_and_once_it_is_over(forum: Any, passes: Any) -> None:
    from loupiote.kernel.inputs import Decree
    from loupiote.web.calendar import clock

    scene = forum("fast", bots=BOTS)
    calendar = models.of(scene.game)
    clock.pause(calendar, scene.game)
    for errand in bots.due():
        assert bots.act(errand) == 0
    assert said(scene) == [] and bots.next_at() is None
    clock.resume(calendar, scene.game)
    bots.plan(models.of(scene.game), Game.objects.get(pk=scene.game.pk), tables.current(scene.game).table)
    assert bots.next_at() is not None
    door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Ana"]))
    assert bots.next_at() is None


def names(scene: Any) -> set[str]:
    """Whose answers stand in the journal."""
    from loupiote.kernel.inputs import Reply

    given = (one for chapter in tables.current(scene.game).table.standing() for one in chapter.inputs)
    return {one.player for one in given if isinstance(one, Reply)}


def test_whoever_leads_ends_a_window_early_with_the_answers_that_bots_owe(forum: Any) -> None:
    """What the console foresees is what comes of it."""
    from loupiote.web.console import foresee

    scene = forum(bots=BOTS)
    while not (scene.view().window or "").startswith("loups"):
        assert scene.close().ok
    seen = foresee.foresee(scene.game, tables.current(scene.game), whole=False)
    assert scene.close().ok
    assert "Bob" in names(scene) and not names(scene) - set(BOTS)
    assert [told.event for told in tables.current(scene.game).table.told][-len(seen.told) :] == [
        told.event for told in seen.told
    ]


def test_a_deadline_that_passed_while_nothing_ran_takes_their_answers_along(forum: Any, clock: Any) -> None:
    from loupiote.web.games import deadlines

    scene = forum(bots=tuple(CAST))
    while not (scene.view().window or "").startswith("vote"):
        assert scene.close().ok
    before = len(said(scene))
    clock.shift(timedelta(hours=80))
    tables.forget()
    window = scene.view().window
    (deadline,) = (one for one in deadlines.due() if one.window == window)
    assert deadlines.fire(deadline)
    assert len(said(scene)) == before, "all of it is one order, the clock's"
    living = {seat.name for seat in scene.view().seats}
    voted = {one.player for one in _votes(scene, window)}
    assert len(voted) >= 3 and voted <= living


def _votes(scene: Any, window: str) -> list[Any]:
    from loupiote.kernel.inputs import Reply

    given = (one for chapter in tables.current(scene.game).table.standing() for one in chapter.inputs)
    return [one for one in given if isinstance(one, Reply) and one.window == window]


def test_a_paused_game_is_closed_without_them(forum: Any) -> None:
    scene = forum(bots=BOTS)
    type(scene.game).objects.filter(pk=scene.game.pk).update(paused=True)
    for _ in range(3):
        assert scene.close().ok
    assert names(scene) == set()
