"""Whole games by forum in a real browser, over days that pass in seconds: led by somebody, without anybody, alone with bots."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from web_browser import PASSWORD, in_database, phone
from web_server import Server, prepared

TESTS = Path(__file__).parents[2]
HEAD = (
    f"import sys, time\nsys.path.insert(0, {str(TESTS)!r})\n"
    "from django.utils import timezone\n"
    "from loupiote.web.games import door, tables, tokens\n"
    "from loupiote.web.games.models import Deadline, Game\n"
    "from web_table import Scene\n"
)
# time runs fast: whatever is to happen at a time happens now, until the condition holds
HURRY = HEAD + (
    "def moment():\n"
    "    game = Game.objects.get(key='{key}')\n"
    "    table = tables.current(game).table.game\n"
    "    return game.status, table.moment, table.number\n"
    "then, until = moment(), time.monotonic() + 50\n"
    "while time.monotonic() < until and not ({condition}):\n"
    "    time.sleep(0.3)\n"  # bots speak first
    "    Deadline.objects.filter(game__key='{key}', fired_at=None).update(at=timezone.now())\n"
    "print(*moment())\n"
)


def hurry(server: Server, key: str, condition: str = "moment()[:2] != then[:2]") -> tuple[str, str]:
    """Let time pass until another moment, or what is said; gives the status of the game and its moment."""
    said = in_database(server, HURRY.replace("{key}", key).replace("{condition}", condition)).split()
    return said[-3], said[-2]


def made(server: Server, rules: str, cards: dict[str, str], bots: list[str], *who: str, led: bool = True) -> list[str]:
    """A game that has begun: its key, and the tokens of these people."""
    lines = in_database(
        server,
        HEAD + f"scene = Scene(rules={rules!r}, begun=False, mode='forum', **{cards!r})\n"
        f"scene.game.seats.filter(name__in={bots!r}).update(bot=True)\n"
        f"Game.objects.filter(pk=scene.game.pk).update(led={led})\n"
        "scene.game.refresh_from_db()\n"
        "from loupiote.rules import rule_set\n"
        "from loupiote.web.calendar import models, presets\n"
        "from loupiote.web.games.viewers import PROGRAM\n"
        "calendar = models.of(scene.game)\n"
        f"calendar.ends = presets.spans(rule_set(scene.game.rules), {'slow' if led else 'fast'!r})\n"
        "calendar.save()\n"
        f"door.start(scene.game.pk, scene.mj if {led} else PROGRAM)\n"
        f"print(scene.game.key, *(tokens.renew(scene._holders[who]) for who in {who!r}))",
    ).splitlines()
    return lines[-1].split()


def room(browser: Browser, server: Server, token: str) -> Page:
    page = phone(browser, server, f"/s/{token}/")
    page.set_default_timeout(10_000)
    return page


def uncover(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")


def to_the_pack(master: Page, here: str) -> None:
    """The game master closes what comes before the pack."""
    for _ in range(4):
        master.goto(here + "console/")
        if master.locator("main").inner_text().count("meute") or master.locator("main").inner_text().count("pack"):
            return
        master.goto(here + "console/ahead/?only")
        master.locator("form[action$='/close/'] .btn-act").click()
        master.wait_for_load_state()
    raise AssertionError("the pack is never asked")


def answer(page: Page, name: str) -> None:
    """Tap a name in the first form of the orders that has it."""
    page.locator("main form").get_by_role("button", name=re.compile(rf"^{name}\b")).first.click()
    expect(page.locator("#orders .notice[data-kind=ok]").first).to_contain_text(name, timeout=20_000)  # the receipt


@pytest.mark.slow
@pytest.mark.browser
def test_a_game_of_ten_over_several_days(browser: Browser, server: Server, tmp_path: Path) -> None:
    """With a game master: orders, one that is amended, a missed deadline, an announcement taken back, somebody who takes a seat
    over, a restart in the middle, votes, an end."""
    cards = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "loup-garou", "Hal": "sorciere"}
    cards |= dict.fromkeys(["Dan", "Eve", "Flo", "Gil", "Ida", "Jon"], "simple-villageois")
    server = prepared(tmp_path / "data").start()  # one that is stopped and started again
    try:
        key, mj, ana, bob, dan = made(
            server, "forum", cards, ["Eve", "Flo", "Gil", "Ida", "Jon"], "mj", "Ana", "Bob", "Dan"
        )
        here = f"{server.address}/g/{key}/"
        where = HEAD + f"print(tables.current(Game.objects.get(key={key!r})).table.game.moment)"
        master, seer, wolf, villager = (room(browser, server, token) for token in (mj, ana, bob, dan))
        seer.goto(here + "orders/")
        answer(seer, "Bob")
        expect(seer.locator("main")).to_contain_text("Bob")
        to_the_pack(master, here)
        wolf.goto(here + "orders/")
        answer(wolf, "Eve")
        answer(wolf, "Dan")  # changed before the deadline
        master.goto(here + "console/ahead/")
        expect(master.locator("main")).to_contain_text("Dan")
        # Cleo and Hal miss their deadlines
        assert hurry(server, key)[1] != "nuit"
        villager.goto(here + "square/b/place/")
        expect(villager.locator("main")).to_contain_text("Dan")
        # the game master takes the morning back, which strikes its announcement, and amends what the pack said
        while in_database(server, where).split()[-1] != "nuit":
            master.goto(here + "table/undo/")
            master.locator("form[action$='/undo/'] .btn-act, form[action$='/undo/'] .btn-danger").last.click()
            master.wait_for_load_state()
        villager.goto(here + "square/b/place/")
        expect(villager.locator("main")).to_contain_text(re.compile("ne vaut plus|not hold any more|no longer"))
        master.goto(here + "table/past/")
        uncover(master)
        said = master.locator(".tap-given", has_text=re.compile(r"Bob veut dévorer Dan|Bob wants to devour Dan"))
        said.first.locator("a[href*='/table/past/']").click()
        uncover(master)
        master.locator("#amend label", has_text="Eve").click()
        master.locator("#amend .btn-act").click()
        uncover(master)
        master.locator("main form .btn-act, .thumbbar .btn-act").last.click()
        master.wait_for_load_state()
        # a restart, at the same place
        port = server.address.rsplit(":", 1)[1]
        server.stop()
        server.start(port)
        assert hurry(server, key)[1] != "nuit"
        villager.goto(here + "square/b/place/")
        expect(villager.locator("main")).to_contain_text("Eve")
        # somebody else plays Dan from now on
        master.goto(here + "console/seats/5/")
        master.fill("#name", "Zoe")
        master.locator("main form .btn-act").click()
        link = master.locator("#link").input_value()
        zoe = phone(browser, server, re.sub(r"^https?://[^/]+", "", link))
        assert villager.goto(here + "orders/").status == 404  # type: ignore[union-attr]
        assert zoe.goto(here + "seat/card/").ok  # type: ignore[union-attr]
        # another day passes; its votes are there to be looked up
        for _ in range(3):
            hurry(server, key)
        zoe.goto(here + "votes/")
        expect(zoe.locator("main")).to_contain_text(re.compile("Vote|vote"))
        # the game master ends what nobody wants to play on
        end = "from loupiote.kernel.inputs import Decree\nfrom loupiote.web.games.access import as_viewer\n"
        end += f"game = Game.objects.get(key={key!r})\nmj = as_viewer(game.masters.filter(role='mj').get())\n"
        end += "assert game.status == 'finished' or door.submit(game.pk, mj, Decree(what='end-game', value=['Bob'])).ok"
        in_database(server, HEAD + end)
        zoe.goto(here)
        expect(zoe.locator("main")).to_contain_text(re.compile("La partie est finie|The game is over"))
    finally:
        if server.process.poll() is None:
            server.stop()


def tap(button: Locator) -> None:
    """Answer, if one is asked and may; where nobody leads, the moment may be over by the time of the tap."""
    with suppress(TimeoutError):
        if button.count() and button.is_enabled(timeout=3_000):
            button.click(timeout=3_000)


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.both
@pytest.mark.skipif(
    os.environ.get("LOUPIOTE_TEST_DATABASE") != "postgresql", reason="the one with a game master is on SQLite"
)
def test_twelve_of_rpg_without_a_game_master(browser: Browser, server: Server) -> None:
    """The days go by, and nobody has the view of a game master."""
    cards = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "loup-garou", "Dan": "salvateur", "Eve": "sorciere"}
    cards |= {"Flo": "chasseur", "Gil": "cupidon"} | dict.fromkeys(
        ["Hal", "Ida", "Jon", "Kim", "Lea"], "simple-villageois"
    )
    names = [name for name in cards if name not in ("Ana", "Hal")]
    key, ana, hal = made(server, "rpg", cards, names, "Ana", "Hal", led=False)
    here = f"{server.address}/g/{key}/"
    seer, villager = room(browser, server, ana), room(browser, server, hal)
    for _ in range(4):
        hurry(server, key)
        for page in (seer, villager):
            page.goto(here + "orders/")
            tap(page.locator("main form").get_by_role("button", name=re.compile("^(Bob|Cleo)")).first)
    assert hurry(server, key, "moment()[2] >= 3 or moment()[0] == 'finished'")  # whole games: tests/web/calendar
    for page in (seer, villager):
        page.goto(here)
        expect(page.locator("main")).to_contain_text(re.compile("en vie|alive|La partie est finie|The game is over"))
        assert page.goto(here + "console/").status == 404  # type: ignore[union-attr]


@pytest.mark.slow
@pytest.mark.browser
def test_a_newcomer_plays_alone_to_the_end(browser: Browser, server: Server) -> None:
    """From the front page to the end, on a fast calendar, with bots at all other seats."""
    page = phone(browser, server, "/")
    page.set_default_timeout(10_000)
    page.click("a[href='/new/']")
    page.click("a[href^='/people/sign-up/']")
    page.fill("#id_name", "Toute Seule")
    page.fill("#id_password", PASSWORD)
    page.click("form.panel .btn-act")
    page.wait_for_url("**/new/")
    page.check("input[name=mode][value=forum]")
    page.check("input[name=rules][value=forum]") if page.locator("input[name=rules][value=forum]").count() else None
    page.fill("#players", "6")
    page.click("form#new .btn-act")
    page.check("input[name=led][value='']")
    page.click("form#call .btn-act")
    while not page.locator("button[value=begin]").count():
        if page.locator("button[value=fast]").count() and "/calendar/" in page.url:
            page.locator("button[value=fast]").first.click()
            page.wait_for_load_state()
        page.locator(".thumbbar .btn-act, main form .btn-act").last.click()
        page.wait_for_load_state()
    page.click("button[value=begin]")
    page.wait_for_url(re.compile(r"/g/\w+/$"))
    here, key = page.url, page.url.rstrip("/").rsplit("/", 1)[1]
    status = ""
    for _ in range(80):
        for where in ("orders/", "votes/"):
            page.goto(here + where)
            for form in page.locator("main form[action*='/order/']").all()[:1]:
                buttons = form.locator("button:enabled[value]")
                tap(buttons.first)
                page.wait_for_load_state()
        status, _moment = hurry(server, key)
        if status == "finished":
            break
    assert status == "finished"
    page.goto(here)
    expect(page.locator("main")).to_contain_text(re.compile("La partie est finie|The game is over"))
    page.goto(here + "after/")
    assert page.locator("main").inner_text()
