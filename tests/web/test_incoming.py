"""Signs that no database keeps come in nowhere: not in a field, an address, a cookie, a file, a record."""

from __future__ import annotations

from typing import Any

import pytest
from django.conf import settings
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from loupiote.web.games.models import Game
from loupiote.web.people.models import Report, User
from loupiote.web.square.models import Draft, Notebook
from web_calling import signed_in

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois"}
FORUM = VILLAGE | {"Eve": "simple-villageois"}
PASSWORD = "une phrase assez longue"


def test_an_account_is_opened_and_signed_into_without_them() -> None:
    form = {"name": "A\0na", "password": f"{PASSWORD}\0"}
    assert Client().post("/people/sign-up/", form).status_code == 302
    assert User.objects.get().name == "Ana"
    for password in (PASSWORD, f"\0{PASSWORD}"):
        form = {"username": "An\0a", "password": password}
        assert Client().post("/people/sign-in/", form).status_code == 302
    wrong = Client().post("/people/sign-in/", {"username": "Ana", "password": "\0"}, headers={"user-agent": "a\0b"})
    assert wrong.status_code in (200, 422)


def test_what_is_written_stays_without_them(table: Any) -> None:
    scene = table(rules="forum", mode="forum", **FORUM)
    ana, square = scene.client("Ana"), f"/g/{scene.game.key}/square/"
    assert ana.post(f"{square}notebook/", {"text": "a\0b"}).status_code == 302
    assert Notebook.objects.get().text == "ab"
    sent = {"board": "place", "text": "Bon\0jour", "do": "send", "key": "a-key-of-a-form", "turn": "1"}
    assert ana.post(f"{square}write/", sent).status_code == 422  # closed at night
    assert Draft.objects.get().text == "Bonjour"
    assert ana.get(f"{square}search/?q=%00x&%00=1").status_code < 500


def test_a_decree_about_nobody_is_answered(table: Any) -> None:
    scene = table(**VILLAGE)
    sent = {"key": "a-key-of-a-form", "turn": "1", "what": "substitute", "who": "x\0y", "value": ""}
    assert scene.client("mj").post(f"/g/{scene.game.key}/table/decree/", sent).status_code < 500


def test_a_report_of_nothing_is_none(table: Any) -> None:
    scene = table(watch=True, **VILLAGE)
    client, address = scene.client("Ana"), f"/report/?game={scene.game.key}"
    assert client.post(address, {"words": "\0"}).status_code == 200
    assert not Report.objects.exists()
    assert client.post(address, {"words": "\0Bob"}).status_code == 302
    assert Report.objects.get().words == "Bob"


@pytest.mark.parametrize("path", ["/who/a%00b/", "/g/%00/", "/s/%00/", "/join/%00/", "/who/%ED%A0%80/"])
def test_an_address_with_one_leads_nowhere(path: str) -> None:
    assert Client().get(path).status_code in (404, 302)
    assert Client().post(path, {"%00": "\0"}).status_code < 500


def test_a_cookie_with_one_is_none_of_ours(table: Any) -> None:
    scene = table(**VILLAGE)
    for name in (settings.SESSION_COOKIE_NAME, settings.LANGUAGE_COOKIE_NAME, "loupiote-zone", "loupiote-csrf"):
        for value in (r'"abcdefghijklmnop\000"', "abcdefghijklmnop\0"):
            answer = Client(headers={"cookie": f"{name}={value}"}).get("/people/games/")
            assert answer.status_code < 400, name
    ana = scene.client("Ana")
    assert ana.get(f"/g/{scene.game.key}/").status_code == 200  # those of ours stay


def test_half_a_pair_comes_in_by_no_charset() -> None:
    client = signed_in("Ana")
    body = b'--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nloupiote: \\ud800\\x00\r\n--x--\r\n'
    for charset in ("unicode_escape", "raw_unicode_escape", "utf-16-le", "utf-7"):
        kind = f"multipart/form-data; boundary=x; charset={charset}"
        assert client.post("/import/", body, content_type=kind).status_code in (400, 422)
        assert client.get("/who/?q=%5Cud800", content_type=kind).status_code in (200, 400, 404)


def test_a_record_with_one_is_refused_with_its_line() -> None:
    record = (
        'loupiote: 1\ntitle: "a\\0b"\nrules: meneur\n'
        "players: {Ana: loup-garou, Bob: voyante, Cleo: simple-villageois, Dan: simple-villageois}\nplay: []\n"
    )
    answer = signed_in("Hal").post("/import/", {"text": record})
    assert answer.status_code == 422
    assert "U+0000" in answer.content.decode()
    assert not Game.objects.exists()


def test_a_tone_is_kept_without_them(table: Any) -> None:
    from loupiote.web.tone.models import Pack

    scene = table(rules="forum", mode="forum", **FORUM)
    sent = SimpleUploadedFile("x", b"told-died = Mo\0rt\n")
    scene.client("mj").post(f"/g/{scene.game.key}/tone/pack/", {"do": "take", "part": "1", "file": sent})
    assert not any("\0" in pack.text for pack in Pack.objects.all())
