"""The log of a game says everything that those who lead have done; who reads it, and what of it."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import Any

import pytest

from loupiote.kernel.inputs import Close, Decree, Reply
from loupiote.web.games import deeds, door
from loupiote.web.games.models import Deed
from loupiote.web.people.deeds import KINDS
from loupiote.web.square.models import Post
from table_pages import Page

CARDS = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "loup-garou", "Hal": "sorciere"}
CARDS |= dict.fromkeys(["Dan", "Eve", "Flo", "Gil"], "simple-villageois")


@pytest.fixture(autouse=True)
def _calm(settings: Any) -> Iterator[None]:
    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.immediate.ImmediateBackend"}}
    yield


@pytest.fixture
def forum(table: Any) -> Any:
    """A game by forum that somebody leads."""
    return table(rules="forum", mode="forum", watch=True, **CARDS)


def log(scene: Any, who: str = "mj", lang: str = "fr") -> str:
    """The log as somebody reads it, as plain text."""
    client = scene.client(who)
    answer = client.get(f"/g/{scene.game.key}/trace/", headers={"accept-language": lang})
    assert answer.status_code == 200
    text = re.sub(r"<(s|/s)>", "~", answer.content.decode())
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", text)).split())


def send(scene: Any, page: str, **fields: Any) -> Any:
    """A form of whoever leads."""
    if not hasattr(scene, "mine"):
        scene.mine = scene.client("mj")
    return scene.mine.post(f"/g/{scene.game.key}/{page}", fields)


def test_it_says_what_became_of_an_order_that_was_corrected_or_taken_back(forum: Any) -> None:
    while forum.view().window.partition("@")[0] != "loups":
        forum.close()
    assert forum.reply("Bob", "devorer", "Dan").ok
    journal = door.tables.current(forum.game)
    (chapter, place), _seq = max(journal.brought.items(), key=lambda one: one[1])
    instead = Reply(player="Bob", power="devorer", value=("Eve",), window=forum.view().window)
    assert door.amend(forum.game.pk, forum.mj, chapter, place, instead).ok
    said = log(forum)
    assert re.search(r"a corrigé : .*dévorer Eve.* avant : .*dévorer Dan", said), said
    assert re.search(r"~[^~]*dévorer Dan[^~]*~ \( ?ne tient plus ?\)", said), said
    assert door.submit(forum.game.pk, forum.co_mj, Close(window=forum.view().window)).ok
    assert door.undo(forum.game.pk, forum.mj).ok
    said = log(forum)
    assert "a annulé : Clos" in said, said
    assert re.search(r"~ ?Clos[^~]*~ \( ?ne tient plus ?\)", said), said


def test_an_answer_that_was_missed_and_put_in_stands_there(forum: Any) -> None:
    while forum.view().window.partition("@")[0] != "loups":
        forum.close()
    window = forum.view().window
    forum.close()
    journal = door.tables.current(forum.game)
    (chapter, place), _seq = max(journal.brought.items(), key=lambda one: one[1])
    missed = Reply(player="Bob", power="devorer", value=("Eve",), window=window)
    assert door.amend(forum.game.pk, forum.mj, chapter, place, missed, ahead=True).ok
    assert re.search(r"a ajouté ce qui manquait : .*dévorer Eve", log(forum))


def test_who_takes_a_seat_over_and_why_stands_there(forum: Any) -> None:
    client, address = forum.client("mj"), f"/g/{forum.game.key}/console/seats/6/"
    form = Page(client.get(address)).form(to=address)
    client.post(address, dict(form.fields) | {"name": "Nova", "reason": "un long voyage"})
    said = log(forum)
    assert "Motif : un long voyage" in said
    assert "a confié une place par un lien personnel (Nova)" in said


def test_decrees_stand_there_in_words_with_their_reason(forum: Any) -> None:
    for given in (
        Decree(what="substitute", who="Eve", value="Zoe"),
        Decree(what="mark", who="Dan", value="no-vote", reason="il a parlé la nuit"),
        Decree(what="announce", who="Dan", value="calme-toi"),
        Decree(what="announce", value="bonne nuit"),
    ):
        assert door.submit(forum.game.pk, forum.mj, given).ok
    said = log(forum)
    wanted = (
        "prend la place d",
        "Motif : il a parlé la nuit",
        "Écrit à Dan : calme-toi",
        "à tout le monde : bonne nuit",
    )
    for words in wanted:
        assert words in said.replace("'", "’").replace("\u202f", " "), (words, said)
    for raw in ("substitute", "announce", "no-vote", "décret :"):
        assert raw not in said
    assert "Reason: il a parlé la nuit" in log(forum, lang="en")


def test_an_order_left_beforehand_stands_there_with_what_it_came_with(forum: Any) -> None:
    from loupiote.web.ordering.models import Standing

    while forum.view().window.partition("@")[0] != "loups":
        forum.close()
    seat = forum.game.seats.get(name="Bob")
    when = Standing.When.values
    Standing.objects.create(game=forum.game, seat=seat, power="devorer", value=["Dan"], when=when[-1])
    forum.close()
    assert "donné d’avance" in log(forum)


def test_every_act_beside_the_journal_stands_there(forum: Any) -> None:
    window = forum.view().window
    send(forum, "calendar/act/", do="extend", window=window, minutes="30")
    send(forum, "calendar/act/", do="pause")
    send(forum, "table/pause/", do="resume")
    send(forum, "waiting/", before="5h", absent_after="3")
    send(forum, "votes/settings/", by_post="on")
    send(forum, "votes/settings/")
    send(forum, "square/settings/", edit_minutes="77")
    send(forum, "invite/", do="unwatch")
    send(forum, "invite/", do="link", of=str(forum.game.seats.get(name="Dan").pk))
    send(forum, "waiting/prod/", all="1")
    said = log(forum)
    for words in (
        "a accordé du temps :",
        "30 minutes",
        "a mis la partie en pause",
        "a repris la partie",
        "rappels avant la fin : 5 heures",
        "a permis les votes par un message",
        "a interdit les votes par un message",
        "minutes : 77",
        "ne laisse plus personne regarder",
        "a confié une place par un lien personnel (Dan)",
        "a relancé : Dan",
    ):
        assert words in said, (words, said)


def test_a_calendar_that_is_changed_says_what_from_what_to_what(forum: Any) -> None:
    client, address = forum.client("mj"), f"/g/{forum.game.key}/calendar/edit/"
    fields = dict(Page(client.get(address)).form("calendar").fields)
    client.post(address, fields | {"nuit-number": "7", "nuit-unit": "h"})
    said = log(forum)
    assert re.search(r"a changé le calendrier – Nuit : 7 heures \(avant : [^)]+\)", said), said
    assert said.count("avant :") == 1  # what stays as it was is not said


def test_posts_that_are_hidden_and_words_that_are_changed(forum: Any) -> None:
    from loupiote.web.square import writing

    while forum.view().window.partition("@")[0] != "loups":
        forum.close()
    post = Post.objects.filter(game=forum.game, kind=Post.Kind.ANNOUNCEMENT).first()
    assert post is not None
    assert writing.edit(forum.game, forum.mj, post.key, "La lune se lève, toute rousse.")
    assert writing.hide(forum.game, forum.co_mj, post.key, "une faute")
    assert writing.restore(forum.game, forum.mj, post.key)
    client = forum.client("mj")
    form = Page(client.get(f"/g/{forum.game.key}/console/ahead/")).form(to="/words/")
    client.post(form.action, dict(form.fields) | {"text": "Un silence de plomb."})
    said = log(forum)
    for words in (
        "La lune se lève, toute rousse.",
        "a masqué un message",
        "une faute",
        "a réaffiché",
        "Un silence de plomb.",
    ):
        assert words in said, (words, said)


def test_who_reads_it(forum: Any) -> None:
    for who in ("Ana", "Dan", "spectator", "stranger"):
        assert forum.client(who).get(f"/g/{forum.game.key}/trace/").status_code == 404
    deeds.note(forum.game, forum.mj, "prod", who=["Gil"])
    deeds.note(forum.game, forum.mj, "pause")
    assert door.submit(forum.game.pk, forum.mj, Decree(what="end-game", value=[], reason="il est tard")).ok
    for who in ("Ana", "spectator"):
        said = log(forum, who)
        assert "a mis la partie en pause" in said and "il est tard" in said
        assert "a relancé" not in said  # that concerns those who lead alone
    assert "a relancé : Gil" in log(forum)
    assert door.undo(forum.game.pk, forum.mj).ok
    assert forum.client("Ana").get(f"/g/{forum.game.key}/trace/").status_code == 404


def test_it_has_as_many_pages_as_it_needs_and_asks_no_more_for_that(
    forum: Any, django_assert_max_num_queries: Any
) -> None:
    client = forum.client("mj")
    for n in range(230):
        deeds.note(forum.game, forum.mj, "hide", author=f"A{n}", why="bruit")
    with django_assert_max_num_queries(25):
        page = client.get(f"/g/{forum.game.key}/trace/?page=3").content.decode()
    assert "A0)" in page and "A229)" not in page


def test_a_name_that_goes_goes_from_there_too(forum: Any) -> None:
    from loupiote.web.games import erasing

    deeds.note(forum.game, forum.mj, "prod", who=["Gil", "Dan"])
    erasing.erase(forum.game.seats.get(name="Gil"))
    assert "a relancé : Anonyme, Dan" in log(forum)
    assert not Deed.objects.filter(data__contains="Gil").exists()


def test_every_kind_is_a_sentence(forum: Any) -> None:
    values: dict[str, Any] = dict.fromkeys(("who", "name", "author", "why", "text", "title", "account"), "x")
    values |= {"window": "vote@2", "seconds": 3600, "clause": "forum.voyante.1"}
    values |= {
        "changes": {"nuit": ["24h", "@20:00"], "weekends": [False, True], "off": [[], ["2026-12-24"]], "new": [1, None]}
    }
    for kind in KINDS:
        deeds.note(forum.game, forum.mj, kind, **values)
    said = log(forum)
    assert "%(" not in said
    for kind in KINDS.values():
        assert str(kind.says).split("%")[0].strip() in said


def test_what_the_program_does_beside_the_journal_is_said_to_be_its_own(forum: Any) -> None:
    from loupiote.web.games.viewers import PROGRAM

    deeds.note(forum.game, PROGRAM, "led-by", name="Octave")
    page = forum.client("mj").get(f"/g/{forum.game.key}/trace/").content.decode()
    assert "a confié la partie à Octave" in page
    assert ">loupiote<" not in page and ">le programme<" in page
