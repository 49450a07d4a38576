"""`loupiote serve`: one port for pages and live updates, an orderly stop, plain words for what goes wrong."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import stat
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from threading import Thread

import pytest

from web_server import Browser, Server, Stream, new_database, prepared, serving, shown


def test_the_demonstration_opens_at_once_and_is_live(own_server: Server) -> None:
    server, browser = own_server, Browser(own_server)
    _, front = browser.get("/")
    path, room = browser.post("/demo/", front)
    assert path.startswith("/g/")
    assert "Garance" in room
    live = re.search(r'data-live="([^"]+)" data-turn="(\d+)"', room)
    assert live
    address, turn = live[1].replace("&amp;", "&"), live[2]
    with Stream(server, address, known="0") as heard:
        assert heard.answer.status == 200
        assert heard.answer.headers["Content-Type"].startswith("text/event-stream")
        assert heard.turn() == turn
        server.process.send_signal(signal.SIGTERM)  # a stream that is open does not hold the server up
        assert heard.turn() == ""
    assert server.ended(within=5) == 0


def test_nobody_listens_without_a_ticket(server: Server) -> None:
    for address in ("/live", "/live?t=", "/live?t=WzEsIm1qIl0:1x:abc", "/live?t=%00"):
        with Stream(server, address) as heard:
            assert heard.answer.status == 403


def test_health_says_that_all_is_well(server: Server) -> None:
    with urllib.request.urlopen(server.address + "/health", timeout=10) as answer:
        said = json.load(answer)
    assert said["ok"] is True
    assert said["wrong"] == []


@pytest.mark.once
def test_what_is_kept_is_for_its_owner_alone(server: Server) -> None:
    mode = stat.S_IMODE((server.data / "secret.key").stat().st_mode)
    assert mode == 0o600
    assert stat.S_IMODE(server.data.stat().st_mode) == 0o700


@pytest.mark.once
def test_no_token_reaches_the_log(own_server: Server) -> None:
    token = "s1-AbCdEfGhIjKlMnOpQrStUvWx"
    assert Browser(own_server).status(f"/s/{token}/") == 404
    own_server.stop()
    log = "".join(own_server.log)
    assert "s/<str:token>/" in log
    assert token not in log
    assert all(json.loads(line)["at"] for line in own_server.log if line.startswith("{"))


@pytest.mark.once
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_is_in_order(own_server: Server, how: signal.Signals) -> None:
    assert own_server.stop(how) == 0
    assert any('"message": "stopped"' in line for line in own_server.log)


@pytest.mark.once
def test_a_stop_does_not_wait_for_a_request_that_does_not_end(tmp_path: Path) -> None:
    with serving(prepared(tmp_path / "data")) as server:
        browser = Browser(server)
        front = browser.get("/")[1]
        journal = sqlite3.connect(server.data / "journal.sqlite3", isolation_level=None)
        journal.execute("BEGIN IMMEDIATE")  # whoever wants to write waits for this
        asking = Thread(target=_quietly, args=(lambda: browser.post("/demo/", front),))
        asking.start()
        time.sleep(1)
        begun = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        assert server.ended(within=60) == 0
        took = time.monotonic() - begun
        journal.close()
        asking.join()
    assert took < 11
    assert any('"message": "stopped"' in line for line in server.log)
    assert any("left undone" in line for line in server.log)


def _quietly(do: Callable[[], object]) -> None:
    with suppress(OSError, HTTPException):
        do()


def test_a_restart_goes_on_from_the_same_place(own_server: Server) -> None:
    server, browser = own_server, Browser(own_server)
    _, front = browser.get("/")
    path, room = browser.post("/demo/", front)
    server.stop(signal.SIGKILL)
    server.start()
    assert shown(room)
    assert shown(browser.get(path)[1]) == shown(room)


@pytest.mark.once
def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = Server(tmp_path).run("serve", "--port", str(taken.getsockname()[1]))
    assert done.returncode == 1
    assert "is taken" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.once
def test_what_cannot_be_listened_on_is_said_so(tmp_path: Path) -> None:
    done = Server(tmp_path).run("serve", "--host", "no.such.host.invalid", "--port", "0")
    assert (done.returncode, "cannot listen" in done.stderr) == (1, True)
    done = Server(tmp_path).run("serve", "--lan", "--host", "127.0.0.2")
    assert (done.returncode, "--lan" in done.stderr) == (2, True)
    done = Server(tmp_path).run("serve", "--role", "king")
    assert (done.returncode, "king" in done.stderr) == (2, True)


@pytest.mark.once
def test_a_data_folder_that_is_none_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    done = Server(tmp_path / "file" / "data").run("serve", "--port", "0")
    assert done.returncode == 1
    assert "LOUPIOTE_DATA" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.once
def test_a_database_that_does_not_answer_is_said_so(tmp_path: Path) -> None:
    done = Server(tmp_path, "postgres://nobody@127.0.0.1:9/none").run("serve", "--port", "0")
    assert done.returncode == 1
    assert "database does not answer" in done.stderr


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "nonsense"),
        ("DATABASE_URL", "mysql://me:hidden@there/games"),
        ("DATABASE_URL", "postgres://me:hidden@there:port/games"),
        ("LOUPIOTE_URL", "ftp://x"),
        ("LOUPIOTE_URL", "loups.example.org"),
        ("LOUPIOTE_MAIL", "mail.example.org"),
        ("LOUPIOTE_SIGN_UP", "shut"),
        ("LOUPIOTE_LOG", "xml"),
    ],
)
def test_a_setting_that_cannot_be_understood_is_the_operators(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    server = Server(tmp_path / "data")
    monkeypatch.setattr(Server, "environment", server.environment | {name: value})
    done = server.run("serve", "--port", "0")
    assert done.returncode == 1
    assert name in done.stderr
    assert "Traceback" not in done.stderr and "hidden" not in done.stderr and "broke" not in done.stderr


@pytest.mark.once
def test_data_in_a_folder_that_was_there_is_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    left = data / "side.sqlite3"
    left.touch()
    left.chmod(0o644)  # by an earlier version
    with serving(Server(data)) as server:
        assert Browser(server).status("/") == 200
        kept = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir() if "sqlite3" in path.name}
    assert {"journal.sqlite3", "side.sqlite3"} < set(kept)
    assert set(kept.values()) == {0o600}, kept


@pytest.mark.once
def test_on_the_local_network_the_address_and_its_code_are_shown(tmp_path: Path) -> None:
    with serving(Server(tmp_path / "data", "", "--lan")) as server:
        assert "0.0.0.0" not in server.address
        assert Browser(server).status("/") == 200  # the host is one that it answers to
        assert Browser(server).status("/", Host="evil.example") == 400


@pytest.mark.once
def test_several_processes_may_start_at_once(tmp_path: Path) -> None:
    database = new_database()
    roles = ("web", "live", "worker", "web")
    with ThreadPoolExecutor() as pool:
        servers = list(pool.map(lambda role: Server(tmp_path / "data", database, role=role).start(), roles))
    web, live, worker, _ = servers
    try:
        browser = Browser(web)
        path, room = browser.post("/demo/", browser.get("/")[1])
        found = re.search(r'data-live="([^"]+)" data-turn="(\d+)"', room)
        assert found
        with Stream(live, found[1].replace("&amp;", "&"), known="0") as heard:
            assert heard.turn() == found[2]
        assert Browser(web).status("/live") == 404
        assert Browser(live).status(path) == 404
        assert worker.address == ""
    finally:
        for server in servers:
            assert server.stop() == 0
