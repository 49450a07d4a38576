"""The tone of a game in a real browser: a text is found, tried while it is typed, kept, and read on the square."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web_browser import DESK, PHONE, in_database, phone, unsound
from web_server import Server

HERE = Path(__file__).parent
MAKE = (
    f"import sys\nsys.path.insert(0, {str(HERE.parents[1])!r})\n"
    "from loupiote.web.games import tokens\n"
    "from loupiote.web.tone import keeping\n"
    "from web_table import Scene\n"
    "cards = {'Ana': 'voyante', 'Bob': 'loup-garou', 'Cleo': 'sorciere'}\n"
    "cards |= dict.fromkeys(['Dan', 'Eve', 'Flo', 'Gil', 'Hal'], 'simple-villageois')\n"
)


@pytest.fixture(scope="module")
def game(server: Server) -> list[str]:
    """A game that runs: key, the game master's token, Dan's."""
    lines = in_database(
        server,
        MAKE + "scene = Scene(rules='forum', mode='forum', **cards)\n"
        "print(scene.game.key, *(tokens.renew(scene._holders[who]) for who in ('mj', 'Dan')))",
    )
    return lines.splitlines()[-1].split()


def look(page: Page, name: str) -> None:
    """Keep pictures where somebody wants to look at the pages."""
    if folder := os.environ.get("LOUPIOTE_PICTURES"):
        for size in (PHONE, DESK):
            page.set_viewport_size(size)
            page.screenshot(path=f"{folder}/tone-{name}-{size['width']}.png", full_page=True)
        page.set_viewport_size(PHONE)


def test_a_text_is_written(browser: Browser, server: Server, game: Any) -> None:
    key, mj, _dan = game
    page = phone(browser, server, f"/s/{mj}/")
    page.goto(f"{server.address}/g/{key}/console/")
    page.get_by_role("link", name="Le ton de la partie").click()
    expect(page.locator("h1")).to_have_text("Le ton de la partie")
    assert unsound(page) == []  # "tone/"
    look(page, "texts")
    page.select_option("#kind", "deaths")
    expect(page).to_have_url(re.compile("kind=deaths"))
    page.fill("#q", "carte reste")
    expect(page.locator("#texts .role-row")).to_have_count(1)
    page.locator("#texts .role-row a").click()
    assert unsound(page) == []  # "tone/told-died/"
    words = page.locator("#text")
    look(page, "told")
    words.fill("Plouf, *{ $who")
    expect(page.locator("#reads .field-fault").first).to_be_visible()
    page.locator("form .btn-act").click()
    expect(words).to_have_attribute("aria-invalid", "true")
    assert unsound(page) == []
    look(page, "fault")
    words.fill("Plouf ! { $who_genre ->\n[f] Elle coule\n[m] Il coule\n*[x] Ça coule\n} : *{ $who }*.")
    expect(page.locator("#reads li")).to_have_count(3)
    expect(page.locator("#reads li").nth(1)).to_contain_text("Il coule : Hugo.")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
    assert unsound(page) == []
    look(page, "text")
    page.locator("form .btn-act").click()
    expect(page.locator("#texts")).to_contain_text("de toi")
    page.goto(f"{server.address}/g/{key}/tone/?own=1")
    expect(page.locator("#texts .role-row")).to_have_count(1)
    page.context.close()


def test_a_whole_pack(browser: Browser, server: Server, game: Any) -> None:
    key, mj, dan = game
    page = phone(browser, server, f"/s/{mj}/")
    page.goto(f"{server.address}/g/{key}/tone/pack/")
    assert unsound(page) == []  # "tone/pack/"
    page.fill("#text", "told-dide = Mort\nrole-voyante = Vigie\n    .le = la\n    .shown = le\n")
    page.locator("form .btn-act").click()
    expect(page.get_by_role("alert")).to_contain_text("told-died")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
    assert unsound(page) == []
    look(page, "pack")
    page.locator("button[name=part]").click()
    expect(page.locator("#text")).to_have_value("role-voyante = Vigie\n    .le = la\n    .shown = le\n")
    reader = phone(browser, server, f"/s/{dan}/")
    reader.goto(f"{server.address}/g/{key}/square/rules/")
    expect(reader.locator("main")).to_contain_text("Vigie")
    look(page, "kept")
    page.context.close()
