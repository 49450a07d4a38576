"""The whole preparation in a browser: sound on a phone and on a desk, by night and by day, and quick under the thumb."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web_browser import phone, signed_up, unsound
from web_server import Server


@pytest.fixture(scope="module")
def kept(browser: Browser, server: Server) -> Any:
    return signed_up(browser, server, "Raymond")


@pytest.fixture
def mj(browser: Browser, server: Server, kept: Any, request: Any) -> Page:
    page = phone(browser, server, "/new/", storage_state=kept, color_scheme=getattr(request, "param", "light"))
    page.fill("#players", "8")
    return page


def step(mj: Page, name: str) -> None:
    mj.goto(f"{mj.url.split('/prepare/')[0]}/prepare/{name}/")


@pytest.mark.parametrize("mj", ["light", "dark"], indirect=True)
def test_every_step_is_sound(mj: Page) -> None:
    mj.click("form#new .btn-act")
    mj.fill("#names", "Ana, Basile, Cléo, Denis, Élise, Fantin, Garance, Hugo")
    mj.click("button[value=add]")
    expect(mj.locator(".seats li")).to_have_count(8)
    assert unsound(mj) == []
    for name in ("rules", "cards", "options", "deal", "middle", "delete"):
        step(mj, name)
        mj.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        assert unsound(mj) == [], name
        assert mj.locator(".btn").count(), name
    step(mj, "deal")
    mj.click("button[value='way:hand']")
    assert unsound(mj) == []
    mj.click("button[value='way:phones']")
    assert unsound(mj) == []


def test_cards_change_in_place(mj: Page) -> None:
    faults: list[str] = []
    mj.on("console", lambda message: faults.append(message.text) if message.type in ("error", "warning") else None)
    mj.on("pageerror", lambda error: faults.append(str(error)))
    mj.click("form#new .btn-act")
    step(mj, "cards")
    address = mj.url
    mj.click("#plus-cupidon")
    expect(mj.locator("input[name='n-cupidon']")).to_have_value("1")
    expect(mj.locator("#bar-count")).to_have_text("8/8")
    mj.click("#plus-voleur")
    expect(mj.locator("#bar-count")).to_have_text("10/10")
    mj.keyboard.press("Tab")  # whoever uses the keyboard is still where they were
    for button in (
        "#minus-voleur",
        "#plus-loup-garou",
        "#plus-ancien",
        "#minus-cupidon",
        "#plus-renard",
    ):  # as fast as it goes
        mj.click(button)
    for card, count in {"voleur": 0, "loup-garou": 3, "ancien": 1, "cupidon": 0, "renard": 1}.items():
        expect(mj.locator(f"#n-{card}")).to_have_value(str(count))
    expect(mj.locator("#bar-count")).to_have_text("8/8")
    mj.fill("#search", "ours")
    expect(mj.locator(".deck-rows > li:visible")).to_have_count(1)
    mj.fill("#search", "")
    mj.click("button[value=suggest]")
    expect(mj.locator("#n-renard")).to_have_value("0")
    mj.click("button[value=chances]")
    expect(mj.locator(".chances li").first).to_be_visible()
    mj.fill("#line", "9 villageois")
    mj.click("button[value=load]")
    expect(mj.locator("#bar-count")).to_have_text("9/8")
    assert unsound(mj) == []
    assert mj.url == address
    assert faults == []


def test_everything_works_without_a_script(browser: Browser, server: Server, kept: Any) -> None:
    page = phone(browser, server, "/new/", storage_state=kept, java_script_enabled=False)
    page.fill("#players", "3")
    page.click("form#new .btn-act")
    page.fill("#names", "Ana, Basile, Cléo")
    page.click("button[value=add]")
    page.locator("button[value^='down:']").first.click()
    assert page.locator(".seats .role-row-name").first.inner_text() == "Basile"
    step(page, "cards")
    page.click("#minus-voyante")
    assert page.input_value("#n-voyante") == "0"
    page.click("button[value=suggest]")
    step(page, "options")
    page.locator("summary").first.click()
    page.check("input[name='o-capitaine'][value='aucun']")
    page.locator(".thumbbar .btn-act").click()
    assert page.url.endswith("/deal/")
    page.click("button[value=begin]")
    assert "/prepare/" not in page.url
