"""What the scripts of the pages do, in a real browser: secrets while they are pressed, taps kept without a network, time.

The pages are written here and answered to the browser without a server, so that a test may lose the network when it likes.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Error, Page, Route, expect, sync_playwright

import loupiote.web

STATIC = Path(loupiote.web.__file__).parent / "static" / "loupiote"
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed"),
]

HEAD = """<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>t</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;
 font-src 'self'; connect-src 'self'">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/css/tokens.css"><link rel="stylesheet" href="/css/base.css">
<script src="/vendor/htmx.min.js" defer></script>
<script type="module" src="/js/main.js"></script></head>
<body class="app"><div class="toasts"></div>
<span data-line="waiting" data-on="oui" data-waiting="…" data-off="non"></span>
<span data-unsaved hidden data-refused="refusé"><b data-one="un geste" data-many="{n} gestes"></b>
<button data-unsaved-drop>oublier</button></span>"""


class Site:
    """A page, what was posted to it, and whether the network is there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.body = ""
        self.posts: list[dict[str, list[str]]] = []
        self.answers: list[tuple[int, str]] = []
        self.down = False
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.route("http://loupiote.test/**", self.answer)

    def answer(self, route: Route) -> None:
        request = route.request
        path = request.url.removeprefix("http://loupiote.test").split("?")[0]
        if request.method == "POST":
            if self.down:
                route.abort("internetdisconnected")
                return
            self.posts.append(parse_qs(request.post_data or "", keep_blank_values=True))
            status, text = self.answers.pop(0) if self.answers else (200, "")
            route.fulfill(status=status, content_type="text/html", body=text)
        elif path.startswith("/g/"):
            route.fulfill(content_type="text/html", body=HEAD + self.body)
        else:
            file = STATIC / path.lstrip("/")
            route.fulfill(content_type=TYPES[file.suffix], body=file.read_bytes())

    def open(self, body: str) -> Page:
        self.body = body
        self.page.goto("http://loupiote.test/g/abc/")
        expect(self.page.locator("html.js")).to_be_attached()
        return self.page


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def site(chromium: Browser) -> Iterator[Site]:
    context = chromium.new_context(viewport={"width": 390, "height": 800}, has_touch=True)
    made = Site(context.new_page())
    yield made
    context.close()
    assert not made.faults


# ------------------------------------------------------------------------------------------------------------- secrets
SECRET = """<details class="secret" data-secret data-seconds="0.3"><summary class="secret-cover">
<span class="secret-when-shut" data-tap="toucher" data-hold="maintenir">toucher</span></summary>
<div class="secret-content"><p id="card">Voyante</p></div></details><button id="next">suite</button>"""


def test_a_secret_shows_while_it_is_pressed(site: Site) -> None:
    page = site.open(SECRET)
    card, cover = page.locator("#card"), page.locator("summary")
    assert cover.inner_text().strip() == "maintenir"
    assert not card.is_visible()
    cover.hover()
    page.mouse.down()
    card.wait_for(state="visible")
    page.mouse.up()
    card.wait_for(state="hidden")


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_secret_shows_while_a_key_is_held(site: Site, key: str) -> None:
    page = site.open(SECRET)
    page.locator("summary").focus()
    page.keyboard.down(key)
    page.locator("#card").wait_for(state="visible")
    page.keyboard.up(key)
    page.locator("#card").wait_for(state="hidden")


def test_a_short_touch_shows_nothing(site: Site) -> None:
    page = site.open(SECRET)
    page.locator("summary").tap()
    page.wait_for_timeout(250)
    assert not page.locator("#card").is_visible()


def test_a_click_without_a_press_shows_it_for_a_while(site: Site) -> None:
    page = site.open(SECRET)
    page.evaluate("document.querySelector('summary').click()")  # what a screen reader does
    page.locator("#card").wait_for(state="visible")
    page.locator("#card").wait_for(state="hidden", timeout=3000)


def test_leaving_covers_everything(site: Site) -> None:
    page = site.open(SECRET)
    page.locator("summary").hover()
    page.mouse.down()
    page.locator("#card").wait_for(state="visible")
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    page.locator("#card").wait_for(state="hidden")


def test_hands_that_cannot_hold_may_tap(site: Site) -> None:
    page = site.open(SECRET)
    page.evaluate("document.documentElement.dataset.reveal = 'tap'")
    page.locator("summary").tap()
    page.locator("#card").wait_for(state="visible")


# ------------------------------------------------------------------------------------------------------------ the queue
FORM = """<form data-queue hx-post="/g/abc/answer/" hx-swap="none" hx-headers='{"X-Test":"1"}'>
<input type="hidden" name="key" value="key-of-the-page"><input type="hidden" name="turn" value="4">
<button name="target" value="Ana">Ana</button><button name="target" value="Bob">Bob</button></form>"""


def kept(page: Page) -> str:
    return page.locator("[data-unsaved] b").inner_text()


def test_taps_without_a_network_are_kept_and_sent_in_order(site: Site) -> None:
    page = site.open(FORM)
    site.down = True
    page.get_by_text("Ana", exact=True).click()
    page.locator("[data-unsaved]").wait_for(state="visible")
    assert kept(page) == "un geste"
    page.get_by_text("Bob", exact=True).click()
    expect(page.locator("[data-unsaved] b")).to_have_text("2 gestes")
    assert site.posts == []
    page.reload()  # or an empty battery
    page.locator("[data-unsaved]").wait_for(state="visible")
    assert kept(page) == "2 gestes"
    site.down = False
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.locator("[data-unsaved]").wait_for(state="hidden")
    assert [post["target"] for post in site.posts] == [["Ana"], ["Bob"]]
    keys = [post["key"][0] for post in site.posts]
    assert keys[0] == "key-of-the-page"
    assert keys[1] != keys[0]
    assert 8 <= len(keys[1]) <= 64


def test_with_a_network_a_tap_is_sent_at_once(site: Site) -> None:
    page = site.open(FORM)
    page.get_by_text("Ana", exact=True).click()
    page.wait_for_timeout(200)
    assert len(site.posts) == 1
    assert not page.locator("[data-unsaved]").is_visible()


def test_a_server_in_trouble_is_asked_again(site: Site) -> None:
    page = site.open(FORM)
    site.down = True
    page.get_by_text("Ana", exact=True).click()
    page.locator("[data-unsaved]").wait_for(state="visible")
    site.down, site.answers = False, [(503, "")]
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.wait_for_timeout(200)
    assert page.locator("[data-unsaved]").is_visible()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.locator("[data-unsaved]").wait_for(state="hidden")
    assert [post["key"] for post in site.posts] == [["key-of-the-page"]] * 2  # the same order: it acts once


def test_what_is_refused_is_dropped_and_said(site: Site) -> None:
    page = site.open(FORM)
    site.down = True
    page.get_by_text("Ana", exact=True).click()
    page.get_by_text("Bob", exact=True).click()
    expect(page.locator("[data-unsaved] b")).to_have_text("2 gestes")
    site.down = False
    site.answers = [(200, '{"result": "stale", "turn": 7, "text": "Trop tard."}'), (404, "non")]
    page.evaluate("document.body.dispatchEvent(new CustomEvent('line', {detail: {on: true}}))")
    expect(page.locator(".toast")).to_have_text(["Trop tard.", "refusé"])


def test_kept_taps_may_be_forgotten(site: Site) -> None:
    page = site.open(FORM)
    site.down = True
    page.get_by_text("Ana", exact=True).click()
    page.locator("[data-unsaved-drop]").click()
    page.locator("[data-unsaved]").wait_for(state="hidden")
    page.reload()
    assert not page.locator("[data-unsaved]").is_visible()


# ------------------------------------------------------------------------------------------------------ the small ones
def test_no_more_than_allowed_are_chosen(site: Site) -> None:
    boxes = "".join(f'<label><input type="checkbox" name="a" value="{n}">{n}</label>' for n in "ABC")
    page = site.open(f'<fieldset data-most="2"><p data-count></p>{boxes}</fieldset>')
    assert page.locator("[data-count]").inner_text() == "0 / 2"
    page.get_by_label("A").check()
    page.get_by_label("B").check()
    assert page.locator("[data-count]").inner_text() == "2 / 2"
    assert page.get_by_label("C").is_disabled()
    page.get_by_label("A").uncheck()
    assert page.get_by_label("C").is_enabled()


def test_a_dialog_opens_and_closes_on_what_is_behind_it(site: Site) -> None:
    page = site.open('<button data-opens="d">ouvrir</button><dialog class="dialog" id="d"><p>Annuler ?</p></dialog>')
    page.get_by_text("ouvrir").click()
    page.get_by_text("Annuler ?").wait_for(state="visible")
    page.mouse.click(195, 20)
    page.get_by_text("Annuler ?").wait_for(state="hidden")


def test_a_filter_knows_no_accents(site: Site) -> None:
    page = site.open(
        '<input data-filters="#l"><ul id="l"><li>Sorcière</li><li>Élise</li></ul><p data-none-of="#l" hidden>rien</p>'
    )
    page.locator("input").fill("sorciere")
    assert page.locator("li:visible").all_inner_texts() == ["Sorcière"]
    page.locator("input").fill("xyz")
    assert page.get_by_text("rien").is_visible()


def test_night_falls_over_the_whole_page(site: Site) -> None:
    page = site.open('<header class="phase" data-moment="day" data-page-moment="day">Jour</header>')
    before = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.evaluate("document.querySelector('.phase').dataset.pageMoment = 'night'")
    page.evaluate("document.body.dispatchEvent(new CustomEvent('htmx:load', {bubbles: true}))")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(14, 21, 48)" != before


TIMER = """<div data-timer id="t" data-seconds="2" data-over="fini"><span data-left></span><span data-needs-script hidden>
<button data-timer-play><i data-when="paused">lancer</i><i data-when="running" hidden>arrêter</i></button>
<button data-timer-add="60">plus</button></span></div>"""


def test_a_timer_counts_survives_a_reload_and_ends(site: Site) -> None:
    page = site.open(TIMER)
    left = page.locator("[data-left]")
    assert left.inner_text() == "0:02"
    page.get_by_text("plus").click()
    assert left.inner_text() == "1:02"
    page.evaluate("sessionStorage.clear()")
    page.reload()
    page.get_by_text("lancer").click()
    expect(left).to_have_text("0:01")
    page.reload()
    expect(page.locator("#t.is-over")).to_be_attached()
    assert left.inner_text() == "0:00"


def test_a_page_is_whole_without_a_script(chromium: Browser) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    site = Site(page)
    site.body = SECRET + FORM
    page.goto("http://loupiote.test/g/abc/")
    page.locator("summary").click()
    assert page.locator("#card").is_visible()
    try:
        page.get_by_text("Ana", exact=True).click()
    except Error:
        pytest.fail("a plain form could not be sent")
    context.close()


def test_a_lost_line_is_said(site: Site) -> None:
    page = site.open("")
    line: Callable[[], str] = page.locator("[data-line]").inner_text
    assert line() == "oui"
    page.evaluate("document.body.dispatchEvent(new CustomEvent('line', {detail: {on: false}}))")
    assert line() == "non"
