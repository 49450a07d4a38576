"""Games of every rule set led by a game master who taps at random on what the pages offer: each page is there, each game ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

from loupiote.rules import BUILT, rule_set
from loupiote.web.games import door
from table_pages import Browser, Form, Page

MOST = 260  # taps; a game that lasts longer is broken off
DECKS = {
    "meneur": (
        "voleur cupidon enfant-sauvage voyante renard salvateur loup-garou petite-fille infect-pere-des-loups "
        "grand-mechant-loup loup-garou-blanc sorciere joueur-de-flute chasseur ancien idiot-du-village bouc-emissaire "
        "servante-devouee juge-begue montreur-d-ours"
    ),
    "forum": "loup-garou loup-garou voyante espion chat petite-fille sorciere chasseur cupidon simple-villageois",
    "rpg": (
        "loup-garou loup-garou voyante salvateur sorciere chasseur cupidon ancien renard corbeau princesse petite-fille "
        "metronome idiot-du-village joueur-de-flute simple-villageois simple-villageois"
    ),
}


def tap(chance: random.Random, form: Form) -> list[tuple[str, str]]:
    """Something that the fields of a form may take: one value of each list, words where they are wanted."""
    given = []
    for name, values in form.legal.items():
        if not name.startswith(("v", "outcome", "hands", "heavy")) or name.endswith((".is", ".who")):
            continue
        if form.least.get(name):
            given += [(name, value) for value in chance.sample(values, form.least[name])]
        elif len(values) > 1 or values[0] not in ("", "0"):
            given.append((name, chance.choice(values)))
        elif name.startswith("hands"):
            given.append((name, str(chance.randrange(3))))
    return given


class Thumb:
    """A game master who taps at random."""

    def __init__(self, table: Any, rules: str, seed: int) -> None:
        self.chance = random.Random(f"{rules}/{seed}")
        deck = DECKS[rules].split()
        roles = {
            f"P{i}" if i % 3 else f"Jean Paul {i}": role for i, role in enumerate(deck) if role in rule_set(rules).roles
        }
        options = {"capitaine": "double-voix"} if rules == "rpg" else {}
        self.scene = table(rules=rules, options=options, begun=False, **roles)
        if "voleur" in deck:
            self.scene.game.plan |= {"setup": {"cartes-restantes": ["loup-garou", "simple-villageois"]}}
            self.scene.game.save()
        assert door.start(self.scene.game.pk, self.scene.mj).ok
        self.scene.game.refresh_from_db()
        self.browser = Browser(self.scene.client("mj"), self.scene.game.key)

    def form(self, page: Page) -> tuple[Form, str]:
        """What to send now, and the button to press."""
        for id in ("read", "resume"):
            if page.has(id):
                return page.form(id), ""
        ballots = [
            form for form in page.forms if form.action.endswith("/answer/") and any(b[0] == "v0" for b in form.buttons)
        ]
        if ballots and self.chance.random() < 0.8:
            return ballots[0], "=".join(self.chance.choice([b for b in ballots[0].buttons if b[0] == "v0"]))
        beside = [form for form in page.forms if form.action.endswith("/answer/") and not form.id and not form.buttons]
        if beside and self.chance.random() < 0.2:
            return self.chance.choice(beside), ""
        if page.has("ask"):
            form = page.form("ask")
            none = [name for name, _ in form.buttons if name in ("silent", "nothing")]
            return form, none[0] if none and self.chance.random() < 0.3 else ""
        if self.chance.random() < 0.15 and page.has(to="/way/"):
            return page.form(to="/way/"), f"way={self.chance.choice(['voters', 'hands', 'outcome'])}"
        return page.form("close"), ""

    def play(self) -> int:
        """Play; gives how many taps it took."""
        page = self.browser.get()
        for taps in range(MOST):
            assert page.status == 200
            if self.scene.view().over and not page.has("read"):
                return taps
            if self.chance.random() < 0.04:
                undo = self.browser.get("undo/")
                page = self.browser.send(undo.form(to="/undo/")) if undo.has(to="/undo/") else page
                continue
            form, press = self.form(page)
            given = tap(self.chance, form) if press in ("", "silent") and form.id not in ("read", "resume") else []
            page = self.browser.send(form, given, press=press)
            if taps % 12 == 0:
                for path in ("past/", "seats/", f"seats/{self.chance.randrange(1, 8)}/", "more/", "undo/"):
                    assert self.browser.get(path).status == 200
        return MOST


@pytest.mark.slow
@pytest.mark.parametrize("rules", BUILT)
def test_a_game_is_led_to_its_end(table: Any, rules: str) -> None:
    thumb = Thumb(table, rules, 1)
    taps = thumb.play()
    assert thumb.scene.view().over, f"still running after {taps} taps"
