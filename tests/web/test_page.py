"""In a real browser: pages load nothing that the policy forbids, and a live page follows without being touched."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from web_server import Server


@pytest.mark.both
def test_a_live_page_follows_and_survives_a_restart(page: Page, own_server: Server) -> None:
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(own_server.address)
    page.locator("form[action='/demo/'] button").first.click()
    page.wait_for_url(re.compile("/g/"))
    second = page.context.new_page()  # another device of the same MJ
    second.goto(page.url)
    body = page.locator("body")
    expect(body).to_have_attribute("data-turn", "1")
    order = """async ([key, window]) => {
        const csrfmiddlewaretoken = document.querySelector("[name=csrfmiddlewaretoken]").value;
        const turn = document.body.dataset.turn;
        const body = new URLSearchParams({csrfmiddlewaretoken, key, turn, do: "close", window});
        const headers = {Accept: "application/json"};
        const answer = await fetch(location.pathname + "order/", {method: "POST", body, headers});
        return (await answer.json()).result;
    }"""
    with page.expect_response(re.compile("/desk/")), second.expect_response(re.compile("/desk/")):
        assert second.evaluate(order, ["browser-1", "cupidon@1"]) == "done"
    expect(body).to_have_attribute("data-turn", "2")
    port = own_server.address.rpartition(":")[2]
    own_server.stop()
    own_server.start(port)
    assert second.evaluate(order, ["browser-2", "voyante@1"]) == "done"
    expect(body).to_have_attribute("data-turn", "3", timeout=15_000)
    assert [fault for fault in faults if "ERR_CONNECTION" not in fault and "ERR_INCOMPLETE" not in fault] == []
