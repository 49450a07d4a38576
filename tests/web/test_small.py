"""The small pieces: settings from the environment, logs without secrets, the headers of static files."""

from __future__ import annotations

import json
import logging
import stat
from pathlib import Path

import pytest
from django.test import Client

from loupiote.web import conf, limits, logs, statics

pytestmark = pytest.mark.once


def test_the_secret_key_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "data"
    key = conf.secret_key(folder, {})
    assert len(key) > 50
    assert conf.secret_key(folder, {}) == key
    assert stat.S_IMODE((folder / "secret.key").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert [path.name for path in folder.iterdir()] == ["secret.key"]
    assert conf.secret_key(folder, {"LOUPIOTE_SECRET_KEY": "given"}) == "given"


def test_databases(tmp_path: Path) -> None:
    both = conf.databases(tmp_path, {})
    assert {alias: made["NAME"].name for alias, made in both.items()} == {
        "default": "journal.sqlite3",
        "side": "side.sqlite3",
    }
    assert "synchronous=FULL" in both["default"]["OPTIONS"]["init_command"]
    assert both["default"]["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
    other = conf.databases(tmp_path, {"DATABASE_URL": f"sqlite:///{tmp_path}/games.db"})
    assert other["side"]["NAME"] == tmp_path / "side.sqlite3"
    (large,) = conf.databases(tmp_path, {"DATABASE_URL": "postgres://me:a%20b@there:5433/games"}).values()
    assert (large["NAME"], large["USER"], large["PASSWORD"], large["PORT"]) == ("games", "me", "a b", 5433)


@pytest.mark.parametrize("url", ["https://loups.example.org", "http://10.0.0.2:8000/", "https://[::1]:8443", ""])
def test_a_public_address(url: str) -> None:
    assert conf.public({"LOUPIOTE_URL": url}).geturl() == url


@pytest.mark.parametrize(
    "url", ["ftp://x", "x", "https://", "https://x:y", "https://x/games", "https://me@x", "https://x?a", "//x"]
)
def test_what_is_no_public_address(url: str) -> None:
    with pytest.raises(conf.BadSetting) as wrong:
        conf.public({"LOUPIOTE_URL": url})
    assert wrong.value.name == "LOUPIOTE_URL"


def test_mail() -> None:
    assert "console" in conf.mail({})["EMAIL_BACKEND"]
    safe = conf.mail({"LOUPIOTE_MAIL": "smtps://me%40x:p%2Fw@mail.example.org"})
    assert (safe["EMAIL_HOST"], safe["EMAIL_PORT"], safe["EMAIL_USE_SSL"], safe["EMAIL_USE_TLS"]) == (
        "mail.example.org",
        465,
        True,
        False,
    )
    assert (safe["EMAIL_HOST_USER"], safe["EMAIL_HOST_PASSWORD"]) == ("me@x", "p/w")
    start = conf.mail({"LOUPIOTE_MAIL": "smtp://mail.example.org"})
    assert (start["EMAIL_PORT"], start["EMAIL_USE_SSL"], start["EMAIL_USE_TLS"]) == (587, False, True)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Not Found: /s/s12-AbCdEfGhIjKlMnOpQrStUvWx/", "Not Found: /s/*/"),
        ("/join/QWERTY/ is wrong", "/join/*/ is wrong"),
        ("/live?t=WzEsIm1qIl0:1x:abc", "/live?t=*"),
        ("/people/reset/Mg/c9k5xk-0123456789abcdef0123456789abcdef/", "/people/reset/Mg/*/"),
        ("loupiote.games: /g/abcdefghjkmn/state/", "loupiote.games: /g/abcdefghjkmn/state/"),
    ],
)
def test_logs_lose_what_opens_doors(said: str, kept: str) -> None:
    assert logs.scrub(said) == kept


def test_a_line_of_log_is_json() -> None:
    record = logging.makeLogRecord(
        {"name": "loupiote", "levelname": "INFO", "msg": "hello %s", "args": ("you",), "route": "é", "request": 1}
    )
    line = json.loads(logs.JsonFormatter().format(record))
    assert (line["message"], line["from"], line["level"], line["route"]) == ("hello you", "loupiote", "info", "é")
    assert "request" not in line
    try:
        raise ValueError("/s/s12-AbCdEfGhIjKlMnOpQrStUvWx/")
    except ValueError as error:
        broken = logging.makeLogRecord({"exc_info": (type(error), error, error.__traceback__)})
    assert "AbCdEfGh" not in logs.JsonFormatter().format(broken)
    assert "AbCdEfGh" not in logs.TextFormatter().format(broken)


def test_limits_count_by_who_and_by_stretch() -> None:
    assert [limits.allow("a", "me", most=2, seconds=3600) for _ in range(3)] == [True, True, False]
    assert limits.allow("a", "you", most=2, seconds=3600)
    assert limits.allow("b", "me", most=2, seconds=3600)
    assert limits.allow("a", "me", most=2, seconds=7200)  # another limit on the same thing counts apart


def test_static_files_are_kept_for_ever_under_their_version(tmp_path: Path) -> None:
    page = Client().get("/").content.decode()
    address = page.partition('src="')[2].partition('"')[0]
    answer = Client().get(address)
    assert answer.status_code == 200
    assert "immutable" in answer.headers["Cache-Control"]
    answer.close()
    (tmp_path / "one").write_text("a")
    first = statics.version(tmp_path)
    (tmp_path / "one").write_text("b")
    assert statics.version(tmp_path) != first
