"""The pictures of games by forum; their names begin with `forum-`. `tools.screenshots` takes them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from tools.album import DESK, PASSWORD, PHONE, Album
from tools.forum_game import NOW, TEXTS

HOUR = NOW.isoformat()
# what docs show of them; asked for by their names, all can be taken to look at them
SHOWN = [
    *(f"forum-{name}." for name in ("boards", "square", "write", "vote", "calendar", "orders", "clearing", "own")),
    *(f"forum-{name}." for name in ("console", "announcement", "signup", "notices", "front", "story")),
    *(f"forum-{name}-desk." for name in ("square", "vote", "master", "ahead")),
]
SIZES = (("", PHONE), ("-desk", DESK))


def take(album: Album) -> None:
    """All of them, in the language of the album."""
    made = album.server.make("tools.forum_game", album.lang)  # before the clock of the server runs, which is days ahead
    album.server.start()
    for suffix, size in SIZES:
        by_day(album, made["day"], suffix, size)
        by_night(album, made["night"], suffix, size)
        around(album, made, suffix, size)


def by_day(album: Album, links: dict[str, str], suffix: str, size: Any) -> None:
    """In the vote of the second day: the list of boards, the square, a post, the vote, the calendar."""
    here = album.server.address + f"/g/{links['key']}/"
    page = album.open(links["Hugo"], size)
    album.take(page, f"forum-boards{suffix}")
    page.goto(here + "square/b/place/?page=1")
    show(page, ".post:has(.post-dead)", 1)
    album.take(page, f"forum-square{suffix}")
    page.goto(here + "square/b/place/?page=2")
    page.fill("#text", TEXTS[album.lang]["draft"])
    page.locator("button[value=preview]").click()
    page.wait_for_selector("#preview .post-body")
    show(page, ".post", -1)
    album.take(page, f"forum-write{suffix}")
    page.goto(here + "votes/")
    if size is PHONE:
        show(page, "#count-title", 0)
    album.take(page, f"forum-vote{suffix}")
    page.goto(here + "calendar/")
    album.take(page, f"forum-calendar{suffix}")


def by_night(album: Album, links: dict[str, str], suffix: str, size: Any) -> None:
    """In the second night: a wolf's order and the clearing, the Seer's own board, and the console."""
    here = album.server.address + f"/g/{links['key']}/"
    wolf, seer, master = (album.open(links[who], size) for who in ("Élise", "Ana", "mj"))
    wolf.goto(here + "orders/")
    album.take(wolf, f"forum-orders{suffix}")
    wolf.goto(here + "square/b/clairiere/")
    if size is PHONE:
        show(wolf, ".post", 1)
    album.take(wolf, f"forum-clearing{suffix}")
    seer.goto(here + "square/b/mp/1/")
    if size is PHONE:
        show(seer, ".post", 0)
    album.take(seer, f"forum-own{suffix}")
    album.take(master, f"forum-master{suffix}")
    master.goto(here + "console/")
    uncover(master)
    album.take(master, f"forum-console{suffix}")
    master.goto(here + "console/ahead/")
    uncover(master)
    if size is PHONE:
        show(master, "#says", 0)
    album.take(master, f"forum-ahead{suffix}")
    master.evaluate("document.querySelector('[aria-labelledby=says] details').open = true")
    show(master, "#says", 0)
    album.take(master, f"forum-announcement{suffix}")


def around(album: Album, made: dict[str, Any], suffix: str, size: Any) -> None:
    """Sign-ups, notices and the front page, on a device that likes the dark; the story after the game."""
    page = album.open("/people/sign-in/", size, "dark")
    page.fill("#id_username", "Inès")
    page.fill("#id_password", PASSWORD)
    page.click("form.panel .btn-act")
    page.wait_for_url("**/people/games/")
    page.goto(album.server.address + "/notices/")
    album.take(page, f"forum-notices{suffix}")
    page.goto(album.server.address + f"/g/{made['call']}/signup/")
    album.take(page, f"forum-signup{suffix}")
    page = album.open("/", size)
    show(page, ".doors", 0)
    album.take(page, f"forum-front{suffix}")
    page = album.open(made["over"]["Hugo"], size)
    album.take(page, f"forum-over{suffix}")
    page.goto(album.server.address + f"/g/{made['over']['key']}/after/story/")
    show(page, ".story-moment", -2)
    album.take(page, f"forum-story{suffix}")


def show(page: Page, selector: str, which: int) -> None:
    """Bring one of these to the top of the screen."""
    page.locator(selector).nth(which).evaluate("one => scrollTo(0, one.getBoundingClientRect().top + scrollY - 76)")


def uncover(page: Page) -> None:
    """Open what lies under covers."""
    page.evaluate("document.querySelectorAll('details.secret').forEach((one) => { one.open = true })")
