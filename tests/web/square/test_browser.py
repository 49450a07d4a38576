"""The forum room in a real browser: live boards, drafts, previews, and nothing that is taken away from who is writing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web_browser import in_database, phone
from web_server import Server

TESTS = Path(__file__).parents[2]
CODE = """
import sys
sys.path.insert(0, {tests!r})
from loupiote.web.games import tokens
from loupiote.web.square import writing
from web_table import Scene
cards = {{"Ana": "voyante", "Bob": "loup-garou", "Cleo": "loup-garou", "Dan": "simple-villageois", "Eve": "simple-villageois"}}
scene = Scene(rules="forum", mode="forum", **cards)
writing.write(scene.game, scene.player("Bob"), "clairiere", None, "Entre loups")
while not any(one.board == "place" and one.write for one in scene.view("Ana").boards):
    scene.close()
writing.write(scene.game, scene.player("Eve"), "place", None, "Bonjour [spoiler=Indice]c'est Bob[/spoiler]")
print(scene.game.key, *(tokens.renew(scene._holders[who]) for who in ("Ana", "Dan", "mj")))
"""


@pytest.fixture(scope="module")
def game(server: Server) -> Any:
    key, ana, dan, mj = in_database(server, CODE.format(tests=str(TESTS))).splitlines()[-1].split()
    return {"key": key, "Ana": ana, "Dan": dan, "mj": mj}


def opened(browser: Browser, server: Server, game: Any, who: str, path: str, **more: Any) -> Page:
    page = phone(browser, server, f"/s/{game[who]}/", **more)
    page.goto(f"{server.address}/g/{game['key']}/{path}")
    return page


def test_a_board_is_live_and_leaves_alone_who_reads_and_writes(browser: Browser, server: Server, game: Any) -> None:
    errors: list[str] = []
    ana = opened(browser, server, game, "Ana", "square/b/place/")
    ana.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    expect(ana.locator("[data-line='on']")).to_be_visible()
    ana.locator(".spoiler > summary").click()
    ana.fill("#text", "Je réfléchis encore")
    expect(ana.locator("#kept")).to_contain_text("Gardé", timeout=15_000)

    dan = opened(browser, server, game, "Dan", "")
    dan.locator(".board-row a").first.click()
    dan.fill("#text", "Je vote contre **@ana**")
    dan.locator("button[value=preview]").click()
    expect(dan.locator("#preview strong")).to_have_text("@ana")
    assert ana.locator("text=Je vote contre").count() == 0
    refusal = '<div class="notice" role="alert">Une minute.</div>'
    dan.route("**/square/write/", lambda route: route.fulfill(status=422, content_type="text/html", body=refusal))
    dan.locator("button[value=preview]").click()
    expect(dan.locator("#preview [role=alert]")).to_have_text("Une minute.")
    dan.unroute("**/square/write/")
    dan.locator("button[value=send]").click()
    expect(dan.locator(".post.is-own .post-body")).to_contain_text("Je vote contre")

    expect(ana.locator(".post-body", has_text="Je vote contre")).to_be_visible()
    expect(ana.locator(".spoiler")).to_have_attribute("open", "")
    expect(ana.locator("#text")).to_have_value("Je réfléchis encore")
    ana.reload()
    expect(ana.locator("#text")).to_have_value("Je réfléchis encore")
    assert errors == []


def test_the_game_master_hides_a_post_and_everybody_sees_why(browser: Browser, server: Server, game: Any) -> None:
    dan = opened(browser, server, game, "Dan", "square/b/place/?page=1")
    mj = opened(browser, server, game, "mj", "square/b/place/?page=1")
    mine = mj.locator(".post", has_text="Bonjour")
    mine.locator(".post-moderate > summary").click()
    mine.locator("input[name=why]").fill("Pas d’indice ici")
    mine.locator(".btn-danger").click()
    expect(dan.locator(".post", has_text="Pas d’indice ici")).to_be_visible()
    expect(dan.locator("text=Bonjour")).to_have_count(0)
    mj.locator("form[action$='/restore/'] button").click()
    expect(dan.locator(".post", has_text="Bonjour")).to_be_visible()


def test_all_of_it_works_without_a_script(browser: Browser, server: Server, game: Any) -> None:
    dan = opened(browser, server, game, "Dan", "square/b/place/", java_script_enabled=False)
    dan.fill("#text", "Sans *script*")
    dan.locator("button[value=preview]").click()
    expect(dan.locator(".post-preview em")).to_have_text("script")
    dan.locator("button[value=send]").click()
    expect(dan.locator(".post.is-own em")).to_have_text("script")
    dan.locator(".post.is-own a[href$='/edit/']").last.click()
    dan.fill("#text", "Sans **rien**")
    dan.locator("button[value=send]").click()
    expect(dan.locator(".post.is-own strong", has_text="rien")).to_be_visible()
    dan.locator(".thumbbar a[href$='/notebook/']").click()
    dan.fill("#notes", "Méfie-toi d’Eve")
    dan.locator("main .btn-act").click()
    expect(dan.locator("#notes")).to_have_value("Méfie-toi d’Eve")
