"""Phones in a real browser: covers, live answers, and no serious fault of accessibility on any page of ours."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web_browser import PHONE, unsound
from web_played import games
from web_server import Server

LIBRARY = (
    "", "chercher/?q=potion", "meneur/", "meneur/ordre/", "meneur/options/", "meneur/lieux/", "meneur/imprimer/",
    "meneur/feuille/?voyante=1&loup-garou=2", "meneur/cartes/", "meneur/sorciere/", "meneur/meneur.sorciere.2", "rpg/",
)  # fmt: skip


@pytest.fixture(scope="module")
def made(server: Server) -> Any:
    return games(server)


def sound(page: Page) -> None:
    """No serious fault of accessibility, and nothing that is wider than the screen."""
    assert unsound(page) == [], page.url


@pytest.mark.parametrize("address", LIBRARY)
def test_the_rule_book_is_sound(address: str, page: Page, server: Server) -> None:
    page.goto(f"{server.address}/regles/{address}")
    sound(page)


@pytest.mark.parametrize(
    ("game", "who", "address"),
    [
        *(("night", who, address) for who in ("Ana", "Denis") for address in ("", "seat/story/", "seat/card/")),
        *(("over", "Ana", address) for address in ("", "after/", "after/story/", "after/votes/", "after/texts/")),
        ("over", "mj", "after/"),
    ],
)
def test_the_pages_of_a_game_are_sound(
    game: str, who: str, address: str, page: Page, server: Server, made: Any
) -> None:
    page.goto(server.address + made[game]["links"][who])
    page.goto(f"{server.address}/g/{made[game]['key']}/{address}")
    expect(page.locator("html.js")).to_be_attached()
    sound(page)
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
    sound(page)


def test_a_card_is_seen_while_it_is_pressed_and_an_answer_goes_through(page: Page, server: Server, made: Any) -> None:
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type in ("error", "warning") else None)
    page.set_viewport_size(PHONE)
    page.goto(server.address + made["night"]["links"]["Ana"])
    expect(page.locator("html.js")).to_be_attached()
    card = page.locator("#mine .role-card")
    expect(card).to_be_hidden()
    page.locator("#mine summary").hover()
    page.mouse.down()
    expect(card).to_be_visible()
    page.mouse.up()
    expect(card).to_be_hidden()
    page.locator("#answer summary").click()
    page.locator("#answer").get_by_role("button", name=re.compile("Basile")).click()
    expect(page.locator("#answer .tile.is-chosen")).to_contain_text("Basile")  # fetched anew, and still uncovered
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(page.locator("#answer .tile").first).to_be_hidden()
    assert faults == []
