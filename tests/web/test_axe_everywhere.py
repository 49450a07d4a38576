"""No page without axe: every address that can be opened is looked at by a test in a browser, or says why it is not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web_browser import in_database, phone, signed_up, unsound
from web_server import Server

HERE = Path(__file__).parent
CALENDAR = "calendar/test_browser.py"
PEOPLE, PREPARE, SEAT, TABLE = (f"{app}/test_browser.py" for app in ("people", "prepare", "seat", "table"))
TONE = "tone/test_browser.py"
GAME = "g/<slug:key>/"

# route -> the file whose test opens it under axe, and how it is written there
LOOKED_AT = {
    "": (PEOPLE, '"/"'),
    "join/": (PEOPLE, '"/join/"'),
    "join/<str:code>/": (PEOPLE, "unsound(zoe)"),
    "new/": (PEOPLE, '"/new/"'),
    **{
        f"people/{page}/": (PEOPLE, f'"/people/{page}/"')
        for page in ("sign-in", "sign-up", "account", "password", "delete", "forgotten", "forgotten/sent", "games")
    },
    **{f"{GAME}{page}/": (PEOPLE, f'"{page}/"') for page in ("invite", "device", "trace", "lobby", "fairness")},
    **{
        f"{GAME}prepare/{step}/": (PREPARE, f'"{step}"')
        for step in ("rules", "cards", "options", "deal", "middle", "delete")
    },
    f"{GAME}prepare/players/": (PREPARE, "to_have_count(8)\n    assert unsound(mj) == []"),
    **{f"regles/{page}": (SEAT, f'"{page}') for page in ("", "chercher/")},
    **{
        f"regles/<slug:rules>/{page}": (SEAT, f'"meneur/{page}')
        for page in ("", "ordre/", "options/", "lieux/", "imprimer/", "feuille/", "cartes/")
    },
    "regles/<slug:rules>/<slug:role>/": (SEAT, '"meneur/sorciere/"'),
    "regles/<slug:rules>/<str:clause>": (SEAT, '"meneur/meneur.sorciere.2"'),
    GAME: (SEAT, 'for address in ("", "seat/story/"'),
    **{f"{GAME}seat/{page}/": (SEAT, f'"seat/{page}/"') for page in ("story", "card")},
    **{f"{GAME}after/{page}": (SEAT, f'"after/{page}"') for page in ("", "story/", "votes/", "texts/")},
    f"{GAME}table/": (TABLE, 'look("call")'),
    **{f"{GAME}table/{page}/": (TABLE, f'"{page}/"') for page in ("more", "seats", "past", "undo", "cards")},
    f"{GAME}table/seats/<int:place>/": (TABLE, '"seats/1/"'),
    f"{GAME}table/cards/<int:place>/": (TABLE, '"cards/1/"'),
    f"{GAME}table/past/<str:place>/": (TABLE, 'look("amend")'),
    f"{GAME}table/past/<str:place>/add/": (TABLE, 'look("missed")'),
    f"{GAME}orders/": ("ordering/test_browser.py", '"orders/"'),
    f"{GAME}votes/": ("ordering/test_browser.py", '"votes/"'),
    "import/": (Path(__file__).name, "def test_a_game_that_is_pasted"),
    "people/reset/<uidb64>/<token>/": (Path(__file__).name, "def test_the_links_of_letters"),
    **{f"{GAME}{page}/": (CALENDAR, f"{page}/") for page in ("calendar", "calendar/edit", "prepare/calendar")},
    f"{GAME}my-card/": (Path(__file__).name, "def test_a_card_that_is_said"),
    f"{GAME}seat/": (Path(__file__).name, "def test_a_card_that_is_said"),
    "s/<str:token>/": (Path(__file__).name, "def test_what_is_not_there"),
    "notices/": (Path(__file__).name, '"/notices/"'),
    "notices/choices/": (Path(__file__).name, '"/notices/choices/"'),
    "letters/stop/<str:ticket>/": (Path(__file__).name, "letters/stop/"),
    "games/": (Path(__file__).name, '"/games/"'),
    "who/<path:name>/": (Path(__file__).name, '"/who/Marguerite/"'),
    "report/": (Path(__file__).name, '"/report/?person=Marguerite"'),
    **{
        f"{GAME}{page}": (Path(__file__).name, "def test_a_game_by_forum")
        for page in (
            "square/",
            "square/b/<slug:board>/",
            "square/b/<slug:board>/<int:place>/",
            "square/by/<int:place>/",
        )
    },
    **{f"{GAME}{page}": (TONE, f'"{page}"') for page in ("tone/", "tone/pack/")},
    f"{GAME}tone/<str:name>/": (TONE, '"tone/told-died/"'),
    f"{GAME}console/seats/<int:place>/": (Path(__file__).name, '"console/seats/1/"'),
    f"{GAME}square/p/<slug:post>/edit/": (Path(__file__).name, "def test_a_game_by_forum"),
    **{
        f"{GAME}{page}/": (Path(__file__).name, f'"{page}/')
        for page in (
            *("square/rules", "square/search", "square/mentions", "square/notebook"),
            *("waiting", "announcements", "outside", "signup", "signup/settings"),
            *("console", "console/ahead", "console/boards", "console/certain", "console/rulings", "console/seats"),
        )
    },
}
# what can be opened, and is no page of ours that somebody reads
EXCEPT = {
    "health": "JSON",
    "look.css": "a style sheet",
    f"{GAME}after/record.yaml": "a file",
    f"{GAME}tone/pack.ftl": "a file",
    "i18n/setlang/": "sends back to the page before",
    f"{GAME}prepare/": "sends on to the step where the preparation is",
    "style": "for developers; a server does not show it",
    f"{GAME}lobby/state/": "a piece of lobby/",
    f"{GAME}prepare/players/state/": "a piece of prepare/players/",
    f"{GAME}prepare/deal/state/": "a piece of prepare/deal/",
    f"{GAME}seat/state/": "a piece of seat/",
    f"{GAME}table/desk/": "a piece of table/",
    f"{GAME}table/ahead/": "pieces of table/",
    f"{GAME}signup/state/": "a piece of signup/",
    f"{GAME}square/p/<slug:post>/": "sends on to the board where the post is",
    "notices/<int:pk>/": "sends on to what it is about",
}


def routes(patterns: list[Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Every route with its view, but the operator's pages, which are Django's."""
    from django.urls import URLPattern

    for one in patterns:
        route = before + str(one.pattern)
        if isinstance(one, URLPattern):
            yield route, one.callback
        elif one.app_name != "admin":
            yield from routes(one.url_patterns, route)


def opens(route: str) -> bool:
    """Whether an address can be opened, not only be sent something."""
    from django.test import Client

    address = "/" + re.sub(r"<int:\w+>", "1", re.sub(r"<(slug|str):\w+>|<\w+>", "none", route))
    return Client().get(address).status_code != 405


def test_every_page_is_under_axe() -> None:
    from django.urls import get_resolver

    pages = {route for route, _ in routes(get_resolver().url_patterns) if opens(route)}
    assert not set(LOOKED_AT) & set(EXCEPT)
    assert pages == {*LOOKED_AT, *EXCEPT}
    texts = {file: (HERE / file).read_text(encoding="utf-8") for file, _ in LOOKED_AT.values()}
    assert [route for route, (file, words) in LOOKED_AT.items() if words not in texts[file]] == []


@pytest.fixture(scope="module")
def kept(browser: Browser, server: Server) -> Any:
    """What the browser of somebody with an account keeps."""
    return signed_up(browser, server, "Marguerite")


def test_a_game_that_is_pasted(browser: Browser, server: Server, kept: Any) -> None:
    page = phone(browser, server, "/import/", storage_state=kept)
    assert unsound(page) == []
    page.fill("textarea", "loupiote: 1\nrules: nowhere\n")
    page.locator("main .btn-act").click()
    expect(page.locator("main [role=alert], main .notice").first).to_be_visible()
    assert unsound(page) == []


def test_the_links_of_letters(browser: Browser, server: Server, kept: Any) -> None:
    stop, link = in_database(
        server,
        "from django.contrib.auth.tokens import default_token_generator as tokens\n"
        "from django.utils.encoding import force_bytes\n"
        "from django.utils.http import urlsafe_base64_encode as encode\n"
        "from loupiote.web.people.models import User\n"
        "from loupiote.web.notices import stopping\n"
        "user = User.objects.get(name='Marguerite')\n"
        "print(f'/letters/stop/{stopping.ticket(user)}/')\n"
        "print(f'/people/reset/{encode(force_bytes(user.pk))}/{tokens.make_token(user)}/')",
    ).splitlines()[-2:]
    page = phone(browser, server, stop)
    assert unsound(page) == []
    page.goto(server.address + link)
    expect(page.locator("input[type=password]")).to_have_count(2)
    assert unsound(page) == []
    page.goto(server.address + "/people/reset/MQ/none/")
    assert unsound(page) == []


def test_a_card_that_is_said(browser: Browser, server: Server) -> None:
    lines = in_database(
        server,
        f"import sys\nsys.path.insert(0, {str(HERE.parent)!r})\n"
        "from loupiote.web.games import tokens\n"
        "from web_table import Scene\n"
        "cards = {'Ana': 'voyante', 'Bob': 'loup-garou', 'Dan': 'simple-villageois'}\n"
        "for begun in (False, True):\n"
        "    scene = Scene(begun=begun, **cards)\n"
        "    if not begun:\n"
        "        scene.game.plan = {'deal': 'phones', 'cards': dict.fromkeys(cards.values(), 1)}\n"
        "        scene.game.save()\n"
        "    print(scene.game.key, tokens.renew(scene._holders['Ana']))",
    ).splitlines()[-2:]
    for line, name in zip(lines, ("my-card", "seat"), strict=True):
        key, token = line.split()
        page = phone(browser, server, f"/s/{token}/")
        page.goto(f"{server.address}/g/{key}/{name}/")
        expect(page).to_have_url(re.compile(f"/{name}/$"))
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        assert unsound(page) == []


def without_its_token(page: Page) -> None:
    """Send the form of the demonstration as another site would."""
    page.evaluate("document.querySelectorAll('[name=csrfmiddlewaretoken]').forEach((one) => one.remove())")
    page.locator("form[action='/demo/'] button").click()
    page.wait_for_url("**/demo/")


def test_what_is_not_there(browser: Browser, server: Server) -> None:
    for path in ("/s/s1-none/", "/nowhere/"):
        page = phone(browser, server, path)
        assert unsound(page) == []
    page.goto(server.address)
    without_its_token(page)
    assert unsound(page) == []


def test_what_is_closed(browser: Browser, own_server: Server) -> None:
    page = phone(browser, own_server, "/join/")
    for _ in range(40):
        page.fill("#code", "AAAAAA")
        with page.expect_navigation():
            page.locator("form.panel .btn-act").click()
        if not page.locator("#code").count():
            break
    expect(page.locator("h1")).to_have_text("Trop d’essais")
    assert unsound(page) == []


def test_notices_and_listed_games(browser: Browser, server: Server, kept: Any) -> None:
    page = phone(browser, server, "/games/", storage_state=kept)
    assert unsound(page) == []
    for path in ("/notices/", "/notices/choices/", "/who/Marguerite/", "/report/?person=Marguerite"):
        page.goto(server.address + path)
        assert unsound(page) == [], path


@pytest.mark.slow
def test_a_game_by_forum(browser: Browser, server: Server) -> None:
    lines = in_database(
        server,
        f"import sys\nsys.path.insert(0, {str(HERE.parent)!r})\n"
        "from loupiote.web.games import tokens\n"
        "from loupiote.web.square import writing\n"
        "from web_table import Scene\n"
        "cards = {'Ana': 'voyante', 'Bob': 'loup-garou', 'Dan': 'simple-villageois'}\n"
        "for begun in (False, True):\n"
        "    scene = Scene(begun=begun, mode='forum', **cards)\n"
        "    print(scene.game.key, tokens.renew(scene._holders['mj']))\n"
        "print(writing.write(scene.game, scene.mj, 'place', None, 'Bonjour Ana', nonce='a-post-to-look-at').post.key)",
    ).splitlines()[-3:]
    (before, early), (key, token), post = lines[0].split(), lines[1].split(), lines[2]
    page = phone(browser, server, f"/s/{early}/")
    for path in ("signup/", "signup/settings/"):
        page.goto(f"{server.address}/g/{before}/{path}")
        assert unsound(page) == [], path
    page = phone(browser, server, f"/s/{token}/")
    own = ("square/", "square/b/place/", "square/b/mp/1/", "square/by/1/", f"square/p/{post}/edit/")
    for path in (
        *own,
        *("square/rules/", "square/search/?q=bonjour", "square/mentions/", "square/notebook/"),
        *("waiting/", "announcements/", "outside/"),
        *(
            "console/",
            "console/ahead/",
            "console/boards/",
            "console/certain/",
            "console/rulings/",
            "console/seats/",
            "console/seats/1/",
        ),
    ):
        answer = page.goto(f"{server.address}/g/{key}/{path}")
        assert answer is not None and answer.ok, path
        assert unsound(page) == [], path
