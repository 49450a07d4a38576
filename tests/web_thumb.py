"""A game master's thumb on a phone, in a real browser: what tests of the screen do with it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from web_browser import in_database
from web_server import Server

TESTS = Path(__file__).parent
VILLAGE = {
    "Ana": "voyante", "Basile": "loup-garou", "Cléo": "sorciere", "Denis": "cupidon", "Élise": "chasseur",
    "Fantin": "loup-garou", "Garance": "simple-villageois", "Hugo": "simple-villageois", "Inès": "simple-villageois",
}  # fmt: skip
MAKE = f"""
import json, sys
sys.path.insert(0, {str(TESTS)!r})
from loupiote.web.games import tokens
from web_table import Scene
scene = Scene(**{{roles!r}})
while {{to!r}} and scene.view().window != {{to!r}}:
    assert scene.close().ok
links = {{{{who: f"/s/{{{{tokens.renew(one)}}}}/" for who, one in scene._holders.items()}}}}
print(json.dumps({{{{"key": scene.game.key, "links": links}}}}))
"""


def game(server: Server, to: str = "", **roles: str) -> Any:
    """A game that has just been dealt, or has come to a window: its key, and the personal link of everybody."""
    return json.loads(in_database(server, MAKE.format(roles=roles or VILLAGE, to=to)).splitlines()[-1])


class Phone:
    """A game master's thumb."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("console", lambda m: self.faults.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        expect(page.locator("html.js")).to_be_attached()

    @property
    def said(self) -> Any:
        """What is to be said aloud."""
        return self.page.locator("#desk .script-say")

    def act(self) -> None:
        """The main button."""
        before = self.page.locator("#desk").get_attribute("data-cue")
        self.page.locator("#bar .btn-act").click()
        expect(self.page.locator("#desk")).not_to_have_attribute("data-cue", before or "")

    def names(self, *names: str, of: int = 0) -> None:
        """Tap players, in a question."""
        call = self.page.locator("details[data-call]")
        if call.get_attribute("open") is None:
            call.locator("summary").first.click()
        for name in names:
            self.page.locator("#ask fieldset").nth(of).locator("label", has_text=name).click()

    def call(self, *names: str) -> None:
        """Tap players, and send."""
        self.names(*names)
        self.act()

    def nothing(self) -> None:
        """Say that what is asked has no answer, where one button says so of all of it."""
        before = self.page.locator("#desk").get_attribute("data-cue")
        self.names()
        self.page.get_by_role("button", name="Rien cette fois").click()
        expect(self.page.locator("#desk")).not_to_have_attribute("data-cue", before or "")

    def vote(self, voter: str, named: str) -> None:
        """One voter's ballot."""
        title = self.page.locator("#desk fieldset legend")
        if voter not in title.inner_text():
            self.page.locator(".voter", has_text=re.compile(f"^{voter}")).click()
            expect(title).to_contain_text(f"{voter} montre")
        self.page.locator("#desk fieldset .tile", has_text=named).click()
        expect(self.page.locator(".voter", has_text=re.compile(f"^{voter}"))).to_contain_text(f"→ {named}")

    def close_vote(self) -> None:
        """Close the vote, whoever is missing."""
        before = self.page.locator("#desk").get_attribute("data-cue")
        self.page.locator("#bar button[form=close]").click()
        expect(self.page.locator("#desk")).not_to_have_attribute("data-cue", before or "")

    def uncover(self) -> None:
        """Take the cover off what a page keeps private."""
        self.page.locator("details[data-private] summary").first.click()

    def read_on(self) -> None:
        """Read what is to be read, until something is asked."""
        while self.page.locator("#desk").get_attribute("data-mode") == "cue":
            self.act()

    def undo(self) -> str:
        """Undo the last tap; gives what the page said that this changes."""
        self.page.get_by_role("link", name="Annuler").click()
        self.uncover()
        changes = self.page.locator(".changes").inner_text()
        self.page.locator(".btn-act").click()
        expect(self.page.locator("#desk")).to_be_visible()
        return changes

    def window(self, name: str) -> None:
        """Wait until this is asked."""
        expect(self.page.locator("#desk")).to_have_attribute("data-cue", f"ask:{name}")
