"""Backup and restore: all or nothing, while the server runs, from one kind of database into the other."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from loupiote.kernel.data import encode
from loupiote.web import backup
from loupiote.web.games import tables
from loupiote.web.games.models import Game
from loupiote.web.people.models import User
from web_server import Browser, database_prepared, prepared, serving, shown

VILLAGE = {"Ana": "voyante", "Bob": "loup-garou", "Cleo": "simple-villageois", "Dan": "simple-villageois"}


@pytest.fixture
def kept(table: Any, tmp_path: Path) -> tuple[Any, Path]:
    scene = table(**VILLAGE)
    scene.game.created_by = User.objects.create_user("Élise", "a long password", email="e@example.org")
    scene.game.save()
    assert scene.reply("Ana", "sonder", "Bob").ok
    path = tmp_path / "games.loupiote"
    backup.write(path)
    return scene, path


@pytest.mark.django_db(transaction=True)
def test_what_was_backed_up_comes_back(kept: tuple[Any, Path]) -> None:
    scene, path = kept
    before = encode(tables.current(scene.game).table.chapters)
    assert scene.reply("Ana", "sonder", "Dan").ok
    with pytest.raises(backup.NotEmpty):
        backup.read(path)
    assert scene.view().prompts[0].reply == ("Dan",)
    backup.read(path, replace=True)
    game = Game.objects.get()
    assert encode(tables.current(game).table.chapters) == before
    assert game.created_by is not None
    assert game.created_by.check_password("a long password")
    assert scene.reply("Ana", "sonder", "Cleo").ok  # the numbers of rows go on
    assert Game.objects.create().pk > game.pk


@pytest.mark.django_db(transaction=True)
def test_a_broken_file_changes_nothing(kept: tuple[Any, Path], tmp_path: Path) -> None:
    scene, path = kept
    lines = gzip.decompress(path.read_bytes()).decode().splitlines(keepends=True)
    packed = path.read_bytes()
    broken = {
        "no gzip": (b"hello", "broken"),
        "empty": (b"", "broken"),
        "cut off": (packed[: len(packed) // 2], "broken"),
        "a line is missing": (gzip.compress("".join(lines[:2] + lines[3:]).encode()), "broken"),
        "no last line": (gzip.compress("".join(lines[:-1]).encode()), "broken"),
        "no head": (gzip.compress("".join(lines[1:]).encode()), "broken"),
        "something else": (gzip.compress(b'{"loupiote_backup": 1}\n[]\n'), "migrations"),
        "newer": (gzip.compress(b'{"loupiote_backup": 2}\n'), "newer"),
        "another version": (gzip.compress(json.dumps({"loupiote_backup": 1, "migrations": {}}).encode()), "migrations"),
        "a stranger's table": (
            gzip.compress((lines[0] + '{"model": "auth.permission", "pk": 1, "fields": {}}\n').encode()),
            "broken",
        ),
        "an unknown field": (
            gzip.compress((lines[0] + '{"model": "loupiote_games.game", "pk": 1, "fields": {"x": 1}}\n').encode()),
            "broken",
        ),
    }
    for name, (data, why) in broken.items():
        bad = tmp_path / "bad"
        bad.write_bytes(data)
        with pytest.raises(backup.NoBackup) as raised:
            backup.read(bad, replace=True)
        assert raised.value.why == why, name
    assert Game.objects.count() == 1
    assert scene.view().prompts[0].reply == ("Bob",)


def test_a_backup_while_the_server_runs_and_back_into_it(tmp_path: Path) -> None:
    with serving(prepared(tmp_path / "data", database_prepared())) as server:
        browser = Browser(server)
        path, room = browser.post("/demo/", browser.get("/")[1])
        done = server.run("backup", str(tmp_path / "games"))
        assert (done.returncode, done.stderr) == (0, "")
        again = server.run("backup", str(tmp_path / "games"))
        assert (again.returncode, "exists already" in again.stderr) == (1, True)
        refused = server.run("restore", str(tmp_path / "games"))
        assert (refused.returncode, "--replace" in refused.stderr) == (1, True)
        done = server.run("restore", str(tmp_path / "games"), "--replace")
        assert (done.returncode, done.stderr) == (0, "")
        assert shown(room)
        assert shown(browser.get(path)[1]) == shown(room)


def test_a_backup_goes_from_one_kind_of_database_into_the_other(tmp_path: Path) -> None:
    with serving(prepared(tmp_path / "small")) as server:
        browser = Browser(server)
        path, _ = browser.post("/demo/", browser.get("/")[1])
        key = path.split("/")[2]
        assert server.run("backup", str(tmp_path / "games")).returncode == 0
    other = prepared(tmp_path / "large", database_prepared())
    done: subprocess.CompletedProcess[str] = other.run("restore", str(tmp_path / "games"))
    assert (done.returncode, done.stderr) == (0, "")
    second = other.run("backup", str(tmp_path / "again"))
    assert second.returncode == 0
    one, two = (gzip.decompress((tmp_path / name).read_bytes()).decode() for name in ("games", "again"))
    assert key in one
    assert list(map(json.loads, one.splitlines())) == list(map(json.loads, two.splitlines()))


def test_files_that_are_none_are_said_so(tmp_path: Path) -> None:
    server = prepared(tmp_path / "data")
    assert "Cannot read" in server.run("restore", str(tmp_path / "none")).stderr
    (tmp_path / "none").write_text("hello")
    assert "no backup" in server.run("restore", str(tmp_path / "none")).stderr
    done = server.run("backup", str(tmp_path / "no" / "folder"))
    assert (done.returncode, "Cannot write" in done.stderr) == (1, True)


def test_everything_of_a_game_is_in_it() -> None:
    names = {model.__name__ for model in backup.kept()}
    assert {"Game", "Seat", "Master", "Entry", "Chapter", "Input", "Telling", "Turn", "Deadline", "User"} <= names
    assert "Session" not in names
