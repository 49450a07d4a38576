"""A thumb that is quick, a network that goes, phones that vote meanwhile: what only a browser shows of the screen."""

from __future__ import annotations

import re
import signal
import time
from typing import Any

from playwright.sync_api import Browser, Page, expect

from web_browser import phone
from web_server import Server
from web_thumb import Phone, game

SMALL = {"Ana": "voyante", "Bob": "loup-garou"} | dict.fromkeys(["Cleo", "Dan", "Eve", "Fay"], "simple-villageois")
WIDER = "document.documentElement.scrollWidth - innerWidth"


def lead(browser: Browser, server: Server, to: str = "") -> tuple[Phone, Any]:
    """The game master's phone at a window, and the links of everybody."""
    made = game(server, to, **SMALL)
    master = Phone(phone(browser, server, made["links"]["mj"]))
    master.read_on()
    return master, made["links"]


def voter(page: Page, name: str) -> Any:
    return page.locator(".voter", has_text=re.compile(f"^{name}"))


def tap(page: Page, name: str) -> None:
    page.locator("#ballot .tile", has_text=name).click()


def test_a_vote_goes_on_from_voter_to_voter_without_the_network(browser: Browser, server: Server) -> None:
    master, _links = lead(browser, server, "election@1")
    page, title = master.page, master.page.locator("#ballot legend")
    page.set_viewport_size({"width": 360, "height": 740})
    page.context.set_offline(True)
    expect(title).to_have_text("Ana montre…")
    tap(page, "Cleo")
    expect(voter(page, "Ana")).to_contain_text("→ Cleo")
    expect(title).to_have_text("Bob montre…")
    expect(page.locator("[data-unsaved]")).to_contain_text("un geste")
    assert page.evaluate(WIDER) == 0
    tap(page, "Dan")
    expect(voter(page, "Bob")).to_contain_text("→ Dan")
    voter(page, "Eve").click()
    expect(title).to_have_text("Eve montre…")
    tap(page, "Cleo")
    voter(page, "Ana").click()
    expect(page.locator("#ballot .is-chosen")).to_contain_text("Cleo")
    tap(page, "Fay")  # the later word of Ana takes the place of the earlier
    expect(page.locator("[data-missing]")).to_contain_text("3 voix manquent")
    expect(page.locator("[data-unsaved]")).to_contain_text("3 gestes")
    page.context.set_offline(False)
    expect(page.locator("[data-unsaved]")).to_be_hidden(timeout=20_000)
    page.reload()
    for name, named in {"Ana": "→ Fay", "Bob": "→ Dan", "Cleo": "…", "Eve": "→ Cleo"}.items():
        expect(voter(page, name)).to_contain_text(named)


def test_the_script_is_read_on_without_the_network(browser: Browser, server: Server) -> None:
    made = game(server, **SMALL)
    page = phone(browser, server, "/")
    with page.expect_response(re.compile("/ahead/")):
        page.goto(server.address + made["links"]["mj"])
    master = Phone(page)
    page.context.set_offline(True)
    expect(page.locator("#desk")).to_have_attribute("data-mode", "cue")
    master.read_on()
    master.window("voyante")
    master.names("Bob")
    page.locator("#bar .btn-act").click()
    expect(page.locator("[data-unsaved]")).to_contain_text("2 gestes")
    page.context.set_offline(False)
    expect(page.locator("[data-unsaved]")).to_be_hidden(timeout=20_000)
    expect(master.said.first).to_contain_text("La Voyante se rendort")


def test_a_vote_on_a_phone_leaves_what_the_game_master_does(browser: Browser, server: Server) -> None:
    master, links = lead(browser, server, "election@1")
    page, title = master.page, master.page.locator("#ballot legend")
    phones = {name: phone(browser, server, links[name]) for name in ("Cleo", "Dan", "Eve")}

    def votes(name: str, named: str) -> None:
        with page.expect_response(re.compile("/desk/")):
            phones[name].locator("form .tile", has_text=named).first.click()

    voter(page, "Cleo").click()
    expect(title).to_have_text("Cleo montre…")
    votes("Cleo", "Ana")
    expect(voter(page, "Cleo")).to_contain_text("→ Ana")
    expect(title).to_have_text("Cleo montre…")
    voter(page, "Fay").click()
    expect(title).to_have_text("Fay montre…")
    tap(page, "Ana")
    expect(title).to_have_text("Ana montre…")  # after the game master's own tap the next one comes

    def way(name: str) -> None:
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")

    way("Mains")
    page.get_by_label("Bob", exact=True).fill("2")
    page.get_by_role("button", name="Une de plus pour Bob").click()
    votes("Dan", "Ana")
    expect(page.locator(".hands li").first).to_contain_text("3")
    assert page.get_by_label("Bob", exact=True).input_value() == "3"

    way("Résultat")
    page.locator("#close label", has_text="Ana").click()
    page.locator("#close label", has_text="Fay").click()
    votes("Eve", "Ana")
    expect(page.locator("#close label:has(:checked)")).to_have_text(re.compile("Fay"))


def test_what_happens_while_the_screen_is_fetched_is_on_it_too(browser: Browser, server: Server) -> None:
    master, links = lead(browser, server, "election@1")
    page, held = master.page, []
    phones = {name: phone(browser, server, links[name]) for name in ("Cleo", "Dan")}

    def hold(route: Any) -> None:
        held.append((route, route.fetch()))

    page.route(re.compile("/table/desk/"), hold, times=1)
    phones["Cleo"].locator("form .tile", has_text="Ana").first.click()
    for _ in range(50):
        if held:
            break
        page.wait_for_timeout(100)
    phones["Dan"].locator("form .tile", has_text="Ana").first.click()
    expect(phones["Dan"].locator("main")).to_contain_text("Ta voix va à Ana")
    page.wait_for_timeout(500)
    route, answer = held[0]
    route.fulfill(response=answer)
    expect(voter(page, "Cleo")).to_contain_text("→ Ana")
    expect(voter(page, "Dan")).to_contain_text("→ Ana")


def test_a_double_tap_does_not_answer_what_comes_next(browser: Browser, server: Server) -> None:
    master, _links = lead(browser, server, "election@1")
    page, title = master.page, master.page.locator("#ballot legend")
    box = page.locator("#ballot .tile", has_text="Cleo").bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    expect(page.locator("body.is-still")).to_have_count(0)
    page.mouse.click(*at)
    expect(title).to_have_text("Bob montre…")
    page.mouse.click(*at)
    page.wait_for_timeout(1000)
    expect(voter(page, "Bob")).to_contain_text("…")
    expect(title).to_have_text("Bob montre…")
    page.mouse.click(*at)  # and then it answers
    expect(voter(page, "Bob")).to_contain_text("→ Cleo")


def test_a_double_tap_on_next_leaves_the_call_open(browser: Browser, server: Server) -> None:
    made = game(server, **SMALL)
    master = Phone(phone(browser, server, made["links"]["mj"]))
    page = master.page
    box = page.locator("#bar .btn-act").bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(*at)
    master.window("voyante")
    page.mouse.click(*at)
    page.wait_for_timeout(1000)
    master.window("voyante")


def test_the_sign_of_the_line_is_true_both_ways(browser: Browser, own_server: Server) -> None:
    made = game(own_server, **SMALL)
    page = phone(browser, own_server, "/")
    page.clock.install()
    page.goto(own_server.address + made["links"]["mj"])
    sign = page.locator("[data-line]")
    expect(sign).to_have_text("Connecté")
    page.context.set_offline(True)
    expect(sign).to_have_text("Hors ligne")
    page.context.set_offline(False)
    expect(sign).to_have_text("Connecté")
    own_server.process.send_signal(signal.SIGSTOP)  # a server that stands still, and says nothing
    page.clock.fast_forward(31_000)
    expect(sign).to_have_text("Hors ligne")
    own_server.process.send_signal(signal.SIGCONT)
    expect(sign).to_have_text("Connecté")


def test_the_debate_runs_by_the_server_s_clock_and_stays_silent(browser: Browser, server: Server) -> None:
    made = game(server, "debat@1", **SMALL)
    page = phone(browser, server, "/")
    page.clock.install(time=time.time() + 240)  # a phone whose clock is four minutes ahead
    page.clock.resume()
    page.goto(server.address + made["links"]["mj"])
    Phone(page).read_on()
    page.get_by_role("button", name="Lancer le chrono").click()
    expect(page.locator("[data-left]")).to_have_text(re.compile("4:5|5:00"))
    sound = page.get_by_role("button", name="Son")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Une minute de plus").click()
    expect(page.locator("[data-left]")).to_have_text(re.compile("5:5|6:00"))
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")


def test_the_main_button_says_that_nothing_is_chosen_and_shows_what_is_asked(browser: Browser, server: Server) -> None:
    made = game(server, to="voyante@1")
    master = Phone(phone(browser, server, made["links"]["mj"]))
    master.read_on()
    master.window("voyante")
    master.page.reload()  # covered
    call = master.page.locator("details[data-call]")
    expect(call).not_to_have_attribute("open", "")
    master.page.locator("#bar .btn-act").click()
    expect(call).to_have_attribute("open", "")
    expect(master.page.locator(".toasts")).to_contain_text("Rien n’est encore choisi")
    master.window("voyante")
    master.call("Personne")
    expect(master.said.last).to_contain_text("La Voyante se rendort")
    assert not master.faults


def test_without_the_network_a_second_thought_takes_the_place_of_the_first(browser: Browser, server: Server) -> None:
    master, _links = lead(browser, server, "voyante@1")
    page = master.page
    master.window("voyante")
    page.context.set_offline(True)
    for name in ("Bob", "Cleo"):
        master.names(name)
        page.locator("#bar .btn-act").click()
        expect(page.locator("[data-unsaved]")).to_contain_text("un geste")
    page.context.set_offline(False)
    expect(page.locator("[data-unsaved]")).to_be_hidden(timeout=20_000)
    expect(master.said.last).to_contain_text("La Voyante se rendort")
    expect(page.locator(".toasts")).not_to_contain_text("avancé")
    page.goto(f"{page.url.rstrip('/')}/table/past/")
    expect(page.locator("body")).to_contain_text("Ana veut sonder Cleo")


def test_without_the_network_a_vote_is_closed_once(browser: Browser, server: Server) -> None:
    master, _links = lead(browser, server, "vote@1")
    page = master.page
    tap(page, "Bob")
    expect(voter(page, "Ana")).to_contain_text("→ Bob")
    page.context.set_offline(True)
    for _ in range(2):
        page.locator("#bar button[form=close]").click()
        expect(page.locator("[data-unsaved]")).to_contain_text("un geste")
    page.context.set_offline(False)
    expect(master.said).to_contain_text("Bob : 1 voix")
    expect(page.locator("[data-unsaved]")).to_be_hidden(timeout=20_000)
    expect(page.locator(".toasts")).not_to_contain_text("avancé")
