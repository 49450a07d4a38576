"""Take the pictures of the application for README and docs: a small game at a table, played in Chromium on a phone and on a desk;
those of games by forum are in `forum_pictures`.

.venv/bin/python -m tools.screenshots            # writes docs/images/*.webp
.venv/bin/python -m tools.screenshots vote.en    # only those whose names begin so

Needs what `make test` needs. The server is one of its own, in a folder that is thrown away.
"""

from __future__ import annotations

import json
import os
import shutil
import sys

from playwright.sync_api import Page, sync_playwright
from tools import forum_pictures
from tools.album import DESK, LOCALES, PASSWORD, PHONE, Album, serving

# what the French README shows; docs/pictures.md shows all of them in English
FRENCH = [
    "night.",
    "night-desk",
    "card.",
    "vote.",
    "forum-square.",
    "forum-orders.",
    "forum-vote.",
    "forum-ahead-desk.",
]
VILLAGE = {
    "Ana": ("voyante", "f"), "Basile": ("loup-garou", "m"), "Cléo": ("sorciere", "f"), "Denis": ("chasseur", "m"),
    "Élise": ("loup-garou", "f"), "Fantin": ("simple-villageois", "m"), "Garance": ("simple-villageois", "f"),
    "Hugo": ("salvateur", "m"), "Inès": ("simple-villageois", "f"),
}  # fmt: skip


def deal(lang: str) -> dict[str, str]:
    """Begin a game in the database of the environment; gives the personal links. In a process of its own (`--deal`)."""
    import django

    django.setup()
    from loupiote.web.games import door, tokens
    from loupiote.web.games.access import as_viewer
    from loupiote.web.games.models import Game, Master, Seat

    plan = {"roles": {name: role for name, (role, _) in VILLAGE.items()}}
    game = Game.objects.create(
        title="Thiercelieux", rules="meneur", lang=lang, plan=plan, seed="pictures", phones="all"
    )
    seats = [
        Seat.objects.create(game=game, place=place, name=name, genre=genre)
        for place, (name, (_, genre)) in enumerate(VILLAGE.items())
    ]
    master = Master.objects.create(game=game, role="mj", name="Zoé")
    door.start(game.pk, as_viewer(master))
    return {who: f"/s/{tokens.renew(one)}/" for who, one in [("mj", master), *((seat.name, seat) for seat in seats)]}


def act(page: Page) -> None:
    """Press the main button, and wait for what comes next."""
    page.wait_for_selector("body:not(.is-still)")  # another question takes no taps for a moment
    before = page.locator("#desk").get_attribute("data-cue")
    page.locator("#bar .btn-act").click()
    page.wait_for_function("before => document.querySelector('#desk').dataset.cue !== before", arg=before)


def name(page: Page, *names: str) -> None:
    """Tap players in the question that is open."""
    call = page.locator("details[data-call]")
    if call.get_attribute("open") is None:
        call.locator("summary").first.click()
    for one in names:
        page.locator("#ask fieldset").first.locator("label", has_text=one).click()


def until(page: Page, window: str) -> None:
    """Say what is to be said, until this is asked."""
    while page.locator("#desk").get_attribute("data-cue") != f"ask:{window}":
        act(page)


def at_the_table(album: Album) -> None:
    """The game: its master's phone, a large screen beside it, and the phones of two players."""
    links = album.server.make("tools.screenshots", "--deal", album.lang)
    master, desk = album.open(links["mj"], PHONE), album.open(links["mj"], DESK)
    hunter, witch = album.open(links["Denis"], PHONE), album.open(links["Cléo"], DESK)
    until(master, "voyante")
    name(master, "Basile")
    album.take(master, "night")
    act(master)
    until(master, "salvateur")
    name(master, "Fantin")
    act(master)
    until(master, "loups")
    desk.reload()
    name(desk, "Garance")
    desk.evaluate("scrollTo(0, 0)")
    album.take(desk, "night-desk")
    hunter.reload()
    hunter.locator("#mine summary").hover()
    hunter.mouse.down()
    hunter.locator("#mine .role-card").scroll_into_view_if_needed()
    album.take(hunter, "card")
    hunter.mouse.up()
    name(master, "Garance")
    act(master)
    until(master, "sorciere")
    witch.reload()
    witch.locator("#answer summary").click()
    album.take(witch, "player-night-desk")
    name(master, {"en": "Nobody", "fr": "Personne"}[album.lang])  # that nobody is named is said too
    act(master)
    album.take(master, "dawn")
    until(master, "election")
    master.wait_for_selector("body:not(.is-still)")
    master.locator("#desk fieldset .tile", has_text="Hugo").click()
    close(master)
    until(master, "debat")
    desk.reload()
    album.take(desk, "debate-desk")
    act(master)
    until(master, "vote")
    for named in ("Élise", "Hugo", "Élise"):
        before = master.locator("#desk fieldset legend").inner_text()
        master.wait_for_selector("body:not(.is-still)")
        master.locator("#desk fieldset .tile", has_text=named).click()
        master.wait_for_function("t => document.querySelector('#desk fieldset legend').innerText !== t", arg=before)
    master.evaluate("scrollTo(0, 0)")
    album.take(master, "vote")
    hunter.reload()
    album.take(hunter, "player-vote")
    hunter.goto(hunter.url + "seat/story/")
    album.take(hunter, "player-story")
    desk.reload()
    album.take(desk, "vote-desk")
    master.goto(master.url + "table/seats/")
    master.locator("summary").first.click()
    album.take(master, "table")


def close(page: Page) -> None:
    """Close the vote, whoever is missing."""
    page.wait_for_selector("body:not(.is-still)")
    before = page.locator("#desk").get_attribute("data-cue")
    page.locator("#bar button[form=close]").click()
    page.wait_for_function("before => document.querySelector('#desk').dataset.cue !== before", arg=before)


def before_and_beside(album: Album) -> None:
    """The front page, the choice of cards, and the rule book."""
    page = album.open("/", PHONE, "dark")
    album.take(page, "front")
    page = album.open("/people/sign-up/", PHONE)
    page.fill("#id_name", f"Zoé {album.lang}")
    page.fill("#id_password", PASSWORD)
    page.click("form.panel .btn-act")
    page.wait_for_url("**/people/games/")
    page.goto(album.server.address + "/new/")
    page.fill("#players", "9")
    page.click("form#new .btn-act")
    page.fill("#names", ", ".join(VILLAGE))
    page.click("button[value=add]")
    page.wait_for_load_state()
    page.goto(page.url.split("/prepare/")[0] + "/prepare/cards/")
    album.take(page, "cards")
    page = album.open("/regles/meneur/sorciere/", DESK)
    album.take(page, "book-desk")


def main() -> None:
    """Take the pictures of both languages."""
    if sys.argv[1:2] == ["--deal"]:
        print(json.dumps(deal(sys.argv[2])))
        return
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=arguments)
        for lang in LOCALES:
            named = sys.argv[1:] or (FRENCH if lang == "fr" else [])
            forum = [one for one in named if one.startswith("forum-")]
            if not named or len(forum) < len(named):
                with serving() as server:
                    server.start()
                    album = Album(browser, server, lang, named)
                    before_and_beside(album)
                    at_the_table(album)
            if not named or forum:
                with serving(forum_pictures.HOUR) as server:
                    forum_pictures.take(Album(browser, server, lang, forum or forum_pictures.SHOWN))
        browser.close()


if __name__ == "__main__":
    main()
