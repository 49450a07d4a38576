"""Nothing of the game master's screen reaches anybody else: no page, no address, no word, no length."""

from __future__ import annotations

import re
from typing import Any

import pytest

from table_pages import Browser, Page

SMALL = {"Ana": "voyante", "Bob": "loup-garou"} | dict.fromkeys(["Cleo", "Dan", "Eve", "Fay"], "simple-villageois")
PAGES = ("", "desk/", "more/", "seats/", "seats/2/", "undo/", "past/", "cards/", "cards/2/")


def bare(answer: Any, key: str) -> str:
    """A page without what differs from one request to the next, and without its own address."""
    html = re.sub(r"[A-Za-z0-9]{64}", "", answer.content.decode())
    return html.replace(key, "")


@pytest.mark.parametrize("who", ["Ana", "Bob", "stranger"])
def test_a_page_of_the_screen_looks_like_one_that_is_not_there(lead: Any, who: str) -> None:
    master = lead(**SMALL)
    client = master.scene.client(who)
    for page in PAGES:
        there, absent = (client.get(f"/g/{key}/table/{page}") for key in (master.scene.game.key, "abcdefghjkmn"))
        assert there.status_code == absent.status_code == 404
        assert bare(there, master.scene.game.key) == bare(absent, "abcdefghjkmn")


def test_what_the_script_does_leaves_a_player_s_page_as_it_is(lead: Any) -> None:
    master = lead(**SMALL)
    client = master.scene.client("Dan")

    def seen() -> str:
        html = client.get(f"/g/{master.scene.game.key}/seat/state/").content.decode()
        return re.sub("<!--.*?-->", "", html)  # random, so that the length tells nothing

    before = seen()
    master.next()
    master.browser.send(master.browser.get("more/").form(to="/note/"), [("text", "Dan se trahit")])
    master.browser.send(master.browser.get("more/").form(to="/settings/"), [("calls", "asked"), ("minutes", "9")])
    assert seen() == before
    master.answer("Bob")  # the Voyante acts: Dan sees nothing of it
    assert seen() == before


def test_the_screen_is_kept_by_no_cache(lead: Any) -> None:
    master = lead(**SMALL)
    answer = master.browser.client.get(master.browser.base)
    assert answer.headers["Cache-Control"] == "no-store"


def test_what_is_private_lies_under_a_cover_on_a_page_that_was_loaded(lead: Any) -> None:
    master = lead(**SMALL)
    master.next()
    master.answer("Bob")
    master.next()
    for path in ("", "desk/", "seats/"):
        html = master.browser.get(path).html
        opened = [part for part in html.split("<details")[1:] if " open" in part.partition(">")[0]]
        assert opened == []
    html = master.browser.get().html
    shown = html.partition("<details")[0] + "".join(part.partition("</details>")[2] for part in html.split("<details"))
    assert "Loup-Garou" not in shown.replace("Les Loups-Garous", "").replace("La meute", "")


def test_pages_behind_the_screen_are_covered_too(lead: Any) -> None:
    """Also after a reload, by day, on somebody else's device: one tap takes the cover off."""
    master = lead(**SMALL)
    master.next()
    master.answer("Bob")
    browser, game = master.browser, f"/g/{master.scene.game.key}/"
    past = browser.get("past/")
    place = next(link for link in past.links if "/past/" in link).partition("/table/")[2]
    kill = browser.get("seats/2/").form(to="/decree/")
    amend = browser.get(place)
    pages = {
        "past": past,
        "seat": browser.get("seats/2/"),
        "undo": browser.get("undo/"),
        "decree": browser.send(kill, follow=False),
        "amend": amend,
        "amend, sure": browser.send(amend.form("amend"), [("v0", "Cleo")], follow=False),
        "cards": Page(browser.client.get(game + "after/")),
        "story": Page(browser.client.get(game + "after/story/")),
        "record": Page(browser.client.get(game + "after/texts/")),
        "trace": Page(browser.client.get(game + "trace/")),
    }
    for name, page in pages.items():
        assert page.status == 200, name
        opened = [part for part in page.html.split("<details")[1:] if " open" in part.partition(">")[0]]
        assert opened == [], name
        depth, bare = 0, ""
        for part in re.split("(</?details)", page.html.partition("<main")[2].partition("</main>")[0]):
            depth += {"<details": 1, "</details": -1}.get(part, 0)
            bare += part if depth == 0 else ""
        assert "Loup" not in re.sub("<[^>]*>", "", bare).replace("Loupiote", ""), name


def test_refusals_are_told_to_those_who_lead_alone(lead: Any) -> None:
    master = lead(**SMALL)
    form = master.next().form("ask")
    data = dict(form.fields) | {"v0": "Bob"}
    answer = master.scene.client("Bob").post(form.action, data)
    assert answer.status_code == 404
    assert master.window == "voyante@1"
    assert not Browser(master.scene.client("mj"), master.scene.game.key).get().has("read")
