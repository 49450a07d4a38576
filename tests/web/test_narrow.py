"""Names of 30 letters and titles of 80, with no place to break them, on a phone of 360 px: no page is wider than the screen."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser

from web_browser import in_database, phone, signed_up
from web_server import Server

MAKE = f"""
import json, sys
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from loupiote.web.games import tokens
from loupiote.web.games.models import Game
from loupiote.web.people.models import User
from web_table import Scene
roles = {{name * 30: role for name, role in dict(M="voyante", W="loup-garou", Q="sorciere").items()}}
roles |= {{one + "W" * 29: "simple-villageois" for one in "ABC"}}
made = {{}}
for begun in (True, False):
    scene = Scene(begun=begun, **roles)
    scene.game.title = "W" * 80
    scene.game.save()
    if begun:
        while scene.view().window != "debat@1":
            scene.close()
    scene._holders["mj"].user = User.objects.get(name="Longine")
    scene._holders["mj"].save()
    made[begun] = scene.game.key
    made["seat"] = f"/s/{{tokens.renew(scene._holders['M' * 30])}}/" if begun else made["seat"]
print(json.dumps([made[True], made[False], made["seat"]]))
"""
LED = (
    *(
        "",
        "table/seats/",
        "table/seats/1/",
        "table/past/",
        "table/undo/",
        "table/more/",
        "table/cards/",
        "table/cards/1/",
    ),
    *("after/", "after/story/", "after/votes/", "after/texts/", "invite/", "device/", "trace/"),
)
PREPARED = ("players/", "cards/", "options/", "deal/", "rules/", "middle/")
OPEN = "document.querySelectorAll('details').forEach((one) => { one.open = true })"
WIDER = "document.documentElement.scrollWidth - innerWidth"
WHO = """[...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 6).map((one) => one.outerHTML.slice(0, 120))"""


def test_no_page_is_wider_than_a_small_phone(browser: Browser, server: Server) -> None:
    state = signed_up(browser, server, "Longine")
    key, preparing, seat = json.loads(in_database(server, MAKE).splitlines()[-1])
    page = phone(browser, server, "/people/games/", storage_state=state)
    player = phone(browser, server, seat)
    found = {}
    for one in (page, player):
        one.set_viewport_size({"width": 360, "height": 740})
    for where, addresses in (
        (page, ["/", "/people/games/", *(f"/g/{key}/{path}" for path in LED)]),
        (page, [f"/g/{preparing}/prepare/{path}" for path in PREPARED]),
        (player, [f"/g/{key}/{path}" for path in ("", "seat/story/", "seat/card/")]),
    ):
        for address in addresses:
            where.goto(server.address + address)
            where.evaluate(OPEN)
            if where.evaluate(WIDER) > 0:
                found[address] = where.evaluate(WIDER), where.evaluate(WHO)
    assert found == {}
