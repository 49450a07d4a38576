"""A whole game on a phone of 390 px in a real browser: the night, votes by tapping, undo, amendment, a reload, two masters."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from web_browser import phone, unsound
from web_server import Server
from web_thumb import Phone, game


@pytest.mark.slow
def test_a_whole_game_on_a_phone(browser: Browser, server: Server) -> None:
    made = game(server)
    master = Phone(phone(browser, server, made["links"]["mj"]))
    page, screen = master.page, master.page.locator("#desk")
    players = {who: phone(browser, server, made["links"][who]) for who in ("Ana", "Hugo", "Inès")}

    # the deal, and the first night
    expect(master.said).to_contain_text("Cartes en jeu")
    master.act()
    expect(page.locator("html")).to_have_attribute("data-moment", "night")
    expect(master.said).to_contain_text("Cupidon ouvre les yeux")
    expect(page.locator("details[data-call]")).to_have_attribute("open", "")  # after one's own tap, at night
    master.call("Hugo", "Inès")
    expect(master.said.last).to_contain_text("les Amoureux ouvrent les yeux")
    shown = screen.locator(".shown").first
    expect(shown).to_be_hidden()
    page.locator("details[data-secret] summary").first.hover()
    page.mouse.down()
    expect(shown).to_be_visible()
    page.mouse.up()
    expect(shown).to_be_hidden()
    master.act()
    master.call("Denis")
    expect(players["Ana"].locator("body")).to_contain_text("Cupidon")  # the Voyante's phone says whom she saw
    master.act()
    master.call("Garance")
    expect(master.said).to_contain_text("La Sorcière ouvre les yeux")
    master.nothing()
    expect(page.locator("html")).to_have_attribute("data-moment", "dawn")
    expect(master.said.last).to_contain_text("Garance perd la vie")
    expect(players["Hugo"].locator("body")).to_contain_text("Garance")

    # the night is undone, tap by tap, and played otherwise
    assert "Garance perd la vie" in master.undo()
    master.window("sorciere")
    assert "dévorer Garance" in master.undo()
    master.window("loups")
    master.call("Cléo")
    expect(master.said).to_contain_text("La Sorcière ouvre les yeux")
    master.nothing()
    expect(master.said.last).to_contain_text("Cléo perd la vie")
    master.act()

    # a Captain, voter by voter, with a reload in the middle
    master.window("election")
    master.vote("Ana", "Basile")
    master.vote("Basile", "Élise")
    page.reload()
    expect(page.locator(".voter", has_text=re.compile("^Ana"))).to_contain_text("→ Basile")
    master.vote("Denis", "Basile")
    master.close_vote()
    expect(master.said).to_contain_text("Basile")
    expect(master.said).to_contain_text("Capitaine")
    master.act()

    # the debate, with its time, and an old tap that was wrong
    master.window("debat")
    page.get_by_role("button", name="Lancer le chrono").click()
    expect(page.locator("[data-left]")).to_contain_text("4:5")
    page.locator(".topbar").get_by_role("link", name="Plus").click()
    page.get_by_role("link", name="Revenir et corriger").click()
    master.uncover()
    tap = page.locator(".tap", has_text="Ana veut sonder Denis")
    tap.get_by_role("link", name="Corriger").click()
    master.uncover()
    page.locator("#amend label", has_text="Fantin").click()
    page.get_by_role("button", name="Voir ce qui change").click()
    master.uncover()
    expect(page.locator(".changes")).to_contain_text("Loup-Garou")
    page.get_by_role("button", name="Corriger").click()
    master.window("debat")
    expect(page.locator("[data-left]")).to_contain_text("4:")
    master.act()

    # the vote by hands
    master.window("vote")
    page.get_by_role("button", name="Mains").click()
    page.get_by_role("button", name="Une de plus pour Garance").click(click_count=3)
    page.get_by_role("button", name="Une de plus pour Fantin").click(click_count=2)
    master.act()
    expect(master.said).to_contain_text("Garance : 3 voix")
    master.act()
    expect(master.said.last).to_contain_text("Garance perd la vie")
    master.act()

    # the second night, led from the second master's phone for a while
    second = Phone(phone(browser, server, made["links"]["co-mj"]))
    master.window("voyante")
    expect(second.page.locator("details[data-call]")).not_to_have_attribute("open", "")
    second.call("Hugo")
    expect(master.said.last).to_contain_text("La Voyante se rendort")
    second.act()
    master.window("loups")
    page.reload()  # a dead battery: the same place, and covered
    expect(page.locator("details[data-call]")).not_to_have_attribute("open", "")
    master.call("Élise")
    expect(master.said.last).to_contain_text("La Sorcière")  # dead, and called all the same
    expect(screen).to_contain_text("Personne ne répond à cet appel")
    master.act()
    expect(master.said.last).to_contain_text("Élise perd la vie")
    master.act()

    # the Hunter shoots the Captain, who names an heir
    master.window("chasseur")
    page.reload()
    master.window("chasseur")
    master.call("Basile")
    expect(master.said).to_contain_text("Basile perd la vie")
    master.act()
    master.window("successeur")
    master.call("Ana")
    expect(master.said).to_contain_text("Ana")
    master.act()
    master.window("debat")
    master.act()
    page.get_by_role("button", name="Résultat").click()
    expect(page.get_by_role("button", name="Résultat")).to_have_attribute("aria-pressed", "true")
    page.locator("#close label", has_text="Fantin").click()
    master.act()
    while screen.get_attribute("data-mode") == "cue":
        master.act()
    expect(screen).to_contain_text("La partie est finie")
    expect(second.page.locator("#desk")).to_contain_text("La partie est finie")
    expect(players["Inès"].locator("body")).to_contain_text("Village")
    assert master.faults == second.faults == []


def test_taps_without_a_network_are_kept_and_sent(browser: Browser, server: Server) -> None:
    made = game(server)
    master = Phone(phone(browser, server, made["links"]["mj"]))
    page = master.page
    master.act()
    master.window("cupidon")
    page.context.set_offline(True)
    master.names("Hugo", "Inès")
    page.locator("#bar .btn-act").click()
    expect(page.locator("[data-unsaved]")).to_contain_text("pas encore")
    expect(page.locator("#ask")).to_have_class(re.compile("is-unsaved"))
    page.context.set_offline(False)
    expect(page.locator("#desk")).to_have_attribute("data-cue", "then:cupidon", timeout=30_000)
    expect(page.locator("[data-unsaved]")).to_be_hidden()


def test_a_tap_that_came_too_late_is_said(browser: Browser, server: Server) -> None:
    made = game(server)
    master = Phone(phone(browser, server, made["links"]["mj"]))
    master.act()
    page = master.page
    page.context.set_offline(True)
    master.names("Hugo", "Inès")
    page.locator("#bar .btn-act").click()
    second = Phone(phone(browser, server, made["links"]["co-mj"]))
    second.call("Ana", "Denis")
    page.context.set_offline(False)
    expect(page.locator(".toasts")).to_contain_text("avancé", timeout=30_000)
    expect(page.locator("#desk")).to_have_attribute("data-cue", "then:cupidon")


def test_what_is_private_covers_itself(browser: Browser, server: Server) -> None:
    made = game(server)
    master = Phone(phone(browser, server, made["links"]["mj"]))
    master.act()
    page = master.page
    call = page.locator("details[data-call]")
    expect(call).to_have_attribute("open", "")
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(call).not_to_have_attribute("open", "")
    page.clock.install()
    page.reload()
    call.locator("summary").first.click()
    expect(call).to_have_attribute("open", "")
    page.clock.fast_forward(26_000)
    expect(call).not_to_have_attribute("open", "")


@pytest.mark.slow
def test_every_page_is_sound(browser: Browser, server: Server) -> None:
    made = game(server)
    master = Phone(phone(browser, server, made["links"]["mj"]))
    page, base = master.page, f"{server.address}/g/{made['key']}/table/"
    everything = "document.querySelectorAll('details').forEach((one) => { one.open = true })"
    found = {}

    def look(name: str) -> None:
        faults = unsound(page)
        page.evaluate(everything)
        found[name] = faults + unsound(page)

    look("deal")
    master.act()
    look("call")
    master.call("Hugo", "Inès")
    look("wake")
    master.act()
    master.call("Denis")
    master.act()
    master.call("Garance")
    look("two questions")
    master.nothing()
    look("dawn")
    master.act()
    look("vote")
    for way in ("Mains", "Résultat"):
        page.get_by_role("button", name=way).click()
        expect(page.get_by_role("button", name=way)).to_have_attribute("aria-pressed", "true")
        look(way)
    for path in ("more/", "seats/", "seats/1/", "past/", "undo/", "cards/", "cards/1/"):
        page.goto(base + path)
        look(path)
    page.goto(base + "past/")
    master.uncover()
    page.get_by_role("link", name="Corriger").last.click()
    look("amend")
    page.get_by_role("button", name="Voir ce qui change").click()
    look("amend, sure")
    page.goto(base + "past/")
    master.uncover()
    page.get_by_role("link", name="Ajouter une réponse qui manquait").last.click()
    look("missed")
    page.goto(base + "seats/1/")
    master.uncover()
    page.get_by_role("button", name="Éliminer").click()
    look("decree")
    page.goto(base)
    master.act()
    master.act()
    master.window("debat")
    look("debate")
    page.goto(base + "more/")
    page.get_by_role("button", name="Mettre en pause").click()
    look("paused")
    assert {name: faults for name, faults in found.items() if faults} == {}
