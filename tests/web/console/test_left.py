"""What players have left beforehand, as whoever leads sees it coming: what is foreseen is what happens."""

from __future__ import annotations

from typing import Any

from loupiote.web.console.foresee import foresee
from loupiote.web.games import tables
from loupiote.web.ordering import ahead
from loupiote.web.square.models import Post
from web.console.conftest import CARDS
from web.console.test_console import browser, console
from web.ordering.test_ahead import leave

HUNTER = CARDS | {"Gil": "chasseur"}


def shot(table: type) -> Any:
    """The pack devours the Hunter, who has said whom he takes along."""
    scene = table(rules="forum", mode="forum", watch=True, **HUNTER)
    leave(scene, "Gil", "tirer", "Bob", when="silent")
    while scene.view().window.partition("@")[0] != "loups":
        scene.close()
    for wolf in ("Bob", "Cleo"):
        assert scene.reply(wolf, "devorer", "Gil").ok
    return scene


def test_what_was_left_speaks_where_the_end_is_foreseen_and_nothing_is_written(table: type) -> None:
    scene = shot(table)
    before = tables.current(scene.game)
    found = foresee(scene.game, before, whole=True)
    while found.table.open is not None and found.table.game.seats["Bob"].alive:
        found = foresee(scene.game, before._replace(table=found.table), whole=False)
    dead = [player.id for player in found.table.game.players if not player.alive]
    assert dead == ["Bob", "Gil"]
    assert not [row for row in ahead.Standing.objects.filter(game=scene.game) if row.used_at]
    assert not Post.objects.filter(game=scene.game, kind=Post.Kind.RECEIPT, owner__name="Gil", facts_upto=None)


def test_the_words_that_were_prepared_hold_though_somebody_left_an_order(table: type) -> None:
    scene = shot(table)
    for _ in range(9):
        page = console(scene, "ahead/")
        if "abat" in page.text or "Bob" in page.text.partition("Tout le monde lirait")[2].partition("Ce qui")[0]:
            break
        scene.close()
    form = next(f for f in page.forms if f.action.endswith("/words/") and "Bob" in str(f.fields))
    browser(scene).send(form, [("text", "Deux coups de feu.")])
    browser(scene).send(console(scene, "ahead/").form(to="/close/"))
    assert "Deux coups de feu." in [post.text for post in Post.objects.filter(game=scene.game)]
    assert not scene.view().seats[1].alive


def test_the_page_says_what_will_be_answered_beforehand(forum: Any) -> None:
    leave(forum, "Ana", "sonder", "Bob", when="silent")
    while forum.view().window.partition("@")[0] != "voyante":
        forum.close()
    assert "Laissé d’avance" in console(forum).text
    letters = console(forum, "ahead/?only=1").text
    assert "Bob" in letters.partition("Ce que chacun")[2] or "Bob" in letters
    told = [one.event for one in foresee(forum.game, tables.current(forum.game), whole=False).told]
    forum.close()
    assert [one.event for one in tables.current(forum.game).table.told][-len(told) :] == told
    assert "Laissé d’avance" not in console(forum).text


def test_an_order_for_the_next_time_is_given_once_though_one_tap_closes_several_windows(forum: Any) -> None:
    leave(forum, "Ana", "sonder", "Bob")
    ahead.Standing.objects.update(used="")
    given: list[str] = []
    voice = ahead.voice(forum.game)
    for window in ("voyante@1", "voyante@2"):
        trial = tables.current(forum.game).table.rehearse()
        assert trial.open is not None
        trial.open.name = window
        voice(trial, None, lambda reply: given.append(reply.window))
    assert given == ["voyante@1"]
