"""An answer that was missed is put into a window that is closed, once it was shown what that changes."""

from __future__ import annotations

from typing import Any

import pytest

from table_pages import Browser, Page

CARDS = {"Ana": "voyante", "Bob": "loup-garou"} | dict.fromkeys(["Cleo", "Dan", "Eve", "Flo"], "simple-villageois")


@pytest.fixture
def forum(table: type) -> Any:
    """The Seer said nothing; the pack has chosen Dan, who is dead."""
    scene = table(rules="forum", mode="forum", options={"capitaine": "aucun"}, **CARDS)
    while scene.view().window.partition("@")[0] != "loups":
        scene.close()
    assert scene.reply("Bob", "devorer", "Dan", by=scene.player("Bob")).ok
    while scene.view().seats[3].alive:
        scene.close()
    return scene


def missed(scene: Any, window: str) -> tuple[Browser, Page, str]:
    """The page on which an answer is put into the window of this title."""
    lead = Browser(scene.client("mj"), scene.game.key)
    past = lead.get("past/?page=1")
    for link in past.links:
        if link.endswith("/add/"):
            page = lead.get(link.partition("/table/")[2])
            if window in page.text:
                return lead, page, link
    raise AssertionError(f"no end of {window}: {past.links}")


def test_it_is_shown_first_then_done_and_the_later_ones_are_given_again(forum: Any) -> None:
    lead, page, link = missed(forum, "Voyante")
    who = next(one for one in page.links if "player=Ana" in one)
    form = lead.get(link.partition("/table/")[2] + who).form("add")
    sure = lead.send(form, [("v0", "Bob")])
    assert "Ce qui change" in sure.text and "Bob" in sure.text
    assert not [one for one in forum.view("Ana").told if type(one.event).__name__ == "Saw"], "nothing is done yet"
    lead.send(sure.form(to="/add/"))
    assert [one.event.role for one in forum.view("Ana").told if type(one.event).__name__ == "Saw"] == ["loup-garou"]
    assert not forum.view().seats[3].alive, "what the pack did stands"
    log = forum.client("mj").get(f"/g/{forum.game.key}/trace/").content.decode()
    assert "a ajouté ce qui manquait" in log


def test_what_the_rules_refuse_is_refused_there_too(forum: Any) -> None:
    lead, page, link = missed(forum, "Voyante")
    who = next(one for one in page.links if "player=Ana" in one)
    form = lead.get(link.partition("/table/")[2] + who).form("add")
    assert "add" in lead.send(form, [("v0", "Zoe")]).ids
    assert not [one for one in forum.view("Ana").told if type(one.event).__name__ == "Saw"]


def test_who_has_answered_is_corrected_instead(forum: Any) -> None:
    from loupiote.kernel.inputs import Close
    from loupiote.web.games import tables

    lead, journal = Browser(forum.client("mj"), forum.game.key), tables.current(forum.game)
    ends = {
        one.window.partition("@")[0]: f"past/{chapter.number}.{i}/add/"
        for chapter in journal.table.standing()
        for i, one in enumerate(chapter.inputs)
        if isinstance(one, Close)
    }
    offered = [link.partition("/table/")[2] for link in lead.get("past/").links if link.endswith("/add/")]
    assert ends["voyante"] in offered
    assert ends["loups"] not in offered, "nobody's answer is missing there"
    for link in offered:
        assert [one for one in lead.get(link).links if "player=" in one], link
    page = lead.get(ends["loups"])
    assert "Tous ceux qui étaient appelés ont répondu" in page.text
    assert not [one for one in page.links if "player=" in one]
    main = page.html.partition("<main")[2].partition("</main")[0]
    assert f'href="/g/{forum.game.key}/table/past/"' in main, "a way on"


def test_only_the_end_of_a_window_takes_one_and_only_from_those_who_lead(forum: Any) -> None:
    _lead, _page, link = missed(forum, "Voyante")
    for who in ("Ana", "stranger"):
        assert forum.client(who).get(link).status_code == 404
    lead = forum.client("mj")
    for wrong in ("999.0", "0.0", "x", "1.99"):
        assert lead.get(f"/g/{forum.game.key}/table/past/{wrong}/add/").status_code == 404
