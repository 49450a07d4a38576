"""Three phones join a game, as people do: with a wrong code, an expired one, at a full table; and no page shuts anybody out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web_browser import in_database, phone, signed_up, unsound
from web_server import Server

SIT = "button:has-text('S’asseoir')"


@pytest.fixture(scope="module")
def kept(browser: Browser, server: Server) -> Any:
    """What the MJ's phone keeps of its account."""
    return signed_up(browser, server, "Zazie")


@pytest.fixture
def mj(browser: Browser, server: Server, kept: Any) -> Page:
    """The MJ's phone, at the choice of a new game."""
    return phone(browser, server, "/new/", storage_state=kept)


def invited(mj: Page, players: int, names: str) -> str:
    """Prepare a game and open its door; gives the code."""
    mj.fill("#players", str(players))
    mj.click("form#new .btn-act")
    mj.fill("#names", names)
    mj.click("button[value=add]")
    expect(mj.locator(".seats li")).to_have_count(names.count(",") + 1)
    mj.click("button[value=open]")
    code = mj.inner_text(".join-code").strip()
    assert re.fullmatch(r"[A-Z]{6}", code)
    return code


def at_the_door(browser: Browser, server: Server, code: str) -> Page:
    """A phone that types a code on the front page."""
    page = phone(browser, server, "/")
    page.fill("#code", code)
    page.click("form:has(#code) button")
    return page


def test_three_phones_join(browser: Browser, server: Server, mj: Page) -> None:
    code = invited(mj, 3, "Ana, Basile")
    game = mj.url.removesuffix("invite/")
    mj.goto(f"{game}prepare/players/")

    stray = at_the_door(browser, server, "AAAAAA" if code != "AAAAAA" else "BBBBBB")
    expect(stray.locator("#code-fault")).to_contain_text("Aucune partie n’a ce code")
    assert unsound(stray) == []
    stray.fill("#code", code.lower())  # and now the right one
    stray.click("form.panel .btn-act")
    stray.click("label:has-text('Ana')")
    assert unsound(stray) == []
    stray.click(SIT)
    expect(stray.locator("h1")).to_have_text("Ana, c’est toi")
    expect(mj.locator(".seats li").first).to_contain_text("avec un téléphone")  # by itself

    zoe = at_the_door(browser, server, code)
    zoe.click("label:has-text('Un autre nom')")
    zoe.fill("#name", "ANA")
    zoe.click(SIT)
    expect(zoe.locator("#name-fault")).to_contain_text("qui lui ressemble")
    assert unsound(zoe) == []
    zoe.fill("#name", "Zoé")
    zoe.click(SIT)
    expect(zoe.locator("h1")).to_have_text("Zoé, c’est toi")
    expect(stray.locator("#lobby")).to_contain_text("Zoé")  # by itself
    basile = at_the_door(browser, server, code)
    basile.click("label:has-text('Basile')")
    basile.click(SIT)
    expect(basile.locator("h1")).to_have_text("Basile, c’est toi")

    late = at_the_door(browser, server, code)
    expect(late.locator("h1")).to_have_text("La table est complète")
    assert unsound(late) == []

    mj.goto(f"{game}prepare/deal/")
    mj.click("button[value=begin]")
    mj.wait_for_url(game)
    for page in (stray, zoe, basile):  # each goes on by itself
        page.wait_for_url(game)


def test_whose_seat_is_taken_away_is_told_at_once(browser: Browser, server: Server, mj: Page) -> None:
    code = invited(mj, 4, "Ana, Basile, Cléo")
    game = mj.url.removesuffix("invite/")
    phones = {}
    for name in ("Ana", "Basile", "Cléo"):
        phones[name] = at_the_door(browser, server, code)
        phones[name].click(f"label:has-text('{name}')")
        phones[name].click(SIT)
        expect(phones[name].locator("h1")).to_have_text(f"{name}, c’est toi")
    mj.goto(f"{game}invite/")
    mj.get_by_label("Libérer la place occupée par Ana").click()
    expect(mj.locator("h1")).to_have_text("Libérer la place occupée par Ana ?")
    assert unsound(mj) == []
    mj.click("main form .btn-danger")
    expect(mj).to_have_url(f"{game}invite/")
    mj.goto(f"{game}prepare/players/")
    mj.locator("li:has-text('Basile') button[value^=remove]").dispatch_event("click")
    for name in ("Ana", "Basile"):
        expect(phones[name].locator("h1")).to_have_text("Tu n’as plus de place ici")
        assert unsound(phones[name]) == []
    expect(phones["Cléo"].locator("h1")).to_have_text("Cléo, c’est toi")
    mj.goto(f"{game}prepare/delete/")
    mj.click("main form button")
    expect(phones["Cléo"].locator("h1")).to_have_text("Tu n’as plus de place ici")


def test_two_taps_on_a_seat_sit_one_down(browser: Browser, server: Server, mj: Page) -> None:
    code = invited(mj, 4, "Ana, Basile")
    page = at_the_door(browser, server, code)
    page.click("label:has-text('Un autre nom')")
    page.fill("#name", "Dbla")
    twice = "(which) => { const b = document.querySelector(which); b.click(); setTimeout(() => b.click(), 15); }"
    page.evaluate(twice, "main form .btn-act")
    expect(page.locator("h1")).to_have_text("Dbla, c’est toi")
    page.goto(page.url.removesuffix("lobby/") + "device/")
    page.evaluate(twice, "button[value=renew]")
    expect(page.locator("body")).to_contain_text("Voici un nouveau lien")
    page.reload()
    expect(page.locator("h1")).to_have_text("Un autre appareil")


def test_an_expired_code_says_so(browser: Browser, server: Server, mj: Page) -> None:
    code = invited(mj, 4, "Ana")
    past = "from loupiote.web.games.models import Game; from datetime import datetime, UTC\n"
    in_database(server, f"{past}Game.objects.filter(code='{code}').update(code_until=datetime(2020, 1, 1, tzinfo=UTC))")
    page = at_the_door(browser, server, code)
    expect(page.locator("#code-fault")).to_contain_text("son temps est passé")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/join/",
        "/people/sign-in/",
        "/people/sign-up/",
        "/people/forgotten/",
        "/people/forgotten/sent/",
        "/people/games/",
    ],
)
def test_what_anybody_may_open_is_sound(path: str, scheme: str, browser: Browser, server: Server) -> None:
    page = phone(browser, server, path, color_scheme=scheme)
    assert unsound(page) == []
    page.context.close()


@pytest.mark.parametrize(
    "path", ["/", "/new/", "/people/account/", "/people/password/", "/people/delete/", "/people/games/"]
)
def test_what_an_account_opens_is_sound(path: str, server: Server, mj: Page) -> None:
    mj.goto(server.address + path)
    assert unsound(mj) == []


def test_the_pages_around_a_game_are_sound(mj: Page) -> None:
    invited(mj, 5, "Ana, Basile, Cléo")
    game = mj.url.removesuffix("invite/")
    mj.fill("#co-mj", "Gabriel")
    mj.click("button[value='co-mj']")
    assert unsound(mj) == []
    for path in ("invite/", "device/", "trace/", "lobby/", "fairness/"):
        mj.goto(game + path)
        assert unsound(mj) == [], path
        assert mj.locator("main a.btn, main button.btn, .thumbbar .btn").count(), path  # something to do next


LEAVES = """
from loupiote.web.games import door
from loupiote.web.games.access import as_viewer
from loupiote.web.games.models import Game, Master, Seat
from loupiote.web.people.models import Report, User
from loupiote.web.signup.models import Call
user = User.objects.get(name="Yvette")
User.objects.filter(pk=user.pk).update(is_staff=True, is_superuser=True)
Report.objects.create(what="person", of="Yvette", about=user, words="Trop bavarde.", by_name="Ana")
heir = User.objects.create_user("Gaspard", "une phrase assez longue")
cast = dict(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois", Dan="simple-villageois")
for mode, title in (("forum", "Les nuits de Thiercelieux"), ("table", "Samedi chez Zoé")):
    game = Game.objects.create(title=title, rules="meneur", mode=mode, watch=True, plan={"roles": cast})
    for place, name in enumerate(cast):
        Seat.objects.create(game=game, place=place, name=name)
    master = Master.objects.create(game=game, name="Yvette", user=user)
    door.start(game.pk, as_viewer(master))
    if mode == "forum":
        Call.objects.create(game=game, password="pbkdf2_sha256$1$x$y")
        print(game.key)
"""


def test_who_leads_alone_and_leaves(browser: Browser, server: Server) -> None:
    """On a phone: what becomes of two games, with a slip; before that the door of one of them, and what an operator reads."""
    kept = signed_up(browser, server, "Yvette")
    key = in_database(server, LEAVES).strip()
    stranger = phone(browser, server, f"/g/{key}/signup/")
    expect(stranger.locator("main")).to_contain_text("Le mot de passe de cette partie")
    expect(stranger.locator("main")).not_to_contain_text("Ana")
    assert unsound(stranger) == []
    page = phone(browser, server, "/", storage_state=kept)
    expect(page.get_by_role("link", name="1 signalement t’attend")).to_be_visible()
    assert unsound(page) == []
    page.goto(server.address + "/people/delete/")
    assert unsound(page) == []
    page.fill("#id_password", "une phrase assez longue")
    forum = page.get_by_role("group", name="Qui mène « Les nuits de Thiercelieux » désormais ?")
    forum.get_by_label("Quelqu’un d’autre, qui en voit alors tout").check()
    page.get_by_role("group", name="Samedi").get_by_label("Personne : elle s’arrête, sans vainqueur").check()
    page.fill(f"#id_heir-{key}", "Nessuno")
    page.click("form.panel .btn-danger")
    expect(page.locator(".field-fault")).to_contain_text("Aucun compte de ce nom")
    assert unsound(page) == []
    page.fill(f"#id_heir-{key}", "Gaspard")
    page.fill("#id_password", "une phrase assez longue")
    page.click("form.panel .btn-danger")
    expect(page.locator("body")).to_contain_text("Ton compte est supprimé")
