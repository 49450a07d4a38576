"""The calendar in a real browser: its step of the preparation, how time passes, and a server on which it does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web_browser import in_database, phone, unsound
from web_server import Server

HERE = Path(__file__).parent
MAKE = (
    f"import sys\nsys.path.insert(0, {str(HERE.parents[1])!r})\n"
    "from loupiote.rules import rule_set\n"
    "from loupiote.web.calendar import models, presets\n"
    "from loupiote.web.games import door, tokens\n"
    "from web_calendar import CAST\n"
    "from web_table import Scene\n"
)


@pytest.fixture(scope="module")
def games(server: Server) -> dict[str, list[str]]:
    """A game in preparation and one that runs, with bots: key, the master's token, Bob's and Eve's."""
    lines = in_database(
        server,
        MAKE + "for begun in (False, True):\n"
        "    scene = Scene(rules='forum', begun=False, mode='forum', **CAST)\n"
        "    scene.game.seats.filter(name='Ana').update(bot=True)\n"
        "    if begun:\n"
        "        door.start(scene.game.pk, scene.mj)\n"
        "    print(scene.game.key, *(tokens.renew(scene._holders[who]) for who in ('mj', 'Bob', 'Eve')))",
    ).splitlines()[-2:]
    return dict(zip(("before", "runs"), (line.split() for line in lines), strict=True))


def room(browser: Browser, server: Server, token: str) -> Page:
    page = phone(browser, server, f"/s/{token}/")
    page.set_default_timeout(10_000)
    return page


def test_the_step_of_the_preparation(browser: Browser, server: Server, games: Any) -> None:
    key, mj, *_ = games["before"]
    page = room(browser, server, mj)
    page.goto(f"{server.address}/g/{key}/prepare/calendar/")
    assert unsound(page) == []
    page.locator("button[value=evening]").click()
    expect(page.locator("button[value=evening]")).to_have_attribute("aria-pressed", "true")
    page.locator(".toast [data-dismiss]").click()  # it lies over the buttons, and stays while the mouse rests on it
    page.locator("summary").first.click()
    expect(page.locator("#id_nuit-hour")).to_have_value("20:00")
    expect(page.locator("#id_nuit-number")).to_be_hidden()
    page.select_option("#id_nuit-unit", "h")
    expect(page.locator("#id_nuit-hour")).to_be_hidden()
    page.fill("#id_nuit-number", "0")
    page.locator("button[value=keep]").click()
    expect(page.locator(".field-fault")).to_have_count(1)  # a night needs some time
    assert unsound(page) == []
    page.fill("#id_nuit-number", "18")
    page.fill("#id_off", "24/12/2026 au 02/01/2027\n2027-05-01")
    page.locator("button[value=onward]").click()
    page.wait_for_url("**/signup/")
    kept = "from loupiote.web.calendar.models import Calendar\n"
    said = in_database(server, f"{kept}c = Calendar.objects.get(game__key='{key}')\nprint(c.ends['nuit'], c.off)")
    assert said.splitlines()[-1] == "18h ['2026-12-24/2027-01-02', '2027-05-01']"


def test_those_who_lead_change_what_runs(browser: Browser, server: Server, games: Any) -> None:
    key, mj, bob, eve = games["runs"]
    page = room(browser, server, mj)
    for path in ("calendar/", "calendar/edit/"):
        page.goto(f"{server.address}/g/{key}/{path}")
        assert unsound(page) == [], path
    page.goto(f"{server.address}/g/{key}/calendar/")
    before = page.locator("#calendar .timed time").get_attribute("datetime")
    page.select_option("select[name=minutes]", "120")
    page.locator("button[value=extend]").click()
    expect(page.locator("#calendar .timed time")).not_to_have_attribute("datetime", str(before))
    page.locator("button[value=pause]").click()
    expect(page.locator("#calendar .timed time")).to_have_count(0)
    player = room(browser, server, bob)
    player.goto(f"{server.address}/g/{key}/calendar/")
    expect(player.locator("#mine .notice")).to_be_visible()
    page.locator("button[value=resume]").click()
    expect(page.locator("#calendar .timed time")).to_have_count(1)
    expect(player.locator("#mine dt")).to_have_count(1)  # heard without a tap: what is asked of the Voyante
    other = room(browser, server, eve)
    other.goto(f"{server.address}/g/{key}/calendar/")
    expect(other.locator("#mine dt")).to_have_count(0)
    assert unsound(other) == []
    page.locator("button[value=close]").click()
    expect(page.locator("#calendar .role-row-name")).not_to_have_text("La Voyante")
    expect(player.locator("#mine dt")).to_have_count(0)


def test_on_a_server_time_passes(browser: Browser, server: Server) -> None:
    key, token = (
        in_database(
            server,
            MAKE + "scene = Scene(rules='forum', begun=False, mode='forum', **CAST)\n"
            "scene.game.led = False\nscene.game.save()\n"
            "scene.game.seats.exclude(name='Eve').update(bot=True)\n"
            "calendar = models.of(scene.game)\n"
            "calendar.ends = presets.spans(rule_set('forum'), 'fast')\ncalendar.save()\n"
            "from loupiote.web.games.viewers import PROGRAM\n"
            "door.start(scene.game.pk, PROGRAM)\n"
            "print(scene.game.key, tokens.renew(scene._holders['Eve']))",
        )
        .splitlines()[-1]
        .split()
    )
    page = room(browser, server, token)
    page.goto(f"{server.address}/g/{key}/calendar/")
    expect(page.locator("#now + *")).to_contain_text(":")
    soon = (
        "from datetime import timedelta\nfrom django.utils import timezone\nfrom loupiote.web.games.models import Deadline\n"
        f"for one in Deadline.objects.filter(game__key='{key}', fired_at=None):\n"
        "    one.at = timezone.now()\n    one.save()"
    )
    for _ in range(8):
        in_database(server, soon)
        if page.locator("#now").inner_text() != "Nuit 1":
            break
        page.wait_for_timeout(700)
    expect(page.locator("#now")).not_to_have_text("Nuit 1")
