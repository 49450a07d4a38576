"""Backup and restore: all or nothing, while the server runs, from one kind of database into the other."""

from __future__ import annotations

import gzip
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import Group
from django.db import connection

from loupiote.cli.phrases import Phrases
from loupiote.kernel.data import encode
from loupiote.narration import Lang
from loupiote.web import backup
from loupiote.web.games import tables
from loupiote.web.games.models import Deed, Game
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
def test_what_the_operator_did_since_does_not_stand_in_its_way(kept: tuple[Any, Path]) -> None:
    """A line of the operator's log, and a group, name accounts that the backup does not hold."""
    _scene, path = kept
    chef = User.objects.create_superuser("Chef", "a long password")
    LogEntry.objects.create(user=chef, object_repr="Mia", action_flag=CHANGE)
    chef.groups.add(Group.objects.create(name="operators"))
    backup.read(path, replace=True)
    assert not LogEntry.objects.exists() and not User.objects.filter(name="Chef").exists()


@pytest.mark.django_db
def test_nothing_stays_that_names_what_a_restore_replaces() -> None:
    """As the database itself says it: every table that names one of a backup's is in the backup, or emptied before."""
    kept = backup.kept()
    replaced = {model._meta.db_table for model in kept}
    emptied = replaced | {model._meta.db_table for model in backup.leaning(kept)}
    naming = set()
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            for constraint in connection.introspection.get_constraints(cursor, table).values():
                named = constraint["foreign_key"]
                if named is not None and named[0] in emptied:
                    naming.add(table)
    assert naming <= emptied
    assert {LogEntry._meta.db_table, "loupiote_people_user_groups"} <= naming - replaced


@pytest.mark.django_db(transaction=True)
def test_a_broken_file_changes_nothing(kept: tuple[Any, Path], tmp_path: Path) -> None:
    scene, path = kept
    lines = gzip.decompress(path.read_bytes()).decode().splitlines(keepends=True)
    packed = path.read_bytes()
    half = len(packed) // 2
    row = '{"model": "loupiote_games.game", "pk": 1, "fields": {%s}}\n'

    def file(line: str) -> tuple[bytes, str]:
        return gzip.compress((lines[0] + line + '{"rows": 1}\n').encode()), "broken"

    broken = {
        "bytes that have changed": (packed[:half] + bytes(b ^ 0x5A for b in packed[half:]), "broken"),
        "bytes that have changed, and no sum": (
            packed[:20] + bytes(b ^ 0x5A for b in packed[20:60]) + packed[60:],
            "broken",
        ),
        "a number without end": file(row.replace('"pk": 1', f'"pk": {10**30}') % ""),
        "a counter without end": file(row % f'"seq": {10**30}'),
        "too deep": file("[" * 200_000 + "]" * 200_000),
        "too deep within": file(row % f'"plan": {"[" * 2000}"\\u0000"{"]" * 2000}'),
        "a table that is no word": file('{"model": ["x"], "pk": 1, "fields": {}}\n'),
        "fields that are none": file('{"model": "loupiote_games.game", "pk": 1, "fields": []}\n'),
        "no fields": file('{"model": "loupiote_games.game", "pk": 1}\n'),
        "a text that is none": file(row % '"title": {"a": 1}, "status": null'),
        "a day that is none": file(row % '"created_at": "rubbish"'),
        "not UTF-8": (gzip.compress(lines[0].encode() + b"\xff\n"), "broken"),
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


@pytest.mark.django_db(transaction=True)
def test_bytes_of_a_backup_may_change_anywhere(kept: tuple[Any, Path], tmp_path: Path) -> None:
    scene, path = kept
    packed, plain, chance = path.read_bytes(), gzip.decompress(path.read_bytes()), random.Random(1)
    bad = tmp_path / "bad"
    for turn in range(60):
        found = bytearray(packed if turn % 2 else plain)
        at = chance.randrange(10, len(found))
        found[at : at + chance.randrange(4)] = chance.randbytes(chance.randrange(4))
        bad.write_bytes(bytes(found) if turn % 2 else gzip.compress(bytes(found)))
        try:
            backup.read(bad, replace=True)  # a letter of a name may be another, with a sum that says so
        except backup.NoBackup as refused:
            assert refused.why in ("broken", "migrations")
    backup.read(path, replace=True)
    assert Game.objects.count() == 1
    assert scene.view().prompts[0].reply == ("Bob",)


@pytest.mark.django_db(transaction=True)
def test_signs_that_not_every_database_keeps_are_left_behind(kept: tuple[Any, Path], tmp_path: Path) -> None:
    scene, path = kept
    lines = list(map(json.loads, gzip.decompress(path.read_bytes()).decode().splitlines()))
    for line in lines:
        if line.get("model") == "loupiote_games.game":
            line["fields"] |= {"title": "Un\0e \\u0000 \ud800", "options": {"a\0": ["\0b"]}}
        if line.get("model") == "loupiote_games.deed":
            line["fields"]["data"] = json.dumps({"name": "A\0na"})
    entry = {"game": scene.game.pk, "user": None, "who": "H\0al", "kind": "x", "data": '{"a":"\\u0000b"}'}
    lines.insert(-1, {"model": "loupiote_games.deed", "pk": 77, "fields": entry | {"at": "2026-01-01T00:00:00Z"}})
    lines[-1]["rows"] += 1
    old = tmp_path / "old"
    old.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
    backup.read(old, replace=True)
    game, deed = Game.objects.get(), Deed.objects.get(pk=77)
    assert (game.title, game.options) == ("Une \\u0000 ", {"a": ["b"]})
    assert (deed.who, deed.data) == ("Hal", '{"a":"b"}')


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
    assert done.returncode == 1
    assert "Cannot write" in done.stderr and "its folder does not exist" in done.stderr


@pytest.mark.parametrize(
    ("lang", "one", "more"), [("en", "(1 row).", "(2 rows)."), ("fr", "(1 ligne).", "(2 lignes).")]
)
def test_rows_are_counted_in_words(lang: Lang, one: str, more: str) -> None:
    said = Phrases(lang)
    for key in ("backed-up", "restored"):
        assert said(key, path="x", rows=1).endswith(one)
        assert said(key, path="x", rows=2).endswith(more)


def test_everything_of_a_game_is_in_it() -> None:
    names = {model.__name__ for model in backup.kept()}
    assert {"Game", "Seat", "Master", "Entry", "Chapter", "Input", "Telling", "Turn", "Deadline", "User"} <= names
    assert "Session" not in names
