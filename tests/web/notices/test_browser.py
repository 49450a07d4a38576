"""Notices in a real browser, on a server with its own clock and worker: told, read, prodded, chosen, sent outside."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web_browser import in_database, phone, signed_up, unsound
from web_server import Server

HERE = Path(__file__).parents[2]
GAME = f"""
import sys
sys.path.insert(0, {str(HERE)!r})
from loupiote.web.games import door
from loupiote.web.games.models import Master
from loupiote.web.people.models import User
from web_table import Scene
scene = Scene(begun=False, mode="forum", Ana="voyante", Bob="loup-garou", Cleo="simple-villageois", Eve="sorciere")
User.objects.filter(name="Ana").update(email="ana@example.org")
scene.game.seats.filter(name="Ana").update(user=User.objects.get(name="Ana"))
Master.objects.filter(game=scene.game, role="mj").update(user=User.objects.get(name="Zoe"))
door.start(scene.game.pk, scene.mj)
print(scene.game.key)
"""


@pytest.fixture(scope="module")
def room(browser: Browser, server: Server) -> tuple[str, Any, Any]:
    """The address of a game by forum, and what the browsers of Ana and of its game master keep."""
    ana, zoe = signed_up(browser, server, "Ana"), signed_up(browser, server, "Zoe")
    return f"/g/{in_database(server, GAME).split()[-1]}/", ana, zoe


def bell(page: Page) -> Any:
    return page.locator(".bell")


@pytest.mark.both
def test_told_read_and_prodded(browser: Browser, server: Server, room: tuple[str, Any, Any]) -> None:
    address, kept, leads = room
    ana = phone(browser, server, "/people/games/", storage_state=kept)
    expect(bell(ana)).to_have_attribute("aria-label", "Avis\u00a0: 1 non lu")
    bell(ana).click()
    expect(ana.locator(".news")).to_contain_text("La partie commence.")
    assert unsound(ana) == []
    ana.click(".news a")
    ana.wait_for_url(f"**{address}")
    expect(bell(ana)).to_have_attribute("aria-label", "Avis")

    zoe = phone(browser, server, f"{address}waiting/", storage_state=leads)
    assert unsound(zoe) == []
    zoe.click("button[name=all]")
    expect(zoe.locator(".toast")).to_contain_text("1 joueur relancé")
    ana.goto(f"{server.address}/notices/")
    expect(ana.locator(".news").first).to_contain_text("Le Meneur t’attend.")
    ana.click("button:has-text('Tout est lu')")
    expect(ana.locator(".news.is-read")).to_have_count(2)

    zoe.fill("#id_before", "1j 90min")
    zoe.click("button:has-text('Enregistrer')")
    expect(zoe.locator("#id_before")).to_have_value("24h 90min")
    zoe.fill("#id_before", "bientôt")
    zoe.click("button:has-text('Enregistrer')")
    expect(zoe.locator(".field-fault")).to_contain_text("bientôt")
    assert unsound(zoe) == []


def test_chosen(browser: Browser, server: Server, room: tuple[str, Any, Any]) -> None:
    ana = phone(browser, server, "/notices/choices/", storage_state=room[1])
    ana.select_option("#id_opened", "never")
    ana.select_option("#id_hour", "7")
    ana.click("label:has-text('M’avertir aussi')")
    ana.click("button:has-text('Enregistrer')")
    expect(ana.locator(".toast")).to_contain_text("Enregistré.")
    expect(ana.locator("#id_opened")).to_have_value("never")
    expect(ana.locator("#id_hour")).to_have_value("7")
    expect(ana.locator("#id_frank")).to_be_checked()
    assert unsound(ana) == []


def test_sent_outside_and_copied(browser: Browser, server: Server, room: tuple[str, Any, Any]) -> None:
    address, _, leads = room
    zoe = phone(browser, server, f"{address}outside/", storage_state=leads)
    zoe.fill("#id_url", "https://192.168.1.1/hook")
    zoe.click("button[value=set]")
    expect(zoe.locator(".field-fault")).to_contain_text("réseau privé")
    assert unsound(zoe) == []
    zoe.fill("#id_url", "https://93.184.216.34/hook/une-cle")
    zoe.click("button[value=set]")
    secret = zoe.locator("#shown-secret").input_value()
    assert len(secret) > 40
    assert unsound(zoe) == []
    zoe.goto(zoe.url)
    assert secret not in zoe.content()
    assert "une-cle" not in zoe.content()
    zoe.click("button[value=off]")
    expect(zoe.locator(".chip").first).to_contain_text("arrêtée")
    zoe.click("button[value=forget]")
    expect(zoe.locator("#log")).to_have_count(0)

    zoe.goto(f"{server.address}{address}announcements/")
    expect(zoe.locator("textarea").first).to_be_visible()
    zoe.click("text=Markdown")
    assert zoe.locator("textarea").first.input_value().startswith("### ")
    assert unsound(zoe) == []


LIVE = f"""
import sys
sys.path.insert(0, {str(HERE)!r})
from loupiote.kernel.inputs import Reply
from loupiote.web.games import door
from loupiote.web.games.access import as_viewer
from loupiote.web.games.models import Game
from loupiote.web.square import writing
game = Game.objects.get(key={{key!r}})
ana = as_viewer(game.seats.get(name="Ana"))
"""
WRITES = 'assert writing.write(game, as_viewer(game.masters.get(role="mj")), "place", None, "Bonjour @Ana")'
LOOKS = 'door.submit(game.pk, ana, Reply(player="Ana", power="sonder", value=("Bob",), window="voyante@1"))'


def test_bell_and_bar_are_live_on_every_page_of_the_room(browser: Browser, server: Server) -> None:
    kept = signed_up(browser, server, "Ada")
    signed_up(browser, server, "Zac")
    made = GAME.replace('name="Zoe"', 'name="Zac"').replace(
        'User.objects.get(name="Ana")', 'User.objects.get(name="Ada")'
    )
    address = f"/g/{in_database(server, made).split()[-1]}/"
    code = LIVE.format(key=address.split("/")[2])
    pages = [
        phone(browser, server, address + path, storage_state=kept)
        for path in ("calendar/", "orders/", "votes/", "square/notebook/", "square/rules/")
    ]
    alone = [phone(browser, server, address + path, storage_state=kept) for path in ("seat/card/", "seat/story/")]
    before = [bell(page).get_attribute("aria-label") for page in alone]
    for page in alone:
        expect(page.locator("[data-line='on']")).to_be_visible()
        page.evaluate("window.stayed = true")
    for page in pages:
        expect(page.locator("[data-line='on']")).to_be_visible()
        page.evaluate("window.stayed = true")
        before.append(bell(page).get_attribute("aria-label"))
        expect(page.locator("#square-bar a[href$='/orders/'] .count")).to_have_count(1)
    in_database(server, code + WRITES)
    for page, label in zip(alone + pages, before, strict=True):
        expect(bell(page)).not_to_have_attribute("aria-label", label or "")
    in_database(server, code + LOOKS)
    for page in pages:
        expect(page.locator("#square-bar a[href$='/orders/'] .count")).to_have_count(0)
    assert all(page.evaluate("window.stayed") for page in alone + pages)
