"""Orders and votes in a real browser: a tap and its receipt, what others see at once, nothing taken from who is typing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web_browser import in_database, phone, unsound
from web_server import Server

TESTS = Path(__file__).parents[2]
CODE = """
import sys
sys.path.insert(0, {tests!r})
from loupiote.web.ballots.models import Voting
from loupiote.web.games import tokens
from web_table import Scene
cards = {{"Ana": "salvateur", "Bob": "voyante", "Cleo": "loup-garou", "Zoé": "loup-garou"}}
cards |= dict.fromkeys(["Dan", "Éléonore", "Flo"], "simple-villageois")
for upto in ("nuit", "vote"):
    scene = Scene(rules="rpg", mode="forum", watch=True, **cards)
    Voting.objects.create(game=scene.game, by_post=True)
    while not (scene.view().window or "").startswith(upto):
        scene.close()
    print(scene.game.key, *(tokens.renew(scene._holders[who]) for who in ("Ana", "Cleo", "Zoé", "Dan", "mj")))
"""


@pytest.fixture(scope="module")
def games(server: Server) -> Any:
    found = {}
    lines = in_database(server, CODE.format(tests=str(TESTS))).splitlines()[-2:]
    for name, line in zip(("night", "vote"), lines, strict=True):
        key, *tokens = line.split()
        found[name] = {"key": key, **dict(zip(("Ana", "Cleo", "Zoé", "Dan", "mj"), tokens, strict=True))}
    return found


def opened(browser: Browser, server: Server, game: Any, who: str, path: str, **more: Any) -> Page:
    page = phone(browser, server, f"/s/{game[who]}/", **more)
    page.goto(f"{server.address}/g/{game['key']}/{path}")
    return page


def test_an_order_its_receipt_and_one_left_beforehand(browser: Browser, server: Server, games: Any) -> None:
    ana = opened(browser, server, games["night"], "Ana", "orders/")
    expect(ana.locator("a[href$='/orders/'] .count.is-new")).to_have_text("1 en attente de réponse")
    ana.locator(".order button[value='Éléonore']").click()
    expect(ana.locator(".order [role=status]")).to_contain_text("Tu veux protéger Éléonore cette nuit")
    expect(ana.locator("a[href$='/orders/'] .count.is-new")).to_have_count(0)
    ana.locator(".ahead > summary", has_text="Protéger").click()
    form = ana.locator(".ahead[open] form")
    form.locator("select[name=value]").select_option("Bob")
    form.locator("select[name=when]").select_option("silent")
    form.locator("button").click()
    expect(ana.locator(".left li")).to_have_count(1)
    ana.locator("details.panel > summary").click()
    assert unsound(ana) == []
    ana.locator(".left button").click()
    expect(ana.locator(".left li")).to_have_count(0)


def test_the_pack_sees_what_is_proposed_at_once(browser: Browser, server: Server, games: Any) -> None:
    cleo = opened(browser, server, games["night"], "Cleo", "orders/")
    zoe = opened(browser, server, games["night"], "Zoé", "orders/")
    expect(zoe.locator("[data-line='on']")).to_be_visible()
    cleo.locator("form:has([value=devorer]) button[value='Flo']").first.click()
    expect(zoe.locator("#orders")).to_contain_text("Cleo propose : Flo")


def test_an_order_by_a_post(browser: Browser, server: Server, games: Any) -> None:
    ana = opened(browser, server, games["night"], "Ana", "square/b/fiche/1/")
    ana.fill("#text", "Bonsoir,\n!protéger eleonore")
    ana.locator("button[value=send]").click()
    expect(ana.locator(".post.is-receipt").last).to_contain_text("Tu veux protéger Éléonore cette nuit")
    ana.locator("#write details:has(code) > summary").click()
    assert unsound(ana) == []


def test_a_vote_by_form_and_by_a_post(browser: Browser, server: Server, games: Any) -> None:
    dan = opened(browser, server, games["vote"], "Dan", "votes/")
    ana = opened(browser, server, games["vote"], "Ana", "votes/")
    expect(ana.locator("[data-line='on']")).to_be_visible()
    dan.locator(".order button[value='Bob']").click()
    expect(dan.locator(".order [role=status]")).to_contain_text("Bob")
    expect(ana.locator(".tally")).to_contain_text("par formulaire")
    cleo = opened(browser, server, games["vote"], "Cleo", "square/b/place/")
    cleo.fill("#text", "!vote eleonore")
    cleo.locator("button[value=send]").click()
    expect(cleo.locator(".toast, [role=status]").filter(has_text="Éléonore").first).to_be_visible()
    expect(ana.locator(".tally a")).to_contain_text("message du")
    ana.locator("details.panel > summary").click()
    assert unsound(ana) == []
    ana.locator(".tally a").first.click()
    expect(ana.locator(".post:target")).to_contain_text("!vote eleonore")


def test_which_vote_was_meant_is_asked_back_below_the_posts(browser: Browser, server: Server, games: Any) -> None:
    cleo = opened(browser, server, games["vote"], "Cleo", "square/b/place/")
    assert cleo.locator("#asked input").input_value().startswith("vote@1:")
    cleo.fill("#text", "Je suis sûre.\n!vote eleonorita")
    cleo.locator("button[value=send]").click()
    button = cleo.locator("#posts button[value=order]")
    expect(button).to_have_text("!vote Éléonore")
    assert unsound(cleo) == []
    button.click()
    expect(cleo.locator("[role=status]").filter(has_text="Tu votes contre Éléonore").first).to_be_visible()
    expect(button).to_have_count(0)


def test_without_scripts(browser: Browser, server: Server, games: Any) -> None:
    page = opened(browser, server, games["vote"], "Zoé", "votes/", java_script_enabled=False)
    page.locator(".order button[value='Dan']").click()
    expect(page).to_have_url(f"{server.address}/g/{games['vote']['key']}/votes/")
    expect(page.locator(".order [role=status]")).to_contain_text("Dan")
