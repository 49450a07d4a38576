"""Games by forum in a real browser: a newcomer makes one alone with bots; a list that is live; a password; no serious fault."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web_browser import PASSWORD, phone, signed_up, unsound
from web_server import Server


@pytest.fixture(scope="module")
def kept(browser: Browser, server: Server) -> dict[str, Any]:
    """What the browsers of people with accounts keep."""
    return {name: signed_up(browser, server, name) for name in ("Zénobie", "Aglaé", "Bérénice", "Côme", "Damien")}


def made(page: Page, server: Server, players: int, title: str) -> None:
    """Choose a game by forum; one is at its sign-ups then."""
    page.goto(server.address + "/new/")
    page.check("input[name=mode][value=forum]")
    page.fill("#players", str(players))
    page.fill("#title", title)
    page.click("form#new .btn-act")
    page.wait_for_url("**/signup/settings/")


def on_to_the_list(page: Page) -> str:
    """Keep the sign-ups, and go through the steps to the last one; gives its address."""
    page.click("form#call .btn-act")
    page.wait_for_url(re.compile("/prepare/"))
    page.goto(re.sub(r"prepare/.*", "signup/", page.url))
    return page.url


def test_a_newcomer_plays_alone_with_bots(browser: Browser, server: Server) -> None:
    page = phone(browser, server, "/")
    page.click("a[href='/new/']")
    page.click("a[href^='/people/sign-up/']")
    page.fill("#id_name", "Nouvelle")
    page.fill("#id_password", PASSWORD)
    page.click("form.panel .btn-act")
    page.wait_for_url("**/new/")  # where they wanted to go
    assert unsound(page) == []
    page.check("input[name=mode][value=forum]")
    page.fill("#players", "6")
    page.click("form#new .btn-act")
    expect(page.locator(".plays")).to_be_hidden()  # who leads does not play
    page.check("input[name=led][value='']")
    expect(page.locator(".plays")).to_be_visible()
    page.click("details.fold summary")
    assert unsound(page) == []
    page.click("form#call .btn-act")
    while not page.locator("button[value=begin]").count():  # cards, options, calendar have proposals
        page.locator(".thumbbar .btn-act, main form .btn-act").last.click()
        page.wait_for_load_state()
    expect(page.locator("#list")).to_contain_text("Nouvelle")
    assert unsound(page) == []
    page.click("button[value=begin]")
    page.wait_for_url(re.compile(r"/g/\w+/$"))
    room = page.url
    assert page.goto(room).ok and page.goto(room + "table/").status == 404  # type: ignore[union-attr]
    page.goto(server.address + "/people/games/")
    expect(page.locator("main")).to_contain_text("sous le nom Nouvelle")


def test_a_list_is_live_and_moves_up(browser: Browser, server: Server, kept: dict[str, Any]) -> None:
    mj = phone(browser, server, "/new/", storage_state=kept["Zénobie"])
    made(mj, server, 3, "Bruyère")
    mj.check("input[name=listed][value='1']")
    address = on_to_the_list(mj)
    people = {}
    for name in ("Aglaé", "Bérénice", "Côme", "Damien"):
        page = people[name] = phone(browser, server, "/", storage_state=kept[name])
        page.locator(".game-row", has_text="Bruyère").locator(".btn").click()
        page.wait_for_url(address)
        page.click("button[value=join]")
        expect(page.locator("#me")).to_be_visible()
        expect(mj.locator("#list")).to_contain_text(name)  # by itself
    expect(people["Damien"].locator("#me")).to_have_text("Tu es sur la liste d’attente")
    people["Aglaé"].click("button[value=leave]")
    expect(people["Damien"].locator("#list section").first).to_contain_text("Damien")  # by itself
    people["Damien"].reload()
    expect(people["Damien"].locator("#me")).to_have_text("Tu as une place")
    for page in (mj, people["Damien"], people["Aglaé"]):
        assert unsound(page) == []
    mj.click("button[value=begin]")
    mj.wait_for_url(address.removesuffix("signup/"))
    people["Damien"].wait_for_url(address.removesuffix("signup/"))  # everybody goes on by themselves
    people["Aglaé"].goto(address)
    expect(people["Aglaé"].locator("main")).to_contain_text("Seuls ses joueurs peuvent la voir")
    assert unsound(people["Aglaé"]) == []
    people["Aglaé"].goto(server.address + "/games/?status=running")
    assert unsound(people["Aglaé"]) == []
    people["Aglaé"].goto(server.address + "/who/Damien/")
    expect(people["Aglaé"].locator("main")).to_contain_text("Bruyère")
    assert unsound(people["Aglaé"]) == []
    people["Aglaé"].click("a[href^='/report/']")
    assert unsound(people["Aglaé"]) == []


def test_a_password_in_english(browser: Browser, server: Server, kept: dict[str, Any]) -> None:
    mj = phone(browser, server, "/new/", storage_state=kept["Zénobie"])
    made(mj, server, 4, "Serrure")
    mj.click("details.fold summary")
    mj.fill("#id_password", "sésame")
    mj.check("#id_guests")
    address = on_to_the_list(mj)
    page = browser.new_context(locale="en-GB").new_page()
    page.goto(address)
    expect(page.locator("main")).to_contain_text("The password of this game")
    assert unsound(page) == []
    page.fill("#password", "sesame")
    page.click("button[value=password]")
    expect(page.locator("main")).to_contain_text("The password of this game")
    page.fill("#password", "sésame")
    page.click("button[value=password]")
    page.fill("#name", "Guest")
    page.click("button[value=join]")
    expect(page.locator("#me")).to_have_text("You have a seat")
    assert unsound(page) == []
