"""Somebody who has never been here: from the front page to the first morning of the demonstration, and no page is a dead end."""

from __future__ import annotations

import re
from collections import deque
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.test import Client
from playwright.sync_api import Browser, Page

from web_browser import phone
from web_server import Server

MOST_TAPS = 15


def answer(page: Page) -> int:
    """Answer the first question of the screen as it asks, with as many names as it wants; gives the taps."""
    question = page.locator("main fieldset.prompt:visible").first
    if not question.count():
        return 0
    wanted = int(question.get_attribute("data-least") or question.get_attribute("data-most") or 1)
    tiles = question.locator("label:not(.tile-nobody):not(:has(:disabled)):visible")
    for n in range(wanted):
        tiles.nth(n).click()
    return wanted


def test_from_the_front_page_to_the_first_morning(browser: Browser, server: Server) -> None:
    page = phone(browser, server, "/")
    page.click("form[action='/demo/'] button")
    taps, seen = 1, []
    while page.locator("html").get_attribute("data-moment") not in ("dawn", "day"):
        act = page.locator(".btn-act:visible")
        assert act.count() == 1, page.url  # on every screen one thing to do next
        taps += answer(page) + 1
        assert taps <= MOST_TAPS, seen
        seen.append(act.inner_text())
        before = page.locator("main").text_content()
        act.click()
        page.wait_for_function("before => document.querySelector('main').textContent !== before", arg=before)
        page.wait_for_timeout(500)  # the line to the server says the same once more
    assert page.locator(".btn-act:visible").count() == 1
    assert taps <= MOST_TAPS


# ------------------------------------------------------------------------------------------------------------------- dead ends


class Ways(HTMLParser):
    """The ways on from a page: links and buttons beside those that every page has."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ways, self._frame = 0, 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "header" and "topbar" in (given.get("class") or ""):
            self._frame += 1
        if tag == "a" and given.get("href") and "skip-link" not in (given.get("class") or ""):
            self.links.append(given["href"] or "")
        if not self._frame and (tag == "button" or (tag == "a" and given.get("href", "#") != "#content")):
            self.ways += 1

    def handle_endtag(self, tag: str) -> None:
        if tag == "header" and self._frame:
            self._frame -= 1


def walk(client: Client, *starts: str, most: int = 90, of_rules: int = 6) -> dict[str, Ways]:
    """Every page that links lead to; of the rule book a few."""
    left, seen = deque(starts), dict[str, Ways]()
    while left and len(seen) < most:
        path = left.popleft()
        if path in seen or (path.startswith("/regles/") and sum(p.startswith("/regles/") for p in seen) >= of_rules):
            continue
        answer = client.get(path, follow=True)
        assert answer.status_code == 200, path
        if not answer.headers["Content-Type"].startswith("text/html"):
            continue
        seen[path] = Ways(answer.content.decode())
        for link in seen[path].links:
            parts = urlsplit(link)
            if not parts.netloc and parts.path.startswith("/") and not re.match(r"/(static|admin|s)/", parts.path):
                left.append(parts.path)
    return seen


def no_dead_end(pages: dict[str, Ways]) -> None:
    assert [path for path, page in pages.items() if not page.ways] == []


def test_no_page_of_a_stranger_is_a_dead_end() -> None:
    pages = walk(Client(), "/", "/join/")
    no_dead_end(pages)
    assert {"/", "/join/", "/people/sign-in/", "/new/"} <= set(pages)


@pytest.mark.parametrize("who", ["mj", "Ana", "stranger"])
@pytest.mark.parametrize("state", ["preparing", "running", "finished"])
def test_no_page_around_a_game_is_a_dead_end(who: str, state: str, table: Any) -> None:
    from loupiote.kernel.inputs import Decree
    from loupiote.web.games import door

    cards = {"Ana": "voyante", "Bob": "loup-garou"} | dict.fromkeys(["Cleo", "Dan", "Eve"], "simple-villageois")
    scene = table(begun=state != "preparing", watch=True, **cards)
    if state == "finished":
        assert door.submit(scene.game.pk, scene.mj, Decree(what="end-game", value=["Bob"])).ok
    no_dead_end(walk(scene.client(who), f"/g/{scene.game.key}/", "/people/games/"))


def test_no_page_of_the_preparation_is_a_dead_end(preparing_game: Any) -> None:
    pages = walk(preparing_game.client, "/", f"/g/{preparing_game.key}/")
    no_dead_end(pages)
    for step in ("rules", "players", "cards", "options", "deal", "middle", "delete"):
        assert f"/g/{preparing_game.key}/prepare/{step}/" in pages, step


@pytest.fixture
def preparing_game() -> Any:
    from web_preparing import Preparing

    return Preparing(names="Ana, Basile")


def test_what_goes_wrong_leads_back(monkeypatch: pytest.MonkeyPatch) -> None:
    from loupiote.web import views

    client = Client(enforce_csrf_checks=True, raise_request_exception=False)
    monkeypatch.setattr(views, "games_of", lambda request: 1 / 0)
    wrong = {404: client.get("/nowhere/"), 403: client.post("/demo/"), 500: client.get("/")}
    for status, answer in wrong.items():
        assert answer.status_code == status
        assert Ways(answer.content.decode()).ways
        assert "Première page" in answer.content.decode() or "À la première page" in answer.content.decode()


def test_a_game_that_one_may_not_see_looks_like_none(table: Any) -> None:
    scene = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    hidden, none = (Client().get(f"/g/{key}/").content.decode() for key in (scene.game.key, "z" * 12))
    assert re.sub(r"/g/\w{12}/|token[^>]*|X-CSRFToken[^}]*", "", hidden) == re.sub(
        r"/g/\w{12}/|token[^>]*|X-CSRFToken[^}]*", "", none
    )
