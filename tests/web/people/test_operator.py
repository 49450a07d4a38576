"""The operator's pages: in the language of who reads, and silent about what hangs on a game."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest
from django.contrib import admin
from django.test import Client

from loupiote.web.games.models import Game
from loupiote.web.people.models import Report, User
from loupiote.web.table.models import Note

WAYS = ("title", "placeholder", "value", "aria-label", "label")  # no alt: Django draws its signs with English ones
DATA = {"md5", "une personne : Zazie", "Chef", "Zazie", "/who/Zazie/", "zazie@example.org", "Thiercelieux", "meneur"}
ALIKE = {"Note", "Action", "Date", "Django", "Actions"}  # words that both languages have


class Words(HTMLParser):
    """What somebody reads on a page: its texts, and the attributes that are shown or said."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words: set[str] = set()
        self.hidden = 0
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.hidden += tag in ("script", "style")
        found = dict(attrs)
        if found.get("type") not in ("hidden", "checkbox", "radio"):
            for way in WAYS:
                if tag != "option" or way != "value":
                    self.handle_data(found.get(way) or "")

    def handle_endtag(self, tag: str) -> None:
        self.hidden -= tag in ("script", "style")

    def handle_data(self, data: str) -> None:
        text = " ".join(data.split()).strip(" :.,“”«»\xa0\u202f?|›")
        if not self.hidden and "***" not in text and re.search(r"[^\W\d_]{2}", text):
            self.words.add(text)


@pytest.fixture
def chef() -> Client:
    client = Client()
    client.force_login(
        User.objects.create_superuser("Chef", "a long password"), "django.contrib.auth.backends.ModelBackend"
    )
    return client


def pages(client: Client) -> dict[str, str]:
    """Every page of the operator: lists, forms, histories, what is asked before something is deleted."""
    found = ["/admin/", "/admin/password_change/"]
    for model in admin.site._registry:
        home = f"/admin/{model._meta.app_label}/{model._meta.model_name}/"
        one = f"{home}{model._default_manager.latest('pk').pk}/"
        found += [home, f"/admin/{model._meta.app_label}/", home + "add/"]
        found += [one + page for page in ("change/", "delete/", "history/")]
        if model is User:
            found.append(one + "password/")
    read = {path: client.get(path) for path in found}
    assert {path for path, answer in read.items() if answer.status_code != 200} == {
        "/admin/loupiote_games/game/add/",
        "/admin/loupiote_people/report/add/",
    }
    shown = {path: answer.content.decode() for path, answer in read.items() if answer.status_code == 200}
    for path in [path for path in shown if path.count("/") == 4]:
        pk = re.search(r'name="_selected_action" value="(\d+)"', shown[path])
        assert pk is not None
        shown[path + "?delete"] = client.post(
            path, {"action": "delete_selected", "_selected_action": pk[1]}
        ).content.decode()
    return shown


def test_every_page_of_the_operator_is_french_in_french(table: Any, chef: Client) -> None:
    """Whatever a page says in both languages alike is English that nobody has put into French."""
    scene = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    Game.objects.filter(pk=scene.game.pk).update(title="Thiercelieux")
    about = User.objects.create_user("Zazie", "a long password", email="zazie@example.org")
    told = Report.objects.create(by=about, by_name="Zazie", about=about, what="person", of="Zazie", words="12")
    changed = chef.post(f"/admin/loupiote_people/report/{told.pk}/change/", {"state": "done", "note": "13"})
    assert changed.status_code == 302
    read = {}
    for lang in ("fr", "en"):
        read[lang] = {path: Words(page).words for path, page in _in(lang, chef).items()}
    mine = DATA | ALIKE | {scene.game.key}
    alike = {path: read["fr"][path] & read["en"][path] - mine for path in read["fr"]}
    assert {path: words for path, words in alike.items() if words} == {}


def _in(lang: str, client: Client) -> dict[str, str]:
    client.cookies["loupiote-lang"] = lang
    return pages(client)


def test_who_deletes_a_game_reads_nothing_that_hangs_on_it(table: Any, chef: Client) -> None:
    """An operator may play in it: what its game master has noted, and what players have ordered, is none of their business."""
    scene = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois")
    Note.objects.create(game=scene.game, seq=1, who="Mia", text="Ana is a good Voyante")
    home = "/admin/loupiote_games/game/"
    asked = chef.get(f"{home}{scene.game.pk}/delete/").content.decode()
    several = chef.post(home, {"action": "delete_selected", "_selected_action": scene.game.pk}).content.decode()
    for page in (asked, several):
        assert str(scene.game) in page
        assert not [word for word in ("Voyante", "voyante", "Ana", "Bob") if word in page]
    assert chef.post(f"{home}{scene.game.pk}/delete/", {"post": "yes"}).status_code == 302
    assert not Game.objects.filter(pk=scene.game.pk).exists()


def test_letters_and_groups_have_no_page(chef: Client) -> None:
    """The queue holds letters that lead into accounts; groups are of no use, since accounts have none."""
    shown = {model._meta.label for model in admin.site._registry}
    assert shown == {"loupiote_games.Game", "loupiote_people.User", "loupiote_people.Report"}


def test_the_operator_reads_what_a_page_is_for(table: Any, chef: Client) -> None:
    game = table(Ana="voyante", Bob="loup-garou", Cleo="simple-villageois").game
    about = User.objects.create_user("Zazie")
    told = Report.objects.create(by=about, by_name="Zazie", about=about, what="person", of="Zazie", words="12")
    lists = [
        chef.get(f"/admin/loupiote_{app}/").content.decode() for app in ("games/game", "people/user", "people/report")
    ]
    for page, name in zip(lists, ("Parties", "Comptes", "Signalements"), strict=True):
        assert f"<h1>{name}</h1>" in page
    page = chef.get(f"/admin/loupiote_games/game/{game.pk}/change/").content.decode()
    assert 'name="_save"' not in page and "/delete/" in page, "there is nothing to save in a game"
    page = chef.get(f"/admin/loupiote_people/report/{told.pk}/change/").content.decode()
    assert page.count("Signalé par") == 1 and "une personne : Zazie" in page
    assert "+00:00" not in page, "times are written as everywhere"
    page = chef.get(f"/admin/loupiote_people/user/{about.pk}/change/").content.decode()
    assert "le compte est fermé" in page, "what closing does stands beside the box"
    page = chef.get(f"/admin/loupiote_people/user/{about.pk}/delete/").content.decode()
    assert "Les parties jouées restent" in page


def test_accounts_stand_in_the_order_of_a_dictionary(chef: Client) -> None:
    for name in ("Élise", "Zoé", "Denis"):
        User.objects.create_user(name)
    page = chef.get("/admin/loupiote_people/user/").content.decode()
    assert re.findall(r">(Élise|Zoé|Denis)</a>", page) == ["Denis", "Élise", "Zoé"]
