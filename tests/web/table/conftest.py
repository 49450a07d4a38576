"""A game master at work, for the tests of the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from table_pages import Browser, Page

VILLAGE = {
    "Ana": "voyante",
    "Bob": "loup-garou",
    "Cleo": "sorciere",
    "Dan": "cupidon",
    "Eve": "chasseur",
    "Fay": "simple-villageois",
    "Gus": "simple-villageois",
    "Hal": "joueur-de-flute",
    "Ian": "loup-garou",
}
SMALL = {"Ana": "voyante", "Bob": "loup-garou"} | dict.fromkeys(["Cleo", "Dan", "Eve", "Fay"], "simple-villageois")


class Master:
    """The game master at work: `next`, `answer`, `close` send what the page offers."""

    def __init__(self, table: Any, *, options: dict[str, Any] | None = None, **roles: str) -> None:
        self.scene = table(options=options, **(roles or VILLAGE))
        self.browser = Browser(self.scene.client("mj"), self.scene.game.key)
        self.page = self.browser.get()

    def next(self) -> Page:
        """Read on."""
        self.page = self.browser.send(self.page.form("read"))
        return self.page

    def to_question(self) -> Page:
        """Read on until something is asked."""
        for _ in range(20):
            if not self.page.has("read"):
                return self.page
            self.next()
        raise AssertionError("the script does not end")

    def answer(self, *values: str, **more: str) -> Page:
        """Answer what is asked; the values are those of the first question, `v1="Bob"` of another."""
        given = [("v0", value) for value in values] + list(more.items())
        self.page = self.browser.send(self.page.form("ask"), given)
        return self.page

    def nothing(self) -> Page:
        """Say that there is no answer to what is asked."""
        form = self.page.form("ask")
        press = next((name for name, _ in form.buttons if name in ("silent", "nothing")), "")
        self.page = self.browser.send(form, [] if press else [("v0", "")], press=press)
        return self.page

    def close(self) -> Page:
        """Close a debate, or a vote."""
        self.page = self.browser.send(self.page.form("close"))
        return self.page

    def to(self, window: str) -> Page:
        """On to a window: nobody answers anything that comes before it."""
        for _ in range(60):
            self.to_question()
            if self.window == window:
                return self.page
            if self.page.has("close"):
                self.close()
            else:
                self.nothing()
        raise AssertionError(f"{window} never came")

    @property
    def window(self) -> str | None:
        """The window that is open."""
        return self.scene.view().window

    @property
    def dead(self) -> list[str]:
        """Who is dead."""
        return [seat.name for seat in self.scene.view().seats if not seat.alive]


@pytest.fixture
def lead(table: Any) -> Callable[..., Master]:
    """A game that is led: `lead(Ana="voyante", ...)`, by default nine players with a card for every occasion."""
    return lambda **roles: Master(table, **roles)
