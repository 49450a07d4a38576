"""Whoever leads a game by forum comes back to the console from whatever they do, and says why they decree something."""

from __future__ import annotations

import re
from typing import Any

import pytest

from loupiote.kernel.inputs import Decree
from loupiote.web.games import door, tables
from loupiote.web.games.models import Game
from table_pages import Browser, Page


@pytest.fixture
def lead(forum: Any) -> Browser:
    """The browser of whoever leads."""
    return Browser(forum.client("mj"), forum.game.key)


def sent(lead: Browser, form: Any, **given: str) -> str:
    """Where the browser is led when it has sent a form."""
    data = dict(form.fields) | given
    answer = lead.client.post(form.action, data)
    assert answer.status_code == 302, answer.content
    return str(answer["Location"])


def at(lead: Browser, page: str) -> Page:
    return Page(lead.client.get(lead.base.replace("table/", page)))


def test_a_decree_leads_back_to_the_console_with_its_reason_kept(forum: Any, lead: Browser) -> None:
    offer = next(f for f in at(lead, "table/seats/5/").forms if ("what", "kill") in f.fields)
    sure = lead.send(offer)
    form = sure.form(to="/table/decree/")
    assert "reason" in dict(form.fields)
    where = sent(lead, form, reason="  n’a plus\n donné de nouvelles ")
    assert where.endswith("/console/")
    journal = tables.current(forum.game)
    given = journal.table.chapters[max(journal.brought)[0]].inputs[-1]
    assert isinstance(given, Decree) and given.reason == "n’a plus donné de nouvelles"
    assert "n’a plus donné de nouvelles" in at(lead, "after/story/").html  # whoever leads reads it in the story
    for who in ("Ana", "Bob", "spectator"):
        client = forum.client(who)
        for page in ("square/", "calendar/", "votes/", "seat/", "seat/story/", "orders/", "square/b/place/"):
            assert "de nouvelles" not in client.get(f"/g/{forum.game.key}/{page}", follow=True).content.decode()


def test_a_reason_may_stay_empty_and_tells_nothing_then(forum: Any, lead: Browser) -> None:
    form = lead.send(next(f for f in at(lead, "table/seats/5/").forms if ("what", "kill") in f.fields)).form(to="/decree/")
    assert sent(lead, form).endswith("/console/")
    assert "Motif" not in at(lead, "after/story/").html


def test_a_decree_that_is_refused_says_why_with_the_way_back(forum: Any, lead: Browser) -> None:
    offer = next(f for f in at(lead, "table/seats/5/").forms if ("what", "kill") in f.fields)
    assert door.submit(forum.game.pk, forum.mj, Decree(what="kill", who="Dan")).ok
    page = Page(lead.client.post(offer.action, dict(offer.fields), follow=True))
    assert "Dan n’est plus en vie" in page.text
    assert any(link.endswith("/console/") for link in page.links)


def test_an_undo_and_an_amendment_lead_back_to_the_console_and_to_no_script(forum: Any, lead: Browser) -> None:
    while forum.view().window.partition("@")[0] != "loups":
        forum.close()
    forum.reply("Bob", "devorer", "Dan")
    place = next(link for link in at(lead, "table/past/").links if re.search(r"/table/past/\d+\.\d+/$", link))
    amend = Page(lead.client.get(place)).form("amend") if place else None
    assert amend is not None
    assert "Dan" in str(amend.fields)
    sure = lead.send(amend, [("v0", "Eve")])
    assert sent(lead, sure.form(to=place)).endswith("/console/")
    assert "à voix haute" not in at(lead, "console/").text
    assert sent(lead, at(lead, "table/undo/").form(to="/table/undo/")).endswith("/console/")


def test_every_page_behind_it_has_a_way_back_to_it_and_none_to_the_script(forum: Any, lead: Browser) -> None:
    home = f"/g/{forum.game.key}/console/"
    for page in ("table/seats/", "table/seats/5/", "table/past/", "table/undo/", "table/more/", "trace/"):
        links = at(lead, page).links
        assert home in links, page
        assert f"/g/{forum.game.key}/table/" not in links, page
    room = at(lead, "square/").links
    assert home in room and f"/g/{forum.game.key}/table/" not in room
    assert "téléphone" not in at(lead, "table/more/").text


def test_the_script_of_a_game_at_a_table_is_no_page_of_a_game_by_forum(forum: Any, lead: Browser) -> None:
    assert lead.client.get(f"/g/{forum.game.key}/table/")["Location"] == f"/g/{forum.game.key}/console/"
    Game.objects.filter(pk=forum.game.pk).update(mode=Game.Mode.TABLE)
    assert lead.client.get(f"/g/{forum.game.key}/table/").status_code == 200
