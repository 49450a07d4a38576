"""The page of a seat lists the powers of an office that the options of the game give to it, and no others."""

from __future__ import annotations

from typing import Any

import pytest

from loupiote.kernel.inputs import Decree
from loupiote.web.games import door
from table_pages import Browser

CARDS = {"Ana": "voyante", "Zoe": "loup-garou"} | dict.fromkeys(["Bob", "Cleo", "Dan", "Eve"], "simple-villageois")


@pytest.mark.parametrize(
    ("rules", "power", "listed", "left_out"),
    [
        ("rpg", "1-5-voix", ["voix renforcée"], ["trancher", "double"]),
        ("rpg", "tranchage", ["trancher"], ["voix renforcée"]),
        ("rpg", "double-voix-et-tranchage", ["voix renforcée", "trancher"], []),
        ("meneur", "double-voix-et-voix-decisive", ["voix renforcée", "trancher"], []),
        ("forum", "double-voix-et-voix-decisive", ["voix renforcée", "voix prépondérante"], ["trancher"]),
    ],
)
def test_a_captain_has_what_the_option_gives(
    table: type, rules: str, power: str, listed: list[str], left_out: list[str]
) -> None:
    scene: Any = table(rules=rules, options={"capitaine": power}, **CARDS)
    assert door.submit(scene.game.pk, scene.mj, Decree(what="give-title", who="Bob", value="capitaine")).ok
    text = Browser(scene.client("mj"), scene.game.key).get("seats/3/").text
    powers = text.partition("Pouvoirs")[2].partition("Voisins")[0]
    for one in listed:
        assert one in powers, powers
    for one in left_out:
        assert one not in powers, powers
