"""Phones and desks in a real browser, for tests of whole pages."""

from __future__ import annotations

import subprocess
import sys
from itertools import cycle
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserContext, Page

from web_server import Server

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 900}
PASSWORD = "une phrase assez longue"
_addresses = cycle(range(1, 255))
# what is well is left in the browser: to bring it over takes longer than to find it
SERIOUS = """axe.run({resultTypes: ["violations"]}).then((found) => found.violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .map((one) => [one.id, one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160))]))"""


def phone(browser: Browser, server: Server, path: str, **more: Any) -> Page:
    """A phone of its own, with nothing kept, at an address."""
    context = browser.new_context(viewport=PHONE, locale="fr-FR", has_touch=True, **more)
    context.set_default_timeout(10_000)
    page = context.new_page()
    page.goto(server.address + path)
    return page


def signed_up(browser: Browser, server: Server, name: str) -> Any:
    """What the browser of somebody keeps who has just opened an account: to be given to `phone` as `storage_state`."""
    somewhere = {"X-Forwarded-For": f"192.0.2.{next(_addresses)}"}  # from one address only a few may sign up in an hour
    page = phone(browser, server, "/people/sign-up/", extra_http_headers=somewhere)
    page.fill("#id_name", name)
    page.fill("#id_password", PASSWORD)
    page.click("form.panel .btn-act")
    page.wait_for_url("**/people/games/")
    context: BrowserContext = page.context
    kept = context.storage_state()
    context.close()
    return kept


def unsound(page: Page) -> list[Any]:
    """Serious faults of accessibility, and what is wider than the screen, on a phone and on a desk."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[Any] = []
    for size in (DESK, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        found += [(size["width"], *fault) for fault in page.evaluate(SERIOUS)]
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        found += [("too wide", size["width"], wide)] if wide > 0 else []
    return found


def in_database(server: Server, code: str) -> str:
    """Run some lines of Python beside a server, on its database."""
    head = "import django; django.setup()\n"
    environment = {**server.environment, "DJANGO_SETTINGS_MODULE": "loupiote.web.settings"}
    done = subprocess.run(
        [sys.executable, "-c", head + code], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
