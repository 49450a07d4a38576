"""A game that was begun elsewhere goes on: nothing of the first night is told, shown or called again."""

from __future__ import annotations

from typing import Any

import pytest

from table_pages import Browser
from web_table import Scene

ROLES = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "cupidon", "Dan": "petite-fille", "Eve": "joueur-de-flute"}
ROLES |= dict.fromkeys(["Fay", "Gus", "Hal"], "simple-villageois")
TOLD = {"dead": ["Hal"], "marks": {"Ana": ["in-love"], "Cleo": ["in-love"], "Gus": ["charmed"]}}
AGAIN = ("Donne sa carte", "flèche", "sous son charme", "Montre à", "Hal perd la vie", "signe", "Cupidon ouvre")


def resumed(moment: str, number: int, **told: Any) -> Browser:
    """The screen of a game that goes on at this moment."""
    scene = Scene(begun=False, **ROLES)
    scene.game.plan |= {"already": {"moment": moment, "number": number, **TOLD, **told}}
    scene.game.save()
    from loupiote.web.games import door

    assert door.start(scene.game.pk, scene.mj).ok
    scene.game.refresh_from_db()
    return Browser(scene.client("mj"), scene.game.key)


@pytest.mark.parametrize(("moment", "number"), [("nuit", 3), ("nuit", 2), ("jour", 2)])
def test_nothing_of_the_first_night_is_told_again(moment: str, number: int) -> None:
    browser = resumed(moment, number, titles={"capitaine": "Fay"})
    page = browser.get()
    shown = page.text.partition("Ce qui s’est passé")[0]
    assert "elle reprend ici" in shown
    assert ("Nuit" if moment == "nuit" else "Jour") + f" {number}" in shown
    assert not [text for text in AGAIN if text in shown]
    seen = shown
    for _ in range(12):
        if not page.has("read"):
            break
        page = browser.send(page.form("read"))
        seen += page.text.partition("Ce qui s’est passé")[0]
    assert not [text for text in AGAIN if text in seen]
    assert not page.has("read")


def test_what_has_happened_is_noted_for_the_game_master() -> None:
    page = resumed("nuit", 3).get()
    noted = page.text.partition("Ce qui s’est passé")[2]
    assert "Cleo" in noted and "Hal" in noted


def test_a_game_that_begins_here_still_gives_out_its_cards(lead: Any) -> None:
    assert "Donne sa carte" in lead(**ROLES).page.text
